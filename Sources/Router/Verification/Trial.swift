import NavigationModel

/// One route asked for in one state, and what can be said of how it ended.
struct Trial {
  let state: Int
  let tree: ScreenTree
  let passed: UInt8
  let move: UInt32
  let request: Request
  let passage: Passage

  /// Something that does not hold, and the moves that show it.
  struct Found {
    var property: VerifiedProperty
    var subject: String
    var detail: String
    var steps: [WitnessStep]
  }

  func findings(_ system: UserSystem, _ charts: Charts) -> [Found] {
    switch passage.outcome {
    case .waiting: []
    case .failed(let failure), .thrown(let failure): failures(failure, system)
    case .arrived: request.isOfAnotherType ? [] : arrivals(system, charts)
    }
  }

  /// This step, and further ones.
  func found(_ property: VerifiedProperty, _ detail: String, _ further: [WitnessStep] = []) -> Found {
    let step = WitnessStep(move: request.description, tree: passage.after, outcome: passage.outcome)
    return Found(property: property, subject: request.route, detail: detail, steps: [step] + further)
  }

  /// This step as it goes under other circumstances, which are said behind the request.
  func found(_ property: VerifiedProperty, _ detail: String, while circumstances: String, _ passage: Passage) -> Found {
    let move = "\(request.description) while \(circumstances)"
    let step = WitnessStep(move: move, tree: passage.after, outcome: passage.outcome)
    return Found(property: property, subject: request.route, detail: detail, steps: [step])
  }

  private func failures(_ failure: RoutingFailure, _ system: UserSystem) -> [Found] {
    if failure.isCrash { return [found(.safe, failure.reason)] }
    if let change = firstChange(passage.after, system.simulator) {
      return [found(.untouched, "\(change), though it ends with \(failure)")]
    }
    // Failing half way says more than failing.
    if passage.after != tree {
      let isMistyped = request.isOfAnotherType
      return [found(isMistyped ? .typed : .atomic, "\(tree) becomes \(passage.after), and then \(failure)")]
    }
    // Whoever passes a payload of another type has to expect that, as long as it is refused at once.
    if request.isOfAnotherType { return [] }
    if failure.isAboutPayload { return [found(.typed, failure.reason)] }
    // A screen that says it can not be dismissed means what it says.
    return failure.name == "cantBeDismissed" ? [] : [found(.total, failure.description)]
  }

  private func arrivals(_ system: UserSystem, _ charts: Charts) -> [Found] {
    let destination = charts.itineraries[request.route]?.legs.destination
    var found: [Found] = []
    if let destination, !system.simulator.shows(destination, in: passage.after) {
      found.append(hidden(destination, system))
    }
    found += repetitions(system)
    found += skippedGates(system, charts)
    found += closings(system, charts)
    found += ambiguities(system, charts)
    if let destination { found += doubles(of: destination, system, charts) }
    found += effectsBeforePermission(system)
    found += interferences(system, charts)
    return found
  }

  /// What happens if the same is asked for again, at once or after another payload.
  private func repetitions(_ system: UserSystem) -> [Found] {
    let again = system.ask(request, in: passage.after)
    guard again.outcome == .arrived else { return [] }
    if again.after != passage.after {
      let step = WitnessStep(move: request.description, tree: again.after, outcome: again.outcome)
      return [found(.idempotent, "asked for again, \(passage.after) becomes \(again.after)", [step])]
    }
    guard let other = system.requests.first(where: { $0.route == request.route && $0.payload != request.payload })
    else {
      return []
    }
    let second = system.ask(other, in: passage.after)
    guard second.outcome == .arrived else { return [] }
    let third = system.ask(request, in: second.after)
    guard third.outcome == .arrived, third.after.count > passage.after.count,
      system.ask(other, in: third.after).after.count > third.after.count
    else { return [] }
    let steps = [
      WitnessStep(move: other.description, tree: second.after, outcome: second.outcome),
      WitnessStep(move: request.description, tree: third.after, outcome: third.outcome),
    ]
    return [found(.bounded, "asked for in turn with one payload and another, \(third.after) only grows", steps)]
  }

  /// Gates that the route is written with and that nobody has passed.
  private func skippedGates(_ system: UserSystem, _ charts: Charts) -> [Found] {
    let needed = charts.itineraries[request.route]?.legs.gates ?? []
    let passed = passed | system.passedGates(passage)
    let skipped = system.gates.enumerated().filter { index, gate in
      passed & 1 << UInt8(index) == 0 && needed.contains(gate)
    }
    return skipped.map { found(.gated, "\($0.element) was never asked") }
  }

  /// Modals that the user had open and that are gone, though no gate was asked.
  private func closings(_ system: UserSystem, _ charts: Charts) -> [Found] {
    guard system.passedGates(passage) == 0 else { return [] }
    let before = tree.presentedContents
    var left = passage.after.presentedContents
    var found: [Found] = []
    for content in before where !(charts.classes[content]?.isInterceptable ?? false) {
      if let index = left.firstIndex(of: content) {
        left.remove(at: index)
        continue
      }
      var closing = self.found(.careful, "\(request.route) closes it")
      closing.subject = content
      found.append(closing)
    }
    return found
  }
}

extension [Itinerary.Leg] {
  /// The class that the route is to show; `nil` where it only starts somewhere.
  var destination: String? {
    switch first {
    case .step(let step): step.screenClass
    case .custom(let finder, _): finder.screenClass
    case .conversion: Array(dropFirst()).destination
    case .alternatives, .root, .current, .open, nil: nil
    }
  }
}

extension ScreenTree {
  /// Classes of the screens on top of what is presented modally, lowest first; plain containers are seen through.
  fileprivate var presentedContents: [String] {
    nodes.indices.map(ControllerID.init).filter { !self[$0].presenter.isNone }.map { modal in
      var current = modal
      while let inner = shownChild(of: current) { current = inner }
      return className(of: current)
    }
  }
}

extension ScreenTree {
  /// What a navigation stack or tab bar shows.
  private func shownChild(of id: ControllerID) -> ControllerID? {
    let children = children(of: id)
    switch kind(of: id) {
    case .navigation: return children.last
    case .tab: return children.indices.contains(Int(self[id].selected)) ? children[Int(self[id].selected)] : nil
    default: return nil
    }
  }
}

extension Simulator {
  /// Whether a screen of a class can be seen.
  func shows(_ name: String, in tree: ScreenTree) -> Bool {
    let wanted = classes.symbol(name)
    var simulator = self
    simulator.tree = tree
    return simulator.visible.contains { simulator.window.isInstance($0, of: wanted) }
  }

  /// Whether a screen says that it can not be dismissed.
  func refusesDismissal(_ id: ControllerID, in tree: ScreenTree) -> Bool {
    let name = tree.className(of: id)
    let told = World.conduct(of: name, in: world.screens)?.canBeDismissed
    return (told ?? classes.declaration(of: name)?.canBeDismissed) == false
  }

  /// Everything that can be seen: the topmost modal, and in containers what they show.
  var visible: [ControllerID] {
    var found: [ControllerID] = []
    var open = [window.topmost]
    while let id = open.popLast() {
      found.append(id)
      // A modal in its own context covers what presents it.
      if !window[id].presented.isNone {
        found.removeLast()
        open.append(window[id].presented)
        continue
      }
      let isContainer = window.kind(of: id).isContainer
      open += isContainer ? ContainerAdapter(window: window, rules: rules).visible(in: id) : window.children(of: id)
    }
    return found
  }
}
