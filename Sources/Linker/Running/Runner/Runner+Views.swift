import Facts
import NavigationModel

extension Runner {
  /// Notes a view that came into view: its body runs at it.
  func discover(_ value: Value, as node: NodeID) { views.discover(value, as: node) }

  /// Runs the bodies of the views that came into view.
  func runDiscovered(isLast: Bool = false) { views.run(isLast: isLast) }

  /// The effects of a view's body, or of what else shows content.
  func run(bodyOf value: Value) -> [Effect] { joined(settled(perform(bodyOf: value))) }

  /// The body of a view; its effects may stand for what further runs do.
  private func perform(bodyOf value: Value, isPart: Bool = false) -> [Effect] {
    guard let id = evaluator.typeID(of: value) else { return [] }
    views.inView.insert(id)
    // What an object holds is told of the object, not of the view that shows it.
    if let (body, scope) = linkage.shared(HeldContent.init).body(of: value) {
      var effects: [Effect] = []
      run(body, Frame(scope: scope), &effects)
      return effects
    }
    let effects = program.members(named: "body", of: id).flatMap { member -> [Effect] in
      switch member {
      case .variable(let body): perform(getter: body, receiver: value)
      case .function(let body): perform(body, receiver: value, arguments: [])
      case .enumCase, .type: []
      }
    }
    return effects + run(bridgeOf: id, value, isPart: isPart) + perform(delegatesOf: id, value)
  }

  /// Effects of a view that differ only in what has to be on the screen for them: what all ways ask for remains.
  private func joined(_ effects: [Effect]) -> [Effect] {
    var order: [Effect.Key] = []
    var known: [Effect.Key: Effect] = [:]
    for effect in effects {
      var key = effect.key
      key.gates = []
      if let earlier = known[key] {
        known[key]?.gates = earlier.gates.filter { $0.stands(among: effect.gates) }
      } else {
        order.append(key)
        known[key] = effect
      }
    }
    return order.compactMap { known[$0] }
  }

  /// What a view around a view controller holds.
  ///
  /// In a part of a screen it counts only if it can lead somewhere.
  private func run(bridgeOf id: TypeID, _ value: Value, isPart: Bool) -> [Effect] {
    let name = "makeUIViewController"
    return program.members(named: name, of: id).flatMap { member -> [Effect] in
      guard case .function(let function) = member else { return [] }
      let made = evaluator.result(of: function, arguments: [], receiver: value)
      let origin = Origin(file: program[function].file, offset: program[function].declaration.offset)
      let own = Set(classes(of: made).map(linkage.nodes.identity))
      let isFrame = program.isFrame(id)
      // What a frame hosts is what it was given, which is seen through it; what a part hosts is a part, too.
      let shown = isFrame || isPart ? Value.oneOf(made.alternatives.filter { !isHost($0, ofPart: !isFrame) }) : made
      let held = Targets(linkage: linkage, host: program[id].name).targets(shown).filter { target in
        guard case .node(let node) = target else { return false }
        if isFilledStack(node) || hasScreens(node) { return true }
        return !isPart && (linkage.nodes[node]?.kind == .screen || own.contains(node))
      }
      let effects = perform(function, receiver: value, arguments: [])
      return (isPart ? bridges(made, at: origin) : [])
        + held.map { Effect(kind: .embed, target: $0, origin: origin, gates: []) }
        + (isFrame ? withoutContent(effects, givenTo: value) : effects)
    }
  }

  /// The effects of a frame's code but for those by which it takes in the content that it was given.
  private func withoutContent(_ effects: [Effect], givenTo frame: Value) -> [Effect] {
    guard case .instance(let instance) = frame else { return effects }
    let scope = Scope(file: instance.place.file, owner: nil)
    let content = instance.arguments.flatMap { ViewContent(runner: self).shown(by: $0.value, in: scope) }
    let given = Set(
      content.compactMap { shown in
        if case .view(_, let type) = shown.what { linkage.nodes.identity(of: type) } else { nil }
      })
    return summaries.opened(effects).filter { effect in
      guard effect.kind.isContainment, case .node(let node)? = effect.target else { return true }
      return !given.contains(node)
    }
  }

