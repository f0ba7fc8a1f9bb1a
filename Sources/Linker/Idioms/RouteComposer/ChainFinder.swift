import Facts
import NavigationModel

/// Finds the chains of the app: where they begin, or where one that was begun elsewhere is assembled.
struct ChainFinder {
  let linkage: Linkage

  /// A chain and the declaration that it belongs to.
  struct Found {
    /// Whose declaration names the route: for a helper's chain, the call of the helper.
    var site: CallSite
    var chain: Chain
    var promises: [Promise]
    /// The type written for the declaration, if it says which screen and payload the chain is about.
    var declared: TypeReference?
    /// Whether the chain stands in an argument, and its promises with it.
    var isArgument: Bool
  }

  private static let heads: Set<String> =
    RouteComposerVocabulary.assemblies.union(RouteComposerVocabulary.integrators)
    .union(RouteComposerVocabulary.destinations).union(["ChainAssembly", "SwitchAssembly"])

  /// The names that heads are called by, the app's aliases among them.
  static func headNames(in program: Program) -> Set<String> {
    var names = heads
    func take(_ alias: String, _ target: TypeReference) {
      if let name = target.simpleName, heads.contains(name) { names.insert(alias) }
    }
    for (alias, target) in program.globalAliases { take(alias, target) }
    for type in program.types { for (alias, target) in type.aliases { take(alias, target) } }
    return names
  }

  /// All chains, in the order of their places in the source.
  func chains() -> [Found] {
    let heads = Self.headNames(in: linkage.program)
    let ends = Set(linkage.evaluator.libraryMethods.keys).union(["assemble"])
    var found: [Found] = []
    var indices: [Chain.Identity: Int] = [:]
    for site in linkage.sites.named(heads.union(ends).union(["from"])) {
      for item in chains(at: site, heads) {
        if let index = indices[item.chain.identity] {
          // One that conditions make longer is read at its longest.
          if found[index].chain.links.count < item.chain.links.count { found[index].chain = item.chain }
        } else {
          indices[item.chain.identity] = found.count
          found.append(item)
        }
      }
    }
    // What is assembled further on is no chain of its own where it begins.
    let assembled = Set(indices.keys.filter { $0.end != nil }.map(\.head))
    return found.filter { $0.chain.identity.end != nil || !assembled.contains($0.chain.origin) }
  }

  private func chains(at site: CallSite, _ heads: Set<String>) -> [Found] {
    let isHead = heads.contains(site.name)
    let isStatic = site.name == "from"
    if isHead || isStatic {
      guard beginsRoute(site) else { return [] }
    } else if heads.contains(site.chain.rootName ?? "") || isInsideLibrary(site) {
      return []
    }
    let instances = CallInstances(evaluator: linkage.evaluator, calls: linkage.calls).instances(of: site)
    return instances.flatMap { instance in
      linkage.evaluator.evaluate(site.chain, in: instance.scope).alternatives.compactMap { value -> Found? in
        guard var chain = Chain(value) else { return nil }
        if isHead || isStatic {
          let begins = chain.origin.file == site.origin.file && chain.origin.offset == site.origin.offset
          guard begins || (isStatic && chain.name == "ChainAssembly") else { return nil }
        } else {
          guard chain.identity.end != nil, isRoute(chain, site) else { return nil }
        }
        let promises = chain.takePromises()
        return Found(
          site: instance.site, chain: chain, promises: promises, declared: declared(instance, site),
          isArgument: site.isArgument)
      }
    }
  }

  /// Code that the app adds to the library's own types is read where it is called.
  private func isInsideLibrary(_ site: CallSite) -> Bool {
    site.scope.owner.map {
      linkage.program[$0].keyword == nil && linkage.evaluator.opaqueNames.contains(linkage.program[$0].name)
    } ?? false
  }

  /// Whether a chain that was begun elsewhere is a route.
  private func isRoute(_ chain: Chain, _ site: CallSite) -> Bool {
    switch chain.name {
    case "SwitchAssembly": !site.isArgument
    case "ChainAssembly": true
    default: RouteComposerVocabulary.assemblies.contains(chain.name)
    }
  }

  /// Steps and switches are routes only where they stand alone, not as a part of another chain.
  private func beginsRoute(_ site: CallSite) -> Bool {
    switch headName(site) {
    case "from":
      if case .name("ChainAssembly", _)? = site.base?.stripped.kind { return true }
      return false
    // One that is written into `.from(…)` is read with its chain.
    case "SwitchAssembly": return !site.isArgument
    case let name where RouteComposerVocabulary.destinations.contains(name):
      // Around a chain it is that chain with a payload; only a reference gets a new name by it.
      guard let target = site.argument("to"), !site.isArgument else { return false }
      return !RouteComposerVocabulary.assemblies.contains(target.rootName ?? "")
    case let name where RouteComposerVocabulary.integrators.contains(name):
      return site.chain.hasCall(named: ["using", "usingAction", "assemble", "within"])
    case "ChainAssembly": return site.chain.hasCall(named: ["from"]) || site.argument("from") != nil
    default: return true
    }
  }

  /// The library's name of a head, aliases seen through.
  private func headName(_ site: CallSite) -> String {
    if Self.heads.contains(site.name) || site.name == "from" { return site.name }
    return linkage.evaluator.resolvedAlias(.simple(site.name), in: site.scope).simpleName ?? site.name
  }

  /// The type written for the declaration, `DestinationStep<VC, C>` or `Destination<VC, C>`.
  private func declared(_ instance: CallInstance, _ site: CallSite) -> TypeReference? {
    let sites = [(instance.site.declaration, instance.site.scope), (site.declaration, instance.scope)]
    for (declaration, scope) in sites {
      guard let type = declaration.declaredType.map({ linkage.evaluator.resolvedAlias($0.unwrapped, in: scope) }),
        ["DestinationStep", "Destination"].contains(type.simpleName), type.arguments.contains(where: { $0 != .other })
      else { continue }
      return type
    }
    return nil
  }
}

extension Expression {
  /// The name that a chain of members and calls begins with.
  var rootName: String? {
    var current = self
    while true {
      switch current.kind {
      case .call(let inner, _), .chained(let inner), .forced(let inner), .try(let inner, _), .member(let inner?, _, _):
        current = inner
      case .name(let name, _): return name
      default: return nil
      }
    }
  }

  /// Whether a chain of calls has one of these names in it.
  func hasCall(named names: Set<String>) -> Bool {
    var current = self
    while true {
      switch current.kind {
      case .call(let callee, _), .chained(let callee), .forced(let callee), .try(let callee, _): current = callee
      case .member(let base, let name, _):
        if names.contains(name) { return true }
        guard let base else { return false }
        current = base
      default: return false
      }
    }
  }
}
