import Facts
import NavigationModel

/// Answers one question: what can this expression be?
///
/// A whole-program, flow-insensitive abstract evaluation. Values of properties and results of functions without
/// arguments are computed once; recursion and depth are cut, and what is cut is `unknown`.
final class Evaluator {
  let program: Program
  /// Names that belong to libraries, whatever the app's folders hold of them.
  let opaqueNames: Set<String>
  /// What the program's assignments store; there once every body has been walked.
  private(set) var stores: Stores?
  private var depth = 0
  private var variableValues: [VariableID: Value] = [:]
  private var activeVariables: Set<VariableID> = []
  private var activeFunctions: [FunctionID: Int] = [:]

  /// Steps of the question at hand.
  private var work = 0

  private static let depthLimit = 160
  /// A question that takes more steps counts as unknown: locals and functions that each ask two others twice would
  /// otherwise double the work line by line.
  private static let workLimit = 50_000
  /// A function may call itself this often before its result counts as unknown.
  private static let recursionLimit = 2

  init(program: Program, opaqueNames: Set<String>) {
    self.program = program
    self.opaqueNames = opaqueNames
  }

  /// Takes in what the program stores, and forgets what was concluded without it.
  func consult(_ stores: Stores) {
    self.stores = stores
    variableValues = [:]
  }

  /// What an expression can be.
  func evaluate(_ expression: Expression, in scope: Scope) -> Value {
    guard depth < Self.depthLimit, spend(1) else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    return evaluateWithinLimit(expression, in: scope)
  }

  /// Counts steps of work; says no once the question has had its share.
  func spend(_ steps: Int) -> Bool {
    if depth == 0 { work = 0 }
    work += steps
    return work <= Self.workLimit
  }

  private func evaluateWithinLimit(_ expression: Expression, in scope: Scope) -> Value {
    switch expression.kind {
    case .name(let name, let generics): return self.name(name, generics, expression, in: scope)
    case .member(let base, let name, let generics): return member(base, name, generics, expression, in: scope)
    case .call(let callee, let arguments): return call(callee, arguments, expression, in: scope)
    case .subscript(let base, let arguments): return subscripted(base, arguments, in: scope)
    case .string: return expression.literalText.map { .string($0) } ?? .typed(.simple("String"), nil)
    case .number(let text): return .number(text)
    case .boolean(let value): return .boolean(value)
    case .nil: return .null
    case .array(let elements): return .array(elements.map { evaluate($0, in: scope) })
    case .tuple(let elements): return .tuple(labeled(elements, in: scope))
    case .closure(let closure):
      return .closure(ClosureValue(closure: closure, scope: scope, offset: expression.offset))
    case .cast(let inner, let type, let form): return cast(evaluate(inner, in: scope), to: type, form, in: scope)
    case .try(let inner, _), .forced(let inner), .chained(let inner): return evaluate(inner, in: scope)
    case .prefix(_, let inner):
      if case .number(let text) = inner.kind { return .number("-" + text) }
      return .unknown
    case .operators(let names, let operands): return operators(names, operands, in: scope)
    case .ternary(_, let then, let otherwise):
      return .oneOf([evaluate(then, in: scope), evaluate(otherwise, in: scope)])
    case .statement(let statement): return .oneOf(results(of: [statement], in: scope.nested(), implicit: true))
    case .type(let type): return .metatype(type, program.resolve(type, from: scope.owner, file: scope.file))
    case .macro(let name, let arguments):
      return .term(term(nil, name, [], labeled(arguments, in: scope), expression, scope))
    case .keyPath, .selector, .dictionary, .assignment, .opaque: return .unknown
    }
  }

  private func operators(_ names: [String], _ operands: [Expression], in scope: Scope) -> Value {
    // `a ?? b` is either; nothing else joins view controllers or routes.
    guard names.allSatisfy({ $0 == "??" }) else { return .unknown }
    return .oneOf(operands.map { evaluate($0, in: scope) })
  }

