import Facts
import NavigationModel

/// Stinsen: coordinators whose properties are routes, asked for by key paths.
enum StinsenIdiom: Idiom {
  static let name = "Stinsen"
  static let modules: Set<String> = ["Stinsen"]

  static let landmarks: Set<String> = [
    "NavigationCoordinatable", "TabCoordinatable", "ViewCoordinatable", "NavigationViewCoordinator",
  ]

  static let calls: [String: RunningIdioms.Rule] = [
    "route": { StinsenCalls($0).forward("to", nil) },
    "root": { StinsenCalls($0).forward(nil, .replaceRoot) },
    "focusFirst": { StinsenCalls($0).forward(nil, .select) },
    "pop": { StinsenCalls($0).back(.pop) },
    "popLast": { StinsenCalls($0).back(.pop) },
    "popToRoot": { StinsenCalls($0).back(.popToRoot) },
    "dismissCoordinator": { StinsenCalls($0).back(.dismiss) },
  ]
}
