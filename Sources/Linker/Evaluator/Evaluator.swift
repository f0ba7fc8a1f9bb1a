import Facts
import NavigationModel

/// Answers what an expression can be.
///
/// A whole-program, flow-insensitive abstract evaluation. Values of properties and results of functions without
/// arguments are computed once; recursion and depth are cut, and what is cut is `unknown`.
final class Evaluator {
  let program: Program
  /// Names that belong to libraries, whatever the app's folders hold of them.
  let opaqueNames: Set<String>
  /// What the program's assignments store; there once every body has been walked.
  private(set) var stores: Stores?
  /// Counts what the program's knowledge has grown by; what was concluded before may have changed.
  private(set) var generation = 0
  /// How often evaluation was cut off; what was concluded meanwhile is not kept.
  var cuts = 0
  private var depth = 0
  private var variableValues: [VariableID: Value] = [:]
  private var activeVariables: Set<VariableID> = []
  var activeFunctions: [FunctionID: Int] = [:]
  /// Functions whose results are told apart by the calls that made them.
  private(set) var toldApart: Set<FunctionID> = []
  private var callIDs: [Origin: CallID] = [:]
  /// Methods that the app adds to library types, by name.
  let libraryMethods: [String: [FunctionID]]
  /// Computed properties that the app adds to library types, by name.
  let libraryProperties: [String: [VariableID]]
  var activeProperties: Set<VariableID> = []
  /// Static members of all types by name, in the order of the types.
  private(set) lazy var staticMembers = indexOfStaticMembers()

  /// Steps of the question at hand.
  private var work = 0

  private static let depthLimit = 160
  /// A question that takes more steps counts as unknown: locals and functions that each ask two others twice would
  /// otherwise double the work line by line.
  private static let workLimit = 50_000
  /// A function may call itself this often before its result counts as unknown.
  private static let recursionLimit = 2

  /// `opaqueMembers` are a library's methods that the app may overload without changing what they mean.
  init(program: Program, opaqueNames: Set<String>, opaqueMembers: Set<String>) {
    self.program = program
    self.opaqueNames = opaqueNames
    func isOfLibrary(_ owner: TypeID?) -> Bool {
      owner.map { program[$0].keyword == nil && opaqueNames.contains(program[$0].name) } ?? false
    }
    let methods = program.functions.indices.filter {
      !program.functions[$0].declaration.isStatic && !opaqueMembers.contains(program.functions[$0].declaration.name)
        && isOfLibrary(program.functions[$0].owner)
    }
    let properties = program.variables.indices.filter {
      !program.variables[$0].declaration.isStatic && isOfLibrary(program.variables[$0].owner)
    }
    libraryMethods = Dictionary(grouping: methods.map(FunctionID.init)) { program[$0].declaration.name }
    libraryProperties = Dictionary(grouping: properties.map(VariableID.init)) { program[$0].declaration.name }
  }

  private func indexOfStaticMembers() -> [String: [Program.Member]] {
    var index: [String: [Program.Member]] = [:]
    for type in program.types {
      for (name, members) in type.members {
        let statics = members.filter { member in
          switch member {
          case .variable(let id): program[id].declaration.isStatic
          case .function(let id): program[id].declaration.isStatic
          case .enumCase, .type: false
          }
        }
        if !statics.isEmpty { index[name, default: []] += statics }
      }
    }
    return index
  }

  /// The number of a call, the same for the same place.
  func callID(at origin: Origin) -> CallID {
    if let known = callIDs[origin] { return known }
    let id = CallID(index: Int32(callIDs.count + 1))
    callIDs[origin] = id
    return id
  }

  /// Takes in what the program stores, and forgets what was concluded without it.
  func consult(_ stores: Stores) {
    self.stores = stores
    forget()
  }

  /// Tells the results of some functions apart by their calls from now on.
  func tellApart(_ functions: Set<FunctionID>) {
    toldApart = functions
    forget()
  }

  private func forget() {
    variableValues = [:]
    generation += 1
  }

  /// What an expression can be.
  func evaluate(_ expression: Expression, in scope: Scope) -> Value {
    guard depth < Self.depthLimit, spend(1) else {
      cuts += 1
      return .unknown
    }
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
    case .dictionary(let entries):
      return .dictionary(
        entries.map { ValuePair(key: evaluate($0.key, in: scope), value: evaluate($0.value, in: scope)) })
    case .keyPath, .selector, .assignment, .opaque: return .unknown
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
    let value = evaluate(base, in: scope)
    if let key = arguments.first, case .dictionary(let pairs) = value {
      let wanted = evaluate(key.value, in: scope)
      let found = pairs.filter { mayEqual($0.key, wanted) }.map(\.value)
      if !found.isEmpty { return .oneOf(found) }
    }
    return element(of: value)
  }

