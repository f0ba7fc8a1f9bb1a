import NavigationModel

/// What code fills a navigation controller with that it shows, and under which conditions it is just that.
struct FillingConditions {
  private var actor: Emission.Actor?
  private var chosen: [Origin: [Effect.Target: [Gate]]] = [:]

  init() {}

  /// Reads what one run for an actor does.
  init(_ effects: [Effect], at actor: Emission.Actor) {
    self.actor = actor
    for effect in effects {
      guard let stack = effect.stack, let target = effect.target, effect.kind == .setStack || effect.kind == .push
      else { continue }
      let names = Set(effect.gates.map(\.name))
      let known = chosen[stack]?[target]
      chosen[stack, default: [:]][target] = known.map { $0.filter { names.contains($0.name) } } ?? effect.gates
    }
  }

  /// What has to hold for one of several things that may fill a navigation controller.
  func gates(of target: Effect.Target, in stack: Origin, at actor: Emission.Actor) -> [Gate] {
    guard actor == self.actor, let filling = chosen[stack], filling.count > 1 else { return [] }
    return filling[target] ?? []
  }
}
