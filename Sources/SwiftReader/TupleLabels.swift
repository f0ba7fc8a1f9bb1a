import Facts
import SwiftSyntax

/// Labels that only the type of a tuple writes: `func tabs() -> (home: Home, bag: Bag) { (Home(), Bag()) }`.
///
/// The compiler gives them to what is returned; so does reading, because types keep no labels.
indirect enum TupleLabels {
  case tuple([String?])
  /// Of each element of a list, or of each value of a dictionary.
  case elements(TupleLabels)

  /// The labels of a type, if it is one of tuples that have any; `aliases` are names of such types.
  init?(_ type: TypeSyntax, _ aliases: [String: TupleLabels]) {
    switch type.as(TypeSyntaxEnum.self) {
    case .tupleType(let tuple):
      guard tuple.elements.count > 1 else { return nil }
      let labels = tuple.elements.map { element -> String? in
        guard element.colon != nil, let name = element.firstName?.bare, name != "_" else { return nil }
        return name
      }
      guard labels.contains(where: { $0 != nil }) else { return nil }
      self = .tuple(labels)
    case .arrayType(let array):
      guard let inner = TupleLabels(array.element, aliases) else { return nil }
      self = .elements(inner)
    case .dictionaryType(let dictionary):
      guard let inner = TupleLabels(dictionary.value, aliases) else { return nil }
      self = .elements(inner)
    case .optionalType(let optional):
      guard let inner = TupleLabels(optional.wrappedType, aliases) else { return nil }
      self = inner
    case .identifierType(let name):
      guard let known = aliases[name.name.bare] else { return nil }
      self = known
    default: return nil
    }
  }
}

extension Expression {
  /// A tuple without labels gets those of its type.
  func labeled(_ labels: TupleLabels?) -> Expression {
    switch (kind, labels) {
    case (.tuple(let elements), .tuple(let labels)?)
    where elements.count == labels.count && elements.allSatisfy({ $0.label == nil }):
      return Expression(.tuple(zip(labels, elements).map { Argument(label: $0, value: $1.value) }), at: offset)
    case (.array(let elements), .elements(let inner)?):
      return Expression(.array(elements.map { $0.labeled(inner) }), at: offset)
    case (.dictionary(let entries), .elements(let inner)?):
      return Expression(
        .dictionary(entries.map { DictionaryEntry(key: $0.key, value: $0.value.labeled(inner)) }), at: offset)
    case (.ternary(let condition, let then, let otherwise), .some):
      return Expression(
        .ternary(condition, then: then.labeled(labels), otherwise: otherwise.labeled(labels)), at: offset)
    default: return self
    }
  }
}

extension [Statement] {
  /// A body whose results get the labels of the type that it gives back.
  func labelingResults(_ labels: TupleLabels?) -> [Statement] {
    guard let labels else { return self }
    if count == 1, case .expression(let only) = self[0].kind {
      return [Statement(.expression(only.labeled(labels)), at: self[0].offset)]
    }
    return map { $0.labelingResults(labels) }
  }
}

extension Statement {
  fileprivate func labelingResults(_ labels: TupleLabels) -> Statement {
    let labeled: Kind =
      switch kind {
      case .return(let result?): .return(result.labeled(labels))
      case .if(let conditions, let then, let otherwise):
        .if(
          conditions, then: then.map { $0.labelingResults(labels) },
          otherwise: otherwise?.map { $0.labelingResults(labels) })
      case .guard(let conditions, let otherwise):
        .guard(conditions, otherwise: otherwise.map { $0.labelingResults(labels) })
      case .switch(let subject, let cases):
        .switch(
          subject,
          cases.map { arm in
            var arm = arm
            arm.body = arm.body.map { $0.labelingResults(labels) }
            return arm
          })
      default: kind
      }
    return Statement(labeled, at: offset)
  }
}
