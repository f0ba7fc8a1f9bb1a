import Facts

/// Properties for those whom an object tells what happens: `weak var delegate: ListDelegate?`.
struct Delegates {
  private let linkage: Linkage
  private let names: Set<String>

  init(_ linkage: Linkage) {
    self.linkage = linkage
    names = Set(
      linkage.program.variables.lazy.filter { Self.isDelegate($0, linkage.program) }.map(\.declaration.name))
  }

  /// Whether an expression names such a property of the object whose code it is in.
  func isDelegate(_ expression: Expression, in scope: Scope) -> Bool {
    guard let name = expression.lastName, names.contains(name), expression.strippedBase?.isSelf ?? true,
      let members = linkage.sites.types.members(expression, in: scope)
    else { return false }
    return members.contains { member in
      if case .variable(let id) = member { Self.isDelegate(linkage.program[id], linkage.program) } else { false }
    }
  }

  private static func isDelegate(_ entry: Program.VariableEntry, _ program: Program) -> Bool {
    guard entry.declaration.getter == nil, entry.declaration.value == nil, let owner = entry.owner,
      program[owner].keyword == .class, case .optional(let type)? = entry.declaration.type,
      let asked = program.resolve(type, from: owner, file: entry.file)
    else { return false }
    return program[asked].keyword == .protocol
  }
}
