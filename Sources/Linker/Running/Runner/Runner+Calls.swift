import Facts
import NavigationModel

extension Runner {
  /// Runs an expression: every call in it, in the order of evaluation.
  func run(_ expression: Expression, _ frame: Frame, _ effects: inout [Effect]) {
    switch expression.kind {
    case .call(let callee, let arguments): runCall(callee, arguments, expression, frame, &effects)
    case .member(let base, let name, _):
      if let base { run(base, frame, &effects) }
      effects += run(reading: expression, named: name, frame) + run(pickedBy: expression, frame)
    case .name(let name, _): effects += run(reading: expression, named: name, frame)
    case .subscript(let base, let arguments):
      run(base, frame, &effects)
      for argument in arguments { run(argument.value, frame, &effects) }
      let given = evaluator.labeled(arguments, in: frame.scope)
      for (id, receiver) in evaluator.subscripts(of: base, given, in: frame.scope) {
        add(perform(id, receiver: receiver, arguments: given), frame, &effects)
      }
    case .assignment(let target, let name, let value): runAssignment(target, name, value, expression, frame, &effects)
    case .chained(let inner), .forced(let inner), .try(let inner, _), .cast(let inner, _, _), .prefix(_, let inner):
      run(inner, frame, &effects)
    case .operators(_, let operands), .array(let operands): for operand in operands { run(operand, frame, &effects) }
    case .ternary(let condition, let then, let otherwise):
      run(condition, frame, &effects)
      runTernary(condition, then, otherwise, expression, frame, &effects)
    case .dictionary(let entries):
      for entry in entries {
        run(entry.key, frame, &effects)
        run(entry.value, frame, &effects)
      }
    case .tuple(let elements), .macro(_, let elements):
      for element in elements { run(element.value, frame, &effects) }
    case .statement(let statement):
      var inner = frame
      run(statement, &inner, &effects)
    case .string(let parts): for case .interpolation(let inner) in parts { run(inner, frame, &effects) }
    case .closure, .selector, .type, .number, .boolean, .nil, .keyPath, .opaque: break
    }
  }

  private func runCall(
    _ callee: Expression, _ arguments: [Argument], _ expression: Expression, _ frame: Frame,
    _ effects: inout [Effect]
  ) {
    let name = callee.lastName ?? ""
    let base = callee.strippedBase
    if let base { run(modified: base, by: name, arguments, frame, &effects) }
    let call = RunningCall(
      runner: self, name: name, base: base, arguments: arguments, expression: expression, frame: frame)
    visited.insert(call.origin)
    if let base, views.names.concerns(base), let changes = views.changed(call) {
      add(changes, frame, &effects)
      return
    }
    if peculiarCalls.contains(call.origin) {
      if let changes = linkage.shared(StoredSettings.init).changes(by: call) {
        add(changes, frame, &effects)
        return
      }
      let calls = SwiftUICalls(call)
      if let shown = calls.ownPresentation() ?? calls.handedView() ?? calls.coverLayer() {
        effects += shown
        return
      }
    }
    guard !SwiftUICalls(call).isLinkActionOfWindow() else { return }
    guard relevance.contains(callOf: name, at: call.origin) else {
      runArguments(ofIdle: call, callee, frame, &effects)
      return
    }
    if let done = done(by: call) { return add(done, frame, &effects) }
    if let answer = sinks.answer(call) ?? routers.answer(call) {
      add(answer.effects, frame, &effects)
      for argument in arguments { runArgument(argument.value, of: call, frame, &effects) }
      return
    }
    let given = given(arguments, frame)
    let targets = meant(appFunctions(callee, given, frame.scope, isNavigation: idioms.knows(name)), on: base, frame)
    // What the app adds to a library's type under a name of the library's means the library's.
    let isAdded = targets.allSatisfy { target in program[target.id].owner.map { program[$0].keyword == nil } ?? false }
    let forwarded = linkage.shared(ForwardedPresentations.init)
    let isLibrarys = targets.allSatisfy { forwarded.contains($0.id) }
    if isAdded, let answer = isLibrarys ? idioms.answer(call) : idioms.libraryAnswer(call) {
      note(answer.effects, of: call)
      add(answer.effects, frame, &effects)
      for (index, argument) in arguments.enumerated() where !answer.done.contains(index) {
        runArgument(argument.value, of: call, frame, &effects)
      }
      return
    }
    // Views that cases carry are parts of this one unless the function shows them as screens.
    let keeps = targets.contains { linkage.shared(OwnViewStacks.init).keepers.contains($0.id) }
    if keeps { views.stack(arguments, frame.scope) }
    let carrying = targets.isEmpty ? [] : arguments.filter { keeps || carriesViews($0.value, frame.scope) }
    for argument in arguments where !carrying.contains(argument) { run(argument.value, frame, &effects) }
    run(targets, given, of: call, &effects)
    for argument in carrying { run(argument.value, frame, &effects) }
    if targets.isEmpty, !runLibraryFlow(call, frame, &effects), !runGivenChild(call, frame, &effects) {
      runValue(callee, given, call, frame, &effects)
    }
  }

