import NavigationModel

/// What code fills a navigation controller with that it shows, and under which conditions it is just that.
struct FillingConditions {
  private var actor: Emission.Actor?
  private var chosen: [Origin: [Effect.Target: [Gate]]] = [:]
  /// What surely replaces what was there.
  private var roots: [Filling: [Effect.Target: [Gate]]] = [:]

  /// What is put there at once, or what later, when a library calls back.
  private struct Filling: Hashable {
    var stack: Origin
    var isAnswer: Bool
    var isCalledBack: Bool

    init(of stack: Origin, by effect: Effect) {
      (self.stack, isAnswer, isCalledBack) = (stack, effect.isAnswer, effect.isCalledBack)
    }
  }

  init() {}

  /// Reads what one run for an actor does.
  init(_ effects: [Effect], at actor: Emission.Actor) {
    self.actor = actor
    for effect in effects {
      guard let stack = effect.stack, let target = effect.target, effect.kind == .setStack || effect.kind == .push
      else { continue }
      let names = Set(effect.gates.map(\.name))
      let known = chosen[stack]?[target]
      let gates = known.map { $0.filter { names.contains($0.name) } } ?? effect.gates
      chosen[stack, default: [:]][target] = gates
      if effect.kind == .setStack { roots[Filling(of: stack, by: effect), default: [:]][target] = gates }
    }
  }

  /// Of all that a navigation controller may hold that is shown, what the same code has put there as it shows it: all of
  /// that, if something is put there whatever else holds.
  func targets(among all: [Effect.Target], in stack: Origin, shownBy effect: Effect, at actor: Emission.Actor)
    -> [Effect.Target]
  {
    guard actor == self.actor, let filling = roots[Filling(of: stack, by: effect)] else { return all }
    let asked = Set(effect.gates.map(\.name))
    let isSure = filling.values.contains { gates in gates.allSatisfy { asked.contains($0.name) } }
    guard isSure || filling.values.contains(where: { a in filling.values.contains { Self.exclude(a, $0) } }) else {
      return all
    }
    let own = all.filter { filling[$0] != nil }
    return own.isEmpty ? all : own
  }

  private static func exclude(_ some: [Gate], _ others: [Gate]) -> Bool {
    some.contains { gate in others.contains { $0.isOpposite(of: gate) } }
  }

  /// What has to hold for one of several things that may fill a navigation controller.
  func gates(of target: Effect.Target, in stack: Origin, at actor: Emission.Actor) -> [Gate] {
    guard actor == self.actor, let filling = chosen[stack], filling.count > 1 else { return [] }
    return filling[target] ?? []
  }
}
