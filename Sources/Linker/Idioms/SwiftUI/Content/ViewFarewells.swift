import Facts
import NavigationModel

extension SwiftUICalls {
  /// `.onDisappear { model.start() }`: what follows of that is seen at the screen beneath.
  func farewell() -> RunningAnswer? {
    guard let index = call.arguments.lastIndex(where: { $0.isTrailing || $0.label == "perform" }) else { return nil }
    var effects: [Effect] = []
    for alternative in call.value(call.arguments[index].value).alternatives {
      switch alternative {
      case .closure(let closure): effects += call.runner.perform(closure, arguments: [])
      case .function(let id, let receiver):
        effects += call.runner.perform(id, receiver: receiver, arguments: [])
      default: continue
      }
    }
    let opened = call.runner.summaries.opened(effects)
    return RunningAnswer(
      effects: opened.map { $0.kind.isWayBack ? $0 : $0.gone(with: call.scope.owner) }, done: [index])
  }
}

/// What views do when they are gone.
struct ViewFarewells {
  private var said: [(effects: [Effect], node: NodeID)] = []
  private var done: Set<Pair> = []

  private struct Pair: Hashable {
    var number: Int
    var from: NodeID
  }

  /// Takes from what a screen's body does what happens when it is gone; a part that goes leaves it where it is.
  mutating func take(from effects: [Effect], of type: TypeID?, at node: NodeID) -> [Effect] {
    let (during, after) = effects.apart(goneWith: type)
    if !after.isEmpty { said.append((after, node)) }
    return during
  }

  /// Does it at the screens that show those; at the end, what nobody shows over something does it itself.
  ///
  /// Says whether anything came of it.
  mutating func resolve(_ linkage: Linkage, _ emission: Emission, isLast: Bool) -> Bool {
    guard !said.isEmpty else { return false }
    let before = done.count
    let transitions = linkage.draft.transitions + emission.transitions
    for (number, farewell) in said.enumerated() {
      let beneath = Set(transitions.filter { $0.to == farewell.node && $0.kind.isOver }.map(\.from))
      for node in beneath.isEmpty && isLast ? [farewell.node] : beneath.sorted()
      where done.insert(Pair(number: number, from: node)).inserted {
        emission.commit(farewell.effects, at: .screen(node))
      }
    }
    return done.count > before
  }
}

extension Transition.Kind {
  /// Whether what is shown leaves the screen beneath as it is.
  fileprivate var isOver: Bool {
    switch self {
    case .present, .popover, .push, .show: true
    default: false
    }
  }
}

extension [Effect] {
  /// What happens at a screen, and what happens when that is gone, as code of one type says.
  func apart(goneWith type: TypeID?) -> (during: [Effect], after: [Effect]) {
    guard let type, contains(where: { $0.goneWith == type }) else { return (self, []) }
    let after = filter { $0.goneWith == type }.map { $0.gone(with: nil) }
    return (filter { $0.goneWith != type }, after)
  }
}
