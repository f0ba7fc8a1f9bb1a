import Facts

/// A value reduced to what tells runs of a function apart.
///
/// Two values with one key make a function do the same. Without knowledge of what closures capture they are told apart by
/// the scope that they were made in, so a key is good as long as the value lives.
indirect enum ValueKey: Hashable {
  case open
  case text(String)
  case type(TypeID?, String)
  case object(TypeID, Origin, [ValueKey])
  case enumCase(TypeID, String, [ValueKey])
  case closure(file: Int, offset: Int32, ObjectIdentifier)
  /// A closure with the number of what it captures; 0 is whatever it captures.
  case code(file: Int, offset: Int32, captured: Int)
  case function(FunctionID, ValueKey)
  case term(String, Origin, [ValueKey])
  case many([ValueKey])

  /// Deeper parts of a value are taken for equal.
  private static let depth = 3

  /// Cases in cases are told apart as deep as this, whatever they are a part of: `.main(.settings(.theme))`.
  private static let depthOfCases = 5

  init(
    _ value: Value?, depth: Int = ValueKey.depth, cases: Int = ValueKey.depthOfCases, closures: ClosureKeys? = nil
  ) {
    guard let value, depth > 0 else {
      self = .open
      return
    }
    func part(_ value: Value?) -> ValueKey { ValueKey(value, depth: depth - 1, closures: closures) }
    func parts(_ values: [LabeledValue]) -> [ValueKey] { values.map { part($0.value) } }
    switch value {
    case .unknown: self = .open
    case .null: self = .text("nil")
    case .string(let text), .number(let text): self = .text(text)
    case .boolean(let flag): self = .text(flag ? "true" : "false")
    case .array(let elements): self = .many(elements.prefix(16).map(part))
    case .dictionary(let pairs): self = .many(pairs.prefix(16).map { part($0.value) })
    case .tuple(let elements): self = .many(parts(elements))
    case .closure(let closure): self = closures?.key(of: closure) ?? .closure(closure)
    case .instance(let instance):
      let maker = instance.maker.map { [ValueKey.type($0, "")] } ?? []
      let kept = instance.alike == nil ? [] : instance.changes.sorted { $0.key < $1.key }
      let changes = kept.flatMap { name, changed in [ValueKey.text(name), part(changed.value)] }
      self = .object(instance.id, instance.place, parts(instance.arguments) + changes + maker)
    case .enumCase(let enumCase):
      let payload = enumCase.payload.map { part in
        let isCase = cases > 0 && part.value.isCase
        return ValueKey(part.value, depth: isCase ? depth : depth - 1, cases: cases - 1, closures: closures)
      }
      self = .enumCase(enumCase.type, enumCase.name, payload)
    case .metatype(let type, let id): self = .type(id, type.description + ".self")
    case .typed(let type, let id): self = .type(id, type.description)
    case .function(let id, let receiver): self = .function(id, part(receiver))
    // What erases the type of a view is that view.
    case .term(let term) where term.name == "AnyView" && term.unlabeled != nil:
      self = ValueKey(term.unlabeled?.value, depth: depth, closures: closures)
    // The same line makes a case of whatever it is passed: `navigate(.settings($0))`.
    case .term(let term) where cases > 0 && value.isImplicitMember:
      let carried = (term.arguments ?? []).map(\.value).filter(\.isCase)
      self = .term(
        term.name, term.origin, carried.map { ValueKey($0, depth: depth, cases: cases - 1, closures: closures) })
    case .term(let term): self = .term(term.name, term.origin, parts(term.shownArguments))
    case .choice(let values): self = .many(values.map(part))
    }
  }

  /// A closure by the scope that it was made in.
  static func closure(_ closure: ClosureValue) -> ValueKey {
    .closure(file: closure.scope.file, offset: closure.offset, ObjectIdentifier(closure.scope))
  }

  /// Where an object is made, and which type is meant, tells almost all keys apart; the rest is left to comparison.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .open: hasher.combine(0)
    case .text(let text): hasher.combine(text)
    case .type(let type?, _): hasher.combine(type)
    case .type(nil, let name): hasher.combine(name)
    case .object(let type, let place, let parts):
      hasher.combine(type)
      hasher.combine(place)
      // Equal views are one, wherever they are made.
      if place.offset == 0 { hasher.combine(parts) }
    case .enumCase(let type, let name, let parts):
      hasher.combine(type)
      hasher.combine(name)
      hasher.combine(parts)
    case .closure(_, let offset, let scope):
      hasher.combine(offset)
      hasher.combine(scope)
    case .code(_, let offset, let captured):
      hasher.combine(offset)
      hasher.combine(captured)
    case .function(let function, _): hasher.combine(function)
    case .term(_, let place, _): hasher.combine(place)
    case .many(let parts): hasher.combine(parts)
    }
  }
}

extension Value {
  /// Whether it is a case of an enum, if only by its name.
  fileprivate var isCase: Bool { if case .enumCase = self { true } else { isImplicitMember } }
}

extension Term {
  /// What a controller of a library's is made to show: a line that many call makes another one for each.
  fileprivate var shownArguments: [LabeledValue] {
    (arguments ?? []).filter { $0.label == "rootViewController" || $0.label == "rootView" }
  }
}