  private func cast(_ value: Value, to type: TypeReference, _ form: Expression.Cast, in scope: Scope) -> Value {
    guard form != .test else { return .unknown }
    let target = program.resolve(type, from: scope.owner, file: scope.file)
    return .oneOf(
      value.alternatives.map { alternative in
        switch alternative {
        case .unknown, .typed, .null: .typed(resolvedAlias(type, in: scope), target)
        default: alternative
        }
      })
  }

  /// `dictionary[key]`: what the program stores under that key; else any element.
  private func subscripted(_ base: Expression, _ arguments: [Argument], in scope: Scope) -> Value {
    if let stores, let key = arguments.first, let id = storedVariable(base, in: scope) {
      let found = stores.elements(of: id, key: evaluate(key.value, in: scope))
      if !found.isEmpty { return .oneOf(found) }
    }
    return element(of: evaluate(base, in: scope))
  }

  /// The property that a name or member means.
  private func storedVariable(_ expression: Expression, in scope: Scope) -> VariableID? {
    var owner = scope.owner
    var name: String
    switch expression.stripped.kind {
    case .name(let plain, _):
      guard scope.lookup(plain) == nil else { return nil }
      name = plain
    case .member(let base?, let last, _):
      name = last
      owner = evaluate(base, in: scope).alternatives.lazy.compactMap { self.typeID(of: $0) }.first
    default: return nil
    }
    let members = owner.map { program.members(named: name, of: $0) } ?? program.globals[name] ?? []
    for case .variable(let id) in members { return id }
    return nil
  }

  /// An element of a sequence value.
  func element(of value: Value) -> Value {
    .oneOf(
      value.alternatives.map { alternative in
        switch alternative {
        case .array(let elements): .oneOf(elements)
        case .typed(.array(let element), _): .typed(element, program.resolve(element))
        case .typed(.dictionary(_, let element), _): .typed(element, program.resolve(element))
        default: .unknown
        }
      })
  }

  /// Evaluates arguments, keeping labels and how they were written.
  func labeled(_ arguments: [Argument], in scope: Scope) -> [LabeledValue] {
    arguments.map { argument in
      LabeledValue(
        label: argument.label, value: evaluate(argument.value, in: scope), expression: argument.value,
        isTrailing: argument.isTrailing)
    }
  }

  func term(
    _ base: Value?, _ name: String, _ generics: [TypeReference], _ arguments: [LabeledValue]?,
    _ expression: Expression, _ scope: Scope
  ) -> Term {
    Term(
      base: base, name: name, generics: generics.map { resolvedAlias($0, in: scope) }, arguments: arguments,
      origin: Origin(file: scope.file, offset: expression.offset), scope: scope)
  }

  /// The type behind a type alias of the types around, or the type itself.
  func resolvedAlias(_ type: TypeReference, in scope: Scope) -> TypeReference {
    guard case .named(let path, []) = type, path.count == 1, let owner = scope.owner else { return type }
    for requirement in scope.requirements
    where requirement.isSameType && requirement.subject.description == path[0] {
      return requirement.bound
    }
    var current: TypeID? = owner
    while let id = current {
      if let target = program[id].aliases[path[0]], target != type { return target }
      current = program[id].parent
    }
    return type
  }
}

extension Evaluator {
  /// What a property or global variable can be.
  func value(of id: VariableID, receiver: Value? = nil) -> Value {
    if let known = variableValues[id] { return known }
    guard activeVariables.insert(id).inserted else { return declaredValue(of: id) }
    defer { activeVariables.remove(id) }
    let value = computeValue(of: id, receiver: receiver)
    // A receiver may shape the value only through members of its own type, which the next caller shares.
    variableValues[id] = value
    return value
  }

  private func computeValue(of id: VariableID, receiver: Value?) -> Value {
    let entry = program[id]
    let scope = Scope(file: entry.file, owner: entry.owner, receiver: receiver, requirements: entry.requirements)
    if let getter = entry.declaration.getter {
      let result = Value.oneOf(results(of: getter, in: scope, implicit: true))
      return result.isUnknown ? declaredValue(of: id) : result
    }
    if let initial = entry.declaration.value {
      let value = evaluate(initial, in: scope)
      return refined(value, by: entry.declaration.type, in: scope)
    }
    if let stored = stores?.values(of: id) { return .oneOf(stored) }
    return declaredValue(of: id)
  }

