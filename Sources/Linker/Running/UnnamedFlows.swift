import Facts

/// Flows that only say by what they do that they are some: classes of the app's that hold the controller that they begin
/// with, show screens, and make each other.
///
/// They are a family by a protocol of the app's own, which asks for that controller or for a start. A module that only
/// wraps a screen shows nothing, and a router that a screen is given belongs to the screen.
struct UnnamedFlows {
  private let linkage: Linkage
  private let holdings: [(owner: TypeID, held: TypeID)]
  private var program: Program { linkage.program }

  init(linkage: Linkage) {
    self.linkage = linkage
    let program = linkage.program
    holdings = program.variables.compactMap { entry in
      guard let owner = entry.owner, let type = entry.declaration.type ?? entry.declaration.madeType,
        let held = program.resolve(type, from: owner, file: entry.file)
      else { return nil }
      return (owner, held)
    }
  }

  /// All of them.
  func find() -> Set<TypeID> {
    var found: Set<TypeID> = []
    for kind in classes.filter({ program[$0].keyword == .protocol && asksForBeginning($0) }) {
      let family = Set(program.conformers(of: kind).filter(canBeFlow))
      guard !family.isEmpty else { continue }
      let starters = starters(of: family.union([kind]), beside: family)
      let all = family.union(starters)
      guard all.count > 1, family.contains(where: shows) || starters.contains(where: shows),
        all.contains(where: { makes(family.subtracting([$0]), in: $0) }), isAmongThemselves(all.union([kind]))
      else { continue }
      found.formUnion(all)
    }
    return found
  }

  private var classes: [TypeID] { program.types.indices.map(TypeID.init).filter { program[$0].keyword != nil } }

  private func canBeFlow(_ type: TypeID) -> Bool {
    program[type].keyword == .class && !program.isScreen(type) && !program.isLifeCycleDelegate(type)
      && program.container(type) == nil && !program.ancestry(of: type).contains { $0.hasPrefix("UI") }
  }

  /// Whether a protocol asks for the controller that something begins with, or for a function that starts it.
  private func asksForBeginning(_ kind: TypeID) -> Bool {
    program[kind].members.values.joined().contains { member in
      switch member {
      case .variable(let id):
        guard case .named(let path, _)? = program[id].declaration.type else { return false }
        return path.last.map(UIKitClasses.isController) ?? false
      case .function(let id):
        return program[id].declaration.name == "start" && program[id].declaration.result == nil
      case .enumCase, .type: return false
      }
    }
  }

  /// Classes of no family that keep one of them, and show it in a window that they are given.
  private func starters(of kept: Set<TypeID>, beside family: Set<TypeID>) -> Set<TypeID> {
    Set(
      holdings.filter { kept.contains($0.held) }.map(\.owner).filter { owner in
        canBeFlow(owner) && !family.contains(owner) && hasWindow(owner) && shows(owner)
      })
  }

  private func hasWindow(_ type: TypeID) -> Bool {
    program[type].members.values.joined().contains { member in
      guard case .variable(let id) = member else { return false }
      return program[id].declaration.type?.simpleName == "UIWindow"
    }
  }

  private func shows(_ type: TypeID) -> Bool {
    linkage.sites.named(Self.moves).contains { $0.scope.owner == type }
  }

  private func makes(_ others: Set<TypeID>, in type: TypeID) -> Bool {
    others.contains { other in
      linkage.sites.named(program[other].name).contains {
        $0.form == .call && $0.base == nil && $0.scope.owner == type
      }
    }
  }

  /// Whether nobody else keeps one of them but delegates of the app, which start the first.
  private func isAmongThemselves(_ all: Set<TypeID>) -> Bool {
    holdings.allSatisfy { holding in
      !all.contains(holding.held) || all.contains(holding.owner) || program.isLifeCycleDelegate(holding.owner)
    }
  }

  private static let moves: Set<String> = [
    "present", "pushViewController", "rootViewController", "setViewControllers", "show", "viewControllers",
  ]
}
