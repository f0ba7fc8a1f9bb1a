import NavigationModel
import Router

extension CaseMaker {
  // MARK: Finders

  var never: Finder { Finder(kind: .none, name: "NilFinder", screenClass: nil) }

  /// A finder for a class, or for any if there is none; in a step the class may be left to the step.
  mutating func finder(of name: String?, inStep: Bool = false, depth: Int = 0) -> Finder {
    var finder = Finder(kind: .byClass, name: "ClassFinder", screenClass: inStep && chance(50) ? nil : name)
    switch dice.roll(20) {
    case 0, 1, 2: finder.kind = .byClassAndContext
    case 3, 4, 5:
      finder.kind = .custom
      finder.name = pick(["Always", "Never", "Presented", "Unpresented", "Payload", "Writes", "Unlisted"])
    case 6: finder.kind = .predicate
    case 7 where name == "UIHostingController<Card>": finder.kind = .hostingWithContext
    case 8 where !inStep: finder.kind = .presenting
    case 9 where !inStep || name == "UINavigationController": finder.kind = .details
    default: break
    }
    if chance(35) { finder.options = options() }
    switch dice.roll(12) {
    case 0,
      1 where finder.kind != .presenting:
      finder.startingPoint = "root"
    case 2: finder.startingPoint = "topmost"
    case 3 where depth == 0:
      finder.startingPoint = "custom(somebody)"
      finder.origin = origin()
    default: break
    }
    return finder
  }

  private mutating func options() -> [String] {
    let single = ["current", "visible", "contained", "presented", "presenting", "parent"]
    let combined = [
      "currentAllStack", "currentVisibleOnly", "allVisible", "fullStack", "currentAndUp", "currentAndDown",
    ]
    return chance(50) ? [pick(combined)] : (0...dice.roll(3)).map { _ in pick(single) }
  }

  private mutating func origin() -> ControllerExpression {
    switch dice.roll(5) {
    case 0: .nothing
    case 1: .root
    case 2: .topmost
    default: .found(finder(of: pick(made.tree.lines())[0], depth: 1))
    }
  }

  // MARK: Factories

  func factory(_ kind: Factory.Kind, _ name: String, of screenClass: String? = nil) -> Factory {
    let isContainer = [.navigation, .tab, .split, .complete].contains(kind)
    return Factory(kind: kind, name: name, screenClass: screenClass, isContainer: isContainer)
  }

  /// A class and something that makes its screen.
  mutating func screen() -> (String, Factory) {
    switch dice.roll(20) {
    case 0, 1, 2, 3: return (pick(Self.navigations), factory(.navigation, "NavigationControllerFactory"))
    case 4, 5: return (pick(Self.tabBars), factory(.tab, "TabBarControllerFactory"))
    case 6: return ("UISplitViewController", factory(.split, "SplitControllerFactory"))
    case 7:
      var own = factory(.custom, pick(["Plain", "Storing"]))
      own.isContainer = true
      return ("Sheet", own)
    case 8: return storyboard()
    case 9: return complete(depth: 0)
    case 10: return ("UINavigationController", factory(.byClass, "ClassFactory"))
    default: return single()
    }
  }

  /// A screen that is no container.
  private mutating func single() -> (String, Factory) {
    let name = pick(Self.plain)
    if name == "UIHostingController<Card>" {
      return (name, factory(.hosting, "UIHostingController\(pick(["", "WithContext"]))Factory"))
    }
    switch dice.roll(8) {
    case 0: return (name, factory(.inline, "InlineFactory"))
    case 1, 2: return (name, factory(.custom, pick(["Plain", "Storing", "Failing", "Unlisted"])))
    default: return (name, factory(.byClass, "ClassFactory", of: chance(20) ? name : nil))
    }
  }

  private mutating func storyboard() -> (String, Factory) {
    let scene = pick(["Main", "Main/trip", "Deep"])
    let words = scene.split(separator: "/").map(String.init)
    let name = chance(90) ? made.storyboards[scene]?.name ?? "Home" : pick(Self.plain)
    return (
      name,
      Factory(
        kind: .storyboard, name: "StoryboardFactory", screenClass: nil, storyboard: words[0],
        identifier: words.count > 1 ? words[1] : nil)
    )
  }

