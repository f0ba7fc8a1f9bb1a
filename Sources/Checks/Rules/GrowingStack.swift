package import Findings
internal import NavigationModel

/// A round trip that never takes a screen away.
package enum GrowingStack: Rule {
  package static let id = RuleID("growing-stack")
  package static let defaultSeverity = Severity.note
  package static let page = RulePage(
    whatItDoes: """
      Finds circles of screens in which each pushes or presents a new copy of the next. A circle that goes through the first
      screen of a navigation stack or the app is a warning, because going "home" so is hardly ever meant; others are
      notes: from a post to its author, and on to another post, is a way that readers go.

      A screen that shows another one of its own kind, such as an article that links to articles, is left alone. So is a
      route that looks for its screen before it builds one, and a transition beside which the screen goes back first, or
      beside which what it shows becomes all of the stack. A
      helper that shows the same screen from everywhere says nothing of who comes after whom: no circle goes through that.
      Nor does one through a screen of which others say what it does, a picker or a wrapper, if it comes in by another's
      hand than it goes on, or if one call puts now this and now that into it.
      Sheets that a flow shows by its own state take each other's place.
      """,
    whyIsThisBad: """
      Every round adds screens and takes none away. Memory grows, old copies go on observing and updating, and the back
      button leads through all of them.
      """,
    howToFix: """
      Go back instead of forward: `popToRootViewController`, `popToViewController`, `dismiss` or an unwind segue. With
      RouteComposer, give the step a finder.
      """)

  package static let triggering = [
    Example.screens(
      """
      class HomeViewController: UIViewController {
        @IBAction func openCart() {
          navigationController?.pushViewController(CartViewController(), animated: true)
        }
      }

      class CartViewController: UIViewController {
        @IBAction func goHome() {
          navigationController?.↓pushViewController(HomeViewController(), animated: true)
        }
      }
      """)
  ]

  package static let nonTriggering = [
    Example.screens(
      """
      class HomeViewController: UIViewController {
        @IBAction func openCart() {
          navigationController?.pushViewController(CartViewController(), animated: true)
        }
      }

      class CartViewController: UIViewController {
        @IBAction func goHome() {
          navigationController?.popToRootViewController(animated: true)
        }
      }
      """)
  ]

  /// - Complexity: O(nodes + transitions), and as many searches in each knot as ``Digraph/shortestCycles(in:limit:)``
  ///   allows.
  package static func findings(in context: CheckContext) -> [Finding] {
    let firstScreens = context.firstScreens
    let roots = Set(context.model.transitions.filter { $0.kind == .tab }.compactMap(\.to))
    return circles(in: context, preferring: firstScreens).compactMap { around in
      guard around.contains(where: { context.nodeIndex[$0.from].map(context.reach.isReached(node:)) ?? false }) else {
        return nil
      }
      let home = around.firstIndex { $0.to.map(firstScreens.contains) ?? false }
      return report(around, home: home, orRoot: around.firstIndex { $0.to.map(roots.contains) ?? false }, context)
    }
  }

  /// Circles of transitions, without those that cannot be walked or do not grow: others may hide behind them.
  private static func circles(in context: CheckContext, preferring first: Set<NodeID>) -> [[Transition]] {
    var growth = context.growth
    let telling = Set(first.compactMap { context.nodeIndex[$0] })
    let makers = context.makers
    while true {
      let edges = growth.compactMap { transition -> (from: Int, to: Int)? in
        guard let from = context.nodeIndex[transition.from], let to = transition.to.flatMap({ context.nodeIndex[$0] })
        else { return nil }
        return (from, to)
      }
      let found = cycles(edges, nodeCount: context.model.nodes.count, preferring: telling)
      let idle = Set(
        found.filter { circle in
          let around = circle.map { growth[$0] }
          return around.areOfOneCall || context.replaceEachOther(around) || context.isSpliced(around, by: makers)
        }.joined())
      if idle.isEmpty { return found.map { $0.map { growth[$0] } } }
      growth = growth.indices.filter { !idle.contains($0) }.map { growth[$0] }
    }
  }

  /// The finding stands where the circle comes back to its first screen or that of a tab, or else at its last edge in the
  /// source.
  private static func report(
    _ cycle: [Transition], home: Int?, orRoot root: Int?, _ context: CheckContext
  ) -> Finding? {
    let last = home ?? root ?? cycle.indices.max { cycle[$0].source < cycle[$1].source }
    guard let last else { return nil }
    let turned = cycle[(last + 1)...] + cycle[...last]
    guard let closing = turned.last, let again = closing.to else { return nil }
    let isHome = home != nil && !closing.isForWhatIsAtHand
    return finding(
      .grows(
        context.tellingName(closing.from, beside: again), again: context.tellingName(again, beside: closing.from),
        closing.kind, isHome: isHome),
      at: .source(closing.source),
      severity: isHome ? .warning : .note,
      path: turned.map {
        "'\(context.name($0.from))' \($0.kind.words) '\($0.to.map(context.name) ?? "")' (\($0.source))"
      },
      nodes: turned.map(\.from))
  }
}

extension CheckContext {
  /// Transitions that surely put a new screen on top of another kind of screen.
  fileprivate var growth: [Transition] {
    let waysBack = Dictionary(grouping: model.transitions.filter(\.kind.isWayBack), by: \.from)
    let fillings = Dictionary(grouping: model.transitions.filter { $0.kind == .setStack }, by: \.from)
    let common = commonCalls
    let frames = frames
    return model.transitions.filter { transition in
      guard transition.kind == .push || transition.kind == .show || transition.kind == .present,
        transition.level == .screen, transition.certainty == .certain, transition.to != transition.from,
        node(transition.from) != nil, let to = node(transition.to), to.kind == .screen,
        frames.isDisjoint(with: [transition.from, to.id]), !common.contains(Showing(transition))
      else { return false }
      if let id = transition.route, let route = routes[id], route.mayFindItsScreen { return false }
      let clearings = (fillings[transition.from] ?? []).filter { $0.to == transition.to }
      return !((waysBack[transition.from] ?? []) + clearings).flatMap(\.places)
        .contains { $0.isBeside(transition.source) }
    }
  }

