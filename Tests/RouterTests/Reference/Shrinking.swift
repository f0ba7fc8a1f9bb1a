import NavigationModel
import Router

extension ReferenceCase {
  /// The smallest case found by leaving things out one at a time for which `isBad` still holds.
  func shrunk(while isBad: (ReferenceCase) -> Bool) -> ReferenceCase {
    var best = self
    while let smaller = best.simpler().first(where: isBad) { best = smaller }
    return best
  }

  /// The case with one thing less, in every way; what saves most comes first.
  private func simpler() -> [ReferenceCase] {
    var result: [ReferenceCase] = []
    func add(_ change: (inout ReferenceCase) -> Void) {
      var copy = self
      change(&copy)
      result.append(copy)
    }
    for smaller in tree.simpler() { add { $0.tree = smaller } }
    for (name, itinerary) in itineraries.sorted(by: { $0.key < $1.key }) {
      if !requests.contains(where: { $0.route == name }) { add { $0.itineraries[name] = nil } }
      for smaller in Self.simpler(itinerary.legs) { add { $0.itineraries[name]?.legs = smaller } }
      if itinerary.payload != .passed { add { $0.itineraries[name]?.payload = .passed } }
    }
    for index in requests.indices {
      if requests.count > 1 { add { $0.requests.remove(at: index) } }
      if requests[index].payload != .nothing { add { $0.requests[index].payload = .nothing } }
    }
    for name in storyboards.keys.sorted() { add { $0.storyboards[name] = nil } }
    for (name, scene) in storyboards.sorted(by: { $0.key < $1.key }) {
      for smaller in scene.simpler() { add { $0.storyboards[name] = smaller } }
    }
    for name in world.gates.keys.sorted() { add { $0.world.gates[name] = nil } }
    for name in world.tasks.keys.sorted() { add { $0.world.tasks[name] = nil } }
    for name in world.screens.keys.sorted() { add { $0.world.screens[name] = nil } }
    for name in world.finders.keys.sorted() { add { $0.world.finders[name] = nil } }
    for name in world.factories.keys.sorted() { add { $0.world.factories[name] = nil } }
    for name in world.actions.keys.sorted() { add { $0.world.actions[name] = nil } }
    if world.routerGates != nil { add { $0.world.routerGates = nil } }
    for name in classes.keys.sorted() where !uses(name) { add { $0.classes[name] = nil } }
    for (name, type) in classes.sorted(by: { $0.key < $1.key }) {
      if type.canBeDismissed != nil { add { $0.classes[name]?.canBeDismissed = nil } }
      if type.definesPresentationContext { add { $0.classes[name]?.definesPresentationContext = false } }
    }
    return result
  }

  /// Whether a class is named anywhere; without its declaration a container would be none.
  private func uses(_ name: String) -> Bool {
    let texts =
      [tree.text(in: book)] + storyboards.values.map { $0.text(in: book) }
      + itineraries.values.map { RouteNotation().text(of: $0) }
    return texts.contains { $0.contains(name) } || classes.values.contains { $0.superclass == name }
  }

  // MARK: Chains

  private static func simpler(_ legs: [Itinerary.Leg]) -> [[Itinerary.Leg]] {
    var result: [[Itinerary.Leg]] = []
    for (index, leg) in legs.enumerated() {
      var without = legs
      without.remove(at: index)
      if !without.isEmpty { result.append(without) }
      for replacement in simpler(leg) { result.append(legs[..<index] + replacement + legs[(index + 1)...]) }
    }
    return result
  }

  private static func simpler(_ leg: Itinerary.Leg) -> [[Itinerary.Leg]] {
    switch leg {
    case .step(let step): return simpler(step).map { [.step($0)] }
    case .custom(let finder, let context):
      return [[.current]] + simpler(finder).map { [.custom($0, context: context)] }
    case .alternatives(let context, let list):
      var result = list.map(\.legs)
      for (index, alternative) in list.enumerated() {
        var shorter = list
        shorter.remove(at: index)
        result.append([.alternatives(context: context, shorter)])
        for legs in simpler(alternative.legs) {
          var changed = list
          changed[index].legs = legs
          result.append([.alternatives(context: context, changed)])
        }
      }
      return result
    case .conversion, .root, .current, .open: return []
    }
  }

  private static func simpler(_ step: RouteStep) -> [RouteStep] {
    var result: [RouteStep] = []
    func add(_ change: (inout RouteStep) -> Void) {
      var copy = step
      change(&copy)
      if copy != step { result.append(copy) }
    }
    add { $0.interceptors = [] }
    add { $0.contextTasks = [] }
    add { $0.postTasks = [] }
    add { $0.interceptors = $0.interceptors.dropLast() }
    add { $0.contextTasks = $0.contextTasks.dropLast() }
    add { $0.contextTasks = Array($0.contextTasks.dropFirst()) }
    add { $0.context = "Any?" }
    if step.factory.kind != .none { add { $0.finder = Finder(kind: .none, name: "NilFinder", screenClass: nil) } }
    for finder in simpler(step.finder) { add { $0.finder = finder } }
    for index in step.factory.children.indices {
      add { $0.factory.children.remove(at: index) }
      add { $0.factory.children[index].factory.children = [] }
      add { $0.factory.children[index].contextTasks = [] }
      add { $0.factory.children[index].action = nil }
      add { $0.factory.children[index].conversion = nil }
    }
    add { $0.action?.parameters = [:] }
    return result
  }

  private static func simpler(_ finder: Finder) -> [Finder] {
    guard finder.kind != .none else { return [] }
    var plain = finder
    plain.options = []
    var there = finder
    there.startingPoint = nil
    there.origin = nil
    return [plain, there].filter { $0 != finder }
  }
}

extension Sketch {
  /// The tree with one thing less, in every way.
  fileprivate func simpler() -> [Sketch] {
    var result = children + presented
    func add(_ change: (inout Sketch) -> Void) {
      var copy = self
      change(&copy)
      copy.selected = max(0, min(copy.selected, copy.children.count - 1))
      result.append(copy)
    }
    if !presented.isEmpty { add { $0.presented = [] } }
    if stored != nil { add { $0.stored = nil } }
    for index in children.indices {
      add { $0.children.remove(at: index) }
      for smaller in children[index].simpler() { add { $0.children[index] = smaller } }
    }
    for smaller in presented.first?.simpler() ?? [] { add { $0.presented = [smaller] } }
    return result
  }
}
