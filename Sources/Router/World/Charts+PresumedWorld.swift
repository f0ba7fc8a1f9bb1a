import NavigationModel

extension Charts {
  /// What running code can be taken to do where nobody says more: what the source shows, and what has to be so for the
  /// routes to make sense.
  ///
  /// A screen that is found by its payload must come to hold it. Where the library's own task does not see to that, the
  /// app's tasks of the same step do, or the factory that builds it.
  package var presumedWorld: World {
    var world = World()
    for (name, described) in classes {
      if let answers = described.answersTo { world.screens[name] = ScreenConduct(answersTo: answers) }
    }
    for itinerary in itineraries.values { presume(itinerary.legs, in: &world) }
    return world
  }

  private func presume(_ legs: [Itinerary.Leg], in world: inout World) {
    for leg in legs {
      switch leg {
      case .step(let step): presume(step, in: &world)
      case .alternatives(_, let alternatives): for alternative in alternatives { presume(alternative.legs, in: &world) }
      case .conversion, .root, .current, .custom, .open: continue
      }
    }
  }

  private func presume(_ step: RouteStep, in world: inout World) {
    guard step.finder.kind == .byClassAndContext || step.finder.kind == .hostingWithContext else { return }
    let tasks = step.contextTasks.map(\.name)
    guard !tasks.contains(where: { $0.hasSuffix("ContextSettingTask") }) else { return }
    let own = tasks.filter { !$0.hasPrefix("Inline") }
    for task in own { world.tasks[task] = TaskConduct(stores: true) }
    if own.isEmpty, step.factory.kind == .custom {
      world.factories[step.factory.name] = FactoryConduct(stores: true)
    }
  }
}
