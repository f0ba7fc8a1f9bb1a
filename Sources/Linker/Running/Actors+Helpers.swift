import Facts
import NavigationModel

extension Actors {
  /// For delegates and data sources that UIKit calls, and that no screen holds itself: the screens of those who hold
  /// them, such as a table's delegate that the presenter of a screen keeps.
  ///
  /// What a library keeps, such as one section of a list, works for those whose code makes it.
  func holdersOfHelpers(beside holders: [TypeID: [NodeID]]) -> [TypeID: [NodeID]] {
    let helpers = Set(
      program.types.indices.map(TypeID.init).filter { holders[$0] == nil && actor($0) == nil && isHelper($0) })
    guard !helpers.isEmpty else { return [:] }
    var owners = owners(of: helpers)
    for helper in helpers where owners[helper] == nil { owners[helper] = makers(of: helper) }
    var found: [TypeID: [NodeID]] = [:]
    for _ in 0..<Self.helperDepth {
      for (helper, holding) in owners where found[helper] == nil {
        var screens: [NodeID] = []
        for owner in holding.sorted() {
          let own = isScreenClass(owner) ? [linkage.nodes.identity(of: owner)] : holders[owner] ?? found[owner] ?? []
          screens += own.filter { !screens.contains($0) }
        }
        if !screens.isEmpty { found[helper] = screens }
      }
    }
    return found
  }

  private static let helperDepth = 3

  private func isScreenClass(_ type: TypeID) -> Bool { program[type].keyword == .class && program.isScreen(type) }

  /// Whether objects of a class are called back by UIKit, and are no views themselves.
  private func isHelper(_ type: TypeID) -> Bool {
    guard program[type].keyword == .class, !program.isScreen(type), !isView(type), !program.isLifeCycleDelegate(type)
    else { return false }
    if let base = program.libraryBase(of: type), !Self.plainBases.contains(base), hasOverrides(type) {
      return true
    }
    return program.ancestry(of: type).contains { name in
      name.hasPrefix("UI") && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
        && program.typesByName[name] == nil
    }
  }

  /// Whether a class does what the one above it calls in its own way.
  private func hasOverrides(_ type: TypeID) -> Bool {
    program[type].members.values.joined().contains { member in
      guard case .function(let id) = member else { return false }
      return program[id].declaration.isOverride && program[id].declaration.name != "init"
    }
  }

  /// Classes that call nothing of their heirs when a person does something.
  private static let plainBases: Set<String> = [
    "NSManagedObject", "NSObject", "Object", "Operation", "Thread", "UIResponder",
  ]

  /// The classes whose code makes objects of one.
  private func makers(of type: TypeID) -> Set<TypeID> {
    let made = linkage.sites.named(program[type].name).filter { site in
      site.form == .call && site.base == nil && site.scope.owner != type
    }
    return Set(
      made.compactMap { site -> TypeID? in
        guard let owner = site.scope.owner, program[owner].keyword == .class else { return nil }
        return owner
      })
  }

  /// The classes whose objects have helpers in their properties; who only calls back over one does not own it.
  private func owners(of helpers: Set<TypeID>) -> [TypeID: Set<TypeID>] {
    var owners: [TypeID: Set<TypeID>] = [:]
    for entry in program.variables where !entry.declaration.isStatic {
      guard let owner = entry.owner, program[owner].keyword == .class,
        let type = entry.declaration.type ?? entry.declaration.madeType, type.simpleName?.hasSuffix("Delegate") != true,
        let held = program.resolve(type, from: owner, file: entry.file)
      else { continue }
      let types = program[held].keyword == .protocol ? program.conformers(of: held) : [held]
      for type in types where type != owner && helpers.contains(type) { owners[type, default: []].insert(owner) }
    }
    return owners
  }
}
