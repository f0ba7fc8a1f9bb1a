import Facts

/// What a statement puts into a list or table that a property holds: `rows.append(.cart)`, `rows[0]?.append(contentsOf: more)`,
/// `rows[1] = [.cart]`.
struct PropertyAddition {
  let site: CallSite
  /// The property.
  let target: Expression
  /// Under which key of the table, or at which place, if it is put into a part of it.
  let key: Expression?
  let value: Expression
  /// Whether the value is one element of the list that it goes into.
  let isElement: Bool

  /// The name of the property.
  var name: String { target.lastName ?? "" }

  init?(_ site: CallSite) {
    let place: Expression
    switch (site.form, site.expression.kind) {
    case (.assignment, .assignment(let assigned, let sign, let added)) where sign == "=" || sign == "+=":
      guard let place = Self.part(assigned) ?? (sign == "+=" ? (assigned, nil) : nil) else { return nil }
      (target, key) = place
      value = added
      isElement = false
      guard target.lastName != nil else { return nil }
      self.site = site
      return
    case (.call, _) where site.name == "append" || site.name == "insert":
      guard let base = site.base?.stripped, let first = site.arguments.first,
        first.label == nil || first.label == "contentsOf"
      else { return nil }
      place = base
      value = first.value
      isElement = first.label == nil
    default: return nil
    }
    (target, key) = Self.part(place) ?? (place, nil)
    guard target.lastName != nil else { return nil }
    self.site = site
  }

  private static func part(_ expression: Expression) -> (Expression, Expression?)? {
    guard case .subscript(let table, let keys) = expression.stripped.kind, let key = keys.first?.value else {
      return nil
    }
    return (table.stripped, key)
  }
}

extension WholeProgram {
  /// What is put into a list or table of cases beside what it begins with; of what stays open, any case.
  func addedCases(to id: VariableID, of receiver: TypeID?) -> [Value] {
    let entry = evaluator.program[id]
    guard let additions = additions[entry.declaration.name], let type = entry.declaration.type?.unwrapped,
      let element = type.innermostElement
    else { return [] }
    let declaring = Scope(file: entry.file, owner: entry.owner)
    let name = evaluator.resolvedAlias(element.unwrapped, in: declaring)
    guard let cases = evaluator.program.resolve(name, from: entry.owner, file: entry.file),
      evaluator.program[cases].keyword == .enum
    else { return [] }
    return additions.compactMap { addition in
      guard holds(addition.target, id, of: receiver, in: addition.site.scope) else { return nil }
      let part = addition.key == nil ? type : type.element ?? type
      let added = addition.isElement ? part.element ?? part : part
      var value = evaluator.contextual(
        evaluator.evaluate(addition.value, in: addition.site.scope), added, in: declaring)
      if value.isUnknown { value = added.openValue(name, cases) }
      if addition.isElement { value = .array([value]) }
      guard let key = addition.key else { return value }
      guard case .dictionary = type else { return .array([value]) }
      return .dictionary([ValuePair(key: evaluator.evaluate(key, in: addition.site.scope), value: value)])
    }
  }
}

extension TypeReference {
  /// What lists and tables of the type hold.
  fileprivate var element: TypeReference? {
    switch self {
    case .array(let element), .dictionary(_, let element): element.unwrapped
    default: nil
    }
  }

  /// What the lists in lists and tables hold.
  fileprivate var innermostElement: TypeReference? {
    guard var current = element else { return nil }
    while let next = current.element { current = next }
    return current
  }

  /// Something of the type of which nothing is known but the enum that lists of it are made of.
  fileprivate func openValue(_ name: TypeReference, _ cases: TypeID) -> Value {
    if let element { return .array([element.openValue(name, cases)]) }
    return .typed(name, cases)
  }
}
