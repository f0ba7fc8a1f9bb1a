import Facts

/// Names of what streams bring, as far as declarations tell: who sends to a subject and who subscribed meet by them.
///
/// Quick, and no more than a first guess: whether they mean the same subject, their values tell.
struct StreamElementNames {
  let evaluator: Evaluator
  let types: StaticTypes
  /// Stored properties by name.
  private let variablesByName: [String: [VariableID]]
  /// What the streams bring that stored properties hold, by their names.
  private(set) var byProperty: [String: Set<String>] = [:]

  /// What all streams of Swift's own bring: which continuation is whose is not told by types.
  static let ofContinuations = "…"
  /// What a stream brings of which declarations do not tell: it meets everything.
  static let open = "…some"
  /// What any stream brings.
  static let anything = "…any"

  private static let suffixes = [
    "Driver", "Infallible", "Observable", "Observer", "Publisher", "Relay", "Signal", "Subject",
  ]
  private static let stepLimit = 64

  private var program: Program { evaluator.program }

  init(evaluator: Evaluator, types: StaticTypes, variablesByName: [String: [VariableID]]) {
    self.evaluator = evaluator
    self.types = types
    self.variablesByName = variablesByName
    for (name, variables) in variablesByName {
      let elements = Set(variables.compactMap { element(of: .variable($0)) })
      if !elements.isEmpty { byProperty[name] = elements }
    }
  }

  /// What the streams bring that are parts of an expression.
  func names(of stream: Expression, in scope: Scope) -> Set<String> {
    var steps = 0
    let found = names(of: stream, in: scope, &steps)
    return found.isEmpty ? [Self.open] : found
  }

  private func names(of stream: Expression, in scope: Scope, _ steps: inout Int) -> Set<String> {
    var found: Set<String> = []
    var current: Expression? = stream
    var scope = scope
    while let expression = current?.stripped, steps < Self.stepLimit {
      steps += 1
      switch expression.kind {
      case .call(let callee, _): current = callee
      case .name(let name, _):
        guard let binding = scope.lookup(name)?.first else { fallthrough }
        current = nil
        guard case .expression(let deferred, nil) = binding, let written = deferred.written else {
          found.insert(element(of: binding) ?? Self.open)
          break
        }
        (current, scope) = (written.expression, written.scope)
      case .member(_, let name, _):
        for member in types.members(expression, in: scope) ?? named(name) {
          if let element = element(of: member) {
            found.insert(element)
          } else if case .variable(let id) = member, let value = program[id].declaration.value {
            found.formUnion(names(of: value, in: Scope(file: program[id].file, owner: program[id].owner), &steps))
          }
        }
        // Whose stream it is, is none itself.
        current = found.isEmpty ? expression.strippedBase : nil
      default: current = nil
      }
    }
    return found
  }

  /// What what a declaration gives is made of, where that brings something else.
  var derivations: [(source: String, derived: String)] {
    var found: [(source: String, derived: String)] = []
    for index in program.variables.indices {
      let entry = program.variables[index]
      let written = entry.declaration.getter?.resultExpression ?? entry.declaration.value
      guard let written, let derived = element(of: .variable(VariableID(index: index))) else { continue }
      let scope = Scope(file: entry.file, owner: entry.owner)
      for source in known(written, in: scope) where source != derived { found.append((source, derived)) }
    }
    for entry in program.functions {
      guard let result = entry.declaration.result, let written = entry.declaration.body?.resultExpression,
        let derived = element(of: result, entry.owner, entry.file)
      else { continue }
      let scope = Scope(file: entry.file, owner: entry.owner)
      for source in known(written, in: scope) where source != derived { found.append((source, derived)) }
    }
    return found
  }

  /// What the streams bring that are parts of an expression, where declarations tell.
  func known(_ stream: Expression, in scope: Scope) -> [String] {
    names(of: stream, in: scope).subtracting([Self.open]).sorted()
  }

  private func named(_ name: String) -> [Program.Member] { (variablesByName[name] ?? []).map { .variable($0) } }

  private func element(of member: Program.Member) -> String? {
    if AsyncStreams.isStream(member, in: program) { return Self.ofContinuations }
    switch member {
    case .variable(let id):
      let entry = program[id]
      if let type = entry.declaration.type { return element(of: type, entry.owner, entry.file) }
      guard case .call(let callee, _)? = entry.declaration.value?.kind,
        case .name(let name, let arguments) = callee.kind
      else { return nil }
      return element(of: .named(path: [name], arguments: arguments), entry.owner, entry.file)
    case .function(let id):
      let entry = program[id]
      return entry.declaration.result.flatMap { element(of: $0, entry.owner, entry.file) }
    case .enumCase, .type: return nil
    }
  }

  /// What a parameter brings.
  private func element(of binding: Scope.Binding) -> String? {
    guard case .parameter(let function, let name, _) = binding else { return nil }
    let entry = program[function]
    let type = entry.declaration.parameters.first { $0.name == name }?.type
    guard let found = type.flatMap({ element(of: $0, entry.owner, entry.file) }) else { return nil }
    return entry.declaration.genericParameters.contains { $0.name == found } ? Self.open : found
  }

  /// What a stream of a written type brings; `nil` where it is none.
  private func element(of type: TypeReference, _ owner: TypeID?, _ file: Int) -> String? {
    let scope = Scope(file: file, owner: owner)
    var type = type.unwrapped
    if case .named(let path, _) = type, let name = path.last, !Self.isStream(name) {
      type = evaluator.resolvedAlias(type, in: scope).unwrapped
    }
    guard case .named(let path, let arguments) = type, let name = path.last, Self.isStream(name),
      let written = name.hasSuffix("Machine") ? arguments.last : arguments.first
    else { return nil }
    switch evaluator.resolvedAlias(written.unwrapped, in: scope).unwrapped {
    case .other: return Self.open
    case .tuple([]): return "Void"
    case let element:
      guard let name = element.simpleName else { return element.description }
      return types.isGenericParameter(name, of: owner) ? Self.open : name
    }
  }

  private static func isStream(_ name: String) -> Bool {
    name.hasSuffix("Machine") || suffixes.contains(where: name.hasSuffix)
  }
}
