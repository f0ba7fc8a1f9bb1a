package import Findings
internal import NavigationModel

/// A child coordinator that its parent keeps forever.
package enum LeakedCoordinator: Rule {
  package static let id = RuleID("leaked-coordinator")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds coordinators that put a child into their list of children, hear when it has finished, and take it out of the
      list nowhere; nor does the child itself. Where nobody asks to hear that the child has finished, it is a note if a
      screen starts the child again each time it leads there, and the parent stays.

      A child that never finishes, such as the one around the app's tab bar, may stay.
      """,
    whyIsThisBad: """
      Every visit leaves another coordinator behind, with its screens and view models. They go on to listen, so old ones
      answer too.
      """,
    howToFix: "Take the child out of the list where its end is heard.")

  package static let triggering = [Example.screens(app(onFinish: "", mark: "↓"))]
  package static let nonTriggering = [
    Example.screens(app(onFinish: "self?.children.removeAll { $0 === checkout }; ", mark: ""))
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    let children = context.model.childFlows
    let goOn = Set(children.filter(\.isRemoved).compactMap(\.child))
    let heard = Set(children.filter { $0.finish != nil || $0.isRemoved }.compactMap(\.child))
    let starts = StartsByScreens(context)
    return children.filter { !$0.isRemoved }.compactMap { child in
      if let finish = child.finish {
        return finding(
          .leaked(child), at: .source(child.source), notes: [Note(message: Message.finish.text, source: finish)])
      }
      guard let name = child.child, !heard.contains(name), !goOn.contains(child.owner),
        let start = starts.first(of: name)
      else { return nil }
      return finding(
        .unheard(child), at: .source(child.source), severity: .note,
        notes: [Note(message: Message.start(context.name(start.from)).text, source: start.source)])
    }
  }

  private static func app(onFinish: String, mark: String) -> String {
    """
    class HomeViewController: UIViewController {
      lazy var coordinator = ShopCoordinator(home: self)

      @IBAction func openCheckout() { coordinator.openCheckout() }
    }

    class CheckoutViewController: UIViewController {}

    class ShopCoordinator {
      private var children: [CheckoutCoordinator] = []
      private let home: UIViewController

      init(home: UIViewController) { self.home = home }

      func openCheckout() {
        let checkout = CheckoutCoordinator(home: home)
        checkout.onFinish = { [weak self] in \(onFinish)self?.home.dismiss(animated: true) }
        \(mark.isEmpty ? "children.append" : "children.\(mark)append")(checkout)
        checkout.start()
      }
    }

    class CheckoutCoordinator {
      var onFinish: (() -> Void)?
      private let home: UIViewController

      init(home: UIViewController) { self.home = home }

      func start() { home.present(CheckoutViewController(), animated: true) }
    }
    """
  }
}

/// Where screens lead to what a flow shows first, so that another flow is made at each visit.
private struct StartsByScreens {
  private let byFlow: [String: [Transition]]
  private let byScreens: [SourcePlace: Transition]

  init(_ context: CheckContext) {
    let names = Dictionary(
      context.whole.nodes.filter { $0.kind == .flow }.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    byFlow = Dictionary(grouping: context.whole.transitions.filter { names[$0.from] != nil }) { names[$0.from] ?? "" }
    byScreens = Dictionary(
      context.model.transitions.filter { transition in
        transition.isVisit && transition.certainty == .certain && context.node(transition.from)?.kind == .screen
      }.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A way from a screen to what the flow of a class shows; `nil` for flows that fill a window, a tab or a stack.
  func first(of name: String) -> Transition? {
    let shown = byFlow[String(name.split(separator: ".").last ?? "")] ?? []
    guard !shown.contains(where: { $0.kind == .setStack || $0.kind == .replaceRoot || $0.kind.isContainment }) else {
      return nil
    }
    return shown.lazy.filter(\.isVisit).compactMap { byScreens[$0.source] }.first
  }
}

extension Transition {
  /// Whether it puts something on top that was not there before.
  fileprivate var isVisit: Bool { kind == .push || kind == .show || kind == .present }
}

extension Message {
  fileprivate static func unheard(_ child: ChildFlow) -> Message {
    "'\(child.owner)' keeps '\(child.child ?? "a child")' at each visit, and nobody lets it go; take it out of the list when it is left"
  }

  fileprivate static func start(_ name: String) -> Message { "'\(name)' starts it here" }

  fileprivate static func leaked(_ child: ChildFlow) -> Message {
    "'\(child.owner)' keeps '\(child.child ?? "a child")' and never lets it go; take it out of the list when it has finished"
  }

  fileprivate static let finish: Message = "its end is heard here"
}
