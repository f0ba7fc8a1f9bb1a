import Facts

/// The types of which a stack shows the values: `navigationDestination(for: Route.self) { … }`.
struct RouteTypes {
  private let types: Set<TypeID>

  /// - Complexity: O(*n*) in the number of tables.
  init(_ linkage: Linkage) {
    let evaluator = linkage.evaluator
    types = Set(
      linkage.sites.named(Self.tables).compactMap { site in
        site.argument("for").flatMap { evaluator.typeID(of: evaluator.evaluate($0, in: site.scope)) }
      })
  }

  /// Whether a property holds such a value.
  func contains(_ id: VariableID, in program: Program) -> Bool {
    guard let type = program[id].declaration.type?.unwrapped else { return false }
    return program.resolve(type, from: program[id].owner, file: program[id].file).map(types.contains) ?? false
  }

  private static let tables: Set<String> = ["navigationDestination", "nbNavigationDestination"]
}
