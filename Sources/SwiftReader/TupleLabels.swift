import Facts
import SwiftSyntax

/// Labels that only the type of a tuple writes: `func tabs() -> (home: Home, bag: Bag) { (Home(), Bag()) }`.
///
/// The compiler gives them to what is returned; so does reading, because types keep no labels.
extension TypeSyntax {
  /// The labels of the elements, if it is a tuple that has any.
  var tupleLabels: [String?] {
    guard let elements = self.as(TupleTypeSyntax.self)?.elements, elements.count > 1 else { return [] }
    let labels = elements.map { element -> String? in
      guard element.colon != nil, let name = element.firstName?.bare, name != "_" else { return nil }
      return name
    }
    return labels.contains { $0 != nil } ? labels : []
  }
}

extension Expression {
  /// A tuple without labels gets those of its type.
  func labeled(_ labels: [String?]) -> Expression {
    switch kind {
    case .tuple(let elements) where elements.count == labels.count && elements.allSatisfy({ $0.label == nil }):
      return Expression(.tuple(zip(labels, elements).map { Argument(label: $0, value: $1.value) }), at: offset)
    case .ternary(let condition, let then, let otherwise):
      return Expression(
        .ternary(condition, then: then.labeled(labels), otherwise: otherwise.labeled(labels)), at: offset)
    default: return self
    }
  }
}

extension [Statement] {
  /// A body whose results get the labels of the type that it gives back.
  func labelingResults(_ labels: [String?]) -> [Statement] {
    guard !labels.isEmpty else { return self }
    if count == 1, case .expression(let only) = self[0].kind {
      return [Statement(.expression(only.labeled(labels)), at: self[0].offset)]
    }
    return map { $0.labelingResults(labels) }
  }
}

extension Statement {
  fileprivate func labelingResults(_ labels: [String?]) -> Statement {
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
