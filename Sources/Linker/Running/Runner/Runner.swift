import Facts
import NavigationModel

/// Runs the app's code in the abstract: which screens can come into view, and at which screen.
///
/// Each function is run for each kind of object and arguments that it is called with, and gives a summary of its
/// effects. A function that pushes its parameter so is a push, whatever its name. Code whose `self` is a screen acts at
/// that screen; the effects of other code belong to whoever called it.
final class Runner {
  let linkage: Linkage
  let idioms: RunningIdioms
  let sinks: SinkCalls
  let actors: Actors
  let relevance: Relevance
  /// Properties that decide what is shown.
  let stateNames: StateNames
  let routers: LibraryRouterCalls
  let emission: Emission
  private(set) lazy var views = Views(runner: self)
  private(set) lazy var unsetState = UnsetState(runner: self)
  private lazy var closureKeys = ClosureKeys(evaluator: evaluator)
  private(set) lazy var closureMakers = ClosureMakers(linkage: linkage, isFlow: actors.isFlow)
  private(set) lazy var putReaders = PutReaders(runner: self)
  private(set) lazy var disabledControls = DisabledControls(program)
  private(set) lazy var launchOptions = LaunchOptions(linkage)
  let summaries = Summaries()
  /// Runs by what tells them apart.
  var numbers: [Activation: Int] = [:]
  /// Arguments that keys refer to by identity.
  var retained: [Value] = []
  private(set) var reached: Set<FunctionID> = []
  /// The classes of the objects that functions were run for.
  private(set) var reachedTypes: [FunctionID: Set<TypeID>] = [:]
  private(set) var ranClosures: Set<Origin> = []
  /// Closures that objects keep for whoever holds them.
  var handedOver: Set<Origin> = []
  /// Where calls stand that a run came to, and what it has switched over.
  var visited: Set<Origin> = []
  /// Calls that a function of the app's answers, and that lead somewhere.
  private(set) var ranCalls: Set<Origin> = []
  /// Calls of helpers that show what they are given by others, so that it is those others who show it.
  var handingOn: Set<Origin> = []
  /// What calls of functions of the app's were seen to do, in one of their runs.
  var doneByCalls: [Origin: [Effect]] = [:]
  /// Which changes of state are made, and which never.
  var changes = ChangesOfState()
  /// Screens that have themselves shown by others.
  var shownByOthers: Set<NodeID> = []
  /// Screens that show one child after the other, with their classes.
  var swappers: [NodeID: TypeID] = [:]
  var ownHandlers = OwnHandlers()
  /// The types of which objects are being made: their initialisers run.
  var making: [TypeID: Int] = [:]
  /// Code of which it is asked right now what it may return.
  var examined: Set<Origin> = []
  /// Runs whose effects the flow has whose code they are of.
  var claimedRuns: Set<Int> = []
  /// The properties of classes that begin with what calls give.
  var initialCalls: [TypeID: [VariableID]] = [:]
  /// The labels of what cases of the app's enums carry, by the names of the cases.
  private(set) lazy var casesByName = Dictionary(
    grouping: program.types.flatMap(\.cases).filter { !$0.parameters.isEmpty }, by: \.name
  ).mapValues { $0.map { $0.parameters.map(\.label) } }
  /// Where calls stand that do something whatever their names say.
  private(set) lazy var peculiarCalls = linkage.shared(StoredSettings.init).places
    .union(linkage.shared(OwnPresentations.init).places.keys).union(linkage.shared(HandedViews.init).places)
    .union(linkage.shared(CoverLayers.init).layers.keys)
  private var runsOfFunction: [Crowd: Int] = [:]
  /// Those at the end of long chains of calls, which leave the others as precise as they are.
  private var deepRuns: [Crowd: Int] = [:]
  /// What the runs that are going on were given.
  private var goingOn: [Descent: [[LabeledValue]]] = [:]
  var chain = ChainOfCalls()
  var cutFunctions: Set<FunctionID> = []

