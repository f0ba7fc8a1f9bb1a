import Facts

/// What values can be when every call and assignment of the program counts.
///
/// Without it a parameter is as open as its type; with it, it is whatever the callers pass.
final class WholeProgram {
  unowned let evaluator: Evaluator
  let sites: CallSites
  let calls: CallGraph
  /// The value that a library's call stands for, where its arguments say which class it makes.
  let made: (Term) -> Value?
  /// What the window has from the beginning to the end, where a storyboard says so and no code.
  let begun: Value?
  private var passedValues: [ParameterKey: Value?] = [:]
  private var storedValues: [PropertyKey: [Value]] = [:]
  /// Calls that append to a property, by its name.
  private lazy var appends = Dictionary(
    grouping: sites.named("append").filter { $0.form == .call && $0.base?.lastName != nil },
    by: { $0.base?.lastName ?? "" })
  /// What statements put into lists and tables, by the names of the properties.
  private(set) lazy var additions = Dictionary(
    grouping: sites.all.compactMap(PropertyAddition.init), by: \.name)
  private(set) lazy var factories = ContainerFactories(self)
  private(set) lazy var encodedCases = EncodedCases(evaluator.program)
  private(set) lazy var constants = ConstantProperties(self)
  private(set) lazy var firstCalls = FirstCalls(self)
  /// What was found out of lists that may stay empty.
  var emptyLists: [EmptyListKey: Bool] = [:]
  private var activeParameters: Set<ParameterKey> = []
  private var givenValues: [KeptParameter: Value?] = [:]
  private var activeGivens: Set<KeptParameter> = []
  private var activeProperties: Set<PropertyKey> = []

  private struct ParameterKey: Hashable {
    var function: FunctionID
    var name: String
  }

  private struct PropertyKey: Hashable {
    var variable: VariableID
    var receiver: TypeID?
    /// Whether what initialisers put there is left out.
    var isLater: Bool
  }

  /// What single objects were found to hold, by where they are made.
  private var delegates: [ObjectKey: [Value]?] = [:]
  private var activeDelegates: Set<ObjectKey> = []

  private struct ObjectKey: Hashable {
    var variable: VariableID
    var type: TypeID
    var place: Origin
  }

  /// Whether code may put something into a property of that name of a type's objects.
  func isAssigned(_ name: String, of type: TypeID) -> Bool {
    sites.assignments(to: name).contains { site in
      guard let base = site.base, !base.isSelf else { return site.scope.owner == type }
      return true
    }
  }

  init(
    evaluator: Evaluator, sites: CallSites, calls: CallGraph, begun: Value?, made: @escaping (Term) -> Value?
  ) {
    self.evaluator = evaluator
    self.sites = sites
    self.calls = calls
    self.made = made
    self.begun = sites.assignments(to: "rootViewController").isEmpty ? begun : nil
  }

  /// What the callers of a function pass for a parameter; `nil` where that says no more than its type.
  func passed(for name: String, of function: FunctionID, declared: Value) -> Value? {
    let key = ParameterKey(function: function, name: name)
    if let known = passedValues[key] { return known }
    guard activeParameters.insert(key).inserted else {
      evaluator.cuts += 1
      return nil
    }
    defer { activeParameters.remove(key) }
    let before = evaluator.cutMark
    let entry = evaluator.program[function]
    let type = entry.declaration.parameters.first { $0.name == name }?.type
    let values = calls.arguments(for: name, of: function).flatMap { call in
      let declaring = Scope(file: entry.file, owner: entry.owner, receiver: made(at: call.site, by: function))
      return evaluator.evaluate(call.expression, in: call.site.scope).alternatives.map {
        evaluator.typed(evaluator.contextual($0, type, in: declaring), as: type, in: declaring)
      }
    }
    let known = values.filter { $0.isKnown && !$0.isEmptyCollection }
    let value = known.isEmpty ? nil : Value.oneOf(known)
    if isKept(since: before) { passedValues[key] = .some(value) }
    return value
  }

  /// The object that a call of an initialiser makes, where that tells what generic parameters stand for.
  private func made(at site: CallSite, by initializer: FunctionID) -> Value? {
    let program = evaluator.program
    guard program[initializer].declaration.name == "init", let owner = program[initializer].owner,
      !program[owner].genericParameters.isEmpty
    else { return nil }
    if let base = site.base, base.isSuper || base.isSelf {
      return site.scope.owner.map { .typed(.simple(program[$0].name), $0) }
    }
    guard case .metatype(let type, let id) = evaluator.callee(of: site.expression, in: site.scope) else { return nil }
    return .typed(type, id)
  }

