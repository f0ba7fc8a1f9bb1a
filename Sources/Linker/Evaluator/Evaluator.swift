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
  /// Set where every object goes its own way: what `self` is decides which member a name means.
  ///
  /// Without it code of a protocol or class means what any of those below it make of a name.
  private(set) var followsObjects = false
  /// Counts what the program's knowledge has grown by; what was concluded before may have changed.
  var generation: Int { generation(after: put) }
  private(set) var knowledge = 0
  /// What is taken for the case just now, and how often something was.
  var supposition: Supposition?
  var suppositions = 0
  /// What the code at hand finds in properties, for it was just put there.
  var put: PutValues?
  /// What was concluded about all other code, while it is about such.
  var conclusionsOutside: Conclusions?
  /// Lists of what waits to be shown: who puts something there shows it, so others find none there.
  var queues: Set<VariableID> = []
  /// How often evaluation was cut off; what was concluded meanwhile is not kept.
  var cuts = 0
  /// How often it was cut off for its depth or its cost.
  private var exhaustions = 0
  /// Changes when what is being concluded is not to be kept.
  ///
  /// Over the whole program values go in circles, and in a circle there is nothing further to learn.
  var cutMark: Int { wholeProgram == nil ? cuts : exhaustions }
  private var depth = 0
  var variableValues: [VariableID: Value] = [:]
  var activeVariables: [VariableID: Int] = [:]
  /// Names to which statements give values, in whatever they hold.
  var assignedNames: [Origin: Set<String>] = [:]
  /// Members that some `switch` is over.
  var narrowedMembers: Set<String> = []
  /// Results of functions without arguments, with the object that the key refers to.
  var sharedResults: [ResultKey: (value: Value, receiver: Value?)] = [:]
  var closureResults = ClosureResults()
  /// What computed properties give of objects that are made with parts, with the object that the key refers to.
  var shownByObjects: [GetterKey: (value: Value, object: Instance)] = [:]
  /// Values of properties by the type of the object, for the whole program.
  var sharedValues: [VariableID: [TypeID?: Value]] = [:]
  var activeFunctions: [FunctionID: Int] = [:]
  /// Properties of objects that are being found out.
  var activeFields: [VariableID: Int] = [:]
  /// A property may lead to that of another object of its class this often.
  static let objectLimit = 3
  var activeClosures: [Origin: Int] = [:]
  /// Functions whose results are told apart by the calls that made them.
  private(set) var toldApart: Set<FunctionID> = []
  var callNumbers = CallNumbers()
  /// Which functions make navigation controllers, as far as that was asked.
  var stackMakers: [FunctionID: StackMaker] = [:]
  /// Types that are written for what calls make, by the places of the calls.
  var wantedResults: [Origin: TypeReference] = [:]
  /// Methods that the app adds to library types, by name.
  let libraryMethods: [String: [FunctionID]]
  /// Computed properties that the app adds to library types, by name.
  let libraryProperties: [String: [VariableID]]
  var activeProperties: Set<VariableID> = []
  /// Associated types of which it is being found out what they stand for.
  var activeWitnesses: Set<AssociatedName> = []
  /// Objects whose generic arguments are being told from what they are made with, each a part of the one before.
  var inferences = 0
  static let inferenceLimit = 6
  /// Sequences whose elements are being found out.
  var activeEmissions: Set<ObjectIdentifier> = []
  /// Static members of all types by name, in the order of the types.
  private(set) lazy var staticMembers = indexOfStaticMembers()
  private(set) lazy var literalTypes = typesWrittenAsLiterals()

  var budget = WorkBudget()

  private static let depthLimit = 160
  /// A sequence made of others, and those of others, is followed this far.
  static let emissionLimit = 8
  /// Through parameters and properties ways are longer.
  private static let wholeDepthLimit = 400
  /// A function may call itself this often before its result counts as unknown.
  static let recursionLimit = 2

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
  lazy var operatorFunctions: [String: [FunctionID]] = Dictionary(
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

  /// Methods that the app adds to types of other libraries, by name.
  private(set) lazy var addedToLibraries = indexOfAddedMethods()

  private(set) lazy var optionalMethods = indexOfOptionalMethods()

  /// Computed properties that the app adds to classes of UIKit and SwiftUI, by name.
  private(set) lazy var outsideProperties: [String: [VariableID]] = Dictionary(
    grouping: program.variables.indices.map(VariableID.init).filter { id in
      guard let owner = program[id].owner, !program[id].declaration.isStatic else { return false }
      return program[id].declaration.getter != nil && program[owner].keyword == nil
        && UIKitClasses.isExtensible(program[owner].name)
    }, by: { program[$0].declaration.name })

  /// Whether the app declares any subscript.
  private(set) lazy var hasSubscripts = program.functions.contains { $0.declaration.name == "subscript" }

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

  /// Whether a condition can be seen to hold or not to hold; asked where branches are not to be joined without need.
  private(set) var decide: (Expression, Scope) -> Bool? = { _, _ in nil }

  /// What a library calls the generic parameters of its types.
  private(set) var libraryGenerics = LibraryGenerics()

  /// From now on, what `self` is decides which member a name means, and a condition that is constant which branch counts.
  func followObjects(
    generics: LibraryGenerics, deciding decide: @escaping (Expression, Scope) -> Bool?
  ) {
    followsObjects = true
    libraryGenerics = generics
    self.decide = decide
    assignedNames = [:]
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
    shownByObjects = [:]
    closureResults = ClosureResults()
    budget = WorkBudget()
    knowledge += 1
  }

  /// What an expression can be.
  func evaluate(_ expression: Expression, in scope: Scope) -> Value {
    guard scope.put === put else { return finding(scope.put) { evaluate(expression, in: scope) } }
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
    if depth == 0 { budget.begin() }
    return budget.spend(steps)
  }

  private func evaluateWithinLimit(_ expression: Expression, in scope: Scope) -> Value {
    if followsObjects, let link = expression.optionalLink, case .null = evaluate(link, in: scope) { return .null }
    if !queues.isEmpty, isNext(expression, in: scope) { return .null }
    switch expression.kind {
    case .name(let name, let generics): return self.name(name, generics, expression, in: scope)
    case .member(let base, let name, let generics): return member(base, name, generics, expression, in: scope)
    case .call(let callee, let arguments):
      guard wholeProgram != nil else { return call(callee, arguments, expression, in: scope) }
      // Each link of a chain asks for all that stands before it.
      if let known = scope.result(ofCallAt: expression.offset, generation) { return known }
      let before = cutMark
      let value = call(callee, arguments, expression, in: scope)
      if cutMark == before { scope.keep(value, ofCallAt: expression.offset, generation) }
      return value
    case .subscript(let base, let arguments): return subscripted(base, arguments, in: scope)
    case .string(let parts): return text(of: parts, in: scope)
    case .number(let text): return .number(text)
    case .boolean(let value): return .boolean(value)
    case .nil: return .null
    case .array(let elements): return .array(alike(elements.map { evaluate($0, in: scope) }))
    case .tuple(let elements): return .tuple(labeled(elements, in: scope))
    case .closure(let closure):
      return .closure(ClosureValue(closure: closure, scope: scope, offset: expression.offset))
    case .cast(let inner, let type, let form): return cast(object(inner, in: scope), to: type, form, in: scope)
    case .try(let inner, _), .forced(let inner), .chained(let inner): return evaluate(inner, in: scope)
    case .prefix(let sign, let inner):
      if let value = lent(sign, inner, in: scope) { return value }
      if case .number(let text) = inner.kind { return .number("-" + text) }
      if case .prefix("&", _) = expression.kind, wholeProgram != nil { return evaluate(inner, in: scope) }
      return .unknown
    case .operators(let names, let operands): return operators(names, operands, in: scope)
    case .ternary(let condition, let then, let otherwise):
      if let holds = followsObjects ? decide(condition, scope) : passedFlag(condition, scope) {
        return evaluate(holds ? then : otherwise, in: scope)
      }
      return anyOf([evaluate(then, in: scope), evaluate(otherwise, in: scope)])
    case .statement(let statement): return anyOf(results(of: [statement], in: scope.nested(), implicit: true))
    case .type(let type): return .metatype(type, program.resolve(type, from: scope.owner, file: scope.file))
    case .macro(let name, let arguments):
      return .term(term(nil, name, [], labeled(arguments, in: scope), expression, scope))
    case .dictionary(let entries):
      return .dictionary(
        entries.map { ValuePair(key: evaluate($0.key, in: scope), value: evaluate($0.value, in: scope)) })
    case .keyPath(_, let names) where followsObjects: return .closure(closure(following: names, expression, scope))
    case .assignment(let target, let name, let value) where wholeProgram != nil:
      return applied([name], [target, value], in: scope) ?? .unknown
    // What is handed on for an action is the function that is named.
    case .selector(let function): return wholeProgram == nil ? .unknown : evaluate(function, in: scope)
    case .keyPath, .assignment, .opaque: return .unknown
    }
  }

  /// Whether two values can be the same; open ones can.
  func mayEqual(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.enumCase(let x), .enumCase(let y)): x.type == y.type && x.name == y.name && mayCarryTheSame(x, y)
    // An implicit member is a case whose enum only its surroundings would tell.
    case (.enumCase(let x), .term(let y)), (.term(let y), .enumCase(let x)): y.base != nil || y.name == "." + x.name
    case (.term(let x), .term(let y)) where x.base == nil && y.base == nil && x.name.hasPrefix("."): x.name == y.name
    case (.string(let x), .string(let y)): x == y
    case (.number(let x), .number(let y)): x == y
    case (.metatype(_, let x?), .metatype(_, let y?)): x == y
    case (.metatype(let x, _), .metatype(let y, _)): x.simpleName == y.simpleName
    // What stands for a type is that of one: `ObjectIdentifier(type)`.
    case (.term(let x), .term(let y)) where x.isOfType && y.isOfType && x.name == y.name:
      mayEqual(x.arguments?.first?.value ?? .unknown, y.arguments?.first?.value ?? .unknown)
    case (.instance(let x), _) where x.literal != nil: mayEqual(x.literal ?? .unknown, b)
    case (_, .instance(let y)) where y.literal != nil: mayEqual(a, y.literal ?? .unknown)
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
      return applicable(program.members(named: name, of: owner), to: scope.receiver).compactMap {
        if case .variable(let id) = $0 { (id, selfValue(in: scope)) } else { nil }
      }
    case .member(let base?, let name, _):
      return evaluate(base, in: scope).alternatives.flatMap { receiver -> [(id: VariableID, receiver: Value?)] in
        guard let type = typeID(of: receiver) ?? typeOfPassed(receiver) else { return [] }
        let members =
          statics(name, of: receiver) ?? statics(name, ofTypeNamed: base, receiver, in: scope)
          ?? applicable(program.members(named: name, of: type), to: receiver)
        return members.compactMap {
          if case .variable(let id) = $0 { (id, receiver) } else { nil }
        }
      }
    default: return []
    }
  }

  /// The property that a name or member means.
  func storedVariable(_ expression: Expression, in scope: Scope) -> VariableID? {
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
    var generics = generics.map { resolvedAlias($0, in: scope) }
    // In its own extension, a type that is named without arguments has those of the object at hand.
    if followsObjects, base == nil, generics.isEmpty, let owner = scope.owner, program[owner].name == name {
      generics = libraryArguments(in: scope) ?? []
    }
    return Term(
      base: base, name: name, generics: generics, arguments: arguments,
      origin: Origin(file: scope.file, offset: expression.offset, call: scope.call), scope: scope)
  }
}
