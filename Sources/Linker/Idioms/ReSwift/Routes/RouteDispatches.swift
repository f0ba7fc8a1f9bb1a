import Facts
import NavigationModel

/// Where code dispatches a route, which ReSwift-Router compares with the one before: what differs, the objects for the
/// segments are asked to show or to take away.
struct RouteDispatches {
  let runner: Runner

  private var linkage: Linkage { runner.linkage }
  private var evaluator: Evaluator { runner.evaluator }

  /// A route that code asks for.
  private struct Request {
    var route: [String]
    var site: CallSite
  }

  /// Tells what each of them does at the screens and entries whose code it is.
  func run() {
    let routables = linkage.shared { [runner] _ in Routables(runner) }
    guard !routables.roots.isEmpty else { return }
    let requests = requests()
    let places = RoutePlaces(requests.map(\.route), routables, linkage)
    let attribution = Attribution(linkage: linkage)
    for request in requests {
      for source in sources(of: request.site, attribution) {
        let old: [[String]]
        let actor: Emission.Actor
        switch source {
        case .screen(let node): (old, actor) = (places.routes(to: node), .screen(node))
        case .entry(let kind, let name): (old, actor) = ([[]], .entry(kind, name: name))
        case .gate: continue
        }
        let before = old.isEmpty ? [Array(request.route.dropLast())] : old
        for route in before {
          let effects = places.effects(from: route, to: request.route).map { $0.behind(request.site.gates) }
          runner.emission.commit(effects, at: actor)
        }
      }
    }
  }

  private func requests() -> [Request] {
    linkage.sites.named("dispatch").filter { $0.form == .call }.flatMap { site -> [Request] in
      guard let action = site.arguments.first else { return [] }
      return evaluator.evaluate(action.value, in: site.scope).alternatives.flatMap { value -> [Request] in
        guard case .term(let term) = value, term.name == "SetRouteAction",
          case .array(let segments)? = term.unlabeled?.value
        else { return [] }
        let texts = ConstantText(linkage: linkage)
        var routes: [[String]] = [[]]
        for segment in segments {
          let names = texts.texts(segment)
          routes = routes.flatMap { route in names.prefix(Self.width).map { route + [$0] } }
        }
        return routes.filter { !$0.isEmpty }.map { Request(route: $0, site: site) }
      }
    }
  }

  /// A segment that can be more than these is not known.
  private static let width = 4

  /// Who sets a dispatch going; that of a function that somebody dispatches in its turn, who does so.
  private func sources(of site: CallSite, _ attribution: Attribution) -> [Attribution.Source] {
    let own = attribution.sources(of: site)
    guard own.isEmpty, site.scope.function == nil, let name = site.declaration.names.last else { return own }
    let handing = linkage.sites.named("dispatch").filter { other in
      other.form == .call && other.arguments.first?.value.lastName == name
    }
    var found: [Attribution.Source] = []
    for source in handing.flatMap(attribution.sources) where !found.contains(source) { found.append(source) }
    return found
  }
}