  /// Whether what was found out holds for all who ask: nothing was cut off, or only supposed.
  private func isKept(since mark: Int) -> Bool { evaluator.cutMark == mark && evaluator.supposition == nil }

  /// What calls of a property or local pass to the closures that it keeps; `nil` where that says no more than their types.
  func passed(for parameter: KeptParameter) -> Value? {
    if let known = givenValues[parameter] { return known }
    guard activeGivens.insert(parameter).inserted else {
      evaluator.cuts += 1
      return nil
    }
    defer { activeGivens.remove(parameter) }
    let before = evaluator.cutMark
    let values = sites.named(name(of: parameter.keeper)).flatMap { site -> [Value] in
      let passed = site.arguments.filter { $0.label == parameter.label }
      guard parameter.index < passed.count, isCall(site, of: parameter.keeper) else { return [] }
      return evaluator.evaluate(passed[parameter.index].value, in: site.scope).alternatives
    }.filter(\.isKnown)
    let value = values.isEmpty ? nil : Value.oneOf(values)
    if isKept(since: before) { givenValues[parameter] = .some(value) }
    return value
  }

  /// What the program puts into a property of objects of one type, and adds to it.
  func stored(in id: VariableID, of receiver: TypeID?) -> [Value] {
    remembered(PropertyKey(variable: id, receiver: receiver, isLater: false)) {
      assigned(to: id, of: receiver) + appended(to: id, of: receiver) + addedClosures(to: id, of: receiver)
        + memberwise(id) + surrounding(id) + injected(id)
    }
  }

  /// What the program puts into the property of just one object, where others of its class have their own; found out
  /// once, and `nil` while it is being found out.
  func delegate(in id: VariableID, of object: Instance) -> [Value]? {
    let key = ObjectKey(variable: id, type: object.id, place: object.place)
    if let known = delegates[key] { return known }
    guard activeDelegates.insert(key).inserted else { return nil }
    defer { activeDelegates.remove(key) }
    let before = evaluator.cutMark
    let found = evaluator.program.holdsClosure(id) ? observers(in: id, of: object) : stored(in: id, of: object)
    if isKept(since: before) { delegates[key] = .some(found) }
    return found
  }

  /// What takes the place of what objects of one type were made with.
  func replacements(in id: VariableID, of receiver: TypeID) -> [Value] {
    remembered(PropertyKey(variable: id, receiver: receiver, isLater: true)) {
      assigned(to: id, of: receiver, isLater: true)
    }
  }

  /// The values of a property, found out once; what asks for itself is left out, and the rest then not remembered.
  private func remembered(_ key: PropertyKey, _ find: () -> [Value]) -> [Value] {
    if let known = storedValues[key] { return known }
    guard activeProperties.insert(key).inserted else {
      evaluator.cuts += 1
      return []
    }
    defer { activeProperties.remove(key) }
    let before = evaluator.cutMark
    let values = find().flatMap(\.alternatives).filter(\.isKnown)
    if isKept(since: before) { storedValues[key] = values }
    return values
  }

  /// - Parameter isLater: whether what initialisers put there is left out.
  private func assigned(to id: VariableID, of receiver: TypeID?, isLater: Bool = false) -> [Value] {
    let entry = evaluator.program[id]
    // A written type is looked up where it is written: other classes may have one of that name inside of them.
    let declaring = Scope(
      file: entry.file, owner: entry.owner,
      receiver: receiver.map { .typed(.simple(evaluator.program[$0].name), $0) })
    var values: [Value] = []
    let assignments = sites.assignments(to: entry.declaration.name)
    let isForUsers = assignments.contains { !$0.isForTests }
    for site in assignments where !isForUsers || !site.isForTests {
      guard case .assignment(let target, "=", let value) = site.expression.kind else { continue }
      if case .subscript = target.stripped.kind { continue }
      if isLater, let function = site.scope.function, evaluator.program[function].declaration.name == "init" {
        continue
      }
      guard holds(target, id, of: receiver, in: site.scope) else { continue }
      let put =
        receiver.flatMap {
          given(value, in: site.scope, to: $0) ?? handed(value, to: target, in: site.scope, of: $0)
            ?? self.put(value, in: site.scope, by: $0)
        }
        ?? evaluator.madeFor(receiver, evaluator.evaluate(value, in: site.scope), by: value, in: site.scope)
      let own = evaluator.toldApart(put, put: value, in: site.scope, for: receiver)
      values.append(evaluator.contextual(own, entry.declaration.type, in: declaring))
    }
    return values
  }

