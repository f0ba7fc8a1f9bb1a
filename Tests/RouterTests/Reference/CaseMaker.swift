import NavigationModel
import Router

/// Makes cases by chance; the same seed makes the same case.
///
/// Chance alone would hardly ever arrive: most actions need a container that stands in the right place. So chains are
/// put together from the start on, with an eye on what would work there, and now and then without.
struct CaseMaker {
  static let place = SourcePlace(file: "App.swift", line: 1, column: 1)
  static let plain = ["Home", "Trip", "TripSheet", "Note", "Frame", "UIHostingController<Card>"]
  static let navigations = ["UINavigationController", "UINavigationController", "FrameNav"]
  static let tabBars = ["UITabBarController", "UITabBarController", "MyTabs"]

  var dice: Dice
  var made = ReferenceCase()

  /// The case of a number.
  static func make(_ seed: Int) -> ReferenceCase {
    var maker = CaseMaker(dice: Dice(UInt64(seed)))
    maker.make()
    return maker.made
  }

  private mutating func make() {
    declareClasses()
    made.tree = window()
    let passed = payload()
    made.requests = [ReferenceCase.Request(route: "route", payload: passed)]
    // Then another one, and the first again with something else: trees that a navigation left behind are odd ones.
    if chance(30) {
      made.requests.append(ReferenceCase.Request(route: "opened", payload: payload()))
      made.requests.append(ReferenceCase.Request(route: "route", payload: chance(50) ? passed : payload()))
    }
    made.passesGates = chance(60)
    makeWorld()
    addRoute("route", limit: 1 + dice.roll(5), gates: ["First", "Second", "Third"])
    if chance(20) {
      addRestart("opened")
    } else {
      addRoute("opened", limit: 1 + dice.roll(2), gates: chance(10) ? ["First"] : ["Second", "Third"])
    }
  }

  // MARK: Chance

  /// True `part` times in a hundred.
  mutating func chance(_ part: Int) -> Bool { dice.roll(100) < part }

  mutating func pick<Item>(_ items: [Item]) -> Item { items[dice.roll(items.count)] }

  mutating func payload() -> Payload {
    switch dice.roll(6) {
    case 0, 1: .nothing
    case 2: Payload(type: "Int", text: "7")
    case 3: Payload(type: "Order", text: "7", fields: chance(50) ? ["number": "7", "gift": "8"] : ["number": "7"])
    default: Payload(type: "String", text: pick(["7", "8"]))
    }
  }

  mutating func stored() -> String? { chance(25) ? pick(["7", "8", ""]) : nil }

  // MARK: Classes and the world

  private mutating func declareClasses() {
    let superclasses = [
      "Home": "UIViewController", "Trip": "UIViewController", "TripSheet": "Trip", "Note": "UIViewController",
      "Frame": "UIViewController", "Sheet": "UIViewController", "FrameNav": "UINavigationController",
      "MyTabs": "UITabBarController",
    ]
    let ownsAdapter = chance(8)
    for (name, superclass) in superclasses.sorted(by: { $0.key < $1.key }) {
      let isAsked = ["Home", "Note", "Trip", "Sheet", "MyTabs"].contains(name) && chance(10)
      let blocks = chance(60)
      made.classes[name] = ScreenClass(
        name: name, superclass: superclass, isCustomContainer: name == "Sheet" || name == "FrameNav" && ownsAdapter,
        isInterceptable: isAsked,
        canBeDismissed: isAsked ? !blocks : nil, checksContext: true, acceptsContext: true,
        definesPresentationContext: ["Frame", "Sheet", "MyTabs", "Home"].contains(name) && chance(25))
    }
  }

  private mutating func makeWorld() {
    made.world.flags = ["isOn": true, "isOff": false]
    for gate in ["First", "Second", "Third"] { made.world.gates[gate] = gateConduct(mayOpen: gate == "First") }
    if chance(8) { made.world.routerGates = ["Second"] }
    for name in ["Home", "Trip", "Note"] {
      made.world.screens[name] = ScreenConduct(
        canBeDismissed: made.classes[name]?.isInterceptable == true && chance(30) ? chance(50) : nil,
        refuses: chance(8) ? ["7"] : nil, answersTo: chance(10) ? [pick(["7", "8"])] : nil)
    }
    made.world.tasks = [
      "Stores": TaskConduct(stores: true), "Nothing": TaskConduct(),
      "Selects": TaskConduct(selectsTab: ["7": dice.roll(3), "8": 1]),
      "Refuses": TaskConduct(stores: true, refuses: ["7"], at: pick([nil, .prepare, .perform])),
    ]
    made.world.finders = [
      "Always": FinderConduct(matches: .always), "Never": FinderConduct(matches: .never, stores: true),
      "Presented": FinderConduct(matches: .presented), "Unpresented": FinderConduct(matches: .unpresented),
      "Payload": FinderConduct(matches: .payload), "Writes": FinderConduct(stores: true),
    ]
    made.world.factories = [
      "Plain": FactoryConduct(), "Storing": FactoryConduct(stores: true),
      "Failing": FactoryConduct(fails: chance(30)),
    ]
    made.world.actions = ["Fails": .fails, "Drops": .drops, "Replaces": .replaces]
    made.storyboards = ["Main": container(depth: 2), "Main/trip": leaf(), "Deep": container(depth: 1)]
  }

  private mutating func gateConduct(mayOpen: Bool) -> GateConduct {
    let unless = chance(25) ? pick(["isOn", "isOff"]) : nil
    switch dice.roll(20) {
    case 0, 1: return GateConduct(answer: .fails, unless: unless, error: chance(50) ? "Refused" : nil)
    case 2: return GateConduct(answer: .waits, unless: unless)
    case 3, 4, 5, 6:
      guard mayOpen else { return GateConduct(answer: .passes) }
      return GateConduct(answer: chance(70) ? .passes : .waits, unless: unless, opens: "opened")
    default: return GateConduct(answer: .passes, unless: unless)
    }
  }
}
