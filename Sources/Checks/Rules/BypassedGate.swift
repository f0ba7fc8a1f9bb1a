package import Findings
internal import NavigationModel

/// A screen that is guarded on one way and open on another.
package enum BypassedGate: Rule {
  package static let id = RuleID("bypassed-gate")
  package static let defaultSeverity = Severity.note
  package static let page = RulePage(
    whatItDoes: """
      Finds screens that one way reaches only behind a login, a permission or a purchase, while a user who never passed such
      a gate comes there by another. A gate is one if its name says so: `LoginInterceptor`, `isLoggedIn`, `hasPremium`.
      The interceptor of a screen on the way guards that screen, not the one behind it.

      Screens to which the way leads through a screen for signing in are not reported, nor those that replace the whole
      window, nor those that more screens open without the gate than with it. That a call succeeded is no right, and who
      has data of their own, as in `order?.isPaid == true`, is no guest. A way counts as open if nothing is asked on it but
      what to show: any other condition, such as `canEdit`, may hold for those alone who have the right.

      Nor is a way open that a link takes by the same call behind such a gate.

      It is a note: that the first screen has asked already, or what it shows is there for everybody, is not seen.
      """,
    whyIsThisBad: "What must not be seen without a session is seen: empty, crashing, or somebody else's.",
    howToFix: "Ask for the gate on every way: best where the screen is made, not at the buttons.")

  package static let triggering = [Example.screens(app(wishes: "", mark: "↓"))]
  package static let nonTriggering = [
    Example.screens(app(wishes: "guard Session.shared.isLoggedIn else { return }\n    ", mark: ""))
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    let ways = Dictionary(grouping: context.model.transitions.filter(\.isOneWay)) { $0.to }
    let open = OpenReach(context)
    return context.model.nodes.compactMap { node -> Finding? in
      guard let screen = context.screenShown(as: node), !screen.isForSigningIn, let ways = ways[node.id] else {
        return nil
      }
      let guarded = ways.filter { way in context.ownGates(of: way).contains(where: \.isAboutTheUser) }
      let unguarded = ways.filter { !$0.gates.contains { $0.mentionsTheUser || $0.asksForOwnData } }
      // Any condition that was not understood may be the right, and what a container holds may differ with a choice.
      let bare = unguarded.filter { way in
        way.gates.allSatisfy { node.kind == .screen ? $0.isChoice : $0.kind == .platform } && !way.followsState
          && open.isReached(way.from)
      }
      // Where few of many ways ask, they do so for a reason of their own.
      guard Set(guarded.map(\.from)).count >= Set(bare.map(\.from)).count else { return nil }
      guard let gate = guarded.first.flatMap({ context.ownGates(of: $0).first(where: \.isAboutTheUser) }),
        let way = bare.first,
        !guarded.contains(where: { $0.source == way.source })
      else { return nil }
      return finding(
        .bypassed(screen.name, by: gate.asked, from: context.name(way.from)), at: .source(way.source),
        notes: [Note(message: Message.guarded(gate.asked).text, source: guarded[0].source)],
        path: context.nodeIndex[way.from].map { context.reach.path(to: $0, in: context) } ?? [], nodes: [node.id])
    }
  }

  private static func app(wishes: String, mark: String) -> String {
    """
    class Session {
      static let shared = Session()
      var isLoggedIn = false
    }

    class HomeViewController: UIViewController {
      @IBAction func openOrders() {
        guard Session.shared.isLoggedIn else { return }
        navigationController?.pushViewController(OrdersViewController(), animated: true)
      }

      @IBAction func openWishes() { navigationController?.pushViewController(WishesViewController(), animated: true) }
    }

    class WishesViewController: UIViewController {
      @IBAction func openOrders() {
        \(wishes)navigationController?.\(mark)pushViewController(OrdersViewController(), animated: true)
      }
    }

    class OrdersViewController: UIViewController {}
    """
  }
}

extension CheckContext {
  /// The screen that is seen where a way ends: itself, or the one at the root of a storyboard's navigation controller.
  fileprivate func screenShown(as node: Node) -> Node? {
    if node.kind == .screen { return node }
    // A container of the app's own, of pages or tabs, is a place like a screen.
    if node.kind == .container, !node.anonymous, node.scene == nil, node.container != .navigation { return node }
    guard node.container == .navigation, node.scene != nil else { return nil }
    return model.transitions.first { $0.from == node.id && $0.kind.isContainment }.flatMap { self.node($0.to) }
  }

