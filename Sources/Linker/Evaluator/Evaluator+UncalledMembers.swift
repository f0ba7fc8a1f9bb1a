import Facts

/// Names that are written without a call, and so mean a property and no method: `navigationController` in a class that
/// has a `navigationController(_:willShow:animated:)`, too.
extension Evaluator {
  /// Of a type's members under a name, those that the name alone can mean.
  ///
  /// A method that needs arguments gives way to a property of that name, be it one that the type has from UIKit.
  func meantUncalled(_ members: [Program.Member], named name: String, of type: TypeID) -> [Program.Member] {
    guard members.contains(where: needsArguments) else { return members }
    let others = members.filter { !needsArguments($0) }
    if !others.isEmpty { return others }
    let isInherited =
      UIKitClasses.isProperty(name) && program.ancestry(of: type).contains(where: UIKitClasses.isController)
    return isInherited ? [] : members
  }

  /// What an expression is of which a member is asked, or which is cast: a method is no such object, so that a name of
  /// one means a property that the app does not declare.
  func object(_ expression: Expression, in scope: Scope) -> Value {
    let value = evaluate(expression, in: scope)
    guard case .function(let id, let receiver) = value, needsArguments(.function(id)) else { return value }
    switch expression.stripped.kind {
    case .name(let name, let generics): return .term(term(nil, name, generics, nil, expression, scope))
    case .member(_, let name, let generics): return .term(term(receiver, name, generics, nil, expression, scope))
    default: return value
    }
  }

  private func needsArguments(_ member: Program.Member) -> Bool {
    guard case .function(let id) = member else { return false }
    return program[id].declaration.parameters.contains { $0.defaultValue == nil && !$0.isVariadic }
  }
}