  /// Whether a controller is nothing but what hosts a view.
  private func isHost(_ made: Value, ofPart: Bool) -> Bool {
    if case .term(let term) = made {
      guard term.base == nil, UIKitClasses.hosting.contains(term.name) else { return false }
      guard ofPart else { return true }
      guard case .instance(let root)? = (term.argument("rootView") ?? term.unlabeled?.value)?.unmodified else {
        return false
      }
      return !views.screenLike.contains(root.id)
    }
    return evaluator.typeID(of: made).map(program.isGenericHost) ?? false
  }

  /// Whether it is a container whose children are screens, whatever it is a part of.
  private func hasScreens(_ node: NodeID) -> Bool {
    switch linkage.nodes[node]?.container {
    case .tab?, .split?, .page?: linkage.nodes[node]?.kind == .container
    default: false
    }
  }

  /// Whether it is a container that a storyboard fills.
  private func isFilledStack(_ node: NodeID) -> Bool {
    guard let known = linkage.nodes[node], known.kind == .container, known.scene != nil else { return false }
    return linkage.draft.transitions.contains { $0.from == node && $0.kind.isContainment }
  }

  private func bridges(_ made: Value, at origin: Origin) -> [Effect] {
    classes(of: made).map { type in
      let key = Move.Key(form: 9, origin: origin, value: .type(type, ""), variable: nil, scope: nil)
      return Effect(
        kind: .embed, target: .move(views.number(of: .bridge(type), key)), origin: origin, gates: [])
    }
  }

  /// The app's own classes of controllers that a value can be of.
  private func classes(of made: Value) -> [TypeID] {
    made.alternatives.compactMap { evaluator.typeID(of: $0) }
      .filter { program[$0].keyword == .class && program.isScreen($0) }
  }

  /// What a piece of view code does beside showing its views.
  func run(content: Expression, in scope: Scope, given: [LabeledValue]) -> [Effect] {
    var effects: [Effect] = []
    if case .closure(let closure) = content.kind {
      let value = ClosureValue(closure: closure, scope: scope, offset: content.offset)
      return run(value, arguments: given)
    }
    run(content, Frame(scope: scope), &effects)
    return settled(effects)
  }

  /// The effects of a view that is a part of the screen whose code makes it.
  func run(part made: Value, _ call: RunningCall) -> [Effect] {
    guard isViewCode(call.scope) else { return [] }
    return made.alternatives.flatMap { alternative -> [Effect] in
      guard case .instance(let instance) = alternative, program.isPart(instance.id),
        !views.isPlaced(instance.place), !views.isForStack(instance, call.scope),
        !isGivenToScreen(instance, call.scope)
      else { return [] }
      if isScreen(instance, within: call.scope) { return [views.embedded(alternative, instance)] }
      var effects = perform(bodyOf: alternative, isPart: true)
      // What it is given to show or to do, and does in ways that were not understood; what links show is theirs.
      let linked = linkage.shared(LinkedContent.init).linked(by: instance)
      for argument in call.arguments {
        let place = Origin(file: call.scope.file, offset: argument.value.offset)
        guard case .closure(let closure) = argument.value.kind, !ranClosures.contains(place), !linked.contains(place)
        else { continue }
        effects += perform(
          ClosureValue(closure: closure, scope: call.scope, offset: argument.value.offset), arguments: [])
      }
      return effects
    }
  }

  /// The effects of a part that came as a value.
  func run(part view: Value, _ instance: Instance, within scope: Scope) -> [Effect] {
    isScreen(instance, within: scope) ? [views.embedded(view, instance)] : perform(bodyOf: view, isPart: true)
  }