  /// Whether two values can be the same; open ones can.
  func mayEqual(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.enumCase(let x), .enumCase(let y)): x.type == y.type && x.name == y.name
    // An implicit member is a case whose enum only its surroundings would tell.
    case (.enumCase(let x), .term(let y)), (.term(let y), .enumCase(let x)): y.base != nil || y.name == "." + x.name
    case (.term(let x), .term(let y)) where x.base == nil && y.base == nil && x.name.hasPrefix("."): x.name == y.name
    case (.string(let x), .string(let y)): x == y
    case (.number(let x), .number(let y)): x == y
    case (.choice(let values), _): values.contains { mayEqual($0, b) }
    case (_, .choice(let values)): values.contains { mayEqual(a, $0) }
    default: true
    }
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
        case .dictionary(let pairs): .oneOf(pairs.map(\.value))
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
        label: argument.label, content: Deferred(argument.value, in: scope, by: self), expression: argument.value,
        isTrailing: argument.isTrailing)
    }
  }

  func term(
    _ base: Value?, _ name: String, _ generics: [TypeReference], _ arguments: [LabeledValue]?,
    _ expression: Expression, _ scope: Scope
  ) -> Term {
    Term(
      base: base, name: name, generics: generics.map { resolvedAlias($0, in: scope) }, arguments: arguments,
      origin: Origin(file: scope.file, offset: expression.offset, call: scope.call), scope: scope)
  }
}

extension Evaluator {
  /// What a property or global variable can be.
  func value(of id: VariableID, receiver: Value? = nil) -> Value {
    // What a case of an enum has is told by the case: it differs from one to the next.
    if case .enumCase? = receiver { return computedValue(of: id, receiver: receiver) }
    if let known = variableValues[id] { return known }
    let before = cuts
    let value = computedValue(of: id, receiver: receiver)
    // A receiver may shape the value only through members of its own type, which the next caller shares.
    if cuts == before { variableValues[id] = value }
    return value
  }

  private func computedValue(of id: VariableID, receiver: Value?) -> Value {
    guard activeVariables.insert(id).inserted else {
      cuts += 1
      return declaredValue(of: id)
    }
    defer { activeVariables.remove(id) }
    return computeValue(of: id, receiver: receiver)
  }

  private func computeValue(of id: VariableID, receiver: Value?) -> Value {
    let entry = program[id]
    let scope = Scope(file: entry.file, owner: entry.owner, receiver: receiver, requirements: entry.requirements)
    if let getter = entry.declaration.getter {
      let result = contextual(.oneOf(results(of: getter, in: scope, implicit: true)), entry.declaration.type, in: scope)
      return result.isUnknown ? declaredValue(of: id) : result
    }
    if let initial = entry.declaration.value {
      let value = contextual(evaluate(initial, in: scope), entry.declaration.type, in: scope)
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
    case .dictionary(let pairs) where pairs.isEmpty: return .typed(type.unwrapped, id)
    default: return value
    }
  }

  /// What a function returns for some arguments.
  func result(of id: FunctionID, arguments: [LabeledValue], receiver: Value?, at call: Origin? = nil) -> Value {
    let entry = program[id]
    guard activeFunctions[id, default: 0] < Self.recursionLimit else {
      cuts += 1
      return declaredResult(of: id)
    }
    activeFunctions[id, default: 0] += 1
    defer { activeFunctions[id, default: 1] -= 1 }
    guard let body = entry.declaration.body else { return declaredResult(of: id) }
    let scope = self.scope(of: id, receiver: receiver, arguments: arguments, at: call)
    let value = contextual(.oneOf(results(of: body, in: scope, implicit: true)), entry.declaration.result, in: scope)
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
    return Scope(
      file: entry.file, owner: entry.owner, receiver: receiver, function: id, requirements: entry.requirements)
  }

  /// A scope for one call of a function, with its parameters bound to what the call passes.
  func scope(of id: FunctionID, receiver: Value?, arguments: [LabeledValue], at call: Origin?) -> Scope {
    let entry = program[id]
    let callID = call.map { toldApart.contains(id) ? self.callID(at: $0) : .none } ?? .none
    let scope = Scope(
      file: entry.file, owner: entry.owner, receiver: receiver, function: id, requirements: entry.requirements,
      call: callID)
    if !entry.declaration.genericParameters.isEmpty {
      scope.bindGenerics { [unowned self, unowned scope] in genericArguments(of: id, boundIn: scope) }
    }
    bind(entry.declaration.parameters, to: arguments, in: scope)
    return scope
  }

  /// Binds parameters to arguments: by label, then by position, then to their default or type.
  func bind(_ parameters: [Parameter], to arguments: [LabeledValue], in scope: Scope) {
    var rest = arguments
    for parameter in parameters {
      let index =
        rest.firstIndex { !$0.isTrailing && $0.label == parameter.label }
        ?? rest.firstIndex {
          $0.isTrailing && ($0.label == nil || $0.label == parameter.label) && isFunction(parameter)
        }
      if let index {
        scope.bind(parameter.name, .argument(rest.remove(at: index), declared: parameter.type))
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