  /// What the written type alone says about a variable.
  private func declaredValue(of id: VariableID) -> Value {
    let entry = program[id]
    guard let type = entry.declaration.type else { return .unknown }
    let scope = Scope(file: entry.file, owner: entry.owner, requirements: entry.requirements)
    return .typed(
      resolvedAlias(type.unwrapped, in: scope), program.resolve(type, from: entry.owner, file: entry.file))
  }

  /// A value that evaluation left open, or that its written type hides behind a protocol, as the type says it.
  private func refined(_ value: Value, by type: TypeReference?, in scope: Scope) -> Value {
    guard let type else { return value }
    let id = program.resolve(type, from: scope.owner, file: scope.file)
    if let id, program[id].keyword == .protocol { return .typed(type, id) }
    switch value {
    case .unknown, .null: return .typed(type.unwrapped, id)
    // An empty collection is filled later, by code that this evaluation does not follow.
    case .array(let elements) where elements.isEmpty: return .typed(type.unwrapped, id)
    default: return value
    }
  }

  /// What a function returns for some arguments.
  func result(of id: FunctionID, arguments: [LabeledValue], receiver: Value?) -> Value {
    let entry = program[id]
    guard activeFunctions[id, default: 0] < Self.recursionLimit else { return declaredResult(of: id) }
    activeFunctions[id, default: 0] += 1
    defer { activeFunctions[id, default: 1] -= 1 }
    guard let body = entry.declaration.body else { return declaredResult(of: id) }
    let scope = self.scope(of: id, receiver: receiver)
    bind(entry.declaration.parameters, to: arguments, in: scope)
    let value = Value.oneOf(results(of: body, in: scope, implicit: true))
    return value.isUnknown ? declaredResult(of: id) : value
  }

  private func declaredResult(of id: FunctionID) -> Value {
    let entry = program[id]
    guard let type = entry.declaration.result else { return .unknown }
    let scope = Scope(file: entry.file, owner: entry.owner, requirements: entry.requirements)
    return .typed(
      resolvedAlias(type.unwrapped, in: scope), program.resolve(type, from: entry.owner, file: entry.file))
  }

  /// A scope for the body of a function, with its parameters as open as their types.
  func scope(of id: FunctionID, receiver: Value? = nil) -> Scope {
    let entry = program[id]
    let scope = Scope(
      file: entry.file, owner: entry.owner, receiver: receiver, function: id, requirements: entry.requirements)
    return scope
  }

  /// Binds parameters to arguments: by label, then by position, then to their default or type.
  func bind(_ parameters: [Parameter], to arguments: [LabeledValue], in scope: Scope) {
    var rest = arguments
    for parameter in parameters {
      let index =
        rest.firstIndex { !$0.isTrailing && $0.label == parameter.label }
        ?? rest.firstIndex { $0.isTrailing && ($0.label == nil || $0.label == parameter.label) && isFunction(parameter) }
      if let index {
        scope.bind(parameter.name, .value(rest.remove(at: index).value))
      } else if let initial = parameter.defaultValue {
        scope.bind(parameter.name, .value(evaluate(initial, in: scope)))
      } else {
        let type = parameter.type?.unwrapped
        scope.bind(
          parameter.name,
          .value(
            type.map { .typed(resolvedAlias($0, in: scope), program.resolve($0, from: scope.owner, file: scope.file)) }
              ?? .unknown))
      }
    }
  }

  private func isFunction(_ parameter: Parameter) -> Bool {
    switch parameter.type?.unwrapped {
    case .function, nil, .other: true
    // A type alias or generic parameter may stand for a closure.
    case .named(_, let arguments): arguments.isEmpty
    default: false
    }
  }
}
