import NavigationModel
import Router

extension ReferenceRouter {
  // MARK: On any screen

  func perform(_ action: RouteAction?, with new: Controller, on previous: Controller) throws(Refusal) {
    switch action?.kind {
    case .present:
      guard let action, let presenter = presenter(action, previous) else { throw .compositionFailed }
      if presenter.presented != nil { throw .compositionFailed }
      let carrier = carrier(of: presenter, action)
      // "whose view is not in the window hierarchy", and the completion is never called.
      guard window.shows(carrier) else { throw .silence }
      carrier.present(new)
    case .replaceRoot:
      guard window.root === previous else { throw .compositionFailed }
      window.root = new
    case .custom:
      if let action, world.actions[action.name] == .fails { throw .generic }
    default: break
    }
  }

  private func presenter(_ action: RouteAction, _ previous: Controller) -> Controller? {
    switch action.presenter {
    case .nothing: nil
    case .root: window.root
    case .topmost: window.topmost
    case .found(let finder): find(finder, in: nil, .nothing)
    case .unknown, nil: action.parameters["startingFrom"] == "topmostParent" ? previous.outermost : previous
    }
  }

  /// Who carries a presentation out: the outermost ancestor, unless the style stays in the current context.
  private func carrier(of presenter: Controller, _ action: RouteAction) -> Controller {
    let style = action.parameters["presentationStyle"]
    guard style == "currentContext" || style == "overCurrentContext" else { return presenter.outermost }
    let around = [presenter] + presenter.ancestors
    return around.first { book.definesPresentationContext($0.name) } ?? presenter.outermost
  }

  // MARK: On a container that stands

  /// Puts a screen in; nothing comes to the front yet, which happens when it is the previous one.
  func perform(_ action: RouteAction, with new: Controller, in container: Controller) throws(Refusal) {
    switch action.kind {
    case .pushToDetails:
      guard !container.children.isEmpty else { throw .compositionFailed }
      showDetail(new, in: container)
    case .pushOnToDetails:
      guard let last = container.children.last, book.kind(of: last.name) == .navigation else {
        throw .compositionFailed
      }
      try set(last.children + [new], in: last)
    case .custom where world.actions[action.name] == .fails: throw .generic
    case .custom where world.actions[action.name] == .drops: break
    default:
      var children = container.children
      try embed(new, in: &children, by: action)
      try set(children, in: container)
    }
  }

  // MARK: In a container that is not shown yet, or later

  func embed(_ new: Controller, in children: inout [Controller], by action: RouteAction?) throws(Refusal) {
    switch action?.kind {
    case .pushAsRoot: children = [new]
    case .pushReplacingLast: children = children.dropLast() + [new]
    case .addTab:
      let index = action?.parameters["at"].flatMap(Int.init) ?? children.count
      if index >= children.count {
        children.append(new)
      } else if action?.parameters["replacing"] == "true" {
        children[index] = new
      } else {
        children.insert(new, at: index)
      }
    case .setAsMaster: children = [new] + children.dropFirst()
    case .pushToDetails:
      if children.isEmpty { throw .compositionFailed }
      children.append(new)
    case .pushOnToDetails: try embedOnDetails(new, in: &children)
    case .custom:
      switch action.flatMap({ world.actions[$0.name] }) {
      case .fails: throw .generic
      case .drops: break
      case .replaces: children = [new]
      case nil: children.append(new)
      }
    case .push, .present, .replaceRoot, .some(.none), nil: children.append(new)
    }
  }

  private func embedOnDetails(_ new: Controller, in children: inout [Controller]) throws(Refusal) {
    guard let last = children.last else { throw .compositionFailed }
    let isNavigation = book.kind(of: new.name) == .navigation
    if children.count > 1, book.kind(of: last.name) == .navigation {
      if isNavigation { throw .compositionFailed }
      try set(last.children + [new], in: last)
    } else {
      if !isNavigation { throw .compositionFailed }
      children.append(new)
    }
  }

  // MARK: What UIKit does

  /// Sets the children of a container, as its own property does.
  func set(_ children: [Controller], in container: Controller) throws(Refusal) {
    switch book.kind(of: container.name) {
    case .navigation:
      let isNested = children.contains { child in
        book.kind(of: child.name) == .navigation && !container.children.contains { $0 === child }
      }
      if isNested { throw .exception }
      container.setChildren(children)
    case .tab:
      let selected = container.children.isEmpty ? nil : container.children[container.selected]
      container.setChildren(children)
      if let place = children.firstIndex(where: { $0 === selected }) {
        container.selected = place
      } else if container.selected >= children.count {
        container.selected = 0
      }
    case .split, .custom, .none: container.setChildren(children)
    }
  }

  /// `showDetailViewController`: replaces the last one, or comes second.
  func showDetail(_ new: Controller, in split: Controller) {
    split.setChildren(split.children.count > 1 ? split.children.dropLast() + [new] : split.children + [new])
  }
}
