package import Findings
internal import NavigationModel

/// A request for navigation that the router drops.
package enum UnhandledRoute: Rule {
  package static let id = RuleID("unhandled-route")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds places that ask a router or coordinator for a case of its enum, where every `switch` of the app that navigates
      by this enum does nothing for the case: an empty branch, or a `default` that breaks. Such an enum is one that conforms
      to a library's `Route` or `Step`, or whose name ends in `Route`, `Scene`, `Destination`, `Link` or `Step`, or that has
      `DeepLink` in its name or begins with `Shortcut`. What becomes of enums of any name that links are made into, `unhandled-link` says.

      A case that some code compares with or tests for is handled, and so is one whose branch does anything but log.
      """,
    whyIsThisBad: "The button is there and does nothing.",
    howToFix: "Handle the case in the router, or take away what asks for it.")

  package static let triggering = [
    Example.screens(
      """
      enum Scene {
        case cart
        case wishes
      }

      class HomeViewController: UIViewController {
        @IBAction func openCart() { show(scene: .cart) }
        @IBAction func openWishes() { show(scene: .↓wishes) }

        func show(scene: Scene) {
          switch scene {
          case .cart: present(CartViewController(), animated: true)
          case .wishes: break
          }
        }
      }

      class CartViewController: UIViewController {}
      """)
  ]

  package static let nonTriggering = [
    // Nobody asks for the case that is left out.
    Example.screens(
      """
      enum Scene {
        case cart
        case wishes
        case later
      }

      class HomeViewController: UIViewController {
        @IBAction func openCart() { show(scene: .cart) }
        @IBAction func openWishes() { show(scene: .wishes) }

        func show(scene: Scene) {
          switch scene {
          case .cart: present(CartViewController(), animated: true)
          case .wishes: present(WishesViewController(), animated: true)
          case .later: break
          }
        }
      }

      class CartViewController: UIViewController {}

      class WishesViewController: UIViewController {}
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    context.model.dispatches.filter { $0.role == .route }.compactMap { route in
      guard let first = route.lost.first else { return nil }
      return finding(
        .unhandled(route), at: .source(first),
        notes: route.notes.filter { $0.source != first })
    }
  }
}

extension Message {
  fileprivate static func unhandled(_ route: Dispatch) -> Message {
    "nothing happens for '\(route.name)' of '\(route.type)'; handle it or do not ask for it"
  }
}