  /// The gates of a way that guard its destination: not those of screens that its route only goes through.
  fileprivate func ownGates(of way: Transition) -> [Gate] {
    guard let id = way.route, let route = routes[id] else { return way.gates }
    let own = Set(route.steps.first?.interceptors.map(\.name) ?? [])
    let others = Set(model.routes.flatMap(\.steps).flatMap(\.interceptors).map(\.name)).subtracting(own)
    return way.gates.filter { !others.contains($0.name) }
  }
}

/// A call by what it shows, whoever runs it.
private struct Showing: Hashable {
  var source: SourcePlace
  var to: NodeID?
}

/// What a user can see who never passed a gate about themselves.
private struct OpenReach {
  private let reached: Set<NodeID>

  init(_ context: CheckContext) {
    let entries = Dictionary(grouping: context.model.entries) { $0.gates.contains(where: \.mentionsTheUser) }
    // Where the same call shows a screen to a link that has passed a gate, others who run it may have passed one, too.
    let asked = Set((entries[true] ?? []).map { Showing(source: $0.source, to: $0.to) })
    // What only may be a way proves nothing.
    let next = Dictionary(
      grouping: context.model.transitions.filter { way in
        !way.kind.isWayBack && way.certainty != .inferred && !asked.contains(Showing(source: way.source, to: way.to))
      }, by: \.from)
    var waiting = (entries[false] ?? []).compactMap(\.to)
    var reached: Set<NodeID> = []
    while let id = waiting.popLast() {
      // Whoever gets past a screen for signing in has signed in.
      guard context.node(id)?.isForSigningIn == false, reached.insert(id).inserted else { continue }
      waiting += (next[id] ?? []).filter { $0.gates.allSatisfy { $0.isChoice && !$0.asksForOwnData } }
        .compactMap(\.to)
    }
    self.reached = reached
  }

  func isReached(_ id: NodeID) -> Bool { reached.contains(id) }
}

extension Transition {
  /// Whether it surely adds a screen to what is there.
  fileprivate var isOneWay: Bool {
    guard certainty == .certain, level == .screen, from != to else { return false }
    switch kind {
    case .push, .show, .showDetail, .present, .popover: return true
    case .setStack, .replaceRoot, .embed, .tab, .split, .page, .select, .unwind, .pop, .popTo, .popToRoot, .dismiss,
      .childFlow, .finishFlow, .alert, .openURL, .custom:
      return false
    }
  }
}

extension Transition {
  /// Whether it shows what some state holds: who may set that is not asked where it is shown.
  fileprivate var followsState: Bool {
    let bound = gates.filter { $0.name.hasPrefix("let ") }.map { $0.name.dropFirst(4) }
    return gates.contains { gate in bound.contains { gate.name.hasPrefix("\($0): ") } }
  }
}

extension Gate {
  /// Whether it lets through only those for whom there is something that others may not have: `order?.isPaid == true`.
  fileprivate var asksForOwnData: Bool {
    kind == .condition && name.hasSuffix(" == true") && name.holds("?.") && !name.hasPrefix("not ")
      && !name.holds(" or ") && !name.holds("||")
  }
}

extension Node {
  fileprivate var isForSigningIn: Bool {
    let name = name.lowercased()
    return ["login", "signin", "signup", "auth", "onboard", "welcome", "register", "paywall", "unlock", "passcode"]
      .contains(where: name.holds)
  }
}

extension String {
  /// By bytes: the library's first search in a text readies machinery for as long as all rules take over a small app.
  fileprivate func holds(_ part: String) -> Bool {
    let bytes = Array(utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: part.utf8) }
  }
}

extension Message {
  fileprivate static func bypassed(_ name: String, by gate: String, from: String) -> Message {
    "'\(from)' opens '\(name)' without '\(gate)', which guards it elsewhere; ask for it here too"
  }

  fileprivate static func guarded(_ gate: String) -> Message { "'\(gate)' guards it here" }
}