  /// Runs of a function that are more than this are told apart by where their arguments are made, and three times as many
  /// by nothing: those get their arguments as open as their types.
  private static let runLimit = 150
  private var runsOfClosure: [Origin: Int] = [:]
  /// A closure is told apart by what it is passed and by what it knows of the code around it, which runs as often.
  private static let closureLimit = 1_500

  /// Runs that are counted together: those of a function, for each class for which a base class makes the objects.
  private struct Crowd: Hashable {
    var function: FunctionID
    var maker: TypeID?

    init(_ function: FunctionID, _ receiver: Value?) {
      self.function = function
      if case .instance(let instance)? = receiver { maker = instance.maker }
    }
  }

  init(linkage: Linkage) {
    self.linkage = linkage
    idioms = RunningIdioms(of: linkage)
    sinks = SinkCalls(linkage.declarations.sinks)
    actors = Actors(linkage: linkage)
    routers = linkage.shared(LibraryRouterCalls.init)
    stateNames = StateNames(of: linkage) { [actors] in actors.flow($0) != nil }
    let known = idioms.names.union(sinks.names).union(routers.changing)
    relevance = Relevance(
      of: linkage, beginningWith: known.union(linkage.shared(LibraryFlows.init).names), state: stateNames,
      isFlow: actors.isFlow)
    emission = Emission(linkage: linkage, summaries: summaries)
  }

  var evaluator: Evaluator { linkage.evaluator }
  var program: Program { linkage.program }

  /// Whether a function was run for an object of a class.
  func hasReached(_ id: FunctionID, for type: TypeID) -> Bool { reachedTypes[id]?.contains(type) ?? false }

  /// Notes that a function of the app's answers a call, under a name that may be one of UIKit's.
  func noteRun(of call: RunningCall) { if idioms.knows(call.name) { ranCalls.insert(call.origin) } }

  /// Notes that a closure has been run, or will be.
  func noteRun(of closure: ClosureValue) {
    ranClosures.insert(Origin(file: closure.scope.file, offset: closure.offset))
  }

  /// The effects of one call of a function.
  func run(_ id: FunctionID, receiver: Value?, arguments: [LabeledValue], at origin: Origin? = nil) -> [Effect] {
    settled(perform(id, receiver: receiver, arguments: arguments, at: origin))
  }

  /// The effects of one call of a closure.
  func run(_ closure: ClosureValue, arguments: [LabeledValue]) -> [Effect] {
    settled(perform(closure, arguments: arguments))
  }

  /// Effects that nobody was found to be the owner of; screens get those of their own code.
  func settled(_ effects: [Effect]) -> [Effect] {
    emission.settle(effects)
    return summaries.opened(effects, .free).filter { $0.owner == nil }
  }