  /// Whether a view is a screen of its own wherever it stands, and so one inside of the screen around it.
  private func isScreen(_ instance: Instance, within scope: Scope) -> Bool {
    views.destinations.contains(instance.id) && !views.isTable(instance.id) && !views.isTransparent(instance.id)
      && instance.id != evaluator.typeID(of: scope.receiver ?? .unknown)
  }

  /// Whether code that is no view's makes a part for a screen that it returns: that will show it.
  private func isGivenToScreen(_ part: Instance, _ scope: Scope) -> Bool {
    guard let owner = scope.owner, !program.isPart(owner), let function = scope.function,
      let body = program[function].declaration.body
    else { return false }
    return evaluator.results(of: body, in: scope.nested(), implicit: true).contains { result in
      ViewContent(runner: self).shown(by: result, in: scope).contains { shown in
        guard case .view(.instance(let screen), _) = shown.what, views.isPlaced(screen.place) else {
          return false
        }
        return screen.givenViews.contains { $0.place == part.place }
      }
    }
  }

  /// The effects of the parts that a screen was given: they are seen in it.
  func run(partsGivenTo value: Value) -> [Effect] {
    guard case .instance(let screen) = value else { return [] }
    let parts = screen.givenViews.filter { part in
      program.isPart(part.id) && part.id != screen.id && !views.isPlaced(part.place)
        && !views.destinations.contains(part.id)
    }
    return joined(settled(parts.flatMap { perform(bodyOf: .instance($0), isPart: true) }))
  }

  /// Whether code makes views to show them, rather than to hand them to somebody.
  func isViewCode(_ scope: Scope) -> Bool {
    if let function = scope.function, let result = program[function].declaration.result {
      if ["View", "AnyView", "Scene", "ToolbarContent"].contains(result.simpleName ?? "") { return true }
      // A view that is given back with something else is shown by whoever asks for it.
      if case .tuple(let parts) = evaluator.resolvedAlias(result, in: scope).unwrapped, parts.count > 1 { return false }
    }
    if let owner = scope.owner, program.isPart(owner) { return true }
    // What is put into a controller that is given back is shown by whoever asks for that.
    if let function = scope.function, let result = program[function].declaration.result?.unwrapped.simpleName,
      UIKitClasses.isController(result)
    {
      return false
    }
    guard let owner = scope.owner else { return true }
    return program[owner].keyword == nil || program[owner].keyword == .enum
      || program[owner].keyword == .protocol
  }

  /// The effects of reading a computed property of a view.
  func run(reading expression: Expression, named name: String, _ frame: Frame) -> [Effect] {
    if case .name = expression.kind, let meanings = frame.scope.lookup(name) { return run(locals: meanings, frame) }
    guard relevance.contains(name) else { return [] }
    return evaluator.variables(expression, in: frame.scope).flatMap { id, receiver -> [Effect] in
      guard relevance.contains(id), program.isViewCode(id) else { return [] }
      if program[id].declaration.getter != nil {
        return perform(getter: id, receiver: receiver).map { $0.behind(frame.gates) }
      }
      return run(keptView: id, receiver, frame)
    }
  }

  /// The effects of a view that a view keeps in a property: `private let header = HeaderView()`.
  private func run(keptView id: VariableID, _ receiver: Value?, _ frame: Frame) -> [Effect] {
    let entry = program[id]
    let scope = Scope(file: entry.file, owner: entry.owner, receiver: receiver)
    guard entry.declaration.attributes.isEmpty, let view = entry.declaration.value, isView(view, scope) else {
      return []
    }
    var effects: [Effect] = []
    run(view, Frame(scope: scope, gates: frame.gates), &effects)
    return effects
  }

  /// Whether what a view's code gives a name to is a view: it is seen where the name is used.
  func isView(_ expression: Expression, _ scope: Scope) -> Bool {
    guard scope.owner.map(program.isPart) ?? false, case .call = expression.stripped.kind else { return false }
    return evaluator.evaluate(expression, in: scope).isAny { value in
      var value = value
      while case .term(let term) = value, let base = term.base { value = base }
      guard case .instance(let instance) = value else { return false }
      return program.isPart(instance.id)
    }
  }

