import Facts
import NavigationModel

/// Functions that make a navigation controller, and give it back or show it: each call of them makes another one.
///
/// `func tab(_ page: Page) -> UIViewController { let stack = UINavigationController(); …; return stack }`
extension Evaluator {
  /// Calls in calls are told apart this deep; what goes deeper calls itself.
  private static let nestingLimit = 3

  /// The number of one call of a function, where it makes a difference which call it is.
  func number(of call: Origin?, of id: FunctionID, given arguments: [LabeledValue]) -> CallID {
    guard let call else { return .none }
    if toldApart.contains(id) { return callID(at: call) }
    guard makesStack(id), !arguments.isEmpty, callNumbers.nesting(of: call.call) < Self.nestingLimit else {
      return .none
    }
    return callID(at: call, given: arguments.map { ValueKey(placeOf: $0.value) })
  }

  /// Whether each call of a function makes a navigation controller.
  func makesStack(_ id: FunctionID) -> Bool {
    guard wholeProgram != nil, !followsObjects else { return false }
    if let known = stackMakers[id] { return known }
    let declaration = program[id].declaration
    let isMaker =
      !declaration.parameters.isEmpty && declaration.name != "init"
      && (declaration.body ?? []).contains { statement in
        guard case .binding(.name, let type, let value?) = statement.kind,
          makesStack(value, type) || makesOwnStack(value, program[id].owner),
          case .call(_, let arguments) = value.stripped.kind
        else { return false }
        return !arguments.contains { $0.label == "rootViewController" }
      }
    stackMakers[id] = isMaker
    return isMaker
  }

  /// Whether an expression makes an object of a navigation controller's class of the app's own.
  private func makesOwnStack(_ expression: Expression, _ owner: TypeID?) -> Bool {
    guard case .call(let callee, _) = expression.stripped.kind, case .name(let name, _) = callee.kind,
      let made = program.resolve(.simple(name), from: owner)
    else { return false }
    return program.container(made) == .navigation
  }

  /// The calls of such a function that one call stands for: one for each thing that an argument can be.
  func calls(of id: FunctionID, given arguments: [LabeledValue]) -> [[LabeledValue]] {
    guard makesStack(id) else { return [arguments] }
    return arguments.expanded { _ in true }
  }
}

extension [LabeledValue] {
  /// The most that an argument can be to be told apart.
  private static let limit = 12

  /// One list for each thing that an argument can be: each goes its own way through a `switch`.
  func expanded(where isTold: (Value) -> Bool) -> [[LabeledValue]] {
    for (index, argument) in enumerated() {
      guard case .choice = argument.value else { continue }
      let alternatives = argument.value.alternatives
      guard alternatives.count <= Self.limit, alternatives.allSatisfy(isTold) else { continue }
      return alternatives.map { alternative in
        var list = self
        list[index].value = alternative
        return list
      }
    }
    return [self]
  }
}
