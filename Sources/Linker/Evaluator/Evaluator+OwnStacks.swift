import Facts
import NavigationModel

/// Navigation controllers and other containers that objects make for themselves.
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

  /// Whether an expression makes one of UIKit's containers on the spot, and be it in a closure that is called at once.
  private func makesContainer(_ expression: Expression, _ type: TypeReference?) -> Bool {
    guard wholeProgram != nil, case .call(let callee, _) = expression.stripped.kind else { return false }
    if case .closure(let closure) = callee.stripped.kind {
      return closure.body.contains { statement in
        switch statement.kind {
        case .binding(.name, let own, let value?): makesContainer(value, own ?? type)
        case .return(let value?), .expression(let value): makesContainer(value, type)
        default: false
        }
      }
    }
    var name = callee.lastName
    if name == "init" { name = callee.strippedBase?.lastName ?? type?.unwrapped.simpleName }
    return name.map { UIKitClasses.container($0) != nil } ?? false
  }

  /// A container that a base class makes for the objects of the classes that inherit from it: one for each.
  func toldApart(_ value: Value, made: Written, byObjectsOf receiver: TypeID?, of owner: TypeID?) -> Value {
    guard let receiver, let owner, receiver != owner, program[owner].keyword == .class,
      program[receiver].keyword == .class, program.ancestors(of: receiver).contains(owner),
      makesContainer(made.expression, made.type), case .term(let term) = value, term.base == nil,
      UIKitClasses.container(term.name) != nil
    else { return value }
    return .term(toldApart(term, by: callID(at: term.origin, for: receiver)))
  }

  private func toldApart(_ term: Term, by call: CallID) -> Term {
    var origin = term.origin
    origin.call = call
    return Term(
      base: nil, name: term.name, generics: term.generics, arguments: term.arguments, origin: origin, scope: term.scope)
  }

  /// A navigation controller that an object makes for itself, told apart from those of other objects.
  func toldApart(_ value: Value, made: Written, by object: Instance) -> Value {
    guard makesStack(made.expression, made.type), case .term(let term) = value, term.base == nil else { return value }
    return .term(toldApart(term, by: callID(at: object.place, for: object.maker)))
  }

  /// What a call in a method makes: a navigation controller that a base class makes and keeps is another one for each class
  /// that inherits from it.
  func toldApart(_ value: Value, made expression: Expression, in scope: Scope) -> Value {
    guard wholeProgram != nil, let receiver = scope.receiver.flatMap(typeID), let function = scope.function,
      receiver != scope.owner, isStack(expression, scope), keepsStack(function)
    else { return value }
    return toldApart(value, madeBy: scope.owner, for: receiver)
  }

  /// What code of a class puts into a property of an object, as that code run on this object puts it there.
  func toldApart(_ value: Value, put expression: Expression, in scope: Scope, for receiver: TypeID?) -> Value {
    guard let receiver, let function = scope.function, receiver != scope.owner, keepsStack(function) else {
      return value
    }
    var made = expression.stripped
    if case .name(let name, _) = made.kind, case .expression(let local, _)? = scope.lookup(name)?.first {
      made = local.written?.expression.stripped ?? made
    }
    guard isStack(made, scope) else { return value }
    return toldApart(value, madeBy: scope.owner, for: receiver)
  }

  private func isStack(_ expression: Expression, _ scope: Scope) -> Bool {
    makesStack(expression, nil) || makesOwnStack(expression, scope.owner)
  }

  private func toldApart(_ value: Value, madeBy owner: TypeID?, for receiver: TypeID) -> Value {
    guard let owner, program[owner].keyword == .class, program[receiver].keyword == .class,
      program.ancestors(of: receiver).contains(owner)
    else { return value }
    return value.mapped { made in
      switch made {
      case .term(let term) where term.base == nil:
        return .term(toldApart(term, by: callID(at: term.origin.general, for: receiver)))
      case .instance(var object):
        object.place.call = callID(at: object.place.general, for: receiver)
        return .instance(object)
      default: return made
      }
    }
  }
}
