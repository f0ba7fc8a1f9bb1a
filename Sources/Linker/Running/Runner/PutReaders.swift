import Facts

/// Properties by which code hands something on to what it calls next, and who reads them there.
///
/// `kinds.append(kind)` before `module.show()`, which asks for `kinds.last`; a queue of routes or alerts, and the function
/// that shows what is in it.
final class PutReaders {
  private unowned let runner: Runner
  /// The functions that lead to code which reads such a property, by the property.
  private var readers: [VariableID: Set<FunctionID>] = [:]
  /// Computed properties that give what such a property holds.
  private var derived: [VariableID: Set<VariableID>] = [:]
  private var names: Set<String> = []
  /// The types of what such properties hold.
  private(set) var types: Set<TypeID> = []
  /// Properties of which it counts whether there is something in them.
  private var presences: Set<VariableID> = []
  private var tests: [FunctionID: PresenceTests] = [:]
  private var known: [Key: PutValues] = [:]
  private var counts: [VariableID: Int] = [:]

  private struct Key: Hashable {
    var parts: [Put]
    var isForAll: Bool
  }

  private struct Put: Hashable {
    var property: VariableID
    var value: ValueKey
    var isThere: Bool
  }

  /// A property that is handed more different things than this is no state of few values.
  private static let valueLimit = 80
  /// So many functions that lead to a reader lead there from everywhere.
  private static let readerLimit = 120
  private static let testerLimit = 30
  private static let adding: Set<String> = ["append", "insert"]
  /// How what has waited longest is taken out of a list: what is taken from its end lies on a stack.
  private static let removing: Set<String> = ["popFirst", "remove", "removeAll", "removeFirst"]

  private var program: Program { runner.program }
  private var evaluator: Evaluator { runner.evaluator }
  private var sites: CallSites { runner.linkage.sites }

  init(runner: Runner) {
    self.runner = runner
    for index in runner.program.variables.indices { find(VariableID(index: index)) }
  }

  // MARK: - While running

  /// What code that follows a statement finds in such properties, where the statement puts something there.
  func found(after statement: Statement, in scope: Scope) -> PutValues? {
    guard !names.isEmpty, case .expression(let expression) = statement.kind,
      let (target, added, isList) = put(by: expression), let name = target.lastName, names.contains(name),
      evaluator.put == nil
    else { return nil }
    let properties = evaluator.variables(target, in: scope).map(\.id).filter { readers[$0] != nil }
    guard properties.count == 1 else { return nil }
    let value = evaluator.evaluate(added, in: scope)
    var values = scope.put?.values ?? [:]
    var there = scope.put?.there ?? []
    let isPlain = value.alternatives.allSatisfy(isPlain)
    if presences.contains(properties[0]) {
      there.remove(properties[0])
      values[properties[0]] = nil
      if isThere(added, value, scope) { there.insert(properties[0]) }
      if added.isNil || isPlain || there.contains(properties[0]) { values[properties[0]] = value }
      guard scope.put != nil || !values.isEmpty else { return nil }
      return made(values, there, by: properties[0], isForAll: false)
    }
    guard isPlain else { return nil }
    values[properties[0]] = isList ? .array([value]) : value
    return made(values, there, by: properties[0], isForAll: false)
  }

  /// Whether what is put into a property is surely there: made on the spot, or unwrapped before.
  private func isThere(_ added: Expression, _ value: Value, _ scope: Scope) -> Bool {
    switch added.kind {
    case .boolean, .number, .string, .array, .dictionary: return true
    case .name(let name, _):
      guard let function = scope.function, scope.lookup(name) != nil else { return false }
      return tests(in: function).unwrapped.contains(name)
    case .call: return if case .instance = value { true } else { false }
    default: return false
    }
  }

  private func tests(in id: FunctionID) -> PresenceTests {
    if let known = tests[id] { return known }
    var found = PresenceTests()
    found.collect(program[id].declaration.body ?? [])
    tests[id] = found
    return found
  }

  /// What code finds in properties that runs because one of them has changed.
  func put(_ values: [VariableID: Value]) -> PutValues? {
    values.keys.first.flatMap { made(values, [], by: $0, isForAll: true) }
  }

