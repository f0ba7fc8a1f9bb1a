import Facts
import NavigationModel

/// Where running begins: what the system calls of the app's code.
struct Roots {
  let linkage: Linkage
  let runner: Runner
  private let idleActions: IdleActions
  private let inheritedActions: InheritedActions
  private let toldDelegates: ToldDelegates
  let uncalled: UncalledCode

  init(linkage: Linkage) {
    self.linkage = linkage
    runner = Runner(linkage: linkage)
    idleActions = IdleActions(linkage)
    inheritedActions = InheritedActions(linkage)
    toldDelegates = ToldDelegates(linkage)
    uncalled = UncalledCode(runner: runner)
  }

  var program: Program { linkage.program }

  /// Runs the whole app.
  func run() {
    linkage.evaluator.consider(
      WholeProgram(
        evaluator: linkage.evaluator, sites: linkage.sites,
        calls: CallGraph(evaluator: linkage.evaluator, sites: linkage.sites), begun: begun,
        made: { [linkage] term in
          StoryboardCalls(linkage: linkage).object(term) ?? LibraryFactories(linkage: linkage).object(term)
            ?? linkage.shared(Registrations.init).object(term)
        }))
    linkage.runner = runner
    runner.idioms.begin(runner)
    runLifeCycle()
    runWindows()
    runIntents()
    runScenes()
    let registered = linkage.shared(RegisteredActions.init)
    runScreens { id, type in program.isForSystem(id) && !registered.contains(id, of: type) }
    runAddedActions()
    runInitialValues()
    runner.runInitializersOfProperties()
    runner.runDiscovered()
    runFlows()
    runner.runDiscovered()
    // What the app's own code calls runs under the conditions around the calls.
    runScreens { [runner] id, type in !runner.hasReached(id, for: type) && !isCalled(id) && !isIdle(id, of: type) }
    runner.runDiscovered()
    runRest { id in !isCalled(id) }
    // What a closure calls runs under the conditions around the call: whatever nobody calls comes first.
    let actions = linkage.shared(KeptActions.init)
    runClosures { [runner] site in
      (site.scope.function.map(runner.reached.contains) ?? true) && !actions.isOnlyTold(site.origin)
        && (runner.actors.actor(of: site.scope) != nil || !screens(of: site).isEmpty)
    }
    runRest { _ in true }
    runClosures { [runner] site in
      guard let function = site.scope.function, let owner = program[function].owner else { return true }
      // What all conformers share runs for those who call it: here nobody does, as far as is seen.
      return program[owner].keyword != .protocol || runner.reached.contains(function)
    }
    // What nothing was seen to call may always run, but for what others alone are seen to call.
    let helpers = InheritedHelpers(runner)
    runScreens { [runner] id, type in
      !runner.hasReached(id, for: type) && !helpers.isOfOthers(id, than: type) && !isIdle(id, of: type)
    }
    runGetters()
    runner.runAddedInitializers()
    runner.runDiscovered(isLast: true)
    listUnreached()
    FlowRoots(runner: runner).link(types.filter { runner.actors.flow($0) != nil })
    runner.emission.finish()
    linkage.draft.unresolved += UnseenViews(runner: runner).gaps() + runner.views.unchangedStates()
    linkage.runner = nil
  }

  /// What a storyboard puts into the window, if only one does and that is of a class of the app's.
  private var begun: Value? {
    let entries = linkage.draft.entries.filter { $0.kind == .launch && $0.role == nil }
    guard entries.count == 1 else { return nil }
    return types.first { isScreenClass($0) && linkage.nodes.identity(of: $0) == entries[0].to }.map(object)
  }

  /// Methods of the delegates of the application and its scenes are entries.
  private func runLifeCycle() {
    let idle = IdleDelegates(linkage)
    for type in types where program.isLifeCycleDelegate(type) && !idle.contains(type) {
      var begun = beginning(of: type)
      for id in functions(of: type) {
        guard let kind = Attribution.entryKind(program[id].declaration) else { continue }
        var found = runner.perform(id, receiver: object(type), arguments: [])
        if kind == .launch { (found, begun) = (begun + found, []) }
        let entry = Emission.Actor.entry(kind, name: program[id].declaration.name)
        runner.emission.commit(runner.settled(found), at: entry)
        if kind != .launch { runner.emission.commit(movesOfScreens(found), at: entry) }
      }
    }
  }

  /// What a delegate does as it is made, which the system does first of all.
  private func beginning(of type: TypeID) -> [Effect] {
    runner.perform(initialValuesOf: type, receiver: object(type), isDelegate: true)
      + linkage.evaluator.initializers(of: type, for: []).flatMap { id in
        runner.perform(id, receiver: object(type), arguments: [])
      }
  }

