import NavigationModel
import Router

/// Children that wait to be put into a container that stands, all at once.
private struct Pending {
  let container: Controller
  var children: [Controller]
}

extension ReferenceRouter {
  func build(_ builds: [Build], from start: Controller) throws(Refusal) {
    var previous = start
    var pending: Pending?
    for (index, build) in builds.enumerated() {
      makeVisible(previous)
      let new = try make(build)
      let next = index + 1 < builds.count ? builds[index + 1].action : nil
      if let container = container(of: build.action), let action = build.action {
        try join(new, by: action, container, onto: previous, next, &pending)
      } else {
        try flush(&pending)
        try perform(build.action, with: new, on: previous)
      }
      previous = new
    }
    makeVisible(previous)
    try flush(&pending)
  }

  /// Brings a screen to the front of every container around it, innermost first.
  private func makeVisible(_ screen: Controller) {
    var child = screen
    for parent in screen.ancestors {
      defer { child = parent }
      if book.hasOwnAdapter(parent.name) { continue }
      let position = parent.children.firstIndex { $0 === child } ?? 0
      switch book.kind(of: parent.name) {
      case .navigation: parent.setChildren(Array(parent.children.prefix(position + 1)))
      case .tab: parent.selected = position
      case .split, .custom, .none: break
      }
    }
  }

  // MARK: Factories

  private func make(_ build: Build) throws(Refusal) -> Controller {
    let new: Controller
    if let lookup = build.lookup {
      guard let found = find(lookup, in: build.screenClass, build.payload) else { throw .compositionFailed }
      new = found
    } else {
      new = try make(build.factory, build.screenClass, build.payload, taking: build.children)
    }
    try run(build.tasks, on: new, build.payload)
    return new
  }

  private func make(
    _ factory: Factory, _ name: String, _ payload: Payload, taking steps: [Build]
  ) throws(Refusal) -> Controller {
    if factory.kind == .storyboard { return try load(factory, name) }
    let conduct = factory.kind == .custom ? world.factories[factory.name] : nil
    var children: [Controller] = []
    for (index, child) in factory.children.enumerated() where child.factory.kind != .none {
      let payload = convert(payload, to: child.conversion)
      let new = try make(child.factory, child.factory.screenClass ?? "UIViewController", payload, taking: [])
      try run(child.contextTasks, on: new, payload)
      // The library loses the action of the first child, unless its payload is adapted.
      let isLost = index == 0 && child.conversion == nil
      try embed(new, in: &children, by: isLost ? nil : child.action)
    }
    for step in steps { try embed(make(step), in: &children, by: step.action) }
    if conduct?.fails == true { throw .generic }
    let new = Controller(name)
    window.made.append(new)
    if conduct?.stores == true || factory.name == "UIHostingControllerWithContextFactory" { new.stored = payload.text }
    try set(children, in: new)
    return new
  }

  private func load(_ factory: Factory, _ name: String) throws(Refusal) -> Controller {
    let scene = [factory.storyboard, factory.identifier].compactMap(\.self).joined(separator: "/")
    // A scene that is not known is taken to hold the plain screen.
    let sketch = storyboards[scene] ?? Sketch(name: name)
    guard book.isKind(sketch.name, of: name) else { throw .typeMismatch }
    return Controller(sketch, in: window)
  }

  // MARK: Containers

  private func join(
    _ new: Controller, by action: RouteAction, _ type: String, onto previous: Controller, _ next: RouteAction?,
    _ pending: inout Pending?
  ) throws(Refusal) {
    if let waiting = pending, !book.isKind(waiting.container.name, of: type) { try flush(&pending) }
    if var waiting = pending {
      try embed(new, in: &waiting.children, by: action)
      pending = waiting
      return
    }
    let around = ([previous] + previous.ancestors).first { book.isKind($0.name, of: type) }
    guard let around else { throw .typeMismatch }
    if isEmbeddable(next, into: type) {
      var waiting = Pending(container: around, children: around.children)
      try embed(new, in: &waiting.children, by: action)
      pending = waiting
    } else {
      try perform(action, with: new, in: around)
    }
  }

  private func flush(_ pending: inout Pending?) throws(Refusal) {
    guard let waiting = pending else { return }
    pending = nil
    let old = waiting.container.children
    let new = waiting.children
    if old.count == new.count, zip(old, new).allSatisfy({ $0 === $1 }) { return }
    if book.kind(of: waiting.container.name) == .split, new.count > 1, let first = old.first, first === new[0] {
      showDetail(new[new.count - 1], in: waiting.container)
    } else {
      try set(new, in: waiting.container)
    }
  }
}
