package import Findings
internal import NavigationModel

/// Route requests whose errors nobody sees.
package enum SwallowedErrors: Rule {
  package static let id = RuleID("swallowed-errors")
  package static let defaultSeverity = Severity.note
  package static let page = RulePage(
    whatItDoes: "Counts, file by file, the route requests whose errors are thrown away with `try?`.",
    whyIsThisBad: """
      A route that cannot be followed, because a gate refuses or a screen is missing, then does nothing: the user taps,
      and taps again, and no log says why.
      """,
    howToFix: """
      Catch the error and log it. Where there is nothing to do about it, `commitNavigation(to:with:)` says so openly and
      leaves a message in the router's log.
      """)

  package static let triggering = [
    Example(
      """
      //- /Home.swift
      import RouteComposer
      import UIKit

      class HomeViewController: UIViewController {
        @IBAction func openCart() {
          try? DefaultRouter().↓navigate(to: Routes.cart, with: nil)
        }
      }
      """ + "\n" + cart)
  ]

  package static let nonTriggering = [
    Example(
      """
      //- /Home.swift
      import RouteComposer
      import UIKit

      class HomeViewController: UIViewController {
        @IBAction func openCart() {
          do {
            try DefaultRouter().navigate(to: Routes.cart, with: nil)
          } catch {
            print(error)
          }
        }
      }
      """ + "\n" + cart)
  ]

  private static let cart = """
    //- /Cart.swift
    import RouteComposer
    import UIKit

    class CartViewController: UIViewController {
      @IBAction func close() { dismiss(animated: true) }
    }

    enum Routes {
      static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
    }

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        window?.rootViewController = HomeViewController()
      }
    }
    """

  package static func findings(in context: CheckContext) -> [Finding] {
    let requests = context.model.requests.filter(\.swallowsErrors).sorted { $0.source < $1.source }
    let byFile = Dictionary(grouping: requests, by: \.source.file)
    return byFile.keys.sorted().compactMap { file in
      guard let all = byFile[file], let first = all.first else { return nil }
      return finding(
        .swallowed(all.count), at: .source(first.source),
        notes: all.dropFirst().map { Note(message: "and here", source: $0.source) },
        nodes: Array(Set(all.compactMap(\.from))).sorted())
    }
  }
}

extension Message {
  fileprivate static func swallowed(_ count: Int) -> Message {
    count == 1
      ? "'try?' throws the error of this route request away; catch it and log it"
      : "'try?' throws the errors of \(count) route requests in this file away; catch them and log them"
  }
}
