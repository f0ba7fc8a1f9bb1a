import Facts
import NavigationModel

/// The views that came into view, and what the app's state decides about them.
final class Views {
  unowned let runner: Runner
  let names: StateNames
  private var queue: [(value: Value, node: NodeID)] = []
  private var seen: Set<ViewKey> = []
  private var coordinators: [TypeID: Value] = [:]
  private var instances: [NodeID: Int] = [:]
  /// Where views are made that are screens, and so no parts of the screen around them.
  var placed: Set<Origin> = []
  /// Views that are made for stacks of the app's own, whoever asks for them.
  var stacked = StackedViews()
  /// Those among them that are the roots of stacks.
  var stackRoots: Set<Origin> = []
  private(set) var moves: [Move] = []
  private var numbers: [Move.Key: Int] = [:]
  let moved: StateMoves
  /// What was shown already, with what it does when it is gone.
  private var presented: [ContentKey: [Effect]] = [:]
  private var farewells = ViewFarewells()
  /// What containers of libraries show step by step.
  var steps = Steps()
  /// What views do with addresses that the system hands them.
  var links = OpenURLHandlers()
  /// Views whose content was run, be they screens or parts of some.
  var inView: Set<TypeID> = []
  /// Views that the app shows first.
  var roots: Set<NodeID> = []
  /// Those among them that a scene shows on a stack.
  var stackedRoots: Set<NodeID> = []
  /// Views among which one that the app shows first chooses, with nothing around them: they fill its place.
  private var armsOfRoots: Set<NodeID> = []
  /// What the state is wherever a view is seen that lies over others like a cover.
  var covers: [NodeID: [StateCondition]] = [:]
  /// Views that fill a column: what they choose to show is a screen in it.
  var columns: Set<NodeID> = []
  private(set) lazy var screenLike = containerLike.union(types(using: Self.titles))
  private lazy var containerLike = types(using: Self.containers)

  /// Whether a view has a title or a container of its own.
  func isScreenLike(_ shown: ShownView) -> Bool {
    if case .view(_, let type) = shown.what { screenLike.contains(type) } else { false }
  }

  /// By what views choose that show nothing beside their choice.
  private lazy var tables = ViewTables(runner.linkage)
  private var knownTables: [TypeID: Bool] = [:]

  /// Whether a view stands for those among which it chooses, by a constant that it is given.
  func isTable(_ type: TypeID) -> Bool {
    if let known = knownTables[type] { return known }
    knownTables[type] = false
    let isTable =
      tables.subject(of: type).map { subject in
        let isRoute = linkage.shared(RouteTypes.init).contains(subject, in: runner.program)
        return ViewContent(runner: runner).showsOnlyOthers(type, isRoute: isRoute)
      } ?? false
    knownTables[type] = isTable
    return isTable
  }

  /// The constant by which a view chooses.
  func subject(ofTable type: TypeID) -> VariableID? { tables.subject(of: type) }

  private struct ViewKey: Hashable {
    var node: NodeID
    var value: ValueKey
  }

  private struct ContentKey: Hashable {
    var origin: Origin
    var scope: ObjectIdentifier
    var given: [ValueKey]
  }

  /// A screen that is made in more ways than this shows nothing new.
  private static let instanceLimit = 12

  /// A list that is written out has no more values than this.
  static let alternativeLimit = 64

  init(runner: Runner) {
    self.runner = runner
    names = runner.stateNames
    moved = StateMoves(runner.linkage)
  }

  var linkage: Linkage { runner.linkage }
  /// Whether a view made there is a screen, and so no part of the screen around it.
  func isPlaced(_ origin: Origin) -> Bool {
    placed.contains(origin) || linkage.shared(HostedViews.init).places.contains(origin.general)
      || linkage.shared(LinkedViews.init).places.contains(origin.general)
  }

  /// Whether a view made there can be the root of a stack: nothing else shows it.
  func isFree(_ origin: Origin) -> Bool { !isPlaced(origin) || stackRoots.contains(origin) }

  /// The properties of a name.
  func variables(named name: String) -> [VariableID] { names.byName[name] ?? [] }

  /// The screens that are given objects that a base class made for its heirs, by the heir.
  private var shownFor: [TypeID: Set<NodeID>] = [:]
  private var observations: [(effects: [Effect], maker: TypeID)] = []

