/// All that the app knows.
struct AppState {
  var navigation = NavigationState()
  var garden = GardenState()
}

struct NavigationState: Equatable {
  var place: Place = .beds
}

/// Where in the app its user is.
enum Place: Equatable {
  case beds
  case bed(Int)
  case planting(Int)
  case almanac
}

struct GardenState {
  var plants: [Int: String] = [:]
}
