import Facts
import NavigationModel

/// UIPilot: a stack of routes in an object, and one closure that makes a view of each.
enum UIPilotIdiom: Idiom {
  static let name = "UIPilot"
  static let modules: Set<String> = ["UIPilot"]
  static let vocabulary: Set<String> = ["UIPilot", "UIPilotHost"]
  static let landmarks: Set<String> = ["UIPilot", "UIPilotHost"]

  static let calls: [String: RunningIdioms.Rule] = [
    "UIPilotHost": { PilotCalls($0).host() },
    "push": { PilotCalls($0).push() },
    "pop": { PilotCalls($0).back(.pop) },
    "popTo": { PilotCalls($0).back(.popTo) },
  ]
}
