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
    wholeProgram != nil && !followsObjects && stackMaker(id) == .forEachCall
  }

  /// Whether a method of a class makes a navigation controller for its object, and keeps that in a property.
  func keepsStack(_ id: FunctionID) -> Bool { wholeProgram != nil && stackMaker(id) == .forEachObject }

  private func stackMaker(_ id: FunctionID) -> StackMaker {
    if let known = stackMakers[id] { return known }
    let declaration = program[id].declaration
    var maker = StackMaker.none
    for statement in declaration.body ?? [] {
      switch statement.kind {
      case .binding(.name(let name), let type, let value?)
      where makesStack(value, type) || makesOwnStack(value, of: id):
        if keeps(name, of: id) { maker = .forEachObject }
        guard maker == .none, !declaration.parameters.isEmpty, declaration.name != "init",
          case .call(_, let arguments) = value.stripped.kind,
          !arguments.contains(where: { $0.label == "rootViewController" })
        else { continue }
        maker = .forEachCall
      case .expression(let expression):
        guard case .assignment(let target, "=", let value) = expression.kind, declaration.name != "init",
          isOwnProperty(target), makesStack(value, nil) || makesOwnStack(value, of: id)
        else { continue }
        maker = .forEachObject
      default: continue
      }
    }
    stackMakers[id] = maker
    return maker
  }

  /// Whether a function puts a local into a property of the object whose code it is, for good.
  private func keeps(_ local: String, of id: FunctionID) -> Bool {
    (program[id].declaration.body ?? []).contains { statement in
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, "=", let value) = expression.kind, case .name(local, _) = value.stripped.kind
      else { return false }
      return isOwnProperty(target) && !holdsAnyController(target, id)
    }
  }

  /// Whether a property is for whatever controller is seen at the moment: what a call puts there gives way to the next.
  private func holdsAnyController(_ target: Expression, _ id: FunctionID) -> Bool {
    guard !program[id].declaration.parameters.isEmpty, let owner = program[id].owner, let name = target.lastName else {
      return false
    }
    return program.members(named: name, of: owner).contains { member in
      guard case .variable(let property) = member else { return false }
      return program[property].declaration.type?.unwrapped.simpleName == "UIViewController"
    }
  }

  private func isOwnProperty(_ target: Expression) -> Bool {
    switch target.stripped.kind {
    case .name: true
    case .member(let base?, _, _): base.isSelf
    default: false
    }
  }

  private func makesOwnStack(_ expression: Expression, of id: FunctionID) -> Bool {
    makesOwnStack(expression, program[id].owner)
  }

  /// Whether an expression makes an object of a navigation controller's class of the app's own.
  func makesOwnStack(_ expression: Expression, _ owner: TypeID?) -> Bool {
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
        list[index].isChosen = true
        return list
      }
    }
    return [self]
  }
}