  /// What a call passes; of a property, the screen that was last put there.
  private func given(_ arguments: [Argument], _ frame: Frame) -> [LabeledValue] {
    evaluator.labeled(arguments, in: frame.scope).map { argument in
      guard let expression = argument.expression,
        let put = frame.puts.value(of: expression, in: frame.scope, evaluator),
        put.alternatives.contains(where: { evaluator.typeID(of: $0).map(program.isScreen) ?? false })
      else { return argument }
      return LabeledValue(
        label: argument.label, value: put, expression: expression, isTrailing: argument.isTrailing)
    }
  }

  /// Runs the functions of the app that a call reaches.
  func run(
    _ targets: [(id: FunctionID, receiver: Value?)], _ given: [LabeledValue], of call: RunningCall,
    _ effects: inout [Effect]
  ) {
    let (frame, base) = (call.frame, call.base)
    let origin = Origin(file: frame.scope.file, offset: call.expression.offset, call: frame.scope.call)
    let ways = FactoryConditions(runner: self, host: call.host).gates(ofObjects: base, frame)
    let delegate = base.flatMap { linkage.shared(Delegates.init).property($0, in: frame.scope) }
    for target in targets {
      let frame = target.receiver.flatMap { evaluator.typeID(of: $0) }.flatMap { ways[$0] } ?? frame
      // `super.viewDidLoad()` runs with the object that it is.
      let receiver = base?.isSuper == true ? evaluator.selfValue(in: frame.scope) : target.receiver
      add(call.flowEffects(calling: target.id, of: receiver), frame, &effects)
      for given in given.expanded(where: { evaluator.makesStack(target.id) || $0.isTag }) {
        let found = perform(target.id, receiver: receiver, arguments: given, at: origin, by: frame.scope)
        // What a screen's own code does is told of the screen at once.
        let owner = receiver.flatMap { evaluator.typeID(of: $0) } ?? program[target.id].owner
        if !found.isEmpty { doneByCalls[call.origin] = found }
        if !found.isEmpty || owner.map(program.isScreen) ?? false { noteRun(of: call) }
        let asked = AskedContainers(call: call).told(told(found, by: call, of: target.id), by: receiver)
        // Screens act themselves.
        let told = owner.map(program.isScreen) ?? false ? nil : delegate
        let sent = told.map { id in asked.map { $0.behind([Tellings.sent] + elsewhere(than: id)) } } ?? asked
        let marks = launchOptions.marks(of: call, to: target.id, doing: summaries.opened(sent))
        add(sent.map { $0.behind(marks) }.map { $0.isPassed ? carried(by: $0, to: call) : $0 }, frame, &effects)
        add(call.flowEffects(telling: target.id, of: receiver, toDo: found), frame, &effects)
      }
      call.notePassed(given, to: target.id)
    }
  }

  /// An effect of a called function whose target the call passes; where a call before it was told for it, that is no more.
  func carried(by effect: Effect, to call: RunningCall) -> Effect {
    handingOn.insert(effect.origin)
    return call.carried(by: effect)
  }

