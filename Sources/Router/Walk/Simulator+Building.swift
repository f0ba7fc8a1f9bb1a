import NavigationModel

extension Simulator {
  /// Builds a screen with everything in it, or looks it up, and runs its tasks.
  mutating func build(_ construction: Construction, _ slips: inout [Plan.Slip]) throws(RoutingFailure) -> ControllerID {
    let id: ControllerID
    switch construction.origin {
    case .lookup(let finder):
      guard let found = find(finder, payload: construction.payload, screenClass: construction.screenClass) else {
        throw .compositionFailed("\(finder.phrase) found nothing, and nothing else makes \(construction.screenClass).")
      }
      id = found
    case .factory(let factory): id = try make(construction, factory, &slips)
    }
    for task in construction.contextTasks { try run(task, on: id, construction.payload) }
    slips += construction.postTasks.map { Plan.Slip(task: $0, screen: id) }
    return id
  }

  private mutating func make(
    _ construction: Construction, _ factory: Factory, _ slips: inout [Plan.Slip]
  ) throws(RoutingFailure) -> ControllerID {
    let conduct = World.conduct(of: factory.name, in: world.factories)
    if conduct?.fails == true { throw .generic("\(factory.name) can not build.") }
    var children: [ControllerID] = []
    for child in construction.children {
      let id = try build(child, &slips)
      try window.embed(id, by: child.joining, among: &children)
      if recordsEvents {
        events.append(.embedded(child: window.name(of: id), container: construction.screenClass))
      }
    }
    let name = construction.screenClass
    let id = factory.kind == .storyboard ? try scene(factory, as: name) : window.add(classes.symbol(name))
    if !children.isEmpty { try window.assign(children, to: id) }
    let storesContext = factory.kind == .hosting && factory.name.lowercased().contains("withcontext")
    if conduct?.stores ?? storesContext { window.store(construction.payload.text, in: id) }
    if recordsEvents { events.append(.built(screen: window.name(of: id), factory: factory.name)) }
    return id
  }

  /// What a storyboard gives: the tree that is known of the scene, or one view controller of the class that is
  /// expected.
  private mutating func scene(_ factory: Factory, as name: String) throws(RoutingFailure) -> ControllerID {
    let key = [factory.storyboard, factory.identifier].compactMap(\.self).joined(separator: "/")
    guard let tree = storyboard(key) else {
      if recordsEvents { events.append(.unread("storyboard \(key)", assumed: "taken for one \(name)")) }
      return window.add(classes.symbol(name))
    }
    guard tree.isInstance(tree.root, of: classes.symbol(name)) else {
      throw .typeMismatch("The scene \(key) is \(tree.name(of: tree.root)), and \(name) is expected.")
    }
    return window.graft(tree)
  }

  /// The tree of a scene; each text is read once.
  private mutating func storyboard(_ key: String) -> ScreenTree? {
    guard let text = world.storyboards[key] ?? charts.storyboards[key] else { return nil }
    if let known = scenes[text] { return known }
    guard let tree = try? ScreenTree(parsing: text, classes: classes) else { return nil }
    scenes[text] = tree
    return tree
  }
}
