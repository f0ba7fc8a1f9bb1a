import Facts

/// What tells calls of closures apart, exactly: the same closure, given the same objects, returns the same.
///
/// It names objects by where they are, so it is good as long as they live.
struct ClosureCall: Hashable {
  private var parts: [Part]

  private enum Part: Hashable {
    case object(ObjectIdentifier)
    case number(Int)
    case text(String)
    case type(TypeReference, TypeID?)
    case metatype(TypeReference, TypeID?)
    case place(Origin)
    case enumCase(TypeID, String)
    case function(FunctionID)
    case list(Int)
    case choice(Int)
    case label(String?)
    case flag(Bool)
    case null
    case unknown
  }

  private static let depthLimit = 4
  /// Longer calls are not worth telling apart.
  private static let lengthLimit = 512

  /// `nil` where arguments are too large to be compared.
  init?(_ closure: ClosureValue, _ arguments: [LabeledValue]) {
    parts = []
    add(closure)
    guard add(arguments, depth: 0) else { return nil }
  }

  private mutating func add(_ closure: ClosureValue) {
    parts.append(.object(ObjectIdentifier(closure.scope)))
    parts.append(.number(Int(closure.offset)))
  }

  private mutating func add(_ arguments: [LabeledValue], depth: Int) -> Bool {
    parts.append(.list(arguments.count))
    for argument in arguments {
      parts.append(.label(argument.label))
      parts.append(.flag(argument.isTrailing))
      guard add(argument, depth: depth) else { return false }
    }
    return true
  }

  /// What is not evaluated yet is told by where it stands.
  private mutating func add(_ argument: LabeledValue, depth: Int) -> Bool {
    if let known = argument.known { return add(known, depth: depth) }
    guard let written = argument.written else { return false }
    parts.append(.object(ObjectIdentifier(written.scope)))
    parts.append(.number(Int(written.expression.offset)))
    return true
  }

  private mutating func add(_ value: Value, depth: Int) -> Bool {
    guard depth < Self.depthLimit, parts.count < Self.lengthLimit else { return false }
    switch value {
    case .string(let text), .number(let text): parts.append(.text(text))
    case .boolean(let flag): parts.append(.flag(flag))
    case .null: parts.append(.null)
    case .unknown: parts.append(.unknown)
    case .array(let values):
      parts.append(.list(values.count))
      return values.allSatisfy { add($0, depth: depth + 1) }
    case .choice(let values):
      parts.append(.choice(values.count))
      return values.allSatisfy { add($0, depth: depth + 1) }
    case .tuple(let values): return add(values, depth: depth + 1)
    case .dictionary: return false
    case .closure(let closure): add(closure)
    case .instance(let instance):
      parts.append(.object(ObjectIdentifier(instance.memory)))
      parts.append(.place(instance.place))
      if let maker = instance.maker { parts.append(.type(.other, maker)) }
    case .enumCase(let known):
      parts.append(.enumCase(known.type, known.name))
      return add(known.payload, depth: depth + 1)
    case .metatype(let type, let id): parts.append(.metatype(type, id))
    case .typed(let type, let id): parts.append(.type(type, id))
    case .function(let id, let receiver):
      parts.append(.function(id))
      return receiver.map { add($0, depth: depth + 1) } ?? true
    case .term(let term): parts.append(.object(ObjectIdentifier(term)))
    }
    return true
  }
}
