package import Findings
internal import NavigationModel

/// An app whose first screen is not known.
package enum MissingEntry: Rule {
  package static let id = RuleID("missing-entry")
  package static let defaultSeverity = Severity.note
  package static let page = RulePage(
    whatItDoes: "Finds apps with screens of which none is known to be shown at launch.",
    whyIsThisBad: """
      Everything that is said about an app begins where the user begins. Without a first screen, navgraph cannot tell what
      can be reached, and does not report unreachable screens. The app itself shows a black window.
      """,
    howToFix: """
      Give the window a root view controller, name a main storyboard in `Info.plist`, or give the `App` a `WindowGroup`. If
      the app does so in a way that navgraph does not see, the finding stands at the nearest place that it saw: which of
      both it is cannot be told, and so it is a note. A library without an app of its own switches the rule off.
      """)

  package static let triggering = [
    Example(
      """
      //- /SceneDelegate.swift
      import UIKit

      class HomeViewController: UIViewController {}

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
      }
      """)
  ]

  package static let nonTriggering = [
    Example.screens("class HomeViewController: UIViewController {}")
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    let isScreen: (Node) -> Bool = { $0.kind == .screen || $0.kind == .container }
    guard context.model.nodes.contains(where: isScreen), !context.hasLaunch, !context.showsScreenWhenActivated else {
      return []
    }
    let unresolved = context.model.entries.first { $0.kind == .launch }
    if let unresolved { return [finding(.unresolved(unresolved.name), at: .source(unresolved.source))] }
    let gap = context.model.unresolved.first { $0.reason == Unresolved.launch }
    guard let gap else { return [finding(.missing, at: .wholeApp)] }
    return [finding(.unresolved(gap.call), at: .source(gap.source))]
  }
}

extension CheckContext {
  /// Whether it is known what comes first: a screen, or a flow that shows one.
  var hasLaunch: Bool {
    whole.entries.contains { $0.kind == .launch && ($0.to != nil || $0.route != nil) }
  }

  /// Whether the first screen comes when the app becomes active, which it does at each launch, too.
  fileprivate var showsScreenWhenActivated: Bool {
    whole.entries.contains { entry in
      entry.kind == .event && entry.to != nil
        && ["DidBecomeActive", "WillEnterForeground"].contains(where: entry.name.hasSuffix)
    }
  }
}

extension Message {
  fileprivate static let missing: Message = """
    no screen is shown at launch; give the window a root view controller, or name a main storyboard in 'Info.plist'
    """

  fileprivate static func unresolved(_ name: String) -> Message {
    "what '\(name)' shows at launch could not be found out, so unreachable screens are not looked for"
  }
}
