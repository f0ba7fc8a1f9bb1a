import NavigationModel
import Router
import Testing

/// Routes and worlds by chance: whatever comes, there is an outcome, and the tree can be read back.
@Suite struct AnythingGoesTests {
  private struct Chance {
    var dice: Dice
    private static let names = [
      "Home", "Trip", "Sheet", "Stub", "UINavigationController", "UITabBarController", "UISplitViewController",
    ]
    private static let contexts: [String?] = [nil, "Any?", "String", "Int", "Void", "String?", "Order"]
    private static let options = ["current", "visible", "contained", "presented", "presenting", "parent", "what"]

    mutating func pick<Element>(_ list: [Element]) -> Element { list[dice.roll(list.count)] }

    mutating func finder() -> Finder {
      let name = dice.roll(6) == 0 ? nil : pick(Self.names)
      let origins: [ControllerExpression?] = [nil, nil, .root, .topmost, .nothing, .unknown("x")]
      return Finder(
        kind: pick(Finder.Kind.allCases), name: pick(["F", "ClassFinder"]), screenClass: name,
        options: (0..<dice.roll(4)).map { _ in pick(Self.options) },
        startingPoint: pick([nil, "root", "topmost", "x"]),
        origin: pick(origins))
    }

    mutating func factory(_ depth: Int = 0) -> Factory {
      let kind = pick(Factory.Kind.allCases)
      let children =
        kind == .complete && depth < 2
        ? (0..<dice.roll(3)).map { _ in
          child(pick(Self.names), factory(depth + 1), using: dice.roll(2) == 0 ? nil : action(), tasks: ["T"])
        } : []
      return Factory(
        kind: kind, name: "B", screenClass: dice.roll(2) == 0 ? nil : pick(Self.names),
        storyboard: pick([nil, "Main"]),
        identifier: pick([nil, "trip"]), isContainer: dice.roll(2) == 0, finder: kind == .byFinder ? finder() : nil,
        children: children)
    }

    mutating func action() -> RouteAction {
      let container = dice.roll(2) == 0 ? nil : pick(Self.names)
      return .builtIn(
        pick(RouteAction.Kind.allCases), container,
        [
          "at": "\(dice.roll(4) - 1)", "presentationStyle": pick(["fullScreen", "currentContext"]),
          "startingFrom": pick(["current", "topmostParent", "custom(x)"]),
        ],
        presenter: pick([nil, .root, .topmost]))
    }

    mutating func leg(_ depth: Int = 0) -> Leg {
      switch dice.roll(9) {
      case 0: return pick([.root, .current])
      case 1: return .custom(finder(), context: pick(Self.contexts))
      case 2: return .conversion(to: pick(Self.contexts))
      case 3 where depth < 2:
        let first: RouteCondition = pick([.found(finder()), .flag("x", initially: nil), .constant(true)])
        return alternatives((first, legs(depth + 1)), (.constant(true), legs(depth + 1)), context: pick(Self.contexts))
      default:
        return step(
          pick(Self.names), finder(), factory(), dice.roll(4) == 0 ? nil : action(), context: pick(Self.contexts),
          gates: dice.roll(3) == 0 ? ["G"] : [], tasks: dice.roll(3) == 0 ? ["T", "ContextSettingTask"] : [],
          postTasks: ["P"])
      }
    }

    mutating func legs(_ depth: Int = 0) -> [Leg] { (0..<(1 + dice.roll(4))).map { _ in leg(depth) } + [.current] }
  }

  @Test(arguments: 0..<8)
  func endsSomehow(seed: UInt64) throws {
    var chance = Chance(dice: Dice(seed))
    var random = RandomTree(dice: Dice(seed + 100))
    for _ in 0..<25 {
      var app = SmallApp(chance.legs())
      app.add("other", chance.legs())
      app.declare("Sheet", isCustomContainer: true)
      app.declare("Stub", canBeDismissed: false)
      app.declare("FrameNav", "UINavigationController")
      app.declare("MyTabs", "UITabBarController")
      app.charts.storyboards = ["Main": "Tab<0>[Home, Nav[Trip]]", "Main/trip": "Trip(1) ^ Sheet{Home}"]
      app.world.gates["G"] = chance.pick([
        GateConduct(answer: .passes), GateConduct(answer: .waits), GateConduct(opens: "other"),
        GateConduct(answer: .passes, opens: "other"), GateConduct(opens: "route"),
      ])
      app.world.tasks["T"] = TaskConduct(stores: true, selectsTab: ["7": 1])
      app.world.finders["F"] = FinderConduct(matches: chance.pick([.always, .payload, .presented]), stores: true)
      app.release = try #require(LibraryRelease(chance.pick(["0.9.22", "1.0.0", "1.5.4", "2.22.2"])))
      var simulator = try app.simulator(from: random.text())
      for _ in 0..<4 {
        _ = try simulator.navigate(
          to: chance.pick(["route", "other"]), payload: chance.pick([nil, .text("7"), .number(7)]))
        for move in [UserMove.pass("G"), .refuse("G"), .back, .dismiss, .tab(1)] where chance.dice.roll(3) == 0 {
          _ = try? simulator.perform(move)
        }
        let tree = simulator.tree
        #expect(try ScreenTree(parsing: tree.description, classes: simulator.classes) == tree)
      }
    }
  }
}
