import Facts
import NavigationModel

extension UIKitClasses {
  /// Controllers that only wrap a SwiftUI view.
  static let hosting: Set<String> = ["UIHostingController", "HostingController"]
}

extension Program {
  /// Whether instances of the type are view controllers or SwiftUI views.
  func isScreen(_ id: TypeID) -> Bool { screenTable.contains(id) }

  /// Every type whose instances are view controllers or SwiftUI views.
  func findScreens() -> Set<TypeID> {
    Set(
      types.indices.map(TypeID.init).filter { id in
        guard let keyword = self[id].keyword, keyword != .protocol else { return false }
        let names = ancestry(of: id)
        if keyword == .class { return names.contains("UIViewController") }
        return keyword == .struct && names.contains { viewProtocols.contains($0) }
      })
  }

  /// Whether objects of a class host each the view that they are made with.
  ///
  /// `class Host<V: View>: UIHostingController<V>`, or one around `AnyView` that is given a view.
  func isGenericHost(_ id: TypeID) -> Bool {
    guard self[id].keyword == .class, !UIKitClasses.hosting.isDisjoint(with: ancestry(of: id)) else { return false }
    if !self[id].genericParameters.isEmpty || isHeirOfHost(id) { return true }
    let hosted = self[id].inherited.first { UIKitClasses.hosting.contains($0.simpleName ?? "") }
    guard hosted?.arguments.first?.simpleName == "AnyView" else { return false }
    let initializers = (self[id].members["init"] ?? []).compactMap { member -> FunctionDeclaration? in
      guard case .function(let function) = member else { return nil }
      return self[function].declaration
    }.filter { $0.parameters.first?.label != "coder" }
    return initializers.isEmpty || initializers.contains(where: \.takesView)
  }

  /// Whether a class only says of which view its objects are, and leaves it to whoever makes one to give it that:
  /// `class CartHost: Host<CartView> {}`.
  private func isHeirOfHost(_ id: TypeID) -> Bool {
    guard let parent = self[id].inherited.first, let view = parent.arguments.first,
      resolve(view, from: id).map({ self[$0].keyword == .struct }) ?? false
    else { return false }
    return (self[id].members["init"] ?? []).allSatisfy { member in
      guard case .function(let function) = member, let body = self[function].declaration.body,
        case .expression(let only)? = body.first?.kind, body.count == 1, case .call(let callee, _) = only.kind
      else { return false }
      return callee.lastName == "fatalError"
    }
  }

  /// How instances of the type show children, if they are containers.
  func container(_ id: TypeID) -> Node.Container? {
    if wrapsStack(id) { return .navigation }
    let names = ancestry(of: id)
    if let known = names.lazy.compactMap(UIKitClasses.container).first { return known }
    return names.contains { containerProtocols.contains($0) } ? .custom : nil
  }

  /// What the app's life cycle calls of this type, if it is a delegate of the application or of a scene.
  func isLifeCycleDelegate(_ id: TypeID) -> Bool {
    let names = ancestry(of: id)
    return names.contains { lifeCycleProtocols.contains($0) } || self[id].attributes.contains { $0.name == "main" }
  }
}

/// Protocols of what SwiftUI shows.
private let viewProtocols: Set<String> = ["View", "UIViewControllerRepresentable", "UIViewRepresentable"]

/// Protocols by which a library knows the app's own containers.
private let containerProtocols: Set<String> = ["ContainerViewController", "CustomContainerViewController"]

private let lifeCycleProtocols: Set<String> = [
  "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "UNUserNotificationCenterDelegate", "App",
  // What PluggableApplicationDelegate hands each call of the application's delegate on to.
  "ApplicationService",
]

extension FunctionDeclaration {
  /// Whether it is given a view of whatever kind.
  fileprivate var takesView: Bool {
    let views = Set(genericParameters.filter { $0.bound?.simpleName == "View" }.map(\.name)).union(["View", "AnyView"])
    return parameters.contains { views.contains($0.type?.unwrapped.simpleName ?? "") }
  }
}