  /// What windows of the app's own do when the phone is shaken, whatever they show.
  private func runWindows() {
    for type in types where program[type].keyword == .class && program.ancestry(of: type).contains("UIWindow") {
      for id in functions(of: type) where program[id].declaration.isOverride {
        let name = program[id].declaration.name
        guard Self.motions.contains(name) else { continue }
        let found = runner.perform(id, receiver: object(type), arguments: [])
        runner.emission.commit(runner.settled(found), at: .entry(.event, name: name))
      }
    }
  }

  private static let motions: Set<String> = ["motionBegan", "motionEnded"]

  /// Where the code of screens leads that a delegate sets going: `inbox?.openMessage()` in answer to a link.
  ///
  /// Alerts are what that has to say of it, and no place that somebody wanted to get to.
  private func movesOfScreens(_ effects: [Effect]) -> [Effect] {
    runner.summaries.opened(effects, .reached).filter { effect in
      // What a button is told to do waits for somebody to tap it.
      guard effect.owner != nil, effect.registrant == nil, effect.isMove else { return false }
      if case .node(let node)? = effect.target { return linkage.nodes[node]?.kind != .alert }
      return true
    }.map { effect in
      var effect = effect
      effect.owner = nil
      return effect
    }
  }

  /// What Siri, Spotlight, Shortcuts and widgets can ask the app for, where that comes to the front for it.
  private func runIntents() {
    for type in types where program.ancestry(of: type).contains(where: Self.intents.contains) {
      let opens = program.members(named: "openAppWhenRun", of: type).contains { member in
        guard case .variable(let id) = member else { return false }
        return program[id].declaration.value?.kind != .boolean(false)
      }
      guard opens || program.ancestry(of: type).contains(where: Self.opening.contains) else { continue }
      for case .function(let id) in program.members(named: "perform", of: type)
      where program[id].declaration.parameters.isEmpty {
        let found = runner.run(id, receiver: object(type), arguments: [])
        runner.emission.commit(found, at: .entry(.shortcut, name: program[type].name))
      }
    }
  }

  /// Protocols of what runs in the app itself, and of those that bring it to the front whatever else they say.
  private static let opening: Set<String> = ["OpenIntent", "ForegroundContinuableIntent"]
  private static let intents = opening.union(["AppIntent", "URLRepresentableIntent"])

  /// What the app's scenes show.
  private func runScenes() {
    for type in types where program[type].keyword == .struct && program.ancestry(of: type).contains("App") {
      let effects = runner.run(bodyOf: object(type))
      runner.emission.commit(effects, at: .entry(.launch, name: program[type].name))
    }
  }

  /// Methods of a screen are called by UIKit, by a button, by a table.
  private func runScreens(where isRoot: (FunctionID, TypeID) -> Bool) {
    for type in types where isScreenClass(type) && isLive(type) {
      for id in inheritedFunctions(of: type)
      where runner.relevance.contains(id) && !idleActions.contains(id, of: type) && isRoot(id, type)
        && !uncalled.isForAnyOfMany(id)
        && inheritedActions.isAsked(id, for: type) && toldDelegates.mayBeTold(id, type)
        && !runner.idioms.isCallback(id, linkage) && !program.wrappedStacks.handingOn.contains(id)
      {
        runner.emission.commit(runByItself(id, of: type), at: .screen(linkage.nodes.identity(of: type)))
      }
    }
  }

  /// What a screen's properties begin with is made with it, by whoever and be it a storyboard.
  private func runInitialValues() {
    for type in types where isScreenClass(type) && isLive(type) {
      let begun = runner.settled(runner.perform(initialValuesOf: type, receiver: object(type)))
      runner.emission.commit(begun, at: .screen(linkage.nodes.identity(of: type)))
    }
  }

  /// Runs a function whose calls, if there are any, were not seen to happen.
  func runByItself(_ id: FunctionID, of type: TypeID) -> [Effect] {
    let conditions = conditions(aroundCallsOf: id)
    return runner.settled(
      runner.perform(id, receiver: object(type), arguments: []).map { $0.behind(conditions) })
  }

  private func isScreenClass(_ type: TypeID) -> Bool { program[type].keyword == .class && program.isScreen(type) }

