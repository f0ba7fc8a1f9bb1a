import Graphs
import NavigationModel

/// A model as its division sees it: screens with what hangs on them, and how strongly they belong together.
struct DividedModel {
  /// Nodes that are divided; the others follow one of them.
  let screens: [NodeID]
  /// By screen: the alerts and other ends that can only be reached from it.
  private(set) var followers: [NodeID: [NodeID]] = [:]
  /// The screen that stands for each node: itself, the first that a container shows, or the one that an alert follows.
  private(set) var screenOf: [NodeID: NodeID] = [:]
  /// Ways between different screens, each with how much it ties them together.
  private(set) var ties: [Tie] = []
  /// By screen: the other ends of its ties, each as often as there is one.
  private(set) var neighbours: [NodeID: [NodeID]] = [:]
  /// Screens that the user can come to from outside.
  let entered: Set<NodeID>

  struct Tie {
    var from: NodeID
    var to: NodeID
    var strength: Int
    var leadsOn: Bool
  }

  /// A screen weighs this much, an alert one.
  static let screenWeight = 3

  init(_ model: Model) {
    let firstHeld = Self.firstHeld(in: model)
    let followed = Self.followed(in: model)
    let kinds = Dictionary(model.nodes.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    for node in model.nodes.map(\.id) where screenOf[node] == nil {
      var chain = [node]
      while screenOf[chain[chain.count - 1]] == nil,
        let next = firstHeld[chain[chain.count - 1]] ?? followed[chain[chain.count - 1]], !chain.contains(next)
      {
        chain.append(next)
      }
      // Where two containers hold each other, the last one stands for itself.
      let last = chain.removeLast()
      let screen = screenOf[last] ?? last
      screenOf[last] = screen
      for follower in chain {
        screenOf[follower] = screen
        if kinds[follower] != .container { followers[screen, default: []].append(follower) }
      }
    }
    let screenOf = screenOf
    screens = model.nodes.map(\.id).filter { screenOf[$0] == $0 }
    entered = Set(model.entries.compactMap { entry in entry.to.flatMap { screenOf[$0] } })
    for transition in model.transitions {
      guard let from = screenOf[transition.from], let to = transition.to.flatMap({ screenOf[$0] }), from != to
      else { continue }
      let leadsOn = Arrow.Meaning.transition(transition.kind).leadsOn
      let strength = transition.kind.isContainment ? 1 : (leadsOn ? 3 : 1)
      ties.append(Tie(from: from, to: to, strength: strength, leadsOn: leadsOn))
      neighbours[from, default: []].append(to)
      neighbours[to, default: []].append(from)
    }
  }

  /// What a screen with everything that follows it adds to a sheet.
  func weight(of screen: NodeID) -> Int { Self.screenWeight + (followers[screen]?.count ?? 0) }

  /// By container: the first node that it holds.
  private static func firstHeld(in model: Model) -> [NodeID: NodeID] {
    let containers = Set(model.nodes.filter { $0.kind == .container }.map(\.id))
    var first: [NodeID: NodeID] = [:]
    for transition in model.transitions where transition.kind.isContainment {
      guard containers.contains(transition.from), first[transition.from] == nil, let target = transition.to,
        target != transition.from
      else { continue }
      first[transition.from] = target
    }
    return first
  }

  /// By alert, screen of the system or of a library: the one node that leads to it.
  private static func followed(in model: Model) -> [NodeID: NodeID] {
    let ends = Set(
      model.nodes.filter { $0.kind == .alert || $0.kind == .system || $0.kind == .external }.map(\.id))
    var sources: [NodeID: Set<NodeID>] = [:]
    for transition in model.transitions {
      guard let target = transition.to, ends.contains(target), target != transition.from else { continue }
      sources[target, default: []].insert(transition.from)
    }
    return sources.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}
