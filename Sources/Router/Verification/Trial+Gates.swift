import NavigationModel

extension Trial {
  /// Gates that let the user through and are known by name, in the order in which they were asked.
  private func passedGates(_ system: UserSystem) -> [String] {
    passage.events.compactMap { event in
      guard case .gatePassed(let gate, _) = event, system.gates.contains(gate) else { return nil }
      return gate
    }
  }

  /// What has happened to shown screens before the first gate says no.
  ///
  /// Finders and the tasks of the screen that is found run while the router still looks for where to start.
  func effectsBeforePermission(_ system: UserSystem) -> [Found] {
    guard let gate = passedGates(system).first else { return [] }
    let conduct = GateConduct(answer: .fails)
    let refused = system.ask(request, in: tree) { $0.world.gates[gate] = conduct }
    var strict = system.simulator
    strict.world.gates[gate] = conduct
    guard case .failed = refused.outcome, let change = firstChange(refused.after, strict) else { return [] }
    return [found(.untouched, "\(change) before \(gate) is asked", while: "\(gate) refuses", refused)]
  }

  /// The first screen that shows something else where all of them are still there; `nil` where nothing has changed, or
  /// more than that.
  func firstChange(_ after: ScreenTree, _ simulator: Simulator) -> String? {
    guard let change = tree.firstChange(to: after) else { return nil }
    // A screen that was built anew in the place of another looks the same.
    let window = Trace(asking: request, in: tree, of: simulator).simulator.window
    return tree.nodes.indices.allSatisfy { window.isAttached(ControllerID($0)) } ? change : nil
  }

  /// What becomes of the navigation where its gate shows something first and then lets the user through.
  func interferences(_ system: UserSystem, _ charts: Charts) -> [Found] {
    var found: [Found] = []
    for gate in passedGates(system) {
      for route in charts.openings[gate] ?? [] {
        if let refusal = expulsion(from: route, by: gate, system) { found.append(refusal) }
        let disturbed = system.ask(request, in: tree) {
          $0.world.gates[gate] = GateConduct(answer: .passes, opens: route)
        }
        guard let property = disturbance(disturbed, system, charts) else { continue }
        let detail = "\(gate) opens \(route), and the router goes on from a screen that is gone"
        let recursion = "\(gate) opens \(route), which it guards itself"
        found.append(
          self.found(property, property == .safe ? recursion : detail, while: "\(gate) opens \(route)", disturbed))
      }
    }
    return found
  }

  /// That nothing is left of what the user was doing where a gate shows something and is then refused.
  private func expulsion(from route: String, by gate: String, _ system: UserSystem) -> Found? {
    let refused = system.ask(request, in: tree) {
      $0.world.gates[gate] = GateConduct(answer: .fails, opens: route)
    }
    guard case .failed(let failure) = refused.outcome, !failure.isCrash,
      Set(refused.after.classNames).isDisjoint(with: tree.screenNames)
    else { return nil }
    return found(
      .undisturbed, "\(gate) opens \(route) in the place of everything, and whoever refuses has nowhere to go back to",
      while: "\(gate) opens \(route) and refuses", refused)
  }

  private func disturbance(_ passage: Passage, _ system: UserSystem, _ charts: Charts) -> VerifiedProperty? {
    switch passage.outcome {
    case .failed(let failure) where failure.isCrash: return .safe
    case .failed(let failure): return failure.name == system.simulator.rules.deallocated ? .undisturbed : nil
    case .thrown, .waiting: return nil
    case .arrived:
      guard let name = charts.itineraries[request.route]?.legs.destination,
        system.simulator.shows(name, in: self.passage.after)
      else { return nil }
      return system.simulator.shows(name, in: passage.after) ? nil : .undisturbed
    }
  }
}

extension ScreenTree {
  /// Classes of everything in the window but UIKit's own containers.
  fileprivate var screenNames: Set<String> {
    Set(classNames).subtracting([LibraryClasses.navigation, LibraryClasses.tab, LibraryClasses.split])
  }

  /// The first screen that shows something else in a tree with the same screens; `nil` if the trees are equal, or differ
  /// in more.
  fileprivate func firstChange(to other: ScreenTree) -> String? {
    guard self != other, nodes.count == other.nodes.count else { return nil }
    var change: String?
    for index in nodes.indices {
      let id = ControllerID(index)
      var shown = other[id]
      shown.payload = self[id].payload
      guard shown == self[id] else { return nil }
      if self[id].payload != other[id].payload, change == nil {
        change = "\(name(of: id)) has become \(other.name(of: id))"
      }
    }
    return change
  }
}
