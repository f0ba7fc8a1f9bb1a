import NavigationModel

extension Simulator {
  /// How a step's screen is built; `nil` if the step has neither finder nor factory.
  ///
  /// A step whose factory builds nothing looks its screen up again when its turn comes; what is written as its action
  /// is left out, but for some old releases.
  func construction(of step: RouteStep, _ payload: Payload) -> Construction? {
    var joining = Joining(step.action, world: world, classes: classes)
    var factory = step.factory
    let screenClass = screenClass(of: factory, or: step.screenClass)
    factory.screenClass = screenClass
    var origin = Construction.Origin.factory(factory)
    if factory.kind == .none {
      guard step.finder.kind != .none else { return nil }
      var finder = step.finder
      finder.screenClass = finder.screenClass ?? step.screenClass
      origin = .lookup(finder)
      if !rules.actsOnFoundScreens { joining = .nothing }
    } else if factory.kind == .byFinder, let finder = factory.finder {
      origin = .lookup(finder)
    }
    return Construction(
      origin: origin, screenClass: screenClass, joining: joining, payload: payload,
      contextTasks: step.contextTasks, postTasks: step.postTasks, children: children(of: factory, payload))
  }

  /// The class that a factory makes: what it says itself, else what its step says; at least the container of its kind.
  private func screenClass(of factory: Factory, or other: String) -> String {
    let name = factory.screenClass ?? other
    let kind: String? =
      switch factory.kind {
      case .navigation: LibraryClasses.navigation
      case .tab: LibraryClasses.tab
      case .split: LibraryClasses.split
      default: nil
      }
    guard let kind, !classes.isSubclass(name, of: kind) else { return name }
    return kind
  }

  /// The children that a complete factory builds itself, in order; those that build nothing are left out.
  ///
  /// The first child's action is lost between 2.10.0 and 2.22.2, unless its payload is adapted: `with(_:using:)` passes
  /// on another one. https://github.com/ekazaev/route-composer, `CompleteFactoryAssembly.swift`
  private func children(of factory: Factory, _ payload: Payload) -> [Construction] {
    guard factory.kind == .complete else { return [] }
    var result: [Construction] = []
    for (index, child) in factory.children.enumerated() where child.factory.kind != .none {
      var joining = Joining(manner: .append, name: "append")
      let isLost = index == 0 && rules.ignoresFirstChildAction && child.conversion == nil
      if let action = child.action, !isLost { joining = Joining(action, world: world, classes: classes) }
      let payload = child.conversion.map { payload.converted(to: $0, types: payloadTypes) } ?? payload
      result.append(
        Construction(
          origin: child.factory.finder.map { .lookup($0) } ?? .factory(child.factory),
          screenClass: screenClass(of: child.factory, or: LibraryClasses.root), joining: joining, payload: payload,
          contextTasks: child.contextTasks, postTasks: [], children: children(of: child.factory, payload)))
    }
    return result
  }

  /// Prepares the children of a complete factory with it: their tasks may refuse already.
  mutating func prepareChildren(of construction: Construction) throws(RoutingFailure) {
    for child in construction.children {
      try prepareChildren(of: child)
      for task in child.contextTasks { try prepare(task, child.screenClass, nil, child.payload) }
    }
  }

  /// Lets a new container take in the screens right after it, as long as their actions fit its class.
  mutating func absorb(into container: inout Construction, from list: inout [Construction]) {
    guard container.isContainer else { return }
    let type = classes.symbol(container.screenClass)
    let taken = list.prefix { $0.joining.isEmbeddable(in: type, classes) }
    guard !taken.isEmpty else { return }
    container.children += taken
    list.removeFirst(taken.count)
    if recordsEvents {
      events.append(.absorbs(container: container.phrase, screens: taken.map(\.screenClass)))
    }
  }
}