  /// The condition that no screen is seen that has itself told what happens.
  private func elsewhere(than delegate: VariableID) -> [Gate] {
    linkage.shared(Delegates.init).screens(toldBy: delegate).isEmpty ? [] : [Doubts.isTold(by: delegate)]
  }

  /// What is passed to a call that leads nowhere itself.
  private func runArguments(
    ofIdle call: RunningCall, _ callee: Expression, _ frame: Frame, _ effects: inout [Effect]
  ) {
    guard !call.arguments.isEmpty else { return }
    // What a value or function of the app's own holds on to is run by who gets it from there.
    let isKept =
      makesObject(callee, call, frame.scope)
      || isAnswered(callee, named: call.name, call.arguments, frame.scope)
      || makesCase(callee, call.arguments, frame.scope)
      || isImpliedObject(callee, call)
    for argument in call.arguments {
      if isKept { run(argument.value, frame, &effects) } else { runArgument(argument.value, of: call, frame, &effects) }
    }
  }

  /// Whether a call makes an object of a type of the app's, and none of a type of the library's of that name.
  private func makesObject(_ callee: Expression, _ call: RunningCall, _ scope: Scope) -> Bool {
    guard program.declaresType(named: call.name, seenFrom: call.scope.file) else { return false }
    let meant = evaluator.called(callee, with: evaluator.labeled(call.arguments, in: scope), in: scope)
    if case .term = meant { return false }
    return true
  }

  /// Notes that a call navigates; whether values on a stack lead anywhere is known when the whole app has been run.
  private func note(_ effects: [Effect], of call: RunningCall) {
    guard !effects.isEmpty, !emission.knows(call.origin) else { return }
    if effects.allSatisfy(views.isLink) {
      emission.calls.meet(call.origin, call.expression.excerpt())
    } else {
      call.resolve(by: .constructor)
    }
  }

  /// Whether a function of the app's answers a call that passes functions.
  private func isAnswered(
    _ callee: Expression, named name: String, _ arguments: [Argument], _ scope: Scope
  ) -> Bool {
    guard evaluator.methodsByName[name] != nil || program.globals[name] != nil else { return false }
    let passesFunctions = arguments.contains { argument in
      switch argument.value.kind {
      case .closure, .name, .member, .selector: true
      default: false
      }
    }
    guard passesFunctions else { return false }
    let given = evaluator.labeled(arguments, in: scope)
    return !evaluator.functions(callee, labels: given, in: scope).isEmpty
  }

  /// The functions of the app that a call reaches.
  private func appFunctions(
    _ callee: Expression, _ given: [LabeledValue], _ scope: Scope, isNavigation: Bool
  ) -> [(id: FunctionID, receiver: Value?)] {
    let found = evaluator.functions(callee, labels: given, in: scope)
    guard isNavigation else { return found }
    // A function of another shape but with UIKit's name is not meant.
    return found.filter { candidate in
      let parameters = program[candidate.id].declaration.parameters
      return evaluator.accepts(parameters, given) && candidate.id != scope.function && !isMetByUIKit(candidate.id)
        && !isHandedToSuper(by: candidate.id) && !program.wrappedStacks.handingOn.contains(candidate.id)
        && takes(parameters.first, of: candidate.id, given.first)
    }
  }

