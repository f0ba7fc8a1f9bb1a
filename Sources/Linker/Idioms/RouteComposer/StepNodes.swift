import Facts
import NavigationModel

/// Which node a step shows.
struct StepNodes {
  let linkage: Linkage

  /// The scene of its storyboard factory, the node of its class, or a container of its own.
  func node(of step: inout RouteStep, type: TypeReference?, origin: Origin, route: RouteID) -> NodeID? {
    addChildren(&step.factory, origin: origin, route: route)
    if let storyboard = step.factory.storyboard {
      if let node = linkage.scenes.node(
        storyboard: storyboard, identifier: step.factory.identifier, near: step.source.file)
      {
        return screen(in: node, of: type) ?? node
      }
      linkage.reportMissingScene(storyboard: storyboard, identifier: step.factory.identifier, at: step.source)
    }
    guard let type else { return nil }
    if let node = linkage.nodes.node(for: type, file: origin.file) { return node }
    guard let container = type.simpleName.flatMap(UIKitClasses.container), container != .navigation,
      step.factory.kind != .none
    else { return nil }
    return ownContainer(type, container, route: route, source: step.source)
  }

  /// A storyboard's initial navigation controller whose step is about the screen inside it.
  private func screen(in node: NodeID, of type: TypeReference?) -> NodeID? {
    guard let found = linkage.nodes[node], found.container == .navigation, found.anonymous, let type,
      UIKitClasses.container(type.simpleName ?? "") == nil
    else { return nil }
    return linkage.nodes.node(for: type)
  }

  /// A tab bar or split view that only this route makes.
  private func ownContainer(
    _ type: TypeReference, _ container: Node.Container, route: RouteID, source: SourcePlace
  ) -> NodeID {
    let name = type.simpleName ?? ""
    return linkage.nodes.add(
      Node(
        id: NodeID("\(name)@\(route)"), name: name, kind: .container, container: container, source: source,
        anonymous: true))
  }

  /// Children of a complete factory become nodes too; plain navigation stacks around them are seen through.
  private func addChildren(_ factory: inout Factory, origin: Origin, route: RouteID) {
    for index in factory.children.indices {
      var child = factory.children[index]
      addChildren(&child.factory, origin: origin, route: route)
      if let storyboard = child.factory.storyboard {
        child.node = linkage.scenes.node(
          storyboard: storyboard, identifier: child.factory.identifier, near: child.source.file)
      } else if let name = child.factory.screenClass {
        child.node = linkage.nodes.node(for: .simple(name), file: origin.file)
      }
      factory.children[index] = child
    }
  }
}
