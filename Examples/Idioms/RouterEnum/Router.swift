import SwiftUI

/// What can be pushed.
enum RouterDestination: Hashable {
  case article(Article)
  case author(name: String)
  case comments(Article)
}

/// What opens as a sheet.
enum SheetDestination: Identifiable {
  case compose(replyingTo: Article?)
  case settings
  case report(Article)

  var id: String {
    switch self {
    case .compose: "compose"
    case .settings: "settings"
    case .report: "report"
    }
  }
}

@MainActor
@Observable
final class Router {
  var path: [RouterDestination] = []
  var presentedSheet: SheetDestination?

  func navigate(to destination: RouterDestination) {
    path.append(destination)
  }
}
