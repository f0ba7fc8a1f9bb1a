package import Findings
internal import NavigationModel

/// A kind of deep link that the app understands and then forgets.
package enum UnhandledLink: Rule {
  package static let id = RuleID("unhandled-link")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds cases of an enum that is made from a URL, a notification or an activity, for which every `switch` that navigates
      does nothing: an empty branch, or a `default` that breaks. Whatever the enum is called, it counts if links become
      values of it: in an `init` or function that reads a link, or by its raw value, `Page(rawValue: url.host)`.

      Where links ask for all cases alike, by their raw values, a branch that names a case and does nothing is meant so, and so
      is one for all others that says in a log that it knows nothing of them.

      A case that some code compares with or tests for is handled, and so is one whose branch does anything but log.
      """,
    whyIsThisBad: "The link opens the app, and nothing happens: the user stays where they were.",
    howToFix: "Lead the case to its screen, or stop making it from links.")

  package static let triggering = [
    Example.screens(
      """
      enum DeepLink {
        case order
        case ↓wishes

        init?(url: URL) {
          switch url.host {
          case "order": self = .order
          case "wishes": self = .wishes
          default: return nil
          }
        }
      }

      class HomeViewController: UIViewController {
        func open(_ url: URL) {
          guard let link = DeepLink(url: url) else { return }
          switch link {
          case .order: present(OrderViewController(), animated: true)
          default: break
          }
        }
      }

      class OrderViewController: UIViewController {}
      """)
  ]

  package static let nonTriggering = [
    Example.screens(
      """
      enum DeepLink {
        case order
        case wishes

        init?(url: URL) {
          switch url.host {
          case "order": self = .order
          case "wishes": self = .wishes
          default: return nil
          }
        }
      }

      class HomeViewController: UIViewController {
        func open(_ url: URL) {
          guard let link = DeepLink(url: url) else { return }
          switch link {
          case .order: present(OrderViewController(), animated: true)
          case .wishes: present(WishesViewController(), animated: true)
          }
        }
      }

      class OrderViewController: UIViewController {}

      class WishesViewController: UIViewController {}
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    context.model.dispatches.filter { $0.role == .link && !$0.lost.isEmpty }.map { link in
      finding(.unhandled(link), at: .source(link.source), notes: link.notes)
    }
  }
}

extension Dispatch {
  /// Where the case is asked for, and where it is dropped.
  var notes: [Note] {
    lost.prefix(2).map { Note(message: Message.asked.text, source: $0) }
      + dropped.prefix(2).map { Note(message: Message.dropped.text, source: $0) }
  }
}

extension Message {
  fileprivate static let asked: Message = "asked for here"
  fileprivate static let dropped: Message = "and nothing is done for it here"

  fileprivate static func unhandled(_ link: Dispatch) -> Message {
    "nobody handles the link '\(link.name)' of '\(link.type)'; lead it to a screen or stop making it"
  }
}