  /// One call of a function; its effects may stand for what further runs do.
  ///
  /// - Parameters:
  ///   - caller: whose code makes the call, where that is known.
  ///   - part: the statements of its body that count for these arguments, if not all of them do.
  func perform(
    _ id: FunctionID, receiver: Value?, arguments: [LabeledValue], at origin: Origin? = nil, by caller: Scope? = nil,
    part: [Statement]? = nil
  ) -> [Effect] {
    guard let body = part ?? program[id].declaration.body, !body.isEmpty,
      relevance.contains(id, given: arguments)
    else {
      return []
    }
    let crowd = Crowd(id, receiver)
    // At the end of a long chain of calls, what everybody may pass says nothing of one of them.
    let runs = runsOfFunction[crowd, default: 0]
    if chain.round > 0, max(runs, deepRuns[crowd, default: 0]) > Self.runLimit { return [] }
    let isOverrun = runs > Self.runLimit * 3
    if isOverrun { noteOverrun(of: id, given: arguments) }
    let descent = Descent(function: id, given: arguments)
    let arguments = isOverrun ? open(arguments, of: id) : settling(arguments, of: id, in: descent)
    let isCrowded = runs > Self.runLimit && !isOverrun
    let tags = isCrowded ? ValueKey.init(placeOf:) : tag
    let object = addressed(receiver, by: id) ?? general(receiver, isOpen: isOverrun)
    let put = putReaders.found(by: id, calledIn: caller)
    let key = Activation(
      code: .function(id), receiver: tags(isCrowded && isMadeAtPlaces(receiver) ? receiver : object),
      arguments: arguments.map { tagged(tags($0.value), $0, for: id) },
      call: evaluator.makesStack(id) ? evaluator.number(of: origin, of: id, given: arguments) : .none,
      put: put?.number ?? 0)
    let receiver = object
    reached.insert(id)
    if numbers[key] == nil {
      if chain.round > 0 { deepRuns[crowd, default: 0] += 1 } else { runsOfFunction[crowd, default: 0] += 1 }
    }
    if let descent { goingOn[descent, default: []].append(arguments) }
    defer { if let descent { goingOn[descent]?.removeLast() } }
    let isMaking = program[id].declaration.name == "init"
    let flow = flow(doing: id, receiver)
    let done = summary(
      key, isMaking ? .initializer : .other, in: program[id].owner, of: flow,
      retaining: arguments.map(\.value) + [receiver ?? .unknown]
    ) { [self] in
      if let type = receiver.flatMap({ evaluator.typeID(of: $0) }) { reachedTypes[id, default: []].insert(type) }
      let scope = evaluator.scope(of: id, receiver: receiver, arguments: arguments, at: origin, after: put)
      return runBody(body, Frame(scope: scope), isClaimed: flow == nil)
    }
    // What a flow's own code asks of the flow is a part of what that does, with its conditions.
    guard let flow, caller.map({ actors.actor(of: $0) != .flow(flow) }) ?? true else { return done }
    return claim(done, by: flow, ofRun: key)
  }

  /// What tells a value from others: closures by what they capture.
  func tag(_ value: Value?) -> ValueKey { ValueKey(value, closures: closureKeys) }

  /// The arguments of a call as far as they matter; where it goes round in a circle, those of the run before.
  private func settling(_ arguments: [LabeledValue], of id: FunctionID, in descent: Descent?) -> [LabeledValue] {
    if let descent, let earlier = goingOn[descent], earlier.count >= Descent.limit, let last = earlier.last,
      last.count == arguments.count
    {
      return last
    }
    let parts = linkage.shared(PassedParts.init)
    return parts.contains(id) ? arguments.map { $0.isOfConstants ? $0 : plainer($0) } : arguments.map(plainer)
  }

  /// An argument that can not matter for navigation, as open as its type: an article, an address, a date.
  private func plainer(_ argument: LabeledValue) -> LabeledValue {
    switch argument.value {
    case .instance(let instance):
      guard !matters(instance.id), !putReaders.types.contains(instance.id), instance.changes.isEmpty,
        instance.arguments.allSatisfy({ isInert($0.value) })
      else { return argument }
      var plain = argument
      plain.value = .typed(instance.type, instance.id)
      return plain
    case .term(let term):
      guard Self.inertLibraryTypes.contains(term.root.name), !term.isOfWindow else { return argument }
      var plain = argument
      plain.value = .unknown
      return plain
    default: return argument
    }
  }

  private func isInert(_ value: Value) -> Bool {
    switch value {
    case .closure, .function, .choice, .metatype: false
    case .instance(let instance): !matters(instance.id)
    case .typed(_, let id): id.map { !relevance.contains($0) } ?? true
    default: true
    }
  }

  private func matters(_ type: TypeID) -> Bool { relevance.contains(type) || relevance.isMaker(type) }

