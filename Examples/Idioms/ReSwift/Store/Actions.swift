import ReSwift

struct OpenBed: Action {
  let number: Int
}

struct BeginPlanting: Action {
  let number: Int
}

struct OpenAlmanac: Action {}

struct Plant: Action {
  let number: Int
  let name: String
}