  private func made(
    _ values: [VariableID: Value], _ there: Set<VariableID>, by property: VariableID, isForAll: Bool
  ) -> PutValues? {
    let parts = values.map { Put(property: $0.key, value: ValueKey($0.value), isThere: there.contains($0.key)) }
      .sorted { $0.property < $1.property }
    let key = Key(parts: parts, isForAll: isForAll)
    if let known = known[key] { return known }
    counts[property, default: 0] += 1
    guard counts[property, default: 0] <= Self.valueLimit else { return nil }
    let made = PutValues(values, there, number: known.count + 1, isForAll: isForAll)
    known[key] = made
    return made
  }

  /// What a function that some code calls finds in such properties, if it leads to one of their readers.
  func found(by id: FunctionID, calledIn scope: Scope?) -> PutValues? {
    guard let put = scope?.put else { return nil }
    return put.isForAll || put.values.keys.contains { readers[$0]?.contains(id) ?? false } ? put : nil
  }

  /// Whether an expression names such a property, and what was put there is known.
  func isFound(_ expression: Expression, in scope: Scope) -> Bool {
    guard let put = scope.put else { return false }
    let variables = evaluator.variables(expression, in: scope).map(\.id)
    return !variables.isEmpty
      && variables.allSatisfy { id in
        put.values[id] != nil || put.values.keys.contains { derived[$0]?.contains(id) ?? false }
      }
  }

  /// Whether it says which one of its type it is.
  private func isPlain(_ value: Value) -> Bool {
    switch value {
    case .enumCase, .instance, .metatype: true
    case .term: !value.isUnknown
    default: false
    }
  }

  /// What a statement puts somewhere, and whether it adds it to a list.
  private func put(by expression: Expression) -> (target: Expression, value: Expression, isList: Bool)? {
    switch expression.stripped.kind {
    case .assignment(let target, "=", let value): return (target, value, false)
    case .call(let callee, let arguments):
      guard let name = callee.lastName, Self.adding.contains(name), let base = callee.strippedBase,
        let added = arguments.first(where: { $0.label == nil && !$0.isTrailing })
      else { return nil }
      return (base, added.value, true)
    default: return nil
    }
  }

  // MARK: - Finding them

  private func find(_ id: VariableID) {
    let entry = program[id]
    guard let owner = entry.owner, program[owner].keyword == .class, entry.declaration.getter == nil,
      entry.declaration.observers.isEmpty, entry.declaration.attributes.isEmpty, !isObserved(owner)
    else { return }
    let name = entry.declaration.name
    let isChoice = decides(entry)
    let testers = self.testers(of: entry, in: owner)
    guard isChoice || !testers.isEmpty else { return }
    let puts = puts(into: id, named: name, orNothing: !testers.isEmpty)
    guard !puts.isEmpty else { return }
    let putting = Set(puts.compactMap(\.scope.function))
    let (direct, derived) = isChoice ? readers(of: name, in: owner) : (testers, [])
    // What leads to who puts something there leads on from that.
    var reached = direct.subtracting(putting)
    var open = reached.sorted()
    var told: Set<FunctionID> = []
    while let next = open.popLast() {
      for site in runner.linkage.calls.callers(of: next) {
        guard let function = site.scope.function else { continue }
        if putting.contains(function) {
          let before = puts.filter { $0.scope.function == function }.map(\.expression.offset)
          if before.contains(where: { $0 < site.expression.offset }) { told.insert(function) }
        } else if reached.insert(function).inserted {
          open.append(function)
        }
      }
      guard reached.count <= (isChoice ? Self.readerLimit : Self.testerLimit) else { return }
    }
    guard !told.isEmpty else { return }
    readers[id] = reached.union(told)
    self.derived[id] = derived
    names.insert(name)
    if !testers.isEmpty { presences.insert(id) }
    guard isChoice else { return }
    if let type = heldType(entry).flatMap({ program.resolve($0, from: owner, file: entry.file) }) { types.insert(type) }
    if told == putting, isEmptied(id, named: name) { evaluator.queues.insert(id) }
  }

