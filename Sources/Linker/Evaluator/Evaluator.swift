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
  /// Set once parameters and properties count as what the whole program puts into them.
  private(set) var wholeProgram: WholeProgram?
  /// Counts what the program's knowledge has grown by; what was concluded before may have changed.
  private(set) var generation = 0
  /// How often evaluation was cut off; what was concluded meanwhile is not kept.
  var cuts = 0
  /// How often it was cut off for its depth or its cost.
  private var exhaustions = 0
  /// Changes when what is being concluded is not to be kept.
  ///
  /// Over the whole program values go in circles, and in a circle there is nothing further to learn.
  var cutMark: Int { wholeProgram == nil ? cuts : exhaustions }
  private var depth = 0
  private var variableValues: [VariableID: Value] = [:]
  private var activeVariables: Set<VariableID> = []
  /// Results of functions without arguments, with the object that the key refers to.
  private var sharedResults: [ResultKey: (value: Value, receiver: Value?)] = [:]
  /// Values of properties by the type of the object, for the whole program.
  private var sharedValues: [VariableID: [TypeID?: Value]] = [:]
  var activeFunctions: [FunctionID: Int] = [:]
  /// Properties of objects that are being found out.
  var activeFields: [VariableID: Int] = [:]
  /// A property may lead to that of another object of its class this often.
  static let objectLimit = 3
  var activeClosures: [Origin: Int] = [:]
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
  /// Through parameters and properties ways are longer.
  private static let wholeDepthLimit = 400
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

  /// Methods of the app's own types, by name.
  private(set) lazy var methodsByName: [String: [FunctionID]] = Dictionary(
    grouping: program.functions.indices.map(FunctionID.init).filter { id in
      guard let owner = program[id].owner, !program[id].declaration.isStatic else { return false }
      return program[owner].keyword != nil && program[id].declaration.body != nil
    }, by: { program[$0].declaration.name })

  /// Operators that the app declares, by their signs.
  private(set) lazy var operatorFunctions: [String: [FunctionID]] = Dictionary(
    grouping: program.functions.indices.map(FunctionID.init).filter { id in
      program[id].declaration.name.first.map { !$0.isLetter && $0 != "_" } ?? false
        && program[id].declaration.parameters.count == 2
    }, by: { program[$0].declaration.name })

  /// Methods that the app adds to classes of UIKit and SwiftUI, by name.
  private(set) lazy var outsideMethods: [String: [FunctionID]] = Dictionary(
    grouping: program.functions.indices.map(FunctionID.init).filter { id in
      guard let owner = program[id].owner, !program[id].declaration.isStatic else { return false }
      return program[owner].keyword == nil && UIKitClasses.isExtensible(program[owner].name)
    }, by: { program[$0].declaration.name })

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

  /// From now on, parameters and properties are whatever the program passes and stores.
  func consider(_ program: WholeProgram) {
    wholeProgram = program
    forget()
  }

  /// Tells the results of some functions apart by their calls from now on.
  func tellApart(_ functions: Set<FunctionID>) {
    toldApart = functions
    forget()
  }

  private func forget() {
    variableValues = [:]
    sharedValues = [:]
    sharedResults = [:]
    generation += 1
  }

  /// What an expression can be.
  func evaluate(_ expression: Expression, in scope: Scope) -> Value {
    guard depth < (wholeProgram == nil ? Self.depthLimit : Self.wholeDepthLimit) else {
      cuts += 1
      exhaustions += 1
      return .unknown
    }
    guard spend(1) else {
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
      if case .prefix("&", _) = expression.kind, wholeProgram != nil { return evaluate(inner, in: scope) }
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
    if wholeProgram != nil, names.allSatisfy({ $0 == "+" }) { return joined(operands.map { evaluate($0, in: scope) }) }
    if wholeProgram != nil, let own = applied(names, operands, in: scope) { return own }
    guard names.allSatisfy({ $0 == "??" }) else { return .unknown }
    return .oneOf(operands.map { evaluate($0, in: scope) })
  }

  /// What operators of the app's own make: `CartViewController() &> { $0.delegate = self }`.
  private func applied(_ names: [String], _ operands: [Expression], in scope: Scope) -> Value? {
    guard let name = names.first, names.allSatisfy({ $0 == name }), !Self.standardOperators.contains(name),
      let functions = operatorFunctions[name], let first = operands.first
    else { return nil }
    return operands.dropFirst().reduce(evaluate(first, in: scope)) { left, operand in
      let right = Deferred(operand, in: scope, by: self)
      return .oneOf(
        functions.map { function in
          // Operands have no labels, whatever the parameters are called.
          let labels = program[function].declaration.parameters.map(\.label)
          let arguments = [
            LabeledValue(label: labels[0], value: left),
            LabeledValue(label: labels[1], content: right, expression: operand, isTrailing: false),
          ]
          return result(of: function, arguments: arguments, receiver: nil)
        })
    }
  }

  /// What these make is no controller, however many types an app overloads them for.
  private static let standardOperators: Set<String> = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "-", "*", "/", "%", "...", "..<", "&", "|", "^", "~=",
    "<<", ">>", "&+", "&-", "&*", "+=", "-=", "*=", "/=",
  ]

  /// Lists put together; what is not known of them leaves the rest.
  private func joined(_ lists: [Value]) -> Value {
    let elements = lists.flatMap { list -> [Value] in if case .array(let elements) = list { elements } else { [] } }
    return elements.isEmpty ? .unknown : .array(elements)
  }

  private func cast(_ value: Value, to type: TypeReference, _ form: Expression.Cast, in scope: Scope) -> Value {
    guard form != .test else { return .unknown }
    if wholeProgram != nil { 
      return narrowed(value, to: resolvedAlias(type, in: scope), in: scope, orNone: form == .conditional)
    }
    let target = program.resolve(type, from: scope.owner, file: scope.file)
    return .oneOf(
      value.alternatives.map { alternative in
        switch alternative {
        case .unknown, .typed, .null: .typed(resolvedAlias(type, in: scope), target)
        default: alternative
        }
      })
  }

  /// The values that can be of a type; where none is known to be, some value of that type.
  ///
  /// With `orNone`, objects whose classes are known to be others leave nothing: the cast fails.
  func narrowed(
    _ value: Value, to type: TypeReference, in scope: Scope, orNone: Bool = false
  ) -> Value {
    let target = program.resolve(type, from: scope.owner, file: scope.file)
    let isPlain = target.map { program[$0].keyword == nil || program[$0].keyword == .protocol } ?? true
    var isSurelyOther = value.isKnown
    let fitting = value.alternatives.filter { alternative in
      switch alternative {
      case .unknown, .null: return false
      case .typed(_, let id?):
        let fits = canBe(id, target, type)
        if fits || !program.conformers(of: id).isEmpty || program[id].keyword == .protocol { isSurelyOther = false }
        return fits || isPlain && program[id].keyword != .class
      case .metatype(_, let id?): return isPlain || isRelated(id, target)
      case .instance(let instance):
        let fits = canBe(instance.id, target, type)
        if fits { isSurelyOther = false }
        return fits
      // A library's object says less than the class that the app expects it to have.
      case .term(let term):
        isSurelyOther = false
        return isPlain || UIKitClasses.isController(term.name)
      case .enumCase(let enumCase):
        let fits = isPlain || isRelated(enumCase.type, target)
        if fits { isSurelyOther = false }
        return fits
      default:
        isSurelyOther = false
        return true
      }
    }
    let precise = fitting.map { alternative -> Value in
      guard case .typed(_, let id) = alternative, let target, !isPlain else { return alternative }
      return id.map { program.ancestors(of: $0).contains(target) } ?? false ? alternative : .typed(type, target)
    }
    if precise.isEmpty, orNone, isSurelyOther { return .null }
    return precise.isEmpty ? .typed(type, target) : .oneOf(precise)
  }

  /// Whether objects of an app's type can be of another type, the app's or a library's.
  private func canBe(_ id: TypeID, _ target: TypeID?, _ type: TypeReference) -> Bool {
    if let target, isRelated(id, target) { return true }
    guard target.map({ program[$0].keyword == nil }) ?? true, let name = type.simpleName else { return false }
    return !UIKitClasses.isController(name) || name == "UIViewController" || program.ancestry(of: id).contains(name)
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

  /// The properties that a name or member means, with the object of each.
  func variables(_ expression: Expression, in scope: Scope) -> [(id: VariableID, receiver: Value?)] {
    switch expression.stripped.kind {
    case .name(let name, _):
      guard scope.lookup(name) == nil, let owner = dispatchType(in: scope) else { return [] }
      return program.members(named: name, of: owner).compactMap {
        if case .variable(let id) = $0 { (id, selfValue(in: scope)) } else { nil }
      }
    case .member(let base?, let name, _):
      return evaluate(base, in: scope).alternatives.flatMap { receiver -> [(id: VariableID, receiver: Value?)] in
        guard let type = typeID(of: receiver) else { return [] }
        return program.members(named: name, of: type).compactMap {
          if case .variable(let id) = $0 { (id, receiver) } else { nil }
        }
      }
    default: return []
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
        case .term(let term) where wholeProgram != nil: emission(of: term)
        default: .unknown
        }
      })
  }

  /// What a reactive sequence emits; operators that only filter or delay are passed over.
  private func emission(of term: Term) -> Value {
    switch term.name {
    // `tableView.rx.modelSelected(Item.self)`
    case "modelSelected", "modelDeselected":
      guard case .metatype(let type, let id)? = term.unlabeled?.value else { return .unknown }
      return .typed(type, id)
    case "just", "of", "Just": return .oneOf((term.arguments ?? []).map(\.value))
    case "from": return element(of: term.unlabeled?.value ?? .unknown)
    default: return term.base.map { element(of: $0) } ?? .unknown
    }
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
    if wholeProgram != nil {
      let type = receiver.flatMap { typeID(of: $0) }
      if let known = sharedValues[id]?[type] { return known }
      let before = cutMark
      let value = computedValue(of: id, receiver: receiver)
      if cutMark == before { sharedValues[id, default: [:]][type] = value }
      return value
    }
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
      // What is kept in an associated object is what the program puts there.
      if let wholeProgram, !entry.declaration.observers.isEmpty {
        let stored = wholeProgram.stored(in: id, of: receiver.flatMap { typeID(of: $0) })
        if !stored.isEmpty, stored.allSatisfy({ if case .enumCase = $0 { true } else { false } }) {
          return .oneOf(stored)
        }
      }
      let result = contextual(.oneOf(results(of: getter, in: scope, implicit: true)), entry.declaration.type, in: scope)
      return result.isUnknown ? declaredValue(of: id) : result
    }
    if let wholeProgram { return computeValue(of: id, receiver: receiver, in: wholeProgram, scope) }
    if let initial = entry.declaration.value {
      let value = contextual(evaluate(initial, in: scope), entry.declaration.type, in: scope)
      return refined(value, by: entry.declaration.type, in: scope)
    }
    if let stored = stores?.values(of: id) { return .oneOf(stored) }
    return declaredValue(of: id)
  }

  /// A stored property holds its initial value and all that the program ever puts there.
  private func computeValue(
    of id: VariableID, receiver: Value?, in wholeProgram: WholeProgram, _ scope: Scope
  ) -> Value {
    let entry = program[id]
    var values: [Value] = []
    if let initial = entry.declaration.value {
      let value = contextual(evaluate(initial, in: scope), entry.declaration.type, in: scope)
      values = value.alternatives.filter { alternative in
        switch alternative {
        case .unknown, .null: false
        // An empty collection is filled later.
        case .array(let elements): !elements.isEmpty
        case .dictionary(let pairs): !pairs.isEmpty
        default: true
        }
      }
    }
    values += wholeProgram.stored(in: id, of: receiver.flatMap { typeID(of: $0) })
    values = values.filter { fits($0, entry.declaration.type, in: scope) }
    // What is assigned as some value of its own type says less than what is assigned as itself.
    let precise = values.filter { if case .typed(_, let type) = $0 { type.map(isConcrete) ?? false } else { true } }
    if !precise.isEmpty { return .oneOf(precise) }
    return values.isEmpty ? declaredValue(of: id, in: scope) : .oneOf(values)
  }

  /// Whether values of the type have no other type: it is no protocol, and nothing inherits from it.
  func isConcrete(_ id: TypeID) -> Bool { program[id].keyword != .protocol && program[id].keyword != nil }

  private func declaredValue(of id: VariableID, in scope: Scope) -> Value {
    let entry = program[id]
    guard let type = entry.declaration.type ?? entry.declaration.wrapperType else { return .unknown }
    let resolved = resolvedAlias(type.unwrapped, in: scope)
    return .typed(resolved, program.resolve(resolved, from: entry.owner, file: entry.file))
  }

  /// What the written type alone says about a variable.
  private func declaredValue(of id: VariableID) -> Value {
    let entry = program[id]
    guard let type = entry.declaration.type ?? entry.declaration.wrapperType else { return .unknown }
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
      return declaredResult(of: id, receiver: receiver)
    }
    activeFunctions[id, default: 0] += 1
    defer { activeFunctions[id, default: 1] -= 1 }
    guard let body = entry.declaration.body else { return declaredResult(of: id, receiver: receiver) }
    if wholeProgram != nil, arguments.isEmpty {
      let key = ResultKey(function: id, receiver: ValueKey(receiver))
      if let known = sharedResults[key] { return known.value }
      let before = cutMark
      let value = bodyResult(of: id, body, arguments, receiver, call)
      if cutMark == before { sharedResults[key] = (value, receiver) }
      return value
    }
    return bodyResult(of: id, body, arguments, receiver, call)
  }

  private struct ResultKey: Hashable {
    var function: FunctionID
    var receiver: ValueKey
  }

  private func bodyResult(
    of id: FunctionID, _ body: [Statement], _ arguments: [LabeledValue], _ receiver: Value?, _ call: Origin?
  ) -> Value {
    let entry = program[id]
    let scope = self.scope(of: id, receiver: receiver, arguments: arguments, at: call)
    let value = contextual(.oneOf(results(of: body, in: scope, implicit: true)), entry.declaration.result, in: scope)
    guard wholeProgram != nil else { return value.isUnknown ? declaredResult(of: id) : value }
    guard let type = entry.declaration.result else { return value }
    let result = resolvedAlias(type.unwrapped, in: scope)
    guard value.isUnknown || program.resolve(result, from: entry.owner, file: entry.file).map(isConcrete) ?? false
    else { return value }
    return narrowed(value, to: result, in: scope)
  }

  private func declaredResult(of id: FunctionID, receiver: Value? = nil) -> Value {
    let entry = program[id]
    guard let type = entry.declaration.result else { return .unknown }
    let scope = Scope(file: entry.file, owner: entry.owner, receiver: receiver, requirements: entry.requirements)
    let result = resolvedAlias(type.unwrapped, in: scope)
    return .typed(
      result, program.resolve(wholeProgram == nil ? type : result, from: entry.owner, file: entry.file))
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
          $0.isTrailing && ($0.label == nil || $0.label == parameter.label) && takesClosure(parameter, of: parameters)
        }
      if let index {
        scope.bind(parameter.name, .argument(rest.remove(at: index), declared: parameter.type))
      } else if let initial = parameter.defaultValue {
        scope.bind(parameter.name, .value(evaluate(initial, in: scope)))
      } else {
        let type = parameter.type?.unwrapped
        let declared: Value =
          type.map { .typed(resolvedAlias($0, in: scope), program.resolve($0, from: scope.owner, file: scope.file)) }
          ?? .unknown
        if let function = scope.function, scope.parent == nil {
          scope.bind(parameter.name, .parameter(function, name: parameter.name, fallback: declared))
        } else {
          scope.bind(parameter.name, .value(declared))
        }
      }
    }
  }
}

extension Evaluator {
  /// Whether a trailing closure is meant for a parameter: a type of the app's own takes none.
  private func takesClosure(_ parameter: Parameter, of parameters: [Parameter]) -> Bool {
    guard parameter.isFunction else { return false }
    guard case .named(let path, _)? = parameter.type?.unwrapped else { return true }
    let isPlain = parameters.contains { if case .function? = $0.type?.unwrapped { true } else { false } }
    return !isPlain && !(program.typesByName[path.last ?? ""] ?? []).contains { program[$0].keyword != nil }
  }
}

extension Parameter {
  /// Whether a closure may be passed for it.
  var isFunction: Bool {
    switch type?.unwrapped {
    case .function, nil, .other: true
    // A type alias or generic parameter may stand for a closure.
    case .named(_, let arguments): arguments.isEmpty
    default: false
    }
  }
}
