import Facts

/// Objects of the app's own types that are written as literals.
extension Evaluator {
  /// What the compiler makes of a literal where a type is wanted that can be written as one: `42` for a `TripID` that is
  /// `ExpressibleByIntegerLiteral`.
  ///
  /// A text or number that is none could not stand in such a place.
  func literal(_ value: Value, as type: TypeReference, in scope: Scope?) -> Value {
    guard !literalTypes.isEmpty, value.isAny(where: { $0.kindOfLiteral != nil }) else { return value }
    let isOptional = if case .optional = type { true } else { false }
    let wanted = scope.map { resolvedAlias(type.unwrapped, in: $0) } ?? type.unwrapped
    guard let id = program.resolve(wanted, from: scope?.owner, file: scope?.file), literalTypes.contains(id) else {
      return value
    }
    let conformances = program.ancestry(of: id)
    return value.mapped { alternative in
      guard let kind = alternative.kindOfLiteral, !(isOptional && kind == .null),
        let conformance = kind.conformances.first(where: { conformances.contains($0.name) })
      else { return alternative }
      let arguments = arguments(of: alternative, labeled: conformance.label)
      let place = Origin(file: program[id].file, offset: program[id].offset)
      guard program[id].keyword != nil else {
        let scope = scope ?? Scope(file: place.file, owner: nil)
        return .term(
          Term(
            base: nil, name: program[id].name, generics: wanted.arguments, arguments: arguments, origin: place,
            scope: scope))
      }
      return made(wanted, id, byLiteral: arguments)
        ?? .instance(Instance(type: wanted, id: id, arguments: arguments, place: place))
    }
  }

  /// Types that the app lets be written as literals.
  func typesWrittenAsLiterals() -> Set<TypeID> {
    Set(
      program.types.indices.map(TypeID.init).filter { id in
        program[id].keyword != .protocol && program.ancestry(of: id).contains { $0.hasPrefix("ExpressibleBy") }
      })
  }

  /// What the initialiser for it is called with.
  private func arguments(of literal: Value, labeled label: String) -> [LabeledValue] {
    switch literal {
    case .array(let elements):
      elements.enumerated().map { LabeledValue(label: $0 == 0 ? label : nil, value: $1) }
    case .dictionary(let pairs):
      pairs.enumerated().map { index, pair in
        let parts = [LabeledValue(label: nil, value: pair.key), LabeledValue(label: nil, value: pair.value)]
        return LabeledValue(label: index == 0 ? label : nil, value: .tuple(parts))
      }
    case .null: [LabeledValue(label: label, value: .tuple([]))]
    default: [LabeledValue(label: label, value: literal)]
    }
  }

  /// The case of an enum that a literal stands for, as its own initialiser says.
  private func made(_ type: TypeReference, _ id: TypeID, byLiteral arguments: [LabeledValue]) -> Value? {
    guard program[id].keyword == .enum else { return nil }
    for case .function(let own) in program.members(named: "init", of: id)
    where accepts(program[own].declaration.parameters, arguments) {
      let scope = Scope(file: program[own].file, owner: id)
      let found = contextual(result(of: own, arguments: arguments, receiver: nil), type, in: scope)
      guard case .enumCase = found else { continue }
      return found
    }
    return nil
  }
}

/// Kinds of literals that a type can be written as.
enum LiteralKind {
  case text, integer, float, boolean, list, dictionary, null

  /// Protocols that allow it, and the label of the initialiser that each asks for.
  fileprivate var conformances: [(name: String, label: String)] {
    switch self {
    case .text:
      [
        ("ExpressibleByStringLiteral", Self.label), ("ExpressibleByStringInterpolation", Self.label),
        ("ExpressibleByExtendedGraphemeClusterLiteral", "extendedGraphemeClusterLiteral"),
        ("ExpressibleByUnicodeScalarLiteral", "unicodeScalarLiteral"),
      ]
    case .integer: [("ExpressibleByIntegerLiteral", "integerLiteral")]
    case .float: [("ExpressibleByFloatLiteral", "floatLiteral")]
    case .boolean: [("ExpressibleByBooleanLiteral", "booleanLiteral")]
    case .list: [("ExpressibleByArrayLiteral", "arrayLiteral")]
    case .dictionary: [("ExpressibleByDictionaryLiteral", "dictionaryLiteral")]
    case .null: [("ExpressibleByNilLiteral", "nilLiteral")]
    }
  }

  private static let label = "stringLiteral"
  /// Labels of what makes an object out of one text, number or flag.
  fileprivate static let labels: Set<String> = [
    label, "extendedGraphemeClusterLiteral", "unicodeScalarLiteral", "integerLiteral", "floatLiteral", "booleanLiteral",
  ]
}

extension Value {
  /// What kind of literal it can have been written as.
  fileprivate var kindOfLiteral: LiteralKind? {
    switch self {
    case .string: .text
    case .number(let text): text.contains { ".eE".contains($0) } && !text.hasPrefix("0x") ? .float : .integer
    case .boolean: .boolean
    case .array: .list
    case .dictionary: .dictionary
    case .null: .null
    default: nil
    }
  }
}

extension Instance {
  /// The text, number or flag that it is written as.
  var literal: Value? { arguments.valueOfLiteral }
}

extension Term {
  /// The text, number or flag that an object of a library's is written as.
  var literal: Value? { base == nil ? arguments?.valueOfLiteral : nil }
}

extension [LabeledValue] {
  fileprivate var valueOfLiteral: Value? {
    guard count == 1, let label = self[0].label, LiteralKind.labels.contains(label) else { return nil }
    return self[0].value
  }
}