  /// Runs what is no function of the app by name: closures, functions as values, initialisers, libraries.
  private func runValue(
    _ callee: Expression, _ given: [LabeledValue], _ call: RunningCall, _ frame: Frame, _ effects: inout [Effect]
  ) {
    var isLibrary = false
    let alternatives = evaluator.called(callee, with: given, in: frame.scope).alternatives
    for (alternative, choice) in zip(alternatives, choices(among: alternatives, frame.scope)) {
      switch alternative {
      case .closure(let closure):
        guard let choice else { continue }
        let frame = frame.behind(choice + conditions(around: closure, calledIn: frame.scope))
        add(call.flowEffects(calling: closure), frame, &effects)
        // What a view's caller told it to do is told apart from what it does itself.
        let isForeign = closure.scope.owner != frame.scope.owner && frame.scope.owner.map(actors.isView) ?? false
        let done = perform(closure, arguments: given)
        let found = isForeign ? summaries.opened(done).map(\.handedOn) : done
        add(found, frame, &effects)
      case .function(let id, let found):
        // `super.init(…)` works on the object that it is part of.
        let receiver = call.base?.isSuper == true ? evaluator.selfValue(in: frame.scope) : found
        add(call.flowEffects(calling: id, of: receiver), frame, &effects)
        add(perform(id, receiver: receiver, arguments: given, by: frame.scope), frame, &effects)
      case .metatype(_, let id?) where program.isLayout(.type(id)) && call.arguments.contains(where: \.isTrailing):
        isLibrary = true
      case .metatype(_, let id?) where program[id].keyword != nil:
        runInitializers(of: id, given, call, frame, &effects)
      case .metatype(_, let id?) where runInitializer(addedTo: id, given, call, &effects): continue
      case .enumCase where !isObject(callee, frame.scope): break
      default:
        guard !runObject(alternative, given, call, frame, &effects), !isImpliedObject(callee, call) else { continue }
        guard makesCase(callee, call.arguments, frame.scope) else {
          isLibrary = true
          continue
        }
        keep(given)
      }
    }
    guard isLibrary else { return }
    if let back = SwiftUICalls(call).dismissal(by: callee, in: frame.scope) { return add([back], frame, &effects) }
    for argument in call.arguments { runArgument(argument.value, of: call, frame, &effects, isRun: true) }
  }

  /// Runs a closure that a library gets: it will call it some time, in the hands of whoever passes it.
  private func runArgument(
    _ argument: Expression, of call: RunningCall, _ frame: Frame, _ effects: inout [Effect], isRun: Bool = false
  ) {
    if let back = SwiftUICalls(call).dismissal(by: argument, in: frame.scope) {
      return add([back], frame, &effects)
    }
    if isGivenToViews(argument, by: call) { return }
    switch argument.kind {
    case .closure, .name, .member, .selector:
      if case .closure = argument.kind {} else if !isRun { run(argument, frame, &effects) }
      if argument.isInitializer { return add(run(madeBy: argument, of: call), frame, &effects) }
      let named: Expression
      let isAction: Bool
      if case .selector(let inner) = argument.kind {
        (named, isAction) = (inner, true)
      } else {
        (named, isAction) = (argument, call.isAction(argument))
      }
      for alternative in evaluator.evaluate(named, in: frame.scope).alternatives {
        switch alternative {
        case .closure(let closure):
          if isDoneLater(closure) { continue }
          if call.name == "forEach", let list = call.base, isWithoutElements(list, frame.scope) { continue }
          effects += libraryRun(closure, given: argument, of: call)
        case .function(let id, let receiver):
          guard isAction else {
            effects += libraryRun(perform(id, receiver: receiver, arguments: call.elements), of: call)
            continue
          }
          for action in actions(id, named: receiver, of: call) {
            let registrant = action.object.flatMap { evaluator.typeID(of: $0) } ?? program[action.id].owner
            let found = summaries.opened(perform(action.id, receiver: action.object, arguments: call.elements))
            effects += registered(found.map { $0.behind(frame.gates.ofActions) }, by: registrant, call)
          }
        default: break
        }
      }
    default: if !isRun { run(argument, frame, &effects) }
    }
  }

  private func add(_ found: [Effect], _ frame: Frame, _ effects: inout [Effect]) {
    effects += found.map { $0.behind(frame.gates) }
  }