  /// Notes what happens when the state of an object changes that a base class made for an heir.
  func observe(_ effects: [Effect], by maker: TypeID) { observations.append((effects, maker)) }

  /// What follows from a change of state happens at the screens that show it.
  private func commitObservations() {
    for (effects, maker) in observations {
      let screens = shownFor[maker]?.sorted() ?? []
      if screens.isEmpty { runner.emission.lose(effects) }
      for screen in screens { runner.emission.commit(effects, at: .screen(screen)) }
    }
    observations = []
  }

  /// Notes a view that came into view.
  func discover(_ value: Value, as node: NodeID) {
    if case .instance(let view) = value {
      for case .instance(let given) in view.arguments.flatMap(\.value.alternatives) {
        if let maker = given.maker { shownFor[maker, default: []].insert(node) }
      }
    }
    guard let id = runner.evaluator.typeID(of: value),
      runner.program[id].keyword == .struct || StinsenRoutes.isCoordinator(id, in: runner.program)
    else { return }
    if runner.program[id].keyword == .class, coordinators[id] == nil { coordinators[id] = value }
    guard instances[node, default: 0] < Self.instanceLimit,
      seen.insert(ViewKey(node: node, value: ValueKey(value))).inserted
    else { return }
    instances[node, default: 0] += 1
    queue.append((value, node))
  }

  /// Screens that nothing shows are there all the same: dead code, which only the graph shows.
  private func discoverIdle() {
    let program = runner.program
    let previews = program.namesOfPreviews.filter(\.isOfPreview)
    for index in program.types.indices {
      let id = TypeID(index: index)
      guard program[id].keyword == .struct, program.isScreen(id), !program.isFrame(id),
        !linkage.sites.isMentioned(program[id].name, outside: id), screenLike.contains(id),
        !program[id].isMadeForPreviews, !program[id].isFilePrivate, !previews.contains(program[id].name)
      else { continue }
      discover(.typed(.simple(program[id].name), id), as: linkage.nodes.node(for: id))
    }
  }

  /// Runs the bodies of the views that came into view, and what the state makes of that.
  func run(isLast: Bool) {
    if isLast {
      discoverIdle()
      commitObservations()
    }
    repeat {
      while let next = queue.popLast() { run(next.value, at: next.node) }
    } while moved.resolve(for: self, isLast: isLast) || sayFarewells(isLast: isLast)
      || goOn(isLast: isLast) || !queue.isEmpty
    guard isLast, !observations.isEmpty else { return }
    run(isLast: true)
  }

  private func sayFarewells(isLast: Bool) -> Bool { farewells.resolve(linkage, runner.emission, isLast: isLast) }
  private func goOn(isLast: Bool) -> Bool {
    let found = steps.resolve(linkage, isLast: isLast)
    for (shown, effect, actor) in found { commit(shown, by: effect, at: actor) }
    return !found.isEmpty
  }

  /// The coordinator of a type that came into view.
  func coordinator(_ id: TypeID) -> Value? { coordinators[id] }

  private func run(_ value: Value, at node: NodeID) {
    if let id = runner.evaluator.typeID(of: value) {
      if StinsenRoutes.isCoordinator(id, in: runner.program) {
        return StinsenRoutes(runner: runner).declare(id, value, at: node)
      }
      embedRoots(of: id, value, at: node)
    }
    runner.emission.commit(
      farewells.take(from: runner.run(bodyOf: value), of: runner.evaluator.typeID(of: value), at: node),
      at: .screen(node))
    runner.emission.commit(runner.run(partsGivenTo: value), at: .screen(node))
  }