  /// What the initialisers of one class are given for a parameter of that of its superclass, if an expression is one; and
  /// what calls pass for one that they may leave out.
  private func given(_ expression: Expression, in scope: Scope, to receiver: TypeID, depth: Int = 0) -> Value? {
    let program = evaluator.program
    guard depth < 6, case .name(let name, _) = expression.stripped.kind, let function = scope.function,
      program[function].declaration.name == "init", let owner = program[function].owner,
      let parameter = program[function].declaration.parameters.first(where: { $0.name == name }),
      parameter.defaultValue != nil || program[owner].keyword == .class && !program.conformers(of: owner).isEmpty
    else { return nil }
    let own = calls.arguments(for: name, of: function).filter { makes(receiver, $0.site, owner) }
    let values = own.map { call in
      let value =
        given(call.expression, in: call.site.scope, to: receiver, depth: depth + 1)
        ?? evaluator.evaluate(call.expression, in: call.site.scope)
      let object = Value.typed(.simple(program[receiver].name), receiver)
      let declaring = Scope(file: program[function].file, owner: owner, receiver: object)
      return evaluator.contextual(value, parameter.type, in: declaring)
    }.filter(\.isKnown)
    return values.isEmpty ? nil : .oneOf(values)
  }

  /// What a method of a class puts somewhere when it is called on objects of a subclass: `update(Item(tabs))`.
  private func put(_ expression: Expression, in scope: Scope, by receiver: TypeID) -> Value? {
    let program = evaluator.program
    guard let function = scope.function, let owner = program[function].owner, program[owner].keyword == .class,
      !program.conformers(of: owner).isEmpty, program[function].declaration.name != "init"
    else { return nil }
    var isTold = false
    var given: [LabeledValue] = []
    for parameter in program[function].declaration.parameters {
      let all = calls.arguments(for: parameter.name, of: function)
      let own = all.filter { call in
        guard let base = call.site.base, !base.isSelf, !base.isSuper else {
          return evaluator.isRelated(call.site.scope.owner, receiver)
        }
        return evaluator.evaluate(base, in: call.site.scope).alternatives.contains {
          evaluator.isRelated(evaluator.typeID(of: $0), receiver)
        }
      }
      let values = own.map { evaluator.evaluate($0.expression, in: $0.site.scope) }.filter(\.isKnown)
      guard !values.isEmpty else { continue }
      if own.count < all.count { isTold = true }
      given.append(LabeledValue(label: parameter.label, value: .oneOf(values)))
    }
    guard isTold else { return nil }
    let root = evaluator.scope(of: function, receiver: .typed(.simple(program[receiver].name), receiver))
    evaluator.bind(program[function].declaration.parameters, to: given, in: root)
    let value = evaluator.evaluate(expression, in: scope.specialized(to: root, by: evaluator))
    return value.isKnown ? value : nil
  }

  /// Whether a call of an initialiser of a class can be a step in making an object of a type.
  private func makes(_ receiver: TypeID, _ site: CallSite, _ owner: TypeID) -> Bool {
    guard let base = site.base, base.isSuper || base.isSelf else {
      let made = evaluator.program.resolve(.simple(site.name), from: site.scope.owner, file: site.scope.file) ?? owner
      return made == receiver || evaluator.program.ancestors(of: made).contains(receiver)
    }
    return evaluator.isRelated(site.scope.owner, receiver)
  }

  /// What is appended to a list of objects of the app's types: child coordinators, steps.
  private func appended(to id: VariableID, of receiver: TypeID?) -> [Value] {
    let entry = evaluator.program[id]
    guard let element = elementType(of: entry.declaration), isObject(element, entry) else { return [] }
    let elements = living(appends[entry.declaration.name] ?? []).flatMap { site -> [Value] in
      guard let base = site.base, holds(base, id, of: receiver, in: site.scope), let added = site.argument(nil) else {
        return []
      }
      return passed(added, at: site, by: receiver)
    }.filter { if case .typed(_, let type?) = $0 { isConcrete(type) } else { $0.isKnown } }
    return elements.isEmpty ? [] : [.array(elements)]
  }

  /// The written type of a list's elements: `[Step]`, or `[UIViewController]()` as the initial value.
  private func elementType(of declaration: VariableDeclaration) -> TypeReference? {
    if case .array(let element)? = declaration.type?.unwrapped { return element }
    guard case .call(let callee, let arguments)? = declaration.value?.kind, arguments.isEmpty,
      case .array(let elements) = callee.kind, case .name(let name, _)? = elements.first?.kind,
      UIKitClasses.isController(name)
    else { return nil }
    return .simple(name)
  }

