import Facts

/// Views that hand themselves to what they show, to be asked for more: `content(self)`, `.environment(\.router, self)`.
///
/// Their state is no matter of their own: whoever was given such a view sets it, and is seen in the view.
struct RoutingViews {
  let types: Set<TypeID>

  /// - Complexity: O(*n*) in the number of calls.
  init(_ linkage: Linkage) {
    let program = linkage.program
    var types: Set<TypeID> = []
    for site in linkage.sites.all where site.form == .call && site.arguments.contains(where: { $0.value.isSelf }) {
      guard let owner = site.scope.owner, program[owner].keyword == .struct, program.isPart(owner),
        site.name == "environment" || Self.isContent(site.name, of: owner, program)
      else { continue }
      types.insert(owner)
    }
    self.types = types
  }

  /// Whether a view was given a function by that name to make what it shows.
  private static func isContent(_ name: String, of view: TypeID, _ program: Program) -> Bool {
    program.members(named: name, of: view).contains { member in
      guard case .variable(let id) = member, program[id].declaration.getter == nil,
        case .function? = program[id].declaration.type?.unwrapped
      else { return false }
      return true
    }
  }
}
