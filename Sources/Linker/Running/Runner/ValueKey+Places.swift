import Facts

extension ValueKey {
  /// A value by its tag, or by where it is made, whatever it is made with.
  ///
  /// The code of an app has so many places and no more; what a place is given has no end.
  init(placeOf value: Value?) {
    switch value {
    case .closure(let closure)?: self = .code(file: closure.scope.file, offset: closure.offset, captured: 0)
    case .instance(let instance)?:
      self = .object(instance.id, instance.place, instance.maker.map { [.type($0, "")] } ?? [])
    case .enumCase(let known)?: self = .enumCase(known.type, known.name, [])
    case .function(let id, _)?: self = .function(id, .open)
    case .term(let term)?: self = .term(term.name, term.origin, [])
    case .array(let values)?, .choice(let values)?: self = .many(values.prefix(16).map { ValueKey(placeOf: $0) })
    case .tuple(let values)?: self = .many(values.map { ValueKey(placeOf: $0.value) })
    default: self = ValueKey(value, depth: 1)
    }
  }
}
