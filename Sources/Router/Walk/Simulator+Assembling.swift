extension Simulator {
  /// Screens that wait to be put into a container that stands, all at once.
  struct Postponed {
    var container: ControllerID
    var children: [ControllerID]
  }

  /// Builds the missing screens one after another and joins each to the one before.
  ///
  /// The previous screen comes to the front of all containers around it before the next one is built, and the last one
  /// in the end; but screens that are still postponed then stand in no container, and what stands in front stays there.
  /// https://github.com/ekazaev/route-composer, `buildViewControllerStack` in `DefaultRouter.swift`
  mutating func assemble(_ plan: inout Plan) throws(Stop) {
    var previous = plan.start
    var postponed: Postponed?
    for (index, construction) in plan.constructions.enumerated() {
      try bringToFront(previous, beforeBuilding: true)
      let id: ControllerID
      do { id = try build(construction, &plan.slips) } catch { throw .failure(error) }
      for slip in plan.slips.indices where plan.slips[slip].screen == id { plan.slips[slip].isHeld = true }
      let next = plan.constructions.indices.contains(index + 1) ? plan.constructions[index + 1].joining : nil
      try join(id, to: previous, by: construction.joining, next: next, &postponed)
      previous = id
    }
    if rules.makesVisibleStrictly { try bringToFront(previous, beforeBuilding: false) }
    try flush(&postponed)
    if !rules.makesVisibleStrictly { try bringToFront(previous, beforeBuilding: false) }
  }

  /// Brings a screen to the front of every container around it, innermost first.
  private mutating func bringToFront(_ id: ControllerID, beforeBuilding: Bool) throws(Stop) {
    // The first releases did so before building only if the screen could not be seen.
    if beforeBuilding, !rules.makesVisibleStrictly, isOnScreen(id) { return }
    var child = id
    for container in window.parents(of: id) {
      defer { child = container }
      guard window.kind(of: container).isContainer else { continue }
      let how = window.uncover(child, in: container, rules: rules)
      if how == .refused {
        guard rules.makesVisibleStrictly else { continue }
        let reason = "\(window.name(of: container)) does not hold \(window.name(of: child))."
        throw .failure(.compositionFailed(reason))
      }
      guard recordsEvents, how != .none else { continue }
      events.append(
        .visible(
          screen: window.name(of: child), container: window.name(of: container),
          how: how == .popped ? "popped to" : "tab selected"))
    }
  }

  private func isOnScreen(_ id: ControllerID) -> Bool {
    guard window.isAttached(id), window.presented(from: id) == nil else { return false }
    let adapter = ContainerAdapter(window: window, rules: rules)
    var child = id
    for container in window.parents(of: id) {
      if window.kind(of: container).isContainer, !adapter.visible(in: container).contains(child) { return false }
      child = container
    }
    return true
  }

  // MARK: - Joining

  private mutating func join(
    _ id: ControllerID, to previous: ControllerID, by joining: Joining, next: Joining?, _ postponed: inout Postponed?
  ) throws(Stop) {
    guard let type = joining.container else {
      try flush(&postponed)
      try act(id, on: previous, by: joining)
      return
    }
    if let pending = postponed, !window.isInstance(pending.container, of: type) { try flush(&postponed) }
    if postponed == nil {
      let chain = [previous] + window.parents(of: previous)
      guard let container = chain.first(where: { window.isInstance($0, of: type) }) else {
        let reason = "Around \(window.name(of: previous)) there is no \(classes.name(type)) for \(joining.name)."
        throw .failure(.typeMismatch(reason))
      }
      guard rules.postponesIntegration, let next, next.isEmbeddable(in: type, classes) else {
        do throws(RoutingFailure) { try window.integrate(id, by: joining, into: container) } catch {
          throw .failure(error)
        }
        note(id, joining, container)
        return
      }
      postponed = Postponed(container: container, children: window.children(of: container))
    }
    guard var pending = postponed else { return }
    do throws(RoutingFailure) { try window.embed(id, by: joining, among: &pending.children) } catch {
      throw .failure(error)
    }
    postponed = pending
    if recordsEvents {
      events.append(.postponed(screen: window.name(of: id), container: window.name(of: pending.container)))
    }
  }

  /// Puts the postponed screens into their container.
  private mutating func flush(_ postponed: inout Postponed?) throws(Stop) {
    guard let pending = postponed else { return }
    postponed = nil
    guard pending.children != window.children(of: pending.container) else { return }
    do throws(RoutingFailure) { try window.setContained(pending.children, in: pending.container) } catch {
      throw .failure(error)
    }
    guard recordsEvents else { return }
    let children = window.children(of: pending.container).map { window.name(of: $0) }
    events.append(.flushed(container: window.name(of: pending.container), children: children))
  }

  /// An action that needs no container.
  private mutating func act(_ id: ControllerID, on previous: ControllerID, by joining: Joining) throws(Stop) {
    if let target = joining.target, !window.isInstance(previous, of: target) {
      throw .failure(.typeMismatch("\(joining.name) is for \(classes.name(target)), not \(window.name(of: previous))."))
    }
    switch joining.manner {
    case .present(let inContext): try present(id, on: previous, by: joining, inContext: inContext)
    case .replaceRoot:
      guard !rules.checksRoot || previous == window.root else {
        let reason = "\(joining.name) must be applied to the root of the window, not to \(window.name(of: previous))."
        throw .failure(.compositionFailed(reason))
      }
      window.replaceRoot(with: id)
      note(id, joining, previous)
    case .fail: throw .failure(.generic("\(joining.name) refuses \(window.name(of: id))."))
    case .replace: try replaceChildren(id, on: previous, by: joining)
    default: return
    }
  }

  private mutating func present(
    _ id: ControllerID, on previous: ControllerID, by joining: Joining, inContext: Bool
  ) throws(Stop) {
    let presenter: ControllerID
    switch joining.presenter {
    case .previous: presenter = previous
    case .outermost: presenter = window.outermost(of: previous)
    case .expression(let expression):
      guard let named = controller(expression) else {
        throw .failure(.compositionFailed("The view controller that should present was not found."))
      }
      presenter = named
    }
    let isAttached = window.isAttached(presenter)
    do throws(RoutingFailure) { try window.present(id, from: presenter, inContext: inContext) } catch {
      throw .failure(error)
    }
    note(id, joining, presenter)
    guard isAttached else {
      throw .silence("\(window.name(of: presenter)) does not stand in the window, so UIKit never finishes presenting.")
    }
  }

  /// An action of the app that names no container: its screen becomes the only child of the nearest one.
  private mutating func replaceChildren(
    _ id: ControllerID, on previous: ControllerID, by joining: Joining
  ) throws(Stop) {
    let chain = [previous] + window.parents(of: previous)
    guard let container = chain.first(where: { window.kind(of: $0).isContainer }) else {
      throw .failure(.typeMismatch("Around \(window.name(of: previous)) there is no container for \(joining.name)."))
    }
    do throws(RoutingFailure) { try window.assign([id], to: container) } catch { throw .failure(error) }
    note(id, joining, container)
  }

  private mutating func note(_ id: ControllerID, _ joining: Joining, _ into: ControllerID) {
    guard recordsEvents else { return }
    events.append(.integrated(screen: window.name(of: id), action: joining.name, into: window.name(of: into)))
  }
}
