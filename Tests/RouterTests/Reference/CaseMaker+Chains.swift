import NavigationModel
import Router

extension CaseMaker {
  /// Adds a route that is walked towards a start, at most so many steps long.
  mutating func addRoute(_ name: String, limit: Int, gates: [String]) {
    let expression: PayloadExpression =
      switch dice.roll(20) {
      case 0: .literal("7", type: "String")
      case 1: .nothing
      case 2: .converted(.passed, to: "String")
      default: .passed
      }
    made.itineraries[name] = Itinerary(
      name: name, asked: "Any?", payload: expression, legs: legs(limit: limit, gates: gates, depth: 0),
      source: Self.place)
  }

  /// Adds a route that makes a new root and so takes the ground from under whoever waits for it.
  mutating func addRestart(_ name: String) {
    let legs = [step("Home", never, factory(.byClass, "ClassFactory"), built(.replaceRoot), ["Second"]), .root]
    made.itineraries[name] = Itinerary(name: name, asked: "Any?", legs: legs, source: Self.place)
  }

  /// From the destination towards the start, put together the other way round.
  private mutating func legs(limit: Int, gates: [String], depth: Int) -> [Itinerary.Leg] {
    var around: [String] = []
    var isRoot = false
    var legs = [start(&around, &isRoot, gates: gates, depth: depth)]
    for _ in 0..<limit {
      if chance(4) { legs.append(.conversion(to: pick(["Int", "String", "Void", nil]))) }
      legs.append(hop(&around, &isRoot, gates))
    }
    return legs.reversed()
  }

  /// Where the chain begins, and which containers stand around that.
  private mutating func start(
    _ around: inout [String], _ isRoot: inout Bool, gates: [String], depth: Int
  ) -> Itinerary.Leg {
    switch dice.roll(12) {
    case 0, 1, 2:
      around = [made.tree.name]
      isRoot = true
      return .root
    case 3, 4, 5, 6:
      around = [made.tree.topmost.name]
      isRoot = made.tree.presented.isEmpty
      return .current
    case 7 where depth < 2: return alternatives(gates: gates, depth: depth)
    default:
      let line = pick(made.tree.lines())
      around = line
      isRoot = line.count == 1 && line[0] == made.tree.name
      return .custom(finder(of: chance(85) ? line[0] : nil), context: context())
    }
  }

  private mutating func alternatives(gates: [String], depth: Int) -> Itinerary.Leg {
    let list = (0...dice.roll(3)).map { _ in
      Itinerary.Alternative(
        condition: condition(depth: 0), legs: legs(limit: dice.roll(2), gates: gates, depth: depth + 1),
        source: Self.place)
    }
    return .alternatives(context: context(), list)
  }

  private mutating func condition(depth: Int) -> RouteCondition {
    switch dice.roll(depth > 1 ? 6 : 10) {
    case 0: .constant(chance(70))
    case 1: pick([.flag("isOn", initially: nil), .flag("isUnknown", initially: nil), .flag("isNew", initially: true)])
    case 2: .equal(.payload([]), pick([.literal("7"), .literal("8"), .nothing, .unknown("today")]))
    case 3: .equal(.payload([pick(["gift", "number"])]), pick([.literal("7"), .literal("8"), .nothing]))
    case 4, 5: .found(finder(of: pick(made.tree.lines())[0]))
    case 6: .not(condition(depth: depth + 1))
    case 7: .all([condition(depth: depth + 1), condition(depth: depth + 1)])
    case 8: .any([condition(depth: depth + 1), condition(depth: depth + 1)])
    default: .named("App.isOpen", condition(depth: depth + 1))
    }
  }

  /// What a step is declared for; nearly always something that takes the payload.
  mutating func context() -> String? {
    let type = made.requests[0].payload.type
    return chance(88) ? pick(["Any?", "Any?", nil]) : pick([type, "\(type)?", "String", "Int?"])
  }

  // MARK: Steps

  /// One step on the way from the start to the destination.
  private mutating func hop(_ around: inout [String], _ isRoot: inout Bool, _ gates: [String]) -> Itinerary.Leg {
    // A step that only looks: whatever stands around it is still there.
    if chance(12) {
      let line = pick(made.tree.lines())
      let finds = chance(80)
      if finds, chance(60) { around = line }
      var factory = factory(.none, "NilFactory")
      if chance(20) {
        factory.kind = .byFinder
        factory.name = "FinderFactory"
        factory.finder = finder(of: line[0], inStep: true)
        return step(line[0], chance(50) ? never : finder(of: line[0], inStep: true), factory, built(.none), gates)
      }
      return step(line[0], finds ? finder(of: line[0], inStep: true) : never, factory, nil, gates)
    }
    let (name, factory) = screen()
    let action = action(for: name, around, isRoot)
    if let container = action.container ?? action.kind.needs,
      let place = around.firstIndex(where: { made.book.isKind($0, of: container) })
    {
      around = [name] + around[place...]
    } else {
      around = [name]
    }
    isRoot = isRoot && action.kind == .replaceRoot
    let finder = chance(60) ? never : finder(of: name, inStep: true)
    return step(name, finder, factory, action, gates)
  }

  private mutating func step(
    _ name: String, _ finder: Finder, _ factory: Factory, _ action: RouteAction?, _ gates: [String]
  ) -> Itinerary.Leg {
    let asked = chance(15) ? [pick(gates)] + (chance(20) ? [pick(gates)] : []) : []
    return .step(
      RouteStep(
        node: nil, screenClass: name, context: context(), spelling: "StepAssembly", finder: finder, factory: factory,
        action: action, interceptors: asked.map { Gate(name: $0, kind: .interceptor, source: Self.place) },
        contextTasks: tasks(), postTasks: chance(5) ? [RouteTask(name: "Post", source: Self.place)] : [],
        source: Self.place))
  }

  mutating func tasks() -> [RouteTask] {
    guard chance(30) else { return [] }
    let names = ["Stores", "Stores", "ContextSettingTask", "Nothing", "Selects", "Refuses", "Unlisted"]
    return (0...dice.roll(2)).map { _ in RouteTask(name: pick(names), source: Self.place) }
  }
}

extension Sketch {
  /// The end of the chain of modals.
  fileprivate var topmost: Sketch { presented.first?.topmost ?? self }
}

extension RouteAction.Kind {
  /// The container class that the action needs where it names none.
  var needs: String? {
    switch self {
    case .push, .pushAsRoot, .pushReplacingLast: "UINavigationController"
    case .addTab: "UITabBarController"
    case .setAsMaster, .pushToDetails, .pushOnToDetails: "UISplitViewController"
    case .present, .replaceRoot, .none, .custom: nil
    }
  }
}