  /// The effects of reading a variable of a function's own with a getter, or one that stands for a view.
  private func run(locals meanings: [Scope.Binding], _ frame: Frame) -> [Effect] {
    meanings.flatMap { meaning -> [Effect] in
      if case .expression(let deferred, _) = meaning, let (view, scope) = deferred.written, isView(view, scope) {
        var effects: [Effect] = []
        run(view, Frame(scope: scope, gates: frame.gates), &effects)
        return effects
      }
      guard case .getter(let body, let scope, let type) = meaning, let first = body.first else { return [] }
      let code = Closure(parameters: [], result: type, body: body)
      return perform(ClosureValue(closure: code, scope: scope, offset: first.offset), arguments: [])
        .map { $0.behind(frame.gates) }
    }
  }

  /// Whether a name is a constant of a view that whoever made it gave it.
  func isGiven(_ name: String, _ scope: Scope) -> Bool {
    guard case .instance(let instance)? = scope.receiver, program.isPart(instance.id),
      case .variable(let id)? = program.members(named: name, of: instance.id).first
    else { return false }
    let isLeftOut =
      program.members(named: "init", of: instance.id).isEmpty && evaluator.staysAway(id, of: instance)
      || evaluator.keepsDefault(id, of: instance) && evaluator.given(id, of: scope.receiver) == nil
    // Of a screen in several forms nobody says which it is; a table of screens has none of its own.
    let isConstant =
      program[id].declaration.attributes.isEmpty
      || linkage.shared(OpenStates.init).isConstant(id, in: program) && views.isTable(instance.id)
    return isConstant && program[id].declaration.observers.isEmpty
      && program[id].declaration.getter == nil
      && (isLeftOut || evaluator.given(id, of: scope.receiver).map { !isOpen($0) } ?? false)
  }
}

extension Instance {
  /// Objects among what it was given.
  fileprivate var givenViews: [Instance] {
    arguments.flatMap(\.value.alternatives).compactMap { if case .instance(let given) = $0 { given } else { nil } }
  }
}

extension Program {
  /// Whether a property is what a view, scene or toolbar shows.
  func isViewCode(_ id: VariableID) -> Bool {
    if let owner = self[id].owner, isPart(owner) || self[owner].name == "View" { return true }
    return isContent(id)
  }

  /// Whether a view makes another for itself: `private let header = HeaderView()`.
  func keepsPart(_ id: VariableID) -> Bool {
    guard let owner = self[id].owner, isPart(owner), case .call(let callee, _)? = self[id].declaration.value?.kind,
      case .name(let name, _) = callee.kind, let made = resolve(.simple(name), from: owner, file: self[id].file)
    else { return false }
    return isPart(made)
  }

  /// Whether a property says of itself that it is something to show.
  func isContent(_ id: VariableID) -> Bool { Self.contents.contains(self[id].declaration.type?.simpleName ?? "") }

  /// Whether a property is a body that nobody reads: what is called so and is an alert, the code that shows it reads.
  func isBodyOfView(_ id: VariableID) -> Bool {
    self[id].declaration.name == "body" && !Self.alerts.contains(self[id].declaration.type?.simpleName ?? "")
  }

  private static let alerts: Set<String> = ["ActionSheet", "Alert"]
  private static let contents = alerts.union(["AnyView", "Scene", "ToolbarContent", "View"])

  /// Whether what makes an instance of the type shows its content: views, modifiers, scenes, toolbars.
  func isPart(_ id: TypeID) -> Bool {
    guard self[id].keyword == .struct else { return false }
    let names = ancestry(of: id)
    return names.contains { Self.parts.contains($0) }
  }

  private static let parts: Set<String> = [
    "View", "ViewModifier", "Scene", "App", "ToolbarContent", "Commands", "UIViewControllerRepresentable",
    "UIViewRepresentable", "CustomizableToolbarContent", "TabContent",
  ]
}
