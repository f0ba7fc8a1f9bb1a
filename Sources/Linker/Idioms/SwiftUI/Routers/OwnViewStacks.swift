import Facts
import NavigationModel

/// Stacks of the app's own that keep the views themselves, and what draws the last of them in place of its content.
///
/// `if deck.top == nil { root } else { deck.top!.view }`, where `slides.append(Slide(AnyView(view)))` decides what is on
/// top: who puts a view there pushes it.
struct OwnViewStacks {
  /// The views that draw what is kept instead of what they are given.
  private(set) var containers: Set<TypeID> = []
  /// The properties that the views are put into.
  private(set) var kept: Set<VariableID> = []
  /// Those and what is told from them: the last of a list.
  private(set) var drawn: Set<VariableID> = []
  /// The types of what they hold around a view.
  private(set) var elements: Set<TypeID> = []
  /// Functions that put a view there that they are given.
  private(set) var keepers: Set<FunctionID> = []
  private let program: Program

  init(_ linkage: Linkage) {
    program = linkage.program
    for view in program.types.indices.map(TypeID.init)
    where program[view].keyword == .struct && program.isScreen(view) {
      let contents = contents(of: view)
      guard !contents.isEmpty else { continue }
      for model in models(of: view) {
        let shown = shown(by: model)
        let names = Set(shown.map { program[$0].declaration.name })
        guard !names.isEmpty, drawsInstead(view, of: contents, names) else { continue }
        containers.insert(view)
        drawn.formUnion(shown)
        // What is drawn is the last of a list, if there is one.
        let lists = lists(of: model)
        kept.formUnion(lists.isEmpty ? shown.filter { program[$0].declaration.getter == nil } : lists)
      }
    }
    drawn.formUnion(kept)
    guard !kept.isEmpty else { return }
    elements = Set(kept.compactMap(element))
    let reached = linkage.sites.uses.reached(from: kept.sorted().map { .change($0) })
    for case .function(let id) in reached.nodes where program[id].declaration.parameters.contains(where: isView(of: id))
    {
      keepers.insert(id)
    }
  }

  /// The property with the view in what a stack keeps; `nil` where that is a view itself.
  func wrapped(by type: TypeID) -> VariableID? {
    program[type].members.keys.sorted().lazy.flatMap { program[type].members[$0] ?? [] }.compactMap { member in
      guard case .variable(let id) = member, program[id].declaration.getter == nil,
        program[id].declaration.type.map(Self.isView) ?? false
      else { return nil }
      return id
    }.first
  }

  // MARK: Reading declarations

  /// Names of the views that a view is given to show.
  private func contents(of view: TypeID) -> Set<String> {
    let generics = Set(program[view].genericParameters.filter { $0.bound?.simpleName == "View" }.map(\.name))
    return Set(
      stored(in: view).compactMap { id -> String? in
        guard let type = program[id].declaration.type else { return nil }
        let shown: TypeReference = if case .function(_, let result) = type.unwrapped { result } else { type }
        guard let name = shown.simpleName, generics.contains(name) || Self.isView(shown) else { return nil }
        return program[id].declaration.name
      })
  }

  /// The classes whose objects a view observes.
  private func models(of view: TypeID) -> [TypeID] {
    stored(in: view).compactMap { id in
      guard let type = program[id].declaration.type,
        let model = program.resolve(type, from: view, file: program[id].file), program[model].keyword == .class
      else { return nil }
      return model
    }
  }

  /// The properties of an object that hold views, or are told from those: a list, or one of it.
  private func shown(by model: TypeID) -> [VariableID] {
    variables(of: model).filter { !program[$0].declaration.isStatic && keepsView($0) }
  }

  /// The lists of views that an object holds, itself or in a value of its own.
  private func lists(of model: TypeID) -> [VariableID] {
    stored(in: model).flatMap { id -> [VariableID] in
      if isList(id) { return [id] }
      guard let type = type(of: id), let part = program.resolve(type, from: model, file: program[id].file),
        program[part].keyword == .struct, !program.isPart(part)
      else { return [] }
      return stored(in: part).filter(isList)
    }
  }

