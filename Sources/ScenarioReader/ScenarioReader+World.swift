internal import DeclarationReader
internal import NavigationModel
internal import Router
internal import Yams

/// What running code would decide.
extension ScenarioReader {
  /// Reads a world; what is wrong with it is missing from it.
  mutating func world(_ node: Yams.Node) -> World {
    var world = World()
    guard let fields = fields(node, WorldKey.self) else { return world }
    for (flag, value) in entries(fields[.flags], of: "flags", "Boolean expressions, and 'true' or 'false'") {
      world.flags[flag] = self.flag(value)
    }
    for (type, value) in entries(fields[.gates], of: "gates", "interceptors, and what they do") {
      world.gates[type] = gate(value)
    }
    for (type, value) in entries(fields[.screens], of: "screens", "classes of screens, and what they do") {
      world.screens[type] = screen(value)
    }
    for (type, value) in entries(fields[.tasks], of: "tasks", "context tasks, and what they do") {
      world.tasks[type] = task(value)
    }
    for (type, value) in entries(fields[.finders], of: "finders", "finders, and what they match") {
      world.finders[type] = finder(value)
    }
    for (type, value) in entries(fields[.factories], of: "factories", "factories, and what they do") {
      world.factories[type] = factory(value)
    }
    for (type, value) in entries(fields[.actions], of: "actions", "actions, and what they do") {
      world.actions[type] = choice(value, "conduct of an action", among: ActionConduct.allCases)
    }
    for (name, value) in entries(fields[.storyboards], of: "storyboards", "storyboards or scenes, and their trees") {
      world.storyboards[name] = scalar(value, "a tree")
    }
    if let router = fields[.router].flatMap({ self.fields($0, RouterKey.self) }) {
      world.routerGates = texts(router[.gates], of: "gates")
      world.navigatesOneAtATime = optionalFlag(router[.single])
    }
    world.splits = choice(fields[.splits], "state of split view controllers", among: SplitConduct.allCases)
    return world
  }

  private mutating func gate(_ node: Yams.Node) -> GateConduct? {
    if node.mapping == nil {
      return choice(node, "conduct of a gate", among: GateConduct.Answer.allCases).map { GateConduct(answer: $0) }
    }
    guard let fields = fields(node, GateKey.self) else { return nil }
    let error = text(fields[.failsWith])
    let ending = choice(fields[.then], "ending", among: GateEnding.allCases)
    if let then = fields[.then], error != nil {
      complain(then, "a gate either fails or goes on; delete 'failsWith' or 'then'")
    }
    let answer: GateConduct.Answer? = error != nil ? .fails : ending.map { $0 == .pass ? .passes : .waits }
    return GateConduct(
      answer: answer, unless: text(fields[.unless]), error: error, opens: text(fields[.opens]), isPartial: true)
  }

  private mutating func screen(_ node: Yams.Node) -> ScreenConduct? {
    guard let fields = fields(node, ScreenKey.self) else { return nil }
    return ScreenConduct(
      canBeDismissed: optionalFlag(fields[.canBeDismissed]), refuses: texts(fields[.refuses], of: "refuses"),
      answersTo: texts(fields[.answersTo], of: "answersTo"))
  }

  private mutating func task(_ node: Yams.Node) -> TaskConduct? {
    guard let fields = fields(node, TaskKey.self) else { return nil }
    return TaskConduct(
      stores: optionalFlag(fields[.stores]), refuses: texts(fields[.refuses], of: "refuses"),
      at: choice(fields[.at], "moment", among: TaskConduct.Moment.allCases),
      selectsTab: fields[.selectsTab].map { tabs($0) })
  }

  private mutating func tabs(_ node: Yams.Node) -> [String: Int] {
    var tabs: [String: Int] = [:]
    for (payload, value) in entries(node, of: "selectsTab", "payloads and the indices of tabs") {
      guard let index = value.scalar.flatMap({ Int($0.string) }), index >= 0 else {
        complain(value, "the index of a tab is needed here, counted from 0")
        continue
      }
      tabs[payload] = index
    }
    return tabs
  }

  private mutating func finder(_ node: Yams.Node) -> FinderConduct? {
    guard let fields = fields(node, FinderKey.self) else { return nil }
    return FinderConduct(
      matches: choice(fields[.matches], "rule", among: FinderConduct.Rule.allCases),
      stores: optionalFlag(fields[.stores]))
  }

  private mutating func factory(_ node: Yams.Node) -> FactoryConduct? {
    guard let fields = fields(node, FactoryKey.self) else { return nil }
    let fails = choice(fields[.fails], "moment", among: FactoryFailure.allCases)
    return FactoryConduct(stores: optionalFlag(fields[.stores]), fails: fails.map { _ in true })
  }
}

/// What a gate does once it has opened what it opens.
private enum GateEnding: String, CaseIterable {
  case wait, pass
}

/// When a factory can fail.
private enum FactoryFailure: String, CaseIterable {
  case build
}
