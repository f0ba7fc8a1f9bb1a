import Facts

/// Properties that hold views in values that are none: `struct Page { let title: String; let content: AnyView }`.
struct ViewsInValues {
  private let properties: Set<VariableID>
  let names: Set<String>

  init(_ program: Program) {
    properties = Set(
      program.variables.indices.map(VariableID.init).filter { id in
        guard let owner = program[id].owner, program[id].declaration.getter == nil, program[id].declaration.value == nil
        else { return false }
        return program[owner].keyword == .struct && !program.isPart(owner) && program.isContent(id)
      })
    names = Set(properties.map { program[$0].declaration.name })
  }

  func contains(_ id: VariableID) -> Bool { properties.contains(id) }
}

extension BodyWalker {
  /// Notes that who takes a view out of a value uses it: `Page(content: AnyView(Cart()))`.
  mutating func noteView(_ argument: Argument, _ members: [Program.Member]?) {
    guard let label = argument.label, viewsInValues.names.contains(label) else { return }
    for case .type(let id) in members ?? [] {
      for case .variable(let property) in program.members(named: label, of: id) where viewsInValues.contains(property) {
        var made = NameCollector()
        made.collect(argument.value)
        for name in made.names.sorted() where program.typesByName[name]?.contains(where: program.isPart) ?? false {
          uses.add(.name(name), usedBy: .variable(property))
        }
      }
    }
  }
}
