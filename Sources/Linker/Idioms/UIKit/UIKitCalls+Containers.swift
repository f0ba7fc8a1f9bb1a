import Facts
import NavigationModel

extension UIKitCalls {
  /// How the receiver shows its children.
  var container: Node.Container? {
    guard let base = call.base else {
      return call.evaluator.dispatchType(in: call.scope).flatMap(linkage.program.container)
    }
    for alternative in call.value(base).alternatives {
      switch alternative {
      case .term(let term):
        if let known = UIKitClasses.container(term.name) { return known }
        if term.name == "tabBarController" { return .tab }
        if term.name == "splitViewController" { return .split }
      case .typed(let type, let id):
        if let known = id.flatMap(linkage.program.container) ?? type.simpleName.flatMap(UIKitClasses.container) {
          return known
        }
      case .instance(let instance): if let known = linkage.program.container(instance.id) { return known }
      default: continue
      }
    }
    return declaredContainer(base)
  }

  /// What the code says that a property is: `var tabs: UITabBarController? { viewControllers.first as? … }`.
  private func declaredContainer(_ base: Expression) -> Node.Container? {
    let types = call.evaluator.variables(base, in: call.scope).compactMap { id, _ in
      linkage.program[id].declaration.type?.unwrapped
    }
    return types.lazy.compactMap { type in
      linkage.program.resolve(type, from: call.scope.owner).flatMap(linkage.program.container)
        ?? type.simpleName.flatMap(UIKitClasses.container)
    }.first
  }

  /// Whether the initialiser of an own navigation controller puts in what it is given: that is the root, for whoever
  /// makes one.
  func isHandedToNewStack(_ shown: Expression) -> Bool {
    guard container == .navigation, call.base?.isSelf ?? true, let function = call.scope.function,
      linkage.program[function].declaration.name == "init",
      call.scope.owner.map({ linkage.program[$0].keyword == .class }) ?? false
    else { return false }
    return linkage.program.handed(in: shown, to: function) != nil
  }
}