  /// Whether it is what a navigation controller of the app's offers and nobody asks it for.
  ///
  /// A person sees the screens in it, and none of its own buttons but those that it makes.
  private func isIdle(_ id: FunctionID, of type: TypeID) -> Bool {
    guard program.container(type) == .navigation, !callable.isNamed(id) else { return false }
    return program[type].inherited.dropFirst().allSatisfy { parent in
      program.resolve(parent, from: type).map { program[$0].keyword != nil } ?? false
    }
  }

  private func isCalled(_ id: FunctionID) -> Bool {
    linkage.sites.named(program[id].declaration.name).contains { $0.form == .call && $0.scope.function != id }
  }

  private func runFlows() {
    let flows = types.filter { runner.actors.flow($0) != nil }
    // What its objects are made with says which branches they take: those that were run know.
    run(of: flows) { id, type in
      program[id].declaration.parameters.isEmpty && !isHelper(id) && !runner.hasReached(id, for: type)
    }
    // What the app's own calls pass says more than the types of parameters: those calls come first.
    run(of: flows) { id, _ in !program[id].declaration.parameters.isEmpty && !runner.reached.contains(id) }
    // What a flow asks of itself it does under the conditions around that.
    run(of: flows) { id, type in isHelper(id) && !runner.hasReached(id, for: type) }
  }

  private func run(of flows: [TypeID], where isRoot: (FunctionID, TypeID) -> Bool) {
    for type in flows {
      for id in functions(of: type)
      where isRoot(id, type) && !makesView(id) && !runner.idioms.isCallback(id, linkage)
        && !uncalled.isForAnyOfMany(id)
      {
        _ = runner.run(id, receiver: object(type), arguments: [])
      }
    }
  }

  /// Whether it is a function without parameters that code of its own type calls: that knows when.
  private func isHelper(_ id: FunctionID) -> Bool {
    program[id].declaration.parameters.isEmpty
      && linkage.sites.named(program[id].declaration.name).contains { site in
        site.form == .call && site.base.map(\.isSelf) ?? true && site.scope.function != id
          && site.scope.owner == program[id].owner
      }
  }

  /// Functions that nothing names, and that no library can know of, may never run.
  private var callable: Callable { linkage.shared(Callable.init) }

  /// Code that nothing was seen to call works for the screens that hold its objects.
  private func runRest(where isNext: (FunctionID) -> Bool) {
    for index in program.functions.indices {
      let id = FunctionID(index: index)
      guard !runner.reached.contains(id), isNext(id), !program.libraryFiles.contains(program[id].file), !makesView(id),
        let owner = program[id].owner,
        program[owner].keyword != nil, program[owner].keyword != .protocol, !program.isPart(owner),
        !runner.idioms.isCallback(id, linkage), !idleActions.contains(id, of: owner),
        !(isScreenClass(owner) && isLive(owner)), !uncalled.isForAnyOfMany(id)
      else { continue }
      var effects = runByItself(id, of: owner)
      let isUncalled = !callable.contains(id)
      if isUncalled {
        // State that nobody changes stays as it is, and what nobody passes is not shown.
        let isOpen = uncalled.isTold(id)
        let (untold, others) = runner.summaries.opened(effects).map(\.uncalled).apart { isOpen && $0.isMove }
        runner.emission.lose(untold)
        effects = others.filter { !$0.isChangeOfState }
      }
      let screens = runner.actors.screens(of: owner)
      // That many have an object says nothing of which of them would ask for what nobody asks for.
      if isUncalled && screens.count > 1 || uncalled.isRuledOut(id) || uncalled.hasNoObjects(owner) {
        runner.emission.lose(effects)
        continue
      }
      // What a button that many use is told to do, it does for whoever told it.
      let isShared = screens.count > 1 && runner.actors.isView(owner)
      let own = isShared ? effects.filter { !$0.isHandedOn } : effects
      runner.emission.lose(screens.isEmpty ? effects : effects.filter(\.isHandedOn))
      // Of those who hold such an object, one exchanges its children when the object that it holds itself calls back.
      let shared = own.filter { effect in effect.swapsIn.map { !screens.contains($0) } ?? true }
      let isMaking = program[id].declaration.name == "init"
      // What fills a stack as an object is made is there before any screen has the object.
      if isMaking { runner.emission.fillStacks(with: runner.summaries.opened(shared)) }
      // A flow begins for whoever makes it.
      guard !isMaking || !runner.actors.isFlow(owner) else { continue }
      let (beginnings, rest) = shared.apart { isMaking && $0.isBeginning }
      commit(rest, of: owner, at: screens, isMaking: isMaking)
      commit(beginnings, of: owner, at: makers(of: owner, among: screens), isMaking: isMaking)
    }
  }

