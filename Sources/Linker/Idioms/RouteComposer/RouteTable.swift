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
    var found: [(site: CallSite, chain: Chain, promises: [Promise])] = []
    for site in sites {
      guard let (chain, promises) = chain(of: site), idsByOrigin[chain.origin] == nil else { continue }
      idsByOrigin[chain.origin] = uniqueID(for: site)
      found.append((site, chain, promises))
    }
    for (site, chain, promises) in found {
      guard let id = idsByOrigin[chain.origin] else { continue }
      var route = RouteReader(linkage: linkage, table: self).read(chain, id: id, site: site)
      // What is promised at the end of a chain is promised of its destination; as an argument it is promised to the call.
      if !site.isArgument { promise(promises, in: &route) }
      indexByID[id] = routes.count
      routes.append(route)
    }
  }

  private func promise(_ promises: [Promise], in route: inout Route) {
    if route.steps.isEmpty { route.start.promises += promises } else { route.steps[0].promises += promises }
  }

  private static let heads: Set<String> =
    RouteComposerVocabulary.assemblies.union(RouteComposerVocabulary.integrators)
    .union(RouteComposerVocabulary.destinations).union(["ChainAssembly", "SwitchAssembly", "from"])

  /// The chain that a call begins, whatever is made of it further out (`try`, `.expectingContainer()`).
  private func chain(of site: CallSite) -> (Chain, [Promise])? {
    guard case .term(let last) = linkage.evaluator.evaluate(site.chain, in: site.scope) else { return nil }
    var chain = Chain(last)
    if chain.origin != site.origin, !(site.name == "from" && chain.name == "ChainAssembly") { return nil }
    return (chain, chain.takePromises())
  }

  /// Steps and switches are routes only where they stand alone, not as a part of another chain.
  private static func beginsRoute(_ site: CallSite) -> Bool {
    switch site.name {
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

  /// What people call a route: the only destination that is made of it, or its own name.
  ///
  /// The chain behind `func reviews() -> Destination<…>` is often nothing but a local `let step`.
  func publicName(of route: Route) -> String {
    let names = Set(routes.filter { $0.form == .destination && $0.start.routes == [route.id] }.map(\.name))
    return names.count == 1 ? names.first ?? route.name : route.name
  }

  /// The route behind a destination that only gives another one a name and a payload.
  func resolved(_ id: RouteID) -> [Route] {
    var found: [Route] = []
    var queue = [id]
    var seen: Set<RouteID> = []
    while let next = queue.popLast() {
      guard seen.insert(next).inserted, let route = self[next] else { continue }
      if route.form == .destination, !route.start.routes.isEmpty {
        queue += route.start.routes.reversed()
      } else {
        found.append(route)
      }
    }
    return found
  }
}

extension Expression {
  /// The name that a chain of members and calls begins with.
  fileprivate var rootName: String? {
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