  /// The functions of a class that go one way if there is something in a property, and another if not.
  private func testers(of entry: Program.VariableEntry, in owner: TypeID) -> Set<FunctionID> {
    guard case .optional? = entry.declaration.type else { return [] }
    return Set(
      program[owner].members.values.joined().compactMap { member in
        guard case .function(let id) = member, runner.relevance.contains(id),
          tests(in: id).names.contains(entry.declaration.name)
        else { return nil }
        return id
      })
  }

  /// Whether SwiftUI's views watch the objects of a class.
  private func isObserved(_ owner: TypeID) -> Bool {
    program[owner].attributes.contains { $0.name == "Observable" } || program.isPart(owner)
  }

  /// Whether what a property holds can decide what is shown: cases, objects of the app's that carry some, controllers.
  private func decides(_ entry: Program.VariableEntry) -> Bool {
    guard let type = heldType(entry), case .named = type else { return false }
    if type.simpleName.map(UIKitClasses.isController) ?? false { return true }
    guard let id = program.resolve(type, from: entry.owner, file: entry.file) else { return false }
    // Flows keep their children, which go on in them.
    if ([id] + program.conformers(of: id)).contains(where: runner.actors.isFlow) { return false }
    return isChoice(id) || program[id].keyword == .struct && storedTypes(of: id).contains(where: isChoice)
  }

  /// The type of what a property holds, or of the elements of the list in it.
  private func heldType(_ entry: Program.VariableEntry) -> TypeReference? {
    var type = entry.declaration.type?.unwrapped
    if type == nil, case .call(let callee, let arguments)? = entry.declaration.value?.kind, arguments.isEmpty,
      case .array(let elements) = callee.kind, case .name(let name, _)? = elements.first?.kind
    {
      type = .simple(name)
    }
    if case .array(let element)? = type { type = element.unwrapped }
    return type
  }

  /// Whether its values say which screen: an enum, screens, or a protocol of those.
  private func isChoice(_ id: TypeID) -> Bool {
    switch program[id].keyword {
    case .enum: program[id].cases.count > 1
    case .protocol: program.conformers(of: id).contains { program[$0].keyword == .enum || program.isScreen($0) }
    default: program.isScreen(id)
    }
  }

  private func storedTypes(of id: TypeID) -> [TypeID] {
    evaluator.storedProperties(of: id).compactMap { property in
      program[property].declaration.type.flatMap { program.resolve($0.unwrapped, from: id, file: program[id].file) }
    }
  }

  /// Where something is put into a property outside of initialisers.
  private func puts(into id: VariableID, named name: String, orNothing: Bool) -> [CallSite] {
    let assignments = sites.named(name).filter { $0.form == .assignment }
    let additions = sites.named(Self.adding).filter { $0.form == .call && $0.base?.lastName == name }
    return (assignments + additions).filter { site in
      guard let function = site.scope.function, program[function].declaration.name != "init",
        let (target, value, _) = put(by: site.expression), orNothing || !value.isNil
      else { return false }
      return evaluator.variables(target, in: site.scope).contains { $0.id == id }
    }
  }

  /// The functions of a type that read a property, be it through computed ones, and those.
  private func readers(of name: String, in owner: TypeID) -> (functions: Set<FunctionID>, derived: Set<VariableID>) {
    var names: Set<String> = [name]
    var derived: Set<VariableID> = []
    for case .variable(let id) in program[owner].members.values.joined() {
      guard let getter = program[id].declaration.getter, used(getter).contains(name) else { continue }
      names.insert(program[id].declaration.name)
      derived.insert(id)
    }
    var functions: Set<FunctionID> = []
    for case .function(let id) in program[owner].members.values.joined() {
      guard let body = program[id].declaration.body, runner.relevance.contains(id), !used(body).isDisjoint(with: names)
      else { continue }
      functions.insert(id)
    }
    return (functions, derived)
  }

  private func used(_ body: [Statement]) -> Set<String> {
    var collector = NameCollector()
    collector.collect(body)
    return collector.names
  }

  /// Whether something is taken out of a list.
  private func isEmptied(_ id: VariableID, named name: String) -> Bool {
    sites.named(Self.removing).contains { site in
      guard site.form == .call, let base = site.base, base.lastName == name else { return false }
      return evaluator.variables(base, in: site.scope).contains { $0.id == id }
    }
  }
}