  private func variables(of type: TypeID) -> [VariableID] {
    program[type].members.keys.sorted().flatMap { program[type].members[$0] ?? [] }
      .compactMap { if case .variable(let id) = $0 { id } else { nil } }
  }

  private func stored(in type: TypeID) -> [VariableID] {
    variables(of: type).filter { program[$0].declaration.getter == nil && !program[$0].declaration.isStatic }
  }

  /// The type of a property, as written or as its value makes it: `[Slide]()`, `Stack()`.
  private func type(of id: VariableID) -> TypeReference? {
    if let type = program[id].declaration.type { return type }
    guard case .call(let callee, _)? = program[id].declaration.value?.stripped.kind else { return nil }
    switch callee.stripped.kind {
    case .name(let name, let arguments): return .named(path: [name], arguments: arguments)
    case .array(let elements): return elements.first?.lastName.map { .array(.simple($0)) }
    default: return nil
    }
  }

  private func isList(_ id: VariableID) -> Bool {
    guard case .array? = type(of: id)?.unwrapped else { return false }
    return keepsView(id)
  }

  /// Whether a property holds views, or values around one.
  private func keepsView(_ id: VariableID) -> Bool {
    guard let type = single(id) else { return false }
    return Self.isView(type) || element(of: id) != nil
  }

  /// The type of the values around a view that a property holds.
  private func element(of id: VariableID) -> TypeID? {
    guard let type = single(id), !Self.isView(type),
      let value = program.resolve(type, from: program[id].owner, file: program[id].file),
      program[value].keyword == .struct || program[value].keyword == .class, !program.isScreen(value),
      wrapped(by: value) != nil
    else { return nil }
    return value
  }

  /// The type of one of what a property holds.
  private func single(_ id: VariableID) -> TypeReference? {
    guard let type = type(of: id)?.unwrapped else { return nil }
    if case .array(let element) = type { return element }
    return type
  }

  private static func isView(_ type: TypeReference) -> Bool { ["AnyView", "View"].contains(type.simpleName ?? "") }

  /// Whether a parameter of a function takes a view of whatever kind.
  private func isView(of function: FunctionID) -> (Parameter) -> Bool {
    let generics = program[function].declaration.genericParameters.filter { $0.bound?.simpleName == "View" }
    return { parameter in
      guard var type = parameter.type?.unwrapped else { return false }
      if case .function(_, let result) = type { type = result }
      return Self.isView(type) || generics.contains { $0.name == type.simpleName }
    }
  }

  // MARK: Reading bodies

  /// Whether a view draws one of some properties, or what it is given: never both.
  private func drawsInstead(_ view: TypeID, of contents: Set<String>, _ names: Set<String>) -> Bool {
    variables(of: view).contains { id in
      program[id].declaration.getter.map { drawsInstead($0, of: contents, names) } ?? false
    }
  }

  private func drawsInstead(_ body: [Statement], of contents: Set<String>, _ names: Set<String>) -> Bool {
    body.contains { statement in
      switch statement.kind {
      case .if(let conditions, let then, let otherwise?):
        let (first, second) = (Self.names(in: then), Self.names(in: otherwise))
        let asked = Self.names(in: [Statement(.if(conditions, then: [], otherwise: nil), at: statement.offset)])
        let hasFirst = !first.isDisjoint(with: contents)
        let other = hasFirst ? second : first
        return hasFirst != !second.isDisjoint(with: contents) && !names.isDisjoint(with: other.union(asked))
          || drawsInstead(then + otherwise, of: contents, names)
      case .expression(let expression), .return(let expression?):
        return Self.closures(in: expression).contains { drawsInstead($0.body, of: contents, names) }
      default: return false
      }
    }
  }

  private static func names(in body: [Statement]) -> Set<String> {
    var collector = NameCollector()
    collector.collect(body)
    return collector.names
  }

  /// The closures of containers, and of what modifiers are applied to.
  private static func closures(in expression: Expression) -> [Closure] {
    switch expression.kind {
    case .call(let callee, let arguments):
      closures(in: callee)
        + arguments.compactMap { if case .closure(let closure) = $0.value.kind { closure } else { nil } }
    case .member(let base?, _, _): closures(in: base)
    default: []
    }
  }
}