  private func runAssignment(
    _ target: Expression, _ name: String, _ value: Expression, _ expression: Expression, _ frame: Frame,
    _ effects: inout [Effect]
  ) {
    let stripped = target.stripped
    if let base = stripped.strippedBase { run(base, frame, &effects) }
    let kept = keptClosures(in: value, storedIn: stripped, frame.scope)
    if kept.isEmpty {
      run(value, frame, &effects)
    } else {
      handedOver.formUnion(kept.map { Origin(file: frame.scope.file, offset: $0.offset) })
    }
    guard let property = stripped.lastName else {
      // `paths[tab] = []`
      guard case .subscript(let kept, _) = stripped.kind, views.names.decisive(stripped) != nil else { return }
      let call = RunningCall(
        runner: self, name: kept.lastName ?? "", base: kept.strippedBase,
        arguments: [Argument(label: nil, value: value)], expression: expression, frame: frame)
      return add(views.assigned(stripped, value, call), frame, &effects)
    }
    changes.make(Origin(file: frame.scope.file, offset: expression.offset))
    let call = RunningCall(
      runner: self, name: property, base: stripped.strippedBase,
      arguments: [Argument(label: nil, value: value)], expression: expression, frame: frame)
    if let answer = idioms.assigned(call) { add(answer.effects, frame, &effects) }
    if let decisive = views.names.decisive(stripped) {
      add(views.stepped(decisive, name, value, call) ?? views.assigned(decisive, value, call), frame, &effects)
    }
    guard observedNames.contains(property), name == "=" else { return }
    for (id, receiver) in evaluator.variables(stripped, in: frame.scope)
    where !program[id].declaration.observers.isEmpty && !program.wrappedStacks.handingOnProperties.contains(id) {
      let stored = LabeledValue(
        label: nil, content: Deferred(value, in: frame.scope, by: evaluator), expression: value, isTrailing: false)
      add(perform(observersOf: id, receiver: receiver, value: stored), frame, &effects)
    }
  }

  /// Names of properties that have observers.
  private var observedNames: Set<String> { linkage.observedNames }
}

extension RunningCall {
  /// What the closures of a call on a sequence are called with.
  var elements: [LabeledValue] {
    if let owner { return [LabeledValue(label: nil, value: owner)] }
    if name == "TableColumn" { return row }
    if let base, Evaluator.configurators.contains(name), let object = evaluator.configured(base, in: scope) {
      return [LabeledValue(label: nil, value: object)]
    }
    let sequence = Self.loops.contains(name) && base == nil ? argument(nil) : base
    if base == nil, Self.sequenceMethods.contains(name), let list = scope.receiver, evaluator.typeID(of: list) == nil {
      // In what the app adds to lists, the list is `self`.
      let element = evaluator.element(of: list)
      return element.isUnknown ? [] : [LabeledValue(label: nil, value: element)]
    }
    guard Self.sequenceMethods.contains(name) || Self.loops.contains(name), let sequence else { return [] }
    var element = evaluator.element(of: evaluator.evaluate(sequence, in: scope))
    // Of a list that leads too far to be followed, the declarations say what is in it.
    if element.isUnknown, let declared = linkage.sites.types.element(of: sequence, in: scope) { element = declared }
    return element.isUnknown ? [] : [LabeledValue(label: nil, value: element)]
  }

  /// What a column of a table is made of: the table's own closure gets that, and names nothing.
  private var row: [LabeledValue] {
    guard let rows = scope.lookup("$0"), rows.count == 1 else { return [] }
    return [LabeledValue(label: nil, value: evaluator.value(of: rows[0]))]
  }

  /// What a reactive subscription hands on beside its elements: `taps.withUnretained(self).bind { owner, _ in … }`.
  private var owner: Value? { RxSubjects.owner(of: base, arguments).map { value($0) } }

  /// Views of SwiftUI that make a view of each element.
  private static let loops: Set<String> = ["ForEach", "List", "Table", "OutlineGroup"]

  private static let sequenceMethods: Set<String> = ["forEach", "map", "compactMap", "flatMap", "filter", "first"]

  /// An effect of the called function whose target this call passes: it arises here.
  func carried(by effect: Effect) -> Effect {
    var effect = effect
    effect.origin = origin
    effect.isPassed = arguments.contains { isPassed($0.value, flowsDecide: effect.isGiven) }
    effect.isGiven = effect.isGiven && effect.isPassed
    return effect
  }
}
