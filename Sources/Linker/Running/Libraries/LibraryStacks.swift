import Facts

/// Containers that flows have from a library's base class: each has its own, `self.navigationController`.
struct LibraryStacks {
  let program: Program
  let sites: CallSites

  /// Declares them where the class uses one without declaring it, and is given none.
  func declare() {
    for id in program.types.indices.map(TypeID.init) where isTopmost(id) {
      let heirs = [id] + program.conformers(of: id)
      let used = names(usedBy: heirs)
      for (name, container) in Self.containers
      where used.contains(name) && program.members(named: name, of: id).isEmpty
        && heirs.allSatisfy({ program[$0].members[name] == nil }) && !isGiven(name, to: heirs)
      {
        program.declare(name, madeOf: container, in: id)
      }
    }
  }

  private static let containers = [
    ("navigationController", "UINavigationController"), ("tabBarController", "UITabBarController"),
  ]

  /// Whether it is a flow whose superclass is a library's.
  private func isTopmost(_ id: TypeID) -> Bool {
    guard program[id].keyword == .class, !program.isScreen(id), let base = program.libraryBase(of: id),
      program[id].inherited.first?.simpleName == base
    else { return false }
    return program.ancestry(of: id).contains(where: Actors.isNameOfFlow)
  }

  private func names(usedBy types: [TypeID]) -> Set<String> {
    var collector = NameCollector()
    for type in types {
      for case .function(let function) in program[type].members.values.flatMap({ $0 }) {
        collector.collect(program[function].declaration.body ?? [])
      }
      for case .variable(let variable) in program[type].members.values.flatMap({ $0 }) {
        collector.collect(program[variable].declaration.getter ?? [])
      }
    }
    return collector.names
  }

  /// Whether whoever makes such a flow, or its initialiser, passes a container on.
  private func isGiven(_ name: String, to types: [TypeID]) -> Bool {
    let made = sites.named(Set(types.map { program[$0].name })).filter { $0.form == .call && $0.base == nil }
    let handed = sites.named("init").filter { site in
      site.base?.isSuper == true && site.scope.owner.map(types.contains) ?? false
    }
    let word = name.lowercased().replacing("controller", with: "")
    return (made + handed).contains { site in
      site.arguments.contains { $0.label?.lowercased().contains(word) ?? false }
    }
  }
}

extension Program {
  /// Declares a property that holds a container of UIKit's, which each object makes for itself.
  fileprivate func declare(_ name: String, madeOf container: String, in type: TypeID) {
    let place = types[type.index].offset
    let made = Expression(.call(Expression(.name(container, []), at: place), []), at: place)
    let id = VariableID(index: variables.count)
    variables.append(
      VariableEntry(
        declaration: VariableDeclaration(
          name: name, type: .simple(container), value: made, getter: nil, observers: [], isStatic: false,
          attributes: [], offset: place), owner: type, file: types[type.index].file, requirements: []))
    types[type.index].members[name] = [.variable(id)]
    lookups = Lookups()
  }
}