  /// Objects of the system that nothing is navigated by.
  private static let inertLibraryTypes: Set<String> = [
    "Bundle", "CGPoint", "CGRect", "CGSize", "Calendar", "Data", "Date", "DateComponents", "DispatchQueue",
    "FileManager", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "NSAttributedString", "NSError",
    "NSLocalizedString", "NSMutableAttributedString", "NSPredicate", "Notification", "NotificationCenter",
    "ProcessInfo", "UIApplication", "UIBarButtonItem", "UIButton", "UIColor", "UIDevice", "UIFont", "UIImage",
    "UIImageView", "UILabel", "UIScreen", "UIView", "URL", "URLComponents", "URLRequest", "URLSession", "UUID",
    "UserDefaults", "indexPath",
  ]

  /// Arguments as open as their types: what is passed for those that may be left out is not what they are without it.
  private func open(_ arguments: [LabeledValue], of id: FunctionID) -> [LabeledValue] {
    let omissible = Set(program[id].declaration.parameters.filter { $0.defaultValue != nil }.map(\.label))
    return arguments.compactMap { argument in
      var isBlock = false
      if case .closure = argument.value { isBlock = true }
      guard isBlock || omissible.contains(argument.label) else { return nil }
      var open = argument
      open.value = .unknown
      return open
    }
  }

  /// Whether it is a value that is told by where it is made, where it is not told by what it is made with.
  private func isMadeAtPlaces(_ receiver: Value?) -> Bool {
    guard case .instance(let instance)? = receiver else { return false }
    return program[instance.id].keyword == .struct
  }

  /// A navigation controller that code makes, where the app's own addition to UIKit's class, or a class around one, may
  /// fill just that one; and a hosting controller where such an addition may show it, for it is the view that it hosts.
  private func addressed(_ receiver: Value?, by id: FunctionID) -> Value? {
    guard case .instance(let instance)? = receiver,
      program.container(instance.id) == .navigation || program.isGenericHost(instance.id),
      let owner = program[id].owner, program[owner].keyword == nil || program.wrapsStack(owner)
    else { return nil }
    return receiver
  }

  /// An object as precisely as it makes sense to tell it from others of its class.
  ///
  /// View controllers of one class are one screen, whoever makes them.
  private func general(_ receiver: Value?, isOpen: Bool) -> Value? {
    guard case .instance(let instance)? = receiver else { return receiver }
    guard program[instance.id].keyword == .struct else {
      let isOne =
        isOpen && !instance.arguments.isEmpty
        || program[instance.id].keyword == .class && program.isScreen(instance.id)
      return isOne ? .typed(instance.type, instance.id) : receiver
    }
    // Two views that are given the same do the same, wherever they are made.
    var same = instance
    same.place = Origin(file: 0, offset: 0)
    guard isOpen else { return .instance(same) }
    let arguments = instance.arguments.map { argument in
      guard case .closure = argument.value else { return argument }
      return LabeledValue(label: argument.label, value: .unknown, isTrailing: argument.isTrailing)
    }
    return .instance(Instance(type: instance.type, id: instance.id, arguments: arguments, place: same.place))
  }

  /// One call of a closure.
  func perform(_ closure: ClosureValue, arguments: [LabeledValue]) -> [Effect] {
    noteRun(of: closure)
    guard relevance.contains(closure) else { return [] }
    let key = Activation(
      code: .closure(closureKeys.key(of: closure)), receiver: .open, arguments: arguments.map { tag($0.value) })
    guard numbers[key] != nil || mayRunAnew(closure) else { return [] }
    var (isScreens, isStep) = (false, false)
    switch actors.actor(of: closure.scope) {
    case .screen?: isScreens = true
    case .flow?: isStep = linkage.shared(StepClosures.init).contains(closure)
    case nil: break
    }
    return summary(
      key, isScreens ? .closureOfScreen : .other, in: closure.scope.owner,
      retaining: arguments.map(\.value) + [.closure(closure)]
    ) { [self] in
      let scope = closure.scope.nested()
      evaluator.bind(closure.closure, to: arguments, in: scope)
      return runBody(closure.closure.body, Frame(scope: scope), isClaimed: !isStep)
    }
  }

