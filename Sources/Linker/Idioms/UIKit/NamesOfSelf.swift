import Facts

extension UIKitCalls {
  /// Whether an expression is the object whose code it is in, by whatever name, or in a stack of its own.
  func isSelf(_ shown: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
    switch shown.stripped.kind {
    case .name("self", _): return true
    case .name(let name, _):
      guard depth < 4 else { return false }
      guard let meanings = scope.lookup(name) else { return givesSelf(shown, scope, depth: depth) }
      guard case .expression(let local, _)? = meanings.first, let written = local.written else { return false }
      return isSelf(written.expression, written.scope, depth: depth + 1)
    case .member(let base?, _, _) where base.isSelf: return depth < 4 && givesSelf(shown, scope, depth: depth)
    case .call(_, let arguments):
      return depth < 4
        && arguments.contains { $0.label == "rootViewController" && isSelf($0.value, scope, depth: depth + 1) }
    default: return false
    }
  }

  /// Whether it is a computed property that is another name of the object: `var viewController: UIViewController { self }`.
  private func givesSelf(_ property: Expression, _ scope: Scope, depth: Int) -> Bool {
    let program = linkage.program
    let found = call.evaluator.variables(property, in: scope)
    return !found.isEmpty
      && found.allSatisfy { id, _ in
        guard let result = program[id].declaration.getter?.resultExpression else { return false }
        return isSelf(result, Scope(file: program[id].file, owner: program[id].owner), depth: depth + 1)
      }
  }
}
