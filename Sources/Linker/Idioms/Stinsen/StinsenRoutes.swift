import Facts
import NavigationModel

/// The routes that a coordinator declares, and what each makes.
struct StinsenRoutes {
  let runner: Runner

  private var program: Program { runner.program }

  /// One route of a coordinator.
  struct Route {
    var name: String
    var kind: Transition.Kind
    var variable: VariableID
  }

  private static let protocols: Set<String> = ["NavigationCoordinatable", "TabCoordinatable", "ViewCoordinatable"]

  /// Whether a type is a coordinator of this library.
  static func isCoordinator(_ id: TypeID, in program: Program) -> Bool {
    program[id].keyword == .class && program.ancestry(of: id).contains { protocols.contains($0) }
  }

  /// The routes of a coordinator, in the order of the source.
  func routes(of id: TypeID) -> [Route] {
    program[id].members.values.joined().compactMap { member -> Route? in
      guard case .variable(let variable) = member else { return nil }
      return route(variable)
    }.sorted { $0.variable.index < $1.variable.index }
  }

  private func route(_ id: VariableID) -> Route? {
    let declaration = program[id].declaration
    for attribute in declaration.attributes {
      switch attribute.name {
      case "Root": return Route(name: declaration.name, kind: .setStack, variable: id)
      case "Route":
        if attribute.arguments.contains(where: { $0.label == "tabItem" }) {
          return Route(name: declaration.name, kind: .tab, variable: id)
        }
        let style = attribute.arguments.first { $0.label == nil }?.value.lastName
        return Route(name: declaration.name, kind: style == nil || style == "push" ? .push : .present, variable: id)
      default: continue
      }
    }
    return nil
  }

  /// What a route shows: a view, or another coordinator.
  func shown(by route: Route, of coordinator: Value) -> [ShownView] {
    let entry = program[route.variable]
    guard let value = entry.declaration.value else { return [] }
    let scope = Scope(file: entry.file, owner: entry.owner, receiver: coordinator)
    return ViewContent(runner: runner).shown(by: runner.evaluator.evaluate(value, in: scope), in: scope)
      .filter(\.isView)
  }

  /// The routes that a coordinator shows first.
  func initial(of id: TypeID) -> [Route] {
    let routes = routes(of: id)
    // `stack = .init(initial: \.start)` names what it makes by its type.
    let starts = runner.linkage.sites.named(["NavigationStack", "TabChild", "ViewChild", "init"])
      .filter { $0.scope.owner == id }.flatMap { site -> [String] in
        if let list = site.argument("startingItems"), case .array(let items) = list.kind {
          return items.prefix(1).compactMap(\.lastOfKeyPath)
        }
        return [site.argument("initial")?.lastOfKeyPath].compactMap(\.self)
      }
    let named = routes.filter { starts.contains($0.name) }
    return named.isEmpty ? routes.filter { $0.kind == .setStack } : named
  }

  /// The screens that are seen first in what a route shows.
  func firstScreens(_ shown: ShownView, depth: Int = 0) -> [ShownView] {
    guard depth < 8, case .view(let value, let id) = shown.what, Self.isCoordinator(id, in: program),
      !isTabBar(id)
    else { return [shown] }
    return initial(of: id).flatMap { self.shown(by: $0, of: value) }.flatMap { firstScreens($0, depth: depth + 1) }
  }

  /// Whether a coordinator is seen as a tab bar.
  private func isTabBar(_ id: TypeID) -> Bool { program.ancestry(of: id).contains("TabCoordinatable") }

  /// Adds what a coordinator declares.
  func declare(_ id: TypeID, _ coordinator: Value, at flow: NodeID) {
    if isTabBar(id) { runner.linkage.nodes.update(flow) { $0.container = .tab } }
    // The library shows the coordinator's view in what this returns.
    for case .function(let customize) in program.members(named: "customize", of: id) {
      let watching = runner.run(customize, receiver: coordinator, arguments: []).filter { effect in
        if case .move? = effect.target { true } else { false }
      }
      runner.emission.commit(watching, at: .flow(flow))
    }
    for route in routes(of: id) {
      let entry = program[route.variable]
      let origin = Origin(file: entry.file, offset: entry.declaration.offset)
      let effects = shown(by: route, of: coordinator).map { view -> Effect in
        let node = runner.views.node(of: view, host: program[id].name)
        runner.linkage.nodes.addAlias("\(program[id].name).\(route.name)", to: node)
        return Effect(kind: route.kind, target: .node(node), origin: origin, gates: [], label: route.name)
      }
      runner.emission.commit(effects, at: .flow(flow))
    }
  }
}

extension Expression {
  /// The last name of a key path.
  var lastOfKeyPath: String? { if case .keyPath(_, let names) = stripped.kind { names.last } else { nil } }
}