  /// Counts a run of a closure with what it was not run with before; says no, and lists it, where that is too much.
  private func mayRunAnew(_ closure: ClosureValue) -> Bool {
    let runs = runsOfClosure[Origin(file: closure.scope.file, offset: closure.offset), default: 0] + 1
    runsOfClosure[Origin(file: closure.scope.file, offset: closure.offset)] = runs
    if runs == Self.closureLimit + 1 { noteOverrun(of: closure) }
    return runs <= Self.closureLimit
  }

  /// The effects of reading a computed property.
  func perform(getter id: VariableID, receiver: Value?) -> [Effect] {
    guard let body = program[id].declaration.getter, relevance.contains(id) else { return [] }
    let receiver = general(receiver, isOpen: false)
    let key = Activation(code: .variable(id, 0), receiver: tag(receiver), arguments: [])
    return summary(key, in: program[id].owner, retaining: [receiver ?? .unknown]) { [self] in
      runBody(body, Frame(scope: scope(of: id, receiver)))
    }
  }

  /// The effects of an assignment to a property that somebody observes.
  func perform(observersOf id: VariableID, receiver: Value?, value: LabeledValue) -> [Effect] {
    let entry = program[id]
    let key = Activation(code: .variable(id, 1), receiver: tag(receiver), arguments: [tag(value.value)])
    return summary(key, in: entry.owner, retaining: [receiver ?? .unknown, value.value]) { [self] in
      let effects = entry.declaration.observers.flatMap { body in
        let scope = scope(of: id, receiver)
        for name in ["newValue", entry.declaration.name] {
          scope.bind(name, .argument(value, declared: entry.declaration.type))
        }
        return runBody(body, Frame(scope: scope))
      }
      return effects.isEmpty ? [] : views.beside(id, value.value) + effects
    }
  }

  func scope(of id: VariableID, _ receiver: Value?) -> Scope {
    Scope(
      file: program[id].file, owner: program[id].owner, receiver: receiver, requirements: program[id].requirements)
  }

  /// Runs a block; what is done at a screen is committed to it, the rest is the caller's.
  ///
  /// - Parameter isClaimed: whether who acts gets it now; what a flow's functions do it gets where others call them.
  private func runBody(_ statements: [Statement], _ frame: Frame, isClaimed: Bool = true) -> [Effect] {
    evaluator.declare(statements, in: frame.scope)
    var effects: [Effect] = []
    var frame = frame
    run(statements, &frame, &effects)
    return isClaimed ? claim(effects.plainest, frame.scope) : effects.plainest
  }

  /// Hands effects to the flow and to the screen whose code it is.
  func claim(_ effects: [Effect], _ scope: Scope) -> [Effect] {
    guard !effects.isEmpty else { return [] }
    switch actors.actor(of: scope) {
    case .flow(let flow)?:
      return emission.claim(effects.filter { !$0.isGiven }, by: flow) + effects.filter(\.isGiven)
    case .screen(let screen)?:
      let isOthers = { (effect: Effect) in effect.isByOther && effect.target == .node(screen) }
      emission.settle(effects, without: screen)
      // A condition around the screen's code is one of what that does: it is told where the code was set going.
      let isStack = linkage.nodes[screen]?.container == .navigation
      let own = effects.filter { ($0.owner ?? screen) == screen && !isOthers($0) && !(isStack && $0.isHandedIn) }
        .map { $0.owned(by: screen) }
      // Which tab comes to the front is the business of whoever asks the tab bar for it, too, unless it comes there
      // beneath what the tab bar shows over all of them.
      let isContainer = linkage.nodes[screen]?.container != nil && !own.contains { $0.kind == .present }
      guard isContainer || isStack || shownByOthers.contains(screen) || swappers[screen] != nil else { return own }
      let others = summaries.opened(effects).filter { $0.owner == nil }
      return own
        + others.filter { effect in
          isOthers(effect) || isContainer && effect.kind == .select || effect.swapsIn == screen
            || isStack && effect.isHandedIn
        }
        + others.compactMap(\.handingOver)
    case nil: return effects
    }
  }
}