  /// The screens whose own code makes an object: what fills a window while that is made is no move of others that get it
  /// later.
  private func makers(of type: TypeID, among screens: [NodeID]) -> [NodeID] {
    let makers = Set(linkage.makings(of: type).compactMap(\.scope.owner).map(linkage.nodes.identity))
    return screens.filter(makers.contains)
  }

  /// Gives effects of an object's code to the screens that hold it.
  ///
  /// What state that many hold makes of itself is no move of any of them, nor is what an object does of its own accord that
  /// is handed from one screen to the next.
  ///
  /// - Parameters:
  ///   - isMaking: whether it is done while the object is made: that shows no screen which has it already.
  ///   - isGiven: whether it is done by a closure that another object was given, whose screens those are.
  func commit(
    _ effects: [Effect], of owner: TypeID?, at screens: [NodeID], isMaking: Bool = false, isGiven: Bool = false
  ) {
    var own = effects
    if let owner, screens.count >= Self.manyHolders {
      let changes = effects.filter(\.isChangeOfState)
      own.removeAll(where: \.isChangeOfState)
      runner.emission.commit(changes, at: .entry(.event, name: program[owner].name))
    }
    if let owner, !isMaking, !isGiven, screens.count >= Self.manyHolders,
      uncalled.isHandedAround(owner, among: screens)
    {
      runner.emission.commit(
        own.filter { $0.presenter == nil }, at: .entry(.event, name: program[owner].name))
      own.removeAll { $0.presenter == nil }
    }
    // Which of several it is for, no call tells.
    if screens.count > 1, !isMaking { own = own.map { $0.presenter == nil ? $0.doubted : $0 } }
    for screen in screens {
      // A helper that several have, and that knows its screen, works for that.
      let meant = own.filter { effect in
        effect.presenter.map { !screens.contains($0) || $0 == screen } ?? true
          && !(isMaking && effect.target == .node(screen))
      }
      runner.emission.commit(meant, at: .screen(screen))
    }
  }

  private static let manyHolders = 3

  /// What computed properties put into containers; whatever else they do is done for whoever reads them.
  private func runGetters() {
    for id in program.fillingGetters where !program.isViewCode(id) {
      let effects = runner.perform(getter: id, receiver: program[id].owner.map(object))
      runner.emission.fillStacks(with: runner.summaries.opened(effects))
    }
  }

  /// Whether objects of a type are made all over the app: that a screen has one says nothing of the others.
  func isCommon(_ type: TypeID, heldBy screens: [NodeID]) -> Bool {
    let made = linkage.sites.named(program[type].name).filter { $0.form == .call && $0.base == nil }
    return Set(made.map(\.scope.owner)).count > screens.count + 2
  }

  /// A function that makes a view does what that does, for whoever shows it.
  private func makesView(_ id: FunctionID) -> Bool {
    ["View", "AnyView"].contains(program[id].declaration.result?.simpleName ?? "")
  }

  private var types: [TypeID] { program.types.indices.map(TypeID.init) }

  private func object(_ type: TypeID) -> Value { .typed(.simple(program[type].name), type) }

  /// A class that nothing ever names is dead code, or a base that waits for its first heir.
  private func isLive(_ type: TypeID) -> Bool {
    runner.actors.isMade(type)
      && (linkage.sites.isMentioned(program[type].name, outside: type) || !linkage.scenes.scenes(of: type).isEmpty
        || linkage.draft.routes.contains { $0.screenClass == program[type].name }
        || linkage.draft.entries.contains { $0.to == linkage.nodes.identity(of: type) })
  }

  func functions(of type: TypeID) -> [FunctionID] {
    program[type].members.values.flatMap { $0 }.compactMap { member in
      guard case .function(let id) = member, !program[id].declaration.isStatic else { return nil }
      return id
    }.sorted()
  }

  /// The functions of a class and of the app's classes above it that it does not override.
  private func inheritedFunctions(of type: TypeID) -> [FunctionID] {
    var overridden: Set<String> = []
    var found: [FunctionID] = []
    let above = program.ancestors(of: type).filter { program[$0].keyword == .class }.sorted()
    for owner in [type] + above {
      for id in functions(of: owner) where owner == type || !overridden.contains(program[id].declaration.fullName) {
        found.append(id)
      }
      for id in functions(of: owner) where program[id].declaration.isOverride {
        overridden.insert(program[id].declaration.fullName)
      }
    }
    return found
  }
}

extension [Effect] {
  /// Those of which something is so, and the others.
  fileprivate func apart(_ isSo: (Effect) -> Bool) -> (so: [Effect], others: [Effect]) {
    (filter(isSo), filter { !isSo($0) })
  }
}
