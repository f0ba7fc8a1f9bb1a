import NavigationModel

/// NavigationBackport: SwiftUI's stacks for older systems, under names of their own, and navigators that change the path.
enum NavigationBackportIdiom: Idiom {
  static let name = "NavigationBackport"
  static let modules: Set<String> = ["NavigationBackport"]

  static let vocabulary: Set<String> = ["NBNavigationLink", "NBNavigationPath", "NBNavigationStack", "PathNavigator"]

  static let landmarks: Set<String> = ["NBNavigationLink", "NBNavigationPath", "NBNavigationStack"]

  static let calls: [String: RunningIdioms.Rule] = [
    "NBNavigationStack": { SwiftUICalls($0).stack() },
    "NBNavigationLink": { SwiftUICalls($0).link() },
    "nbNavigationDestination": { SwiftUICalls($0).destination() },
    "push": { RouteListCalls($0).forward(.push) },
    "pop": { RouteListCalls($0).back(.pop) },
    "popTo": { RouteListCalls($0).back(.popTo) },
    "popToRoot": { RouteListCalls($0).back(.popToRoot) },
  ]
}
