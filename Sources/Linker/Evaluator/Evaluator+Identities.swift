import Facts

extension Evaluator {
  /// `Order.ID`, where nothing of that name is written: the type of what tells one from another, its `id`.
  func identity(_ name: String, of receiver: Value) -> Value? {
    guard name == "ID", case .metatype(_, let id?) = receiver else { return nil }
    for case .variable(let property) in program.members(named: "id", of: id)
    where !program[property].declaration.isStatic {
      let entry = program[property]
      let scope = Scope(file: entry.file, owner: entry.owner, requirements: entry.requirements)
      if let written = entry.declaration.type {
        let type = resolvedAlias(written, in: scope)
        return .metatype(type, program.resolve(type, from: entry.owner, file: entry.file))
      }
      guard let initial = entry.declaration.value else { continue }
      switch evaluate(initial, in: scope) {
      case .string: return .metatype(.simple("String"), nil)
      case .number(let text): return .metatype(.simple(text.contains(".") ? "Double" : "Int"), nil)
      case .term(let term) where term.base == nil && term.name.beginsUppercase:
        return .metatype(.simple(term.name), nil)
      default: continue
      }
    }
    return nil
  }
}
