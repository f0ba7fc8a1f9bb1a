import Facts

/// The properties in which coordinators keep others, and the code that adds to them and takes away.
struct ChildLists {
  private let linkage: Linkage
  private let lists: Set<String>
  /// Places that add to a list.
  let additions: [CallSite]
  /// Functions that add what they are given.
  let keepers: Set<String>
  /// Places that take away, and the functions around them.
  private let removals: [CallSite]
  private let removers: Set<String>

  init(linkage: Linkage) {
    self.linkage = linkage
    let program = linkage.program
    let lists = Set(program.variables.filter { $0.isChildList(in: program) }.map(\.declaration.name))
    self.lists = lists
    let touching = lists.isEmpty ? [] : linkage.sites.all.filter { $0.list.map(lists.contains) ?? false }
    let additions = touching.filter(\.isAddition)
    let removals = touching.filter { !$0.isAddition && $0.isRemoval }
    self.additions = additions
    removers = Set(removals.compactMap { $0.code.function.map { program[$0].declaration.name } })
    self.removals = removals
    var keepers: Set<String> = []
    for site in additions {
      guard let function = site.code.function, let child = site.addedChild,
        program[function].declaration.parameters.contains(where: { $0.name == child.stripped.lastName })
      else { continue }
      keepers.insert(program[function].declaration.name)
    }
    self.keepers = keepers
  }

  /// What a place adds.
  func child(at site: CallSite) -> Expression? { site.addedChild }

  /// Whether what is added is only handed through.
  func isParameter(_ child: Expression, of code: Code) -> Bool {
    guard let function = code.function, let name = child.stripped.lastName else { return false }
    return linkage.program[function].declaration.parameters.contains { $0.name == name }
  }

  /// Whether code of a class, or of one above it, takes a child away.
  ///
  /// That the class with the list declares how to take from it lets nobody go yet: somebody must ask for it.
  func letsGo(_ type: TypeID) -> Bool {
    let types = [type] + (linkage.program.ancestorTable[type] ?? [])
    let asks = types.contains { type in
      linkage.program[type].members.values.joined().contains { member in
        guard case .function(let id) = member, let body = linkage.program[id].declaration.body else { return false }
        var collector = NameCollector()
        collector.collect(body)
        return !collector.names.isDisjoint(with: removers)
      }
    }
    return asks || removals.contains { $0.scope.owner == type && isUsed($0.code) }
  }

  /// A function of a class that takes an ended child away, and that nobody calls: `childDidFinish(_:)`.
  func idleFarewell(of type: TypeID) -> FunctionID? {
    removals.lazy.filter { $0.scope.owner == type && !isUsed($0.code) }.compactMap(\.code.function).first { function in
      let name = linkage.program[function].declaration.name.lowercased()
      return ["finish", "complet", "didend", "remove"].contains { name.contains($0) }
    }
  }

  /// Whether somebody calls the function, or it is a callback that other code calls.
  private func isUsed(_ code: Code) -> Bool {
    guard let function = code.function else { return true }
    let uses = linkage.sites.uses
    return uses.isUsed(function, named: linkage.program[function].declaration.name)
      || linkage.program[function].declaration.attributes.contains { $0.name == "objc" }
      || linkage.program[function].declaration.parameters.contains { $0.label == "didShow" }
  }
}

extension Program.VariableEntry {
  /// `var childCoordinators: [Coordinator]`.
  fileprivate func isChildList(in program: Program) -> Bool {
    let name = declaration.name.lowercased()
    guard owner != nil, !declaration.isStatic, name.contains("child") || name.hasSuffix("coordinators") else {
      return false
    }
    switch declaration.type?.unwrapped {
    case .array(let element)?, .dictionary(_, let element)?: return element.isFlow
    case .named(let path, let arguments)?: return path.last == "Set" && arguments.contains(where: \.isFlow)
    case nil:
      // `[Coordinator]()`, `[UUID: Coordinator]()`.
      guard case .call(let callee, _)? = declaration.value?.kind else { return false }
      switch callee.kind {
      case .array(let types): return types.contains { $0.lastName?.contains("oordinator") ?? false }
      case .dictionary(let entries):
        return entries.contains { entry in
          let element = entry.value.lastName ?? ""
          return element.contains("oordinator") || element == "Any" && name.hasSuffix("coordinators")
        }
      default: return false
      }
    default: return false
    }
  }
}

extension TypeReference {
  fileprivate var isFlow: Bool { simpleName.map { $0.contains("oordinator") || $0.hasSuffix("Flow") } ?? false }
}

extension Code {
  fileprivate var function: FunctionID? { if case .function(let id) = self { id } else { nil } }
}

extension CallSite {
  /// The property that is changed.
  fileprivate var list: String? { form == .call ? base?.lastName : name }

  fileprivate var isAddition: Bool { addedChild != nil }

  fileprivate var isRemoval: Bool {
    if form == .assignment { return true }
    return name.hasPrefix("remove") || ["popLast", "filter", "firstIndex", "index"].contains(name)
  }

  /// What is put into the list.
  fileprivate var addedChild: Expression? {
    switch expression.kind {
    case .call(_, let arguments) where name == "append" || name == "insert": return arguments.first?.value
    case .assignment(let target, _, let value):
      if case .nil = value.stripped.kind { return nil }
      if case .subscript = target.stripped.kind { return value }
      guard case .array(let elements) = value.stripped.kind else { return nil }
      return elements.first
    default: return nil
    }
  }
}