  /// Whether sheets are shown by the state of one object that is none of them, such as a flow: the next one takes the
  /// place of the last.
  fileprivate func replaceEachOther(_ circle: [Transition]) -> Bool {
    let files = Set(circle.map(\.source.file))
    return files.count == 1 && circle.allSatisfy { $0.kind == .present && $0.detail == "sheet" }
      && !circle.contains { node($0.from)?.source.map { files.contains($0.file) } ?? true }
  }

  /// Whether a screen of the circle comes in by one class's code and goes on by another's, which shows such a screen, too:
  /// each says what its own does.
  ///
  /// One call that shows everything is a helper, and no class that says so.
  fileprivate func isSpliced(_ circle: [Transition], by makers: [NodeID: Set<SourcePlace>]) -> Bool {
    zip(circle, circle.dropFirst() + circle.prefix(1)).contains { arrival, departure in
      let file = departure.source.file
      return file.hasSuffix(".swift") && file != arrival.source.file
        && node(departure.from)?.source.map { $0.file != file } ?? false
        && makers[departure.from]?.contains { $0.file == file && $0 != departure.source } ?? false
    }
  }

  /// The places of code that shows a screen.
  fileprivate var makers: [NodeID: Set<SourcePlace>] {
    var places: [NodeID: Set<SourcePlace>] = [:]
    for transition in model.transitions where !transition.kind.isWayBack {
      guard let to = transition.to else { continue }
      places[to, default: []].formUnion(transition.places)
    }
    return places
  }

  /// The name of a screen; the whole identity where another one has the same name.
  fileprivate func tellingName(_ id: NodeID, beside other: NodeID) -> String {
    id != other && name(id) == name(other) ? id.rawValue : name(id)
  }

  /// Calls that show a screen from so many others that which of them does may depend on what came before.
  private var commonCalls: Set<Showing> {
    let shown = model.transitions.filter { $0.level == .screen && $0.to != nil }
    return Set(
      Dictionary(grouping: shown, by: Showing.init)
        .filter { Set($0.value.map(\.from)).count > Showing.limit }.keys)
  }

  /// Screens around whatever they are made with: one call puts several others into them, and each does what that does.
  private var frames: Set<NodeID> {
    let embeds = model.transitions.filter { $0.kind == .embed && node($0.from)?.kind == .screen }
    let fillings = Dictionary(grouping: embeds) { Filling(source: $0.source, frame: $0.from) }
    return Set(fillings.filter { Set($0.value.map(\.to)).count > 1 }.keys.map(\.frame))
  }

  /// Screens at the bottom of something: shown at launch, or held by a navigation controller.
  ///
  /// What a tab but the first holds may well be a list or a profile that is shown elsewhere too, and so may what a modal holds.
  fileprivate var firstScreens: Set<NodeID> {
    let arrivals = Dictionary(grouping: model.transitions) { $0.to }
    let roots = model.transitions.filter { transition in
      guard transition.kind == .embed, node(transition.from)?.container == .navigation else { return false }
      let ways = arrivals[transition.from] ?? []
      return ways.isEmpty || !ways.allSatisfy { $0.kind == .present }
    }
    let launched = Set(model.entries.filter { $0.kind == .launch }.compactMap(\.to))
    let firstTabs = model.transitions.filter {
      $0.kind == .tab && $0.detail == "index 0" && launched.contains($0.from)
    }
    return launched.union(roots.compactMap(\.to)).union(firstTabs.compactMap(\.to))
  }
}

/// A call by what it fills.
private struct Filling: Hashable {
  var source: SourcePlace
  var frame: NodeID
}

/// A call by what it shows, whoever runs it.
private struct Showing: Hashable {
  /// More screens than this share no more than a helper.
  static let limit = 6

  var source: SourcePlace
  var to: NodeID?

  init(_ transition: Transition) {
    source = transition.source
    to = transition.to
  }
}

extension [Transition] {
  /// Whether one call takes all steps: it does so for callers who each show something else.
  fileprivate var areOfOneCall: Bool { count > 1 && Set(map(\.source)).count == 1 }
}

extension Route {
  /// Whether the router looks for the destination before it builds one.
  fileprivate var mayFindItsScreen: Bool { steps.first.map { $0.finder.kind != .none } ?? true }
}

extension Transition {
  /// All places that make it.
  fileprivate var places: [SourcePlace] { [source] + alsoAt }

  /// Whether a condition takes out a value for which it shows the screen, rather than what is needed to show any.
  fileprivate var isForWhatIsAtHand: Bool {
    gates.contains { gate in
      gate.name.hasPrefix("let ")
        && ![" as? ", "nstantiate", "ontroller", "toryboard", "indow", "let self"].contains(where: gate.name.contains)
    }
  }
}

extension SourcePlace {
  /// Whether two calls stand so near that one surely comes with the other, as in `dismiss { present(…) }`.
  fileprivate func isBeside(_ other: SourcePlace) -> Bool { file == other.file && abs(line - other.line) <= 5 }
}

extension Message {
  fileprivate static func grows(
    _ from: String, again: String, _ kind: Transition.Kind, isHome: Bool
  ) -> Message {
    let advice = isHome ? "go back to it instead" : "unless users are to dig ever deeper, go back to it instead"
    return "'\(from)' \(kind.words) another '\(again)' above the one it came from, and the stack grows; \(advice)"
  }
}
