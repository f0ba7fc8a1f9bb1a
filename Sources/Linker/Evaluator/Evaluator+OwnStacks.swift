import Facts
import NavigationModel

/// Navigation controllers that objects make for themselves.
///
/// A router that makes its own is not the router next to it: what comes into the one does not come into the other.
extension Evaluator {
  typealias Written = (expression: Expression, type: TypeReference?)

  /// Whether an expression makes a navigation controller on the spot.
  func makesStack(_ expression: Expression, _ type: TypeReference?) -> Bool {
    guard wholeProgram != nil, case .call(let callee, _) = expression.stripped.kind else { return false }
    var name = callee.lastName
    if name == "init" { name = callee.strippedBase?.lastName ?? type?.unwrapped.simpleName }
    return name.map { UIKitClasses.container($0) == .navigation } ?? false
  }

  /// What is written for what an initialiser stores: the default of a parameter that the call leaves out.
  func written(_ value: Expression, by initializer: FunctionID, _ arguments: [LabeledValue]) -> Written {
    guard case .name(let name, _) = value.stripped.kind,
      let parameter = program[initializer].declaration.parameters.first(where: { $0.name == name }),
      let initial = parameter.defaultValue, !arguments.contains(where: { $0.label == parameter.label })
    else { return (value, nil) }
    return (initial, parameter.type)
  }

  /// A navigation controller that an object makes for itself, told apart from those of other objects.
  func toldApart(_ value: Value, made: Written, by object: Instance) -> Value {
    guard makesStack(made.expression, made.type), case .term(let term) = value, term.base == nil else { return value }
    var origin = term.origin
    origin.call = callID(at: object.place, for: object.maker)
    return .term(
      Term(
        base: nil, name: term.name, generics: term.generics, arguments: term.arguments, origin: origin,
        scope: term.scope))
  }
}
