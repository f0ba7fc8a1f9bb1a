/// Eureka: forms whose rows say what a tap on them shows.
enum EurekaIdiom: Idiom {
  static let name = "Eureka"
  static let modules: Set<String> = ["Eureka"]

  static let assignments: [String: RunningIdioms.Rule] = [
    "presentationMode": { PresentationModes(call: $0).show() }
  ]
}
