import Facts
import NavigationModel

/// Every route of the app, found by the places where chains begin.
final class RouteTable {
  let linkage: Linkage
  private(set) var routes: [Route] = []
  private var idsByOrigin: [Origin: RouteID] = [:]
  private var indexByID: [RouteID: Int] = [:]

  /// Finds all chains first, so that each can refer to any other, then reads them.
  init(_ linkage: Linkage) {
    self.linkage = linkage
    let sites = linkage.sites.named(RouteTable.heads).filter { RouteTable.beginsRoute($0) }
    var found: [(site: CallSite, chain: Chain)] = []
    for site in sites {
      guard let chain = chain(of: site), idsByOrigin[chain.origin] == nil else { continue }
      idsByOrigin[chain.origin] = uniqueID(for: site)
      found.append((site, chain))
    }
    for (site, chain) in found {
      guard let id = idsByOrigin[chain.origin] else { continue }
      let route = RouteReader(linkage: linkage, table: self).read(chain, id: id, site: site)
      indexByID[id] = routes.count
      routes.append(route)
    }
  }

  private static let heads: Set<String> =
    RouteComposerVocabulary.assemblies.union(RouteComposerVocabulary.integrators)
    .union(["ChainAssembly", "SwitchAssembly", "from"])

  /// The chain that a call begins, whatever is made of it further out (`try`, `.expectingContainer()`).
  private func chain(of site: CallSite) -> Chain? {
    guard case .term(let last) = linkage.evaluator.evaluate(site.chain, in: site.scope) else { return nil }
    var chain = Chain(last)
    if chain.origin != site.origin, !(site.name == "from" && chain.name == "ChainAssembly") { return nil }
    _ = chain.takePromises()
    return chain
  }

  /// Steps and switches are routes only where they stand alone, not as a part of another chain.
  private static func beginsRoute(_ site: CallSite) -> Bool {
    switch site.name {
    case "from":
      if case .name("ChainAssembly", _)? = site.base?.stripped.kind { return true }
      return false
    case "SwitchAssembly":
      // One that is written into `.from(…)` is read with its chain.
      return site.declaration.declaredType != nil
    case let name where RouteComposerVocabulary.integrators.contains(name):
      return site.chain.hasCall(named: ["using", "assemble", "within"])
    case "ChainAssembly": return site.chain.hasCall(named: ["from"]) || site.argument("from") != nil
    default: return true
    }
  }

  private func uniqueID(for site: CallSite) -> RouteID {
    let names = site.declaration.names.filter { $0 != "_" }
    let plain = RouteID(names.isEmpty ? "route" : names.joined(separator: "."))
    guard takenIDs.contains(plain) else {
      takenIDs.insert(plain)
      return plain
    }
    var number = 2
    while takenIDs.contains(RouteID("\(plain)#\(number)")) { number += 1 }
    let id = RouteID("\(plain)#\(number)")
    takenIDs.insert(id)
    return id
  }

  private var takenIDs: Set<RouteID> = []

  /// The route that begins at a place.
  func id(at origin: Origin) -> RouteID? { idsByOrigin[origin] }

  /// A route that has been read.
  subscript(id: RouteID) -> Route? { indexByID[id].map { routes[$0] } }
}

extension Expression {
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