  /// The number of a move, the same for the same one.
  func number(of what: Move.What, _ key: Move.Key) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = moves.count
    moves.append(Move(what: what, key: key))
    return moves.count - 1
  }

  /// State that decides what is seen, and that nothing was found to change.
  func unchangedStates() -> [Unresolved] { moved.unchangedStates(self) }

  /// Whether an effect is nothing but a value on a stack.
  func isLink(_ effect: Effect) -> Bool {
    if case .move(let index)? = effect.target, case .link = moves[index].what { true } else { false }
  }

  /// Notes that a move happens at somebody.
  func note(_ index: Int, _ effect: Effect, at actor: Emission.Actor) {
    if case .nextStep = moves[index].what { return steps.note(effect, at: actor) }
    moved.note(moves[index].what, index, effect, at: actor)
  }

  /// A screen that comes into view.
  struct Shown {
    var node: NodeID
    /// What is seen of it.
    var target: Effect.Target
    var gates: [Gate]
    /// What the app's state must be for it to be seen.
    var states: [StateCondition] = []
    /// What follows when it is gone.
    var after: [Effect] = []
  }

  /// The screens that a piece of view code shows; what else it does happens at them.
  func present(
    _ content: Expression, in scope: Scope, given: [LabeledValue] = [], of states: [VariableID] = [], host: String,
    committing limit: Int = 1
  ) -> [Shown] {
    let finder = ViewContent(runner: runner)
    if let value = given.first?.value, !states.isEmpty { finder.known = ViewContent.KnownState(states, are: value) }
    var shown = finder.shown(by: content, in: scope, given: given)
    if shown.contains(where: \.isView) { shown = listBesideNote(shown) ?? shown.filter(\.isView) }
    var host = host
    if shown.allSatisfy(\.isPlain), let given = GivenInPlace(runner: runner).place(of: content, in: scope) {
      host = runner.program[given.owner].name
      for index in shown.indices { shown[index].origin = given.origin }
    }
    var nodes = shown.map {
      Shown(node: node(of: $0, host: host), target: target($0, host: host), gates: $0.gates, states: $0.states)
    }
    let key = ContentKey(
      origin: Origin(file: scope.file, offset: content.offset), scope: ObjectIdentifier(scope),
      given: given.map { ValueKey($0.value) })
    if let after = presented[key] {
      if !nodes.isEmpty { nodes[0].after = after }
      return nodes
    }
    presented[key] = []
    let distinct = Set(nodes.map(\.node))
    guard !distinct.isEmpty, distinct.count <= limit else { return nodes }
    // What the content asks of state that is known has that answer while it runs, too.
    let place = finder.found(by: runner).map(scope.nested(after:)) ?? scope
    let effects = runner.run(content: content, in: place, given: given)
    let (during, after) = effects.apart(goneWith: scope.owner)
    for node in distinct.sorted() { runner.emission.commit(during, at: .screen(node)) }
    nodes[0].after = after
    presented[key] = after
    return nodes
  }

  /// The node of a view that is a screen.
  func node(of shown: ShownView, host: String) -> NodeID {
    switch shown.what {
    case .view(let value, let id):
      placed.insert(shown.origin)
      let node = runner.actors.flow(id) ?? linkage.nodes.node(for: id)
      discover(value, as: node)
      return node
    case .outside(let name): return linkage.nodes.add(Node(id: NodeID(name), name: name, kind: .external))
    case .plain, .blank:
      let place = linkage.place(shown.origin)
      let name = "view:\(host).\(place.line)"
      return linkage.nodes.add(
        Node(id: NodeID(name), name: name, kind: .screen, title: shown.title, source: place, anonymous: true))
    }
  }

  /// Views with a title of their own that are shown as screens somewhere are screens inside of others too.
  private(set) lazy var destinations: Set<TypeID> = {
    var collector = NameCollector()
    for site in linkage.sites.named(CallSite.showing) {
      for expression in site.shown { collector.collect(expression) }
    }
    return screenLike.filter { collector.names.contains(runner.program[$0].name) }
  }()

  /// A screen inside of another.
  func embedded(_ value: Value, _ instance: Instance) -> Effect {
    let node = linkage.nodes.node(for: instance.id)
    discover(value, as: node)
    return Effect(kind: .embed, target: .node(node), origin: instance.place, gates: [])
  }

  /// A part of a screen has neither a title nor a stack of its own.
  static let titles: Set<String> = ["navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode"]
  private static let containers: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "FlowStack",
    "ManagedNavigationStack", "NBNavigationStack",
  ]

  /// Whether a view puts no more than a stack around what it is given: that is shown by who gives it.
  func isTransparent(_ type: TypeID) -> Bool {
    runner.program.isFrame(type) && !isDivided(type) && !showing.contains(type)
  }
  private lazy var showing = types(using: CallSite.showing)

  /// Whether a view shows several screens beside each other.
  func isDivided(_ type: TypeID) -> Bool { divided.contains(type) }
  private lazy var divided = types(using: ["TabView", "NavigationSplitView"])

  private func types(using names: Set<String>) -> Set<TypeID> {
    Set(linkage.sites.named(names).compactMap(\.scope.owner))
  }

  func fillsPlace(_ node: NodeID) -> Bool { roots.contains(node) || columns.contains(node) }

  /// Whether a view has a stack, tabs or columns of its own.
  func hasContainer(_ shown: ShownView) -> Bool {
    guard case .view(_, let type) = shown.what else { return false }
    return containerLike.contains(type) && !isTransparent(type)
  }

  /// Screens of which the state of a view decides which one is seen are its content.
  private func embedRoots(of id: TypeID, _ value: Value, at node: NodeID) {
    guard let (code, scope) = body(of: id, value) else { return }
    let content = ViewContent(runner: runner)
    let groups = content.groups(code, ViewContent.Place(scope: scope, isStrict: true)).filter { !$0.isEmpty }
    if groups.count == 1, isFrame(id) {
      // What an object holds is told of the object.
      for view in groups[0] where view.isView { _ = self.node(of: view, host: runner.program[id].name) }
    } else {
      let surroundings = AroundChoice(of: code, in: id, runner.program)
      let roots = groups.count == 1 ? embedRoots(groups[0], of: id, under: surroundings, at: node) : []
      let isSelected = embedSelections(content.selections, in: id, at: node, beside: Set(roots.map(\.origin)))
      guard roots.isEmpty, groups.count == 1 else { return }
      let parts = isSelected ? [] : embedSelections(ofParts: groups[0], at: node)
      // Beside a layout of screens, what else the state may show is a screen as well.
      let others =
        isSelected || !parts.isEmpty
        ? groups[0].filter { $0.isView && !$0.states.isEmpty && !$0.isAny(of: parts) }
        : screensInsteadOfLayout(groups[0], of: .view(value, id), under: surroundings, at: node)
      let moves = choice(others, .embed, .replaceRoot, host: runner.program[id].name)
      runner.emission.commit(moves.filter { $0.kind != .embed || $0.target != .node(node) }, at: .screen(node))
    }
  }

  /// The screens that a view shows with nothing beside them.
  private func embedRoots(
    _ group: [ShownView], of id: TypeID, under surroundings: AroundChoice, at node: NodeID
  ) -> [ShownView] {
    let shown = group.filter { shown in
      guard case .view(_, let type) = shown.what else { return false }
      return !shown.states.isEmpty || !shown.gates.isEmpty || type != id
    }
    let types = Set(shown.compactMap { view in if case .view(_, let type) = view.what { type } else { nil } })
    if let next = linkage.shared(StepsInPlace.init).next(of: group) {
      let moves = choice([next], .embed, .replaceRoot, host: runner.program[id].name).filter { $0.kind != .embed }
      runner.emission.commit(moves, at: .screen(node))
      return [next]
    }
    let isRoot = roots.contains(node) && !stackedRoots.contains(node) && !surroundings.haveStack
    // What a screen shows instead of a list of its own is a form of it, whatever stack that brings along.
    let isForm = !fillsPlace(node) && group.contains { !$0.isView && $0.isList } && !types.contains(where: isDivided)
    let isSole = types.count == 1 && !isForm && shown.allSatisfy(hasContainer)
    if !isSole, let container = containerInsteadOfSign(group) {
      let moves = choice([container], .embed, .replaceRoot, host: runner.program[id].name).filter { $0.kind == .embed }
      runner.emission.commit(moves, at: .screen(node))
      return [container]
    }
    guard isSole || types.count > 1, !areForms(group, under: surroundings, isRoot: isRoot),
      types.allSatisfy(screenLike.contains) || fillsPlace(node) || armsOfRoots.contains(node)
        || linkage.shared(StepsInPlace.init).areSteps(group)
    else { return [] }
    let host = Value.typed(.simple(runner.program[id].name), id)
    let forms = shown + layout(of: .view(host, id), beside: shown, in: group, at: node)
    if isRoot, types.count == 1, shown.allSatisfy({ $0.gates.isEmpty && $0.states.isEmpty }) {
      // What is all that the first view shows is first as well.
      roots.formUnion(shown.map { self.node(of: $0, host: "") })
    }
    if isRoot || armsOfRoots.contains(node) && !surroundings.haveStack {
      armsOfRoots.formUnion(shown.map { self.node(of: $0, host: "") })
    }
    let moves = choice(forms, .embed, .replaceRoot, host: runner.program[id].name)
    runner.emission.commit(moves.filter { $0.kind != .embed || $0.target != .node(node) }, at: .screen(node))
    return shown
  }
}