  private mutating func complete(depth: Int) -> (String, Factory) {
    let name = pick(["UITabBarController", "UITabBarController", "UINavigationController", "UISplitViewController"])
    var made = factory(.complete, "CompleteFactory", of: name)
    for _ in 0..<(1 + dice.roll(3)) { made.children.append(child(of: name, depth: depth)) }
    return (name, made)
  }

  private mutating func child(of container: String, depth: Int) -> FactoryChild {
    var (name, factory) = single()
    if container != "UINavigationController", depth < 2, chance(40) { (name, factory) = complete(depth: depth + 1) }
    if chance(8) { factory = self.factory(.none, "NilFactory") }
    factory.screenClass = name
    let action = chance(40) ? embedding(in: container) : nil
    return FactoryChild(
      node: nil, factory: factory, action: action, conversion: chance(20) ? pick(["Int", "String", "Void"]) : nil,
      contextTasks: tasks(), source: Self.place)
  }

  // MARK: Actions

  func built(_ kind: RouteAction.Kind, _ container: String? = nil, _ parameters: [String: String] = [:]) -> RouteAction
  {
    RouteAction(kind: kind, name: "\(kind)", container: container, parameters: parameters, source: Self.place)
  }

  /// An action that works there, most of the time.
  mutating func action(for name: String, _ around: [String], _ isRoot: Bool) -> RouteAction {
    if chance(6) { return embedding(in: pick(Self.tabBars + Self.navigations + ["UISplitViewController"])) }
    if chance(4) {
      let container = chance(50) ? pick(["Sheet", "UINavigationController"]) : nil
      let name = container == nil ? pick(["Fails", "Drops"]) : pick(["Fails", "Drops", "Replaces"])
      return RouteAction(kind: .custom, name: name, container: container, source: Self.place)
    }
    if chance(4) { return built(.none) }
    if chance(4) {
      let effect: Transition.Kind = pick([.push, .show, .setStack, .tab, .showDetail, .present, .popover, .replaceRoot])
      return RouteAction(kind: .custom, name: "Own", container: nil, effect: effect, source: Self.place)
    }
    if isRoot && chance(40) || chance(2) { return built(.replaceRoot) }
    let isNavigation = made.book.kind(of: name) == .navigation
    let containers = around.filter { container in
      switch made.book.kind(of: container) {
      case .navigation: !isNavigation || chance(5)
      case .tab, .split, .custom: true
      case .none: false
      }
    }
    return containers.isEmpty || chance(15) ? present() : embedding(in: pick(containers))
  }

  private mutating func present() -> RouteAction {
    var action = built(.present)
    if chance(25) {
      action.parameters["presentationStyle"] = pick(["overCurrentContext", "currentContext", "formSheet"])
    }
    if chance(15) { action.parameters["startingFrom"] = "topmostParent" }
    if chance(6) {
      action.parameters["startingFrom"] = "custom(somebody)"
      action.presenter = origin()
    }
    return action
  }

  /// An action that puts a screen into a container of this class.
  private mutating func embedding(in container: String) -> RouteAction {
    let named = chance(25) ? container : nil
    switch made.book.kind(of: container) {
    case .navigation: return built(pick([.push, .push, .push, .pushAsRoot, .pushReplacingLast]), named)
    case .tab:
      var parameters: [String: String] = [:]
      if chance(50) { parameters["at"] = "\(dice.roll(4))" }
      if parameters["at"] != nil, chance(40) { parameters["replacing"] = "true" }
      return built(.addTab, named, parameters)
    case .split: return built(pick([.setAsMaster, .pushToDetails, .pushToDetails, .pushOnToDetails]), named)
    case .custom, .none:
      return RouteAction(
        kind: .custom, name: pick(["Replaces", "Appends", "Drops"]), container: container, source: Self.place)
    }
  }
}
