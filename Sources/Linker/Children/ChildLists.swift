import Facts

/// The properties in which coordinators keep others, and the code that adds to them and takes away.
struct ChildLists {
  private let linkage: Linkage
  private let lists: Set<String>
  /// Places that add to a list.
  let additions: [CallSite]
  /// Functions that add what they are given, themselves or through others.
  let keepers: Set<String>
  /// Places that take away.
  let removals: [CallSite]
  /// Local names of what is added, by function.
  private var kept: [FunctionID: Set<String>] = [:]

  init(linkage: Linkage) {
    self.linkage = linkage
    let program = linkage.program
    let lists = Set(program.variables.filter { $0.isChildList(in: program) }.map(\.declaration.name))
    self.lists = lists
    let touching = lists.isEmpty ? [] : linkage.sites.all.filter { $0.list.map(lists.contains) ?? false }
    let additions = touching.filter(\.isAddition)
    self.additions = additions
    removals = touching.filter { !$0.isAddition && $0.isRemoval }
    let direct = additions.compactMap { site in
      site.addedChild.flatMap { linkage.functionHanding($0, through: site.code) }
    }
    keepers = linkage.functionsHandingOn(to: direct.map { linkage.program[$0].declaration.name })
    let handing = linkage.sites.named(keepers).filter { $0.form == .call && $0.base.isOwn }
    let keeping = additions.map { ($0, $0.addedChild) } + handing.map { ($0, $0.arguments.first?.value) }
    for (site, child) in keeping {
      if let function = site.scope.function, case .name(let name, _)? = child?.stripped.kind {
        kept[function, default: []].insert(name)
      }
    }
  }

  /// What a place adds.
  func child(at site: CallSite) -> Expression? { site.addedChild }

  /// Whether a function adds what one of its local names stands for.
  func keeps(_ name: String, in function: FunctionID) -> Bool { kept[function]?.contains(name) ?? false }

  /// Whether a place changes such a list.
  func isList(_ base: Expression?) -> Bool { base?.stripped.lastName.map(isList) ?? false }

  /// Whether a property of that name is such a list.
  func isList(_ name: String) -> Bool { lists.contains(name) }

  /// Whether what is added is only handed through.
  func isParameter(_ child: Expression, of code: Code) -> Bool {
    linkage.functionHanding(child, through: code) != nil
  }
}

extension Linkage {
  /// The function whose parameter an expression is.
  func functionHanding(_ expression: Expression, through code: Code) -> FunctionID? {
    guard case .function(let function) = code, let name = expression.stripped.lastName,
      program[function].declaration.parameters.contains(where: { $0.name == name })
    else { return nil }
    return function
  }

  /// The functions of those names, and all that hand their own parameter on to one of them.
  func functionsHandingOn(to names: [String]) -> Set<String> {
    var found = Set(names)
    var new = found
    while !new.isEmpty {
      var next: Set<String> = []
      for site in sites.named(new) where site.form == .call && site.base.isOwn {
        guard let handed = site.arguments.first?.value, let function = functionHanding(handed, through: site.code)
        else {
          continue
        }
        next.insert(program[function].declaration.name)
      }
      new = next.subtracting(found)
      found.formUnion(new)
    }
    return found
  }
}

extension Program.VariableEntry {
  /// `var childCoordinators: [Coordinator]`.
  fileprivate func isChildList(in program: Program) -> Bool {
    // Few properties hold flows: the name is asked for last.
    guard owner != nil, !declaration.isStatic, holdsFlows else { return false }
    let name = declaration.name.lowercased()
    return name.contains("child") || name.hasSuffix("coordinators")
  }

  /// Whether it is a list of flows by its type or initial value.
  private var holdsFlows: Bool {
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
          return element.contains("oordinator")
            || element == "Any" && declaration.name.lowercased().hasSuffix("coordinators")
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
  /// The function whose body it is.
  var function: FunctionID? { if case .function(let id) = self { id } else { nil } }
}

extension Expression? {
  /// Whether a method is called on `self`.
  var isOwn: Bool {
    switch self {
    case nil: true
    case let base?: ["self", "super"].contains(base.stripped.lastName)
    }
  }
}

extension CallSite {
  /// The property that is changed.
  fileprivate var list: String? { form == .call ? base?.lastName : name }

  fileprivate var isAddition: Bool { addedChild != nil }

  fileprivate var isRemoval: Bool {
    if form == .assignment { return true }
    return name.hasPrefix("remove") || name == "popLast"
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