extension Views {
  /// What a change of a stack of views does: what is put there comes into view, what is taken away uncovers the rest.
  func keptViews(_ variables: [VariableID], _ call: RunningCall) -> [Effect]? {
    let stacks = linkage.shared(OwnViewStacks.init)
    guard variables.contains(where: stacks.kept.contains) else { return nil }
    switch call.name {
    case "append", "insert": return call.arguments.first.map { pushed($0.value, stacks, call) } ?? []
    case "popLast", "removeLast": return [call.effect(call.arguments.isEmpty ? .pop : .popTo, nil)]
    case "removeAll": return [call.effect(.popToRoot, nil)]
    default: return nil
    }
  }

  /// What an assignment to such a stack does; `nil` for other properties.
  func keptView(_ variable: VariableID, _ value: Expression, _ given: Value, _ call: RunningCall) -> [Effect]? {
    let stacks = linkage.shared(OwnViewStacks.init)
    guard stacks.drawn.contains(variable) else { return nil }
    guard stacks.kept.contains(variable) else { return [] }
    switch given {
    case .null: return [call.effect(.pop, nil)]
    case .array(let elements) where elements.isEmpty: return [call.effect(.popToRoot, nil)]
    default: return pushed(value, stacks, call)
    }
  }

  private func pushed(_ value: Expression, _ stacks: OwnViewStacks, _ call: RunningCall) -> [Effect] {
    let effects = call.value(value).alternatives.flatMap { element -> [Effect] in
      var shown: [ShownView] = []
      if case .instance(let instance) = element, let part = stacks.wrapped(by: instance.id),
        !runner.program.isScreen(instance.id)
      {
        let view = runner.evaluator.given(part, of: element)?.value ?? .unknown
        shown = ViewContent(runner: runner).shown(by: view, in: call.scope)
      } else {
        shown = ViewContent(runner: runner).shown(by: element, in: call.scope)
      }
      return shown.filter(\.isView).map { view in
        stacked.places.insert(view.origin.general)
        var effect = call.effect(.push, target(view, host: host(call.scope)))
        effect.gates = view.gates
        effect.isPassed = passes(value, call)
        return effect
      }
    }
    if effects.isEmpty {
      call.leaveOpen("which view is put onto the stack could not be found out")
    } else {
      call.resolve(by: .property)
    }
    return effects
  }

  /// Notes what is made for a stack of the app's own, and by which functions.
  func stack(_ arguments: [Argument], _ scope: Scope) {
    for argument in arguments {
      let shown = ViewContent(runner: runner).shown(by: runner.evaluator.evaluate(argument.value, in: scope), in: scope)
      let made = shown.compactMap { if case .view(_, let type) = $0.what { type } else { nil } }
      guard !made.isEmpty else { continue }
      stacked.places.formUnion(shown.filter(\.isView).map(\.origin.general))
      guard case .call(let callee, let given) = argument.value.stripped.kind else { continue }
      let labels = runner.evaluator.labeled(given, in: scope)
      for (function, _) in runner.evaluator.functions(callee, labels: labels, in: scope) {
        stacked.types[function, default: []].formUnion(made)
      }
    }
  }

  /// Whether a view is made for a stack of the app's own: it is a screen, and no part of who asks for it.
  func isForStack(_ view: Instance, _ scope: Scope) -> Bool {
    stacked.places.contains(view.place.general)
      || scope.function.flatMap { stacked.types[$0] }?.contains(view.id) ?? false
  }

  /// Whether the view is in what the function's caller passes.
  private func passes(_ value: Expression, _ call: RunningCall) -> Bool {
    guard let function = call.scope.function else { return false }
    var collector = NameCollector()
    collector.collect(value)
    return runner.program[function].declaration.parameters.contains { collector.names.contains($0.name) }
  }
}

/// Views that are made for stacks of the app's own.
struct StackedViews {
  /// Where they are made.
  var places: Set<Origin> = []
  /// What functions make that are asked for them.
  var types: [FunctionID: Set<TypeID>] = [:]
}
