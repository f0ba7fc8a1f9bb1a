import Facts
import NavigationModel

/// Reads how the payload of a destination is made: `with: TripRequest(number: number)`.
struct PayloadReader {
  let linkage: Linkage

  /// Objects that hold objects are followed this far.
  private static let depthLimit = 6

  func read(_ argument: LabeledValue) -> PayloadExpression {
    read(argument.value, argument.expression, depth: 0)
  }

  private func read(_ value: Value, _ written: Expression?, depth: Int) -> PayloadExpression {
    guard depth < Self.depthLimit else { return .unknown(written?.excerpt() ?? "") }
    if let path = PassedPayload.path(to: value) {
      return path.reduce(.passed) { .property($1, of: $0) }
    }
    switch value {
    case .string(let text): return .literal(text, type: "String")
    case .number(let text): return .literal(text, type: text.contains(".") ? "Double" : "Int")
    case .boolean(let value): return .literal(value ? "true" : "false", type: "Bool")
    case .null: return .nothing
    case .tuple(let parts) where parts.isEmpty: return .nothing
    case .enumCase(let enumCase):
      return .enumCase(enumCase.name, type: linkage.program[enumCase.type].qualifiedName)
    case .instance(let instance): return object(instance, depth)
    case .term(let term) where term.base == nil && term.name.hasPrefix(".") && term.name != ".init":
      return .enumCase(String(term.name.dropFirst()), type: nil)
    case .term(let term) where term.base == nil && (Self.conversions.contains(term.name) || term.literal != nil):
      // `String(number)`, `URL(stringLiteral: text)`: the text stays, the type changes.
      guard let inner = term.arguments?.first else { return .unknown(term.name) }
      return .converted(read(inner.value, inner.expression, depth: depth + 1), to: term.name)
    default: return .unknown(written?.excerpt() ?? "")
    }
  }

  private static let conversions: Set<String> = ["String", "Int", "Double", "Bool"]

  /// An object: what its initialiser gives to its properties.
  private func object(_ instance: Instance, _ depth: Int) -> PayloadExpression {
    let given = InitialValues(linkage: linkage).values(of: instance)
    let fields = PayloadTypes(linkage: linkage).properties(of: instance.id).compactMap { property in
      given[property.name].map { argument in
        PayloadExpression.Field(name: property.name, value: read(argument.value, argument.expression, depth: depth + 1))
      }
    }
    return .object(type: linkage.program[instance.id].qualifiedName, fields)
  }
}

/// What an object's properties hold when it has just been made.
private struct InitialValues {
  let linkage: Linkage

  /// By property; those of which nothing is known are left out.
  func values(of instance: Instance) -> [String: LabeledValue] {
    let evaluator = linkage.evaluator
    var values: [String: LabeledValue] = [:]
    for members in linkage.program[instance.id].members.values {
      for case .variable(let id) in members {
        let entry = linkage.program[id]
        guard !entry.declaration.isStatic, let initial = entry.declaration.value else { continue }
        let scope = Scope(file: entry.file, owner: instance.id)
        values[entry.declaration.name] = evaluator.labeled([Argument(label: nil, value: initial)], in: scope)[0]
      }
    }
    put(instance.arguments, into: instance.id, &values, depth: 0)
    return values.merging(instance.changes) { $1 }
  }

  /// Initialisers that call each other deeper than this go in a circle.
  private static let depthLimit = 6

  /// What the initialiser that takes these arguments puts into the properties, or the one that it calls in turn.
  private func put(
    _ arguments: [LabeledValue], into type: TypeID, _ values: inout [String: LabeledValue], depth: Int
  ) {
    guard depth < Self.depthLimit else { return }
    let evaluator = linkage.evaluator
    guard let initializer = initializer(of: type, taking: arguments) else {
      // The one that the compiler writes: an argument for each property, under its name.
      for argument in arguments { argument.label.map { values[$0] = argument } }
      return
    }
    let scope = evaluator.scope(of: initializer, receiver: nil, arguments: arguments, at: nil)
    let body = linkage.program[initializer].declaration.body ?? []
    evaluator.declare(body, in: scope)
    for case .expression(let expression) in body.map(\.kind) {
      for (target, value) in expression.assignments {
        guard let name = property(target) else { continue }
        values[name] = evaluator.labeled([Argument(label: nil, value: value)], in: scope)[0]
      }
      if case .call(let callee, let passed) = expression.stripped.kind,
        case .member(let base?, "init", _) = callee.kind,
        let next = base.isSelf ? type : base.isSuper ? linkage.program.superclass(of: type) : nil
      {
        put(evaluator.labeled(passed, in: scope), into: next, &values, depth: depth + 1)
      }
    }
  }

  private func initializer(of type: TypeID, taking arguments: [LabeledValue]) -> FunctionID? {
    let types = [type] + linkage.program.ancestors(of: type).sorted()
    return types.lazy.flatMap { linkage.program[$0].members["init"] ?? [] }.compactMap { member -> FunctionID? in
      guard case .function(let id) = member else { return nil }
      let declaration = linkage.program[id].declaration
      return declaration.body != nil && linkage.evaluator.accepts(declaration.parameters, arguments) ? id : nil
    }.first
  }

  private func property(_ target: Expression) -> String? {
    switch target.stripped.kind {
    case .name(let name, _): return name
    case .member(let base?, let name, _): return base.isSelf ? name : nil
    default: return nil
    }
  }
}

/// Types that routes carry as payload.
struct PayloadTypes {
  let linkage: Linkage

  /// The type of that name, if the app declares it.
  func type(named name: String) -> PayloadType? {
    let path = name.trimmingSuffix("?").prefix { $0 != "<" }.split(separator: ".").map(String.init)
    guard let id = linkage.program.resolve(.named(path: path, arguments: [])) else { return nil }
    return PayloadType(
      name: linkage.program[id].qualifiedName, cases: linkage.program[id].cases.map(\.name),
      properties: properties(of: id))
  }

  /// Stored properties, in the order in which they are declared.
  func properties(of id: TypeID) -> [PayloadType.Property] {
    let entry = linkage.program[id]
    guard entry.keyword == .struct || entry.keyword == .class || entry.keyword == .actor else { return [] }
    var found: [VariableID] = []
    for members in entry.members.values {
      for case .variable(let variable) in members {
        let declaration = linkage.program[variable].declaration
        if !declaration.isStatic, declaration.getter == nil { found.append(variable) }
      }
    }
    return found.sorted().map { variable in
      let declaration = linkage.program[variable].declaration
      return PayloadType.Property(name: declaration.name, type: declaration.type?.description)
    }
  }
}

extension String {
  func trimmingSuffix(_ suffix: Character) -> String {
    hasSuffix(String(suffix)) ? String(dropLast()) : self
  }
}
