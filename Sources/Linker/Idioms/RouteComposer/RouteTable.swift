import Facts
import NavigationModel

/// Every route of the app, found by the places where chains begin and end.
final class RouteTable {
  let linkage: Linkage
  private(set) var routes: [Route] = []
  private var ids: [Chain.Identity: RouteID] = [:]
  private var indexByID: [RouteID: Int] = [:]
  private var takenIDs: Set<RouteID> = []

  /// Finds all chains first, so that each can refer to any other, then reads them.
  init(_ linkage: Linkage) {
    self.linkage = linkage
    linkage.evaluator.tellApart(RouteHelpers(linkage: linkage).functions())
    let found = ChainFinder(linkage: linkage).chains()
    // What a declaration writes itself has its name before what helpers build for it.
    for isOwn in [true, false] {
      for item in found where (item.chain.origin.call == .none) == isOwn {
        ids[item.chain.identity] = uniqueID(for: item.site)
      }
    }
    for item in found {
      guard let id = ids[item.chain.identity] else { continue }
      var route = RouteReader(linkage: linkage, table: self).read(item, id: id)
      // What is promised at the end of a chain is promised of its destination; as an argument it is promised to the call.
      if !item.isArgument { promise(item.promises, in: &route) }
      indexByID[id] = routes.count
      routes.append(route)
    }
  }

  private func promise(_ promises: [Promise], in route: inout Route) {
    if route.steps.isEmpty { route.start.promises += promises } else { route.steps[0].promises += promises }
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

  /// The route that a chain is.
  func id(of chain: Chain) -> RouteID? { ids[chain.identity] }

  /// A route that has been read.
  subscript(id: RouteID) -> Route? { indexByID[id].map { routes[$0] } }

  /// What people call a route: the only destination that is made of it, or its own name.
  ///
  /// The chain behind `func reviews() -> Destination<…>` is often nothing but a local `let step`; what another type
  /// makes of it is that type's business.
  func publicName(of route: Route) -> String {
    let names = Set(
      routes.filter { $0.form == .destination && $0.owner == route.owner && $0.start.routes == [route.id] }.map(\.name))
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
