/// RxSwift and RxCocoa: streams bound to observers that the app makes of closures, and what is sent to subjects.
enum RxIdiom: Idiom {
  static let name = "Rx"
  static let modules: Set<String> = ["RxSwift", "RxCocoa"]
  static let vocabulary: Set<String> = ["Reactive"]

  static let calls: [String: RunningIdioms.Rule] = [
    "accept": { SubjectCalls($0).sendOn() },
    "bind": bind,
    "drive": bind,
    "emit": bind,
    "onNext": { SubjectCalls($0).sendOn() },
    "subscribe": bind,
  ]

  static let relays: Set<String> = ["accept", "onNext"]

  private static let bind: RunningIdioms.Rule = { RxBinding($0).bind() ?? SubjectCalls($0).bind() }
}
