import Facts

/// What the app's code puts into properties and dictionaries, wherever it does.
///
/// Flow-insensitive: an assignment counts, whether it has run yet or not.
final class Stores {
  private unowned let evaluator: Evaluator
  private let sites: CallSites
  private let calls: CallGraph
  private var known: [VariableID: [Pair]] = [:]
  private var active: Set<VariableID> = []
  /// Tables of which it is being found out what is made for a key.
  private var activeTables: Set<VariableID> = []

  /// What is stored under a key; a property that is no dictionary has none.
  struct Pair {
    var key: Value?
    var value: Value
    /// Makes the value for a key, where both come from a parameter: what is made for one is kept under just that.
    var made: ((Value) -> Value)?
  }

  init(evaluator: Evaluator, sites: CallSites, calls: CallGraph) {
    self.evaluator = evaluator
    self.sites = sites
    self.calls = calls
  }

  /// Values that are assigned to a property; `nil` where one of them stays open.
  func values(of id: VariableID) -> [Value]? {
    let pairs = pairs(of: id).filter { $0.key == nil }
    guard !pairs.isEmpty else { return nil }
    let values = pairs.map(\.value).filter { if case .null = $0 { false } else { true } }
    let isOpen = values.contains { value in
      switch value {
      case .unknown, .typed: true
      default: false
      }
    }
    return isOpen || values.isEmpty ? nil : values
  }

  /// What a dictionary holds under a key.
  func elements(of id: VariableID, key: Value) -> [Value] {
    let found = pairs(of: id).filter { pair in pair.key.map { evaluator.mayEqual($0, key) } ?? false }
    guard key.isWrittenKey, found.contains(where: { $0.made != nil }) else { return found.map(\.value) }
    // What is looked for in a table while it is made for that is not there yet.
    guard activeTables.insert(id).inserted else { return [] }
    defer { activeTables.remove(id) }
    let values = found.map { $0.made?(key) ?? $0.value }
    // What nobody was seen to put there says less than what is made for the key.
    let made = values.filter { !isOpen($0) }
    return made.isEmpty ? values : made
  }

  private func isOpen(_ value: Value) -> Bool {
    switch value {
    case .unknown, .typed: true
    default: false
    }
  }

  private func pairs(of id: VariableID) -> [Pair] {
    if let pairs = known[id] { return pairs }
    guard active.insert(id).inserted else { return [] }
    defer { active.remove(id) }
    let name = evaluator.program[id].declaration.name
    let pairs = sites.named(name).filter { $0.form == .assignment && assigns($0, to: id) }.flatMap(pairs(at:))
    known[id] = pairs
    return pairs
  }

  private func assigns(_ site: CallSite, to id: VariableID) -> Bool {
    guard case .assignment(let target, "=", _) = site.expression.kind else { return false }
    var stored = target.stripped
    if case .subscript(let dictionary, _) = stored.kind { stored = dictionary.stripped }
    let owner = evaluator.program[id].owner
    switch stored.kind {
    case .name(let name, _):
      guard site.scope.lookup(name) == nil else { return false }
      return isSame(site.scope.owner, owner)
    case .member(let base?, _, _):
      return evaluator.evaluate(base, in: site.scope).alternatives.contains {
        isSame(evaluator.typeID(of: $0), owner)
      }
    default: return false
    }
  }

  /// Whether a type is another, or inherits from it.
  private func isSame(_ type: TypeID?, _ owner: TypeID?) -> Bool {
    guard let type, let owner else { return type == owner }
    return type == owner || evaluator.program.ancestry(of: type).contains(evaluator.program[owner].name)
  }

  /// What one assignment stores; a parameter stands for what the callers pass.
  private func pairs(at site: CallSite) -> [Pair] {
    guard case .assignment(let target, _, let value) = site.expression.kind else { return [] }
    var key: Expression?
    if case .subscript(_, let arguments) = target.stripped.kind { key = arguments.first?.value }
    if let lifted = liftedPairs(key: key, value: value, at: site) { return lifted }
    return [
      Pair(
        key: key.map { evaluator.evaluate($0, in: site.scope) }, value: evaluator.evaluate(value, in: site.scope),
        made: key.flatMap { maker(of: value, under: $0, at: site) })
    ]
  }

  /// `tables[key] = table`, where `table` was made for the parameter `key` before.
  private func maker(of value: Expression, under key: Expression, at site: CallSite) -> ((Value) -> Value)? {
    guard let function = site.scope.function, let name = parameter(key, of: function),
      let parameter = evaluator.program[function].declaration.parameters.first(where: { $0.name == name })
    else { return nil }
    return { [unowned evaluator] key in
      let given = LabeledValue(label: parameter.label, value: key)
      let root = evaluator.scope(of: function, receiver: site.scope.receiver, arguments: [given], at: nil)
      return evaluator.evaluate(value, in: site.scope.specialized(to: root, by: evaluator))
    }
  }

  private func liftedPairs(key: Expression?, value: Expression, at site: CallSite) -> [Pair]? {
    guard let function = site.scope.function, let name = parameter(value, of: function) else { return nil }
    let passed = calls.arguments(for: name, of: function)
    guard !passed.isEmpty else { return nil }
    return passed.map { call in
      var keyValue: Value?
      if let key {
        let keyArgument = parameter(key, of: function).flatMap { calls.argument(for: $0, of: function, at: call.site) }
        keyValue =
          keyArgument.map { evaluator.evaluate($0, in: call.site.scope) } ?? made(key, of: function, by: call.site)
      }
      return Pair(key: keyValue, value: evaluator.evaluate(call.expression, in: call.site.scope))
    }
  }

  /// A key that a function makes of what one call passes: `ObjectIdentifier(type)`.
  private func made(_ key: Expression, of function: FunctionID, by site: CallSite) -> Value {
    let arguments = evaluator.labeled(site.arguments, in: site.scope)
    return evaluator.evaluate(key, in: evaluator.scope(of: function, receiver: nil, arguments: arguments, at: nil))
  }

  private func parameter(_ expression: Expression, of function: FunctionID) -> String? {
    guard case .name(let name, _) = expression.stripped.kind,
      evaluator.program[function].declaration.parameters.contains(where: { $0.name == name })
    else { return nil }
    return name
  }
}

extension Value {
  /// Whether it is one key and no other.
  fileprivate var isWrittenKey: Bool {
    switch self {
    case .string, .number, .boolean: true
    case .enumCase(let known): known.payload.isEmpty
    default: false
    }
  }
}
