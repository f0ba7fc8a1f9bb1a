/// RxSwift and RxCocoa: streams bound to observers that the app makes of closures.
enum RxIdiom: Idiom {
  static let name = "Rx"
  static let modules: Set<String> = ["RxSwift", "RxCocoa"]
  static let vocabulary: Set<String> = ["Reactive"]

  static let calls: [String: RunningIdioms.Rule] = [
    "bind": { RxBinding($0).bind() },
    "drive": { RxBinding($0).bind() },
    "emit": { RxBinding($0).bind() },
    "subscribe": { RxBinding($0).bind() },
  ]
}
