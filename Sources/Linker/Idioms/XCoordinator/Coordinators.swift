import Facts
import NavigationModel

/// The app's coordinators: which class makes the transitions for which routes.
final class Coordinators {
  private let linkage: Linkage
  private var known: [TypeID: Bool] = [:]
  /// Coordinators by the type of their routes.
  private lazy var byRoute = Dictionary(grouping: all.filter { route(of: $0) != nil }) { route(of: $0) }

  /// The function that gives the transition for a route.
  static let callback = "prepareTransition"

  /// What each of the library's base classes shows its children in.
  static let bases: [String: Node.Container?] = [
    "NavigationCoordinator": .navigation, "TabBarCoordinator": .tab, "SplitCoordinator": .split,
    "PageCoordinator": .page, "ViewCoordinator": nil, "BasicCoordinator": nil, "BaseCoordinator": nil,
    "BasicNavigationCoordinator": .navigation, "BasicTabBarCoordinator": .tab, "BasicViewCoordinator": nil,
    "RedirectionRouter": nil,
  ]

  /// Types that stand for a coordinator by its routes: `StrongRouter<AppRoute>`.
  private static let erased: Set<String> = [
    "StrongRouter", "UnownedRouter", "WeakRouter", "AnyRouter", "Router", "AnyCoordinator", "Coordinator",
    "AnyNavigationCoordinator", "AnyTabBarCoordinator", "AnyViewCoordinator", "AnySplitCoordinator",
    "AnyPageCoordinator", "NavigationCoordinator", "TabBarCoordinator", "SplitCoordinator", "PageCoordinator",
    "ViewCoordinator",
  ]

  /// Members that lead to the same coordinator in another guise.
  private static let guises: Set<String> = [
    "strongRouter", "unownedRouter", "weakRouter", "anyRouter", "anyCoordinator", "rx", "wrappedValue", "self",
  ]

  init(linkage: Linkage) { self.linkage = linkage }

  private var program: Program { linkage.program }

  /// Every coordinator class of the app.
  private(set) lazy var all: [TypeID] = program.types.indices.map(TypeID.init).filter { isCoordinator($0) }

  func isCoordinator(_ type: TypeID) -> Bool {
    if let known = known[type] { return known }
    let isOne = program[type].keyword == .class && program.ancestry(of: type).contains { Self.bases[$0] != nil }
    known[type] = isOne
    return isOne
  }

  /// What the coordinator's root view controller is.
  func container(of type: TypeID) -> Node.Container? {
    program.ancestry(of: type).lazy.compactMap { Self.bases[$0] ?? nil }.first
  }

  /// The name of the library's class that a class inherits from at once.
  func base(of type: TypeID) -> String? {
    program[type].inherited.lazy.compactMap(\.simpleName).first { Self.bases[$0] != nil }
  }

  /// The function of a coordinator that gives the transition for a route.
  func function(of type: TypeID) -> FunctionID? {
    for case .function(let id) in program.members(named: Self.callback, of: type) { return id }
    return nil
  }

  /// The type of a coordinator's routes.
  func route(of type: TypeID) -> TypeID? { argument(of: type) { $0 == "RedirectionRouter" ? 1 : 0 } }

  /// The type of the routes that a redirecting router hands on.
  func parentRoute(of type: TypeID) -> TypeID? { argument(of: type) { $0 == "RedirectionRouter" ? 0 : 1 } }

  /// A generic argument of the library's base class, through the app's own base classes.
  private func argument(of type: TypeID, index: (String) -> Int) -> TypeID? {
    var bound: [String: TypeReference] = [:]
    var context = type
    for _ in 0..<8 {
      guard let parent = program[context].inherited.first, let name = parent.simpleName else { return nil }
      let given = parent.arguments.map { argument in argument.simpleName.flatMap { bound[$0] } ?? argument }
      if Self.bases[name] != nil {
        let position = index(name)
        guard position < given.count else { return nil }
        return program.resolve(given[position], from: type)
      }
      guard let next = program.resolve(parent, from: context), next != context else { return nil }
      bound = Dictionary(
        zip(program[next].genericParameters.map(\.name), given), uniquingKeysWith: { first, _ in first })
      context = next
    }
    return nil
  }

  /// The coordinators for a type of routes.
  func coordinators(for route: TypeID) -> [Value] { (byRoute[route] ?? []).map(object) }

  /// The coordinators that can make transitions for a route of unknown type: those whose routes have such a case.
  func coordinators(withCase name: String) -> [Value] {
    let routes = byRoute.keys.compactMap(\.self).filter { program[$0].cases.contains { $0.name == name } }
    return routes.count == 1 ? coordinators(for: routes[0]) : []
  }

  func object(_ type: TypeID) -> Value { .typed(.simple(program[type].name), type) }

  /// The coordinators behind a router, a coordinator or a presentable; a redirecting router is left as it is.
  func routers(of value: Value) -> [Value] { routers(of: value, depth: 0) }

  private func routers(of value: Value, depth: Int) -> [Value] {
    guard depth < 8 else { return [] }
    switch value {
    case .choice: return value.alternatives.flatMap { routers(of: $0, depth: depth + 1) }
    case .instance(let instance): return isCoordinator(instance.id) ? [value] : []
    case .typed(let type, let id):
      if let id, program[id].keyword != nil {
        if isCoordinator(id) { return [value] }
        guard program[id].keyword == .protocol else { return [] }
        return program.conformers(of: id).filter(isCoordinator).prefix(2).map(object)
      }
      guard let name = type.simpleName, Self.erased.contains(name), let route = type.arguments.first else { return [] }
      return program.resolve(route).map { coordinators(for: $0) } ?? []
    case .term(let term): return routers(of: term, depth)
    default: return []
    }
  }

  private func routers(of term: Term, _ depth: Int) -> [Value] {
    if term.name == "RedirectionRouter", term.arguments != nil { return [.term(term)] }
    if let base = term.base {
      if Self.guises.contains(term.name) { return routers(of: base, depth: depth + 1) }
      // `presentable.router(for: NewsRoute.news)`
      guard term.name == "router", case .enumCase(let route)? = term.argument("for") else { return [] }
      return coordinators(for: route.type)
    }
    // An implicit `self.`: the member is the library's.
    if Self.guises.contains(term.name), term.arguments == nil {
      return routers(of: linkage.evaluator.selfValue(in: term.scope), depth: depth + 1)
    }
    guard Self.erased.contains(term.name), let wrapped = term.unlabeled else { return [] }
    return routers(of: wrapped.value, depth: depth + 1)
  }
}
