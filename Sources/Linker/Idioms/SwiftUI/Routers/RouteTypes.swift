import Facts

/// The types of which a stack shows the values, `navigationDestination(for: Route.self) { … }`, and of which such values
/// are made; enums that are views themselves, too.
struct RouteTypes {
  private var types: Set<TypeID> = []
  /// Whether there are enums that are views themselves.
  let haveViews: Bool

  /// - Complexity: O(*n*) in the number of tables.
  init(_ linkage: Linkage) {
    let evaluator = linkage.evaluator
    let program = linkage.program
    var pending: [TypeID] = []
    for site in linkage.sites.named(Self.tables) {
      guard let type = site.argument("for").flatMap({ evaluator.typeID(of: evaluator.evaluate($0, in: site.scope)) })
      else { continue }
      types.insert(type)
      pending.append(type)
      pending += Self.routes(in: type, lookedUpBy: site, program)
    }
    let views = program.types.indices.map(TypeID.init).filter { id in
      program[id].keyword == .enum && program.ancestry(of: id).contains("View")
    }
    haveViews = !views.isEmpty
    types.formUnion(views)
    pending += views
    // A route of one part of the app is what a route of the app carries: `case intro(IntroRoute)`.
    while let type = pending.popLast() {
      types.insert(type)
      for route in program[type].cases {
        for parameter in route.parameters {
          guard let carried = parameter.type?.unwrapped, let id = program.resolve(carried, from: type),
            program[id].keyword == .enum, !types.contains(id)
          else { continue }
          pending.append(id)
        }
      }
    }
  }

  /// The routes that values of a struct wrap, as far as the table asks for them: `{ item in Destination(item.route) }`.
  private static func routes(in type: TypeID, lookedUpBy site: CallSite, _ program: Program) -> [TypeID] {
    guard program[type].keyword == .struct, let table = site.arguments.last?.value else { return [] }
    var collector = NameCollector()
    collector.collect(table)
    return collector.names.flatMap { program.members(named: $0, of: type) }.compactMap { member in
      guard case .variable(let id) = member, let written = program[id].declaration.type?.unwrapped,
        let wrapped = program.resolve(written, from: type, file: program[id].file),
        program[wrapped].keyword == .enum
      else { return nil }
      return wrapped
    }
  }

  func contains(_ type: TypeID) -> Bool { types.contains(type) }

  /// Whether a property holds such a value.
  func contains(_ id: VariableID, in program: Program) -> Bool {
    guard let type = program[id].declaration.type?.unwrapped else { return false }
    return program.resolve(type, from: program[id].owner, file: program[id].file).map(types.contains) ?? false
  }

  private static let tables: Set<String> = ["navigationDestination", "nbNavigationDestination"]
}