  /// Whether elements are objects of the app's, or controllers of UIKit's.
  private func isObject(_ element: TypeReference, _ entry: Program.VariableEntry) -> Bool {
    if element.simpleName.map(UIKitClasses.isController) ?? false { return true }
    guard let type = evaluator.program.resolve(element, from: entry.owner, file: entry.file) else { return false }
    return evaluator.program[type].keyword == .protocol || evaluator.program[type].keyword == .class
  }

  private func isConcrete(_ type: TypeID) -> Bool {
    evaluator.isConcrete(type) && evaluator.program.conformers(of: type).isEmpty
  }

  /// What an expression is; a parameter is what objects of the receiver's type pass for it.
  func passed(_ expression: Expression, at site: CallSite, by receiver: TypeID?) -> [Value] {
    guard case .name(let name, _) = expression.stripped.kind, let function = site.scope.function, let receiver,
      evaluator.program[function].declaration.parameters.contains(where: { $0.name == name })
    else { return evaluator.evaluate(expression, in: site.scope).alternatives }
    return calls.arguments(for: name, of: function).filter { call in
      let objects = call.site.base.map { evaluator.evaluate($0, in: call.site.scope).alternatives }
      let types = objects.map { $0.map { evaluator.typeID(of: $0) } } ?? [call.site.scope.owner]
      return types.contains { evaluator.isRelated($0, receiver) }
    }.flatMap { evaluator.evaluate($0.expression, in: $0.site.scope).alternatives }
  }

  /// What the same function has made the root of the window.
  func root(setIn scope: Scope) -> Value? {
    guard let function = scope.function else { return nil }
    let roots = sites.named("rootViewController").filter { $0.form == .assignment && $0.scope.function == function }
    guard roots.count == 1, case .assignment(_, "=", let value) = roots[0].expression.kind else { return nil }
    let root = evaluator.evaluate(value, in: roots[0].scope)
    return root.isKnown ? root : nil
  }

  /// What calls of a type's memberwise initialiser pass.
  private func memberwise(_ id: VariableID) -> [Value] {
    let entry = evaluator.program[id]
    guard let owner = entry.owner, evaluator.program[owner].keyword == .struct, !entry.declaration.isStatic,
      evaluator.program[owner].members["init"] == nil
    else { return [] }
    return sites.named(evaluator.program[owner].name).compactMap { site in
      guard site.form == .call,
        let argument = evaluator.memberwiseArgument(for: id, in: evaluator.labeled(site.arguments, in: site.scope)),
        case .metatype(_, owner)? = Optional(evaluator.callee(of: site.expression, in: site.scope))
      else { return nil }
      return argument.value
    }
  }

  /// Whether an assigned name or member is the property, in an object that a receiver can be.
  func holds(_ target: Expression, _ id: VariableID, of receiver: TypeID?, in scope: Scope) -> Bool {
    let owner = evaluator.program[id].owner
    switch target.stripped.kind {
    case .name(let name, _):
      guard scope.lookup(name) == nil || scope.isTakenOut(name, after: target.offset) else { return false }
      return evaluator.isRelated(scope.owner, owner) && (receiver == nil || evaluator.isRelated(scope.owner, receiver))
    case .member(let base?, _, _):
      return evaluator.evaluate(base, in: scope).alternatives.contains { value in
        guard let type = evaluator.typeID(of: value), evaluator.isRelated(type, owner) else { return false }
        return receiver == nil || evaluator.isRelated(type, receiver)
      }
    default: return false
    }
  }
}

extension Value {
  /// Whether it says anything at all.
  var isKnown: Bool {
    switch self {
    case .unknown, .null: false
    default: true
    }
  }

  /// Whether it is a list or dictionary with nothing in it, which says nothing of what others of its type hold.
  var isEmptyCollection: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    default: false
    }
  }
}

extension Evaluator {
  /// Whether one type inherits from or conforms to another, whichever way round.
  func isRelated(_ a: TypeID?, _ b: TypeID?) -> Bool {
    guard let a, let b else { return a == b }
    return a == b || program.ancestors(of: a).contains(b) || program.ancestors(of: b).contains(a)
      || extends(a, classOf: b) || extends(b, classOf: a)
  }

  /// Whether one is what the app adds to a class of UIKit's that the other inherits from, over other classes of UIKit's.
  private func extends(_ added: TypeID, classOf type: TypeID) -> Bool {
    let name = program[added].name
    guard program[added].keyword == nil, UIKitClasses.isController(name) else { return false }
    return program.ancestry(of: type).contains { UIKitClasses.isController($0) && UIKitClasses.canBe($0, name) }
  }

  /// What stands before the parentheses of a call.
  func callee(of call: Expression, in scope: Scope) -> Value {
    guard case .call(let callee, _) = call.kind else { return .unknown }
    return evaluate(callee, in: scope)
  }
}
