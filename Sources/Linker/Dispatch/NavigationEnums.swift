import Facts

/// Enums that are made for navigation: rows of a table and results also have branches that do nothing, and mean it.
struct NavigationEnums {
  private let program: Program
  /// Enums of which values are made from links.
  private let links: Set<TypeID>

  init(linkage: Linkage) {
    let program = linkage.program
    self.program = program
    let sources = LinkSources(linkage: linkage)
    links = Set(
      program.types.indices.map(TypeID.init).filter { type in
        guard program[type].keyword == .enum, program[type].cases.count > 1 else { return false }
        let makers = program[type].members.values.joined().contains { member in
          guard case .function(let id) = member else { return false }
          let declaration = program[id].declaration
          let result = declaration.result?.unwrapped.simpleName
          guard declaration.name == "init" || result == program[type].name || result == "Self" else { return false }
          return sources.reads(.function(id))
        }
        return makers
          || linkage.sites.named(program[type].name).contains { site in
            site.form == .call && site.argument("rawValue") != nil && sources.reads(site.code)
          }
      })
  }

  /// Whether an enum says where to go, by its name or because links become values of it.
  func contains(_ type: TypeID) -> Bool { isNamed(type) || links.contains(type) }

  /// Whether an enum says by its name, or by what it is, that it says where to go.
  func isNamed(_ type: TypeID) -> Bool {
    if program.ancestry(of: type).contains(where: { $0 == "Step" || $0 == "Route" }) { return true }
    let name = program[type].name
    return ["Route", "Scene", "Destination", "DeepLink", "Link", "Step"].contains { name.hasSuffix($0) }
      || name.contains("DeepLink") || name.hasPrefix("Shortcut")
  }
}
