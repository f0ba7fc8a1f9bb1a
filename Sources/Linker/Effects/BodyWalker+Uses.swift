import Facts

extension BodyWalker {
  /// Notes what a name or member uses that is not called.
  ///
  /// What a local is was noted where it got its value.
  mutating func noteUse(of name: String, _ expression: Expression, _ context: Context) {
    if case .name = expression.stripped.kind, context.scope.lookup(name) != nil { return noteReading(name, context) }
    if case .member(nil, _, _) = expression.stripped.kind {
      // `.plain`: a member of a type, not of an object.
      for id in staticContent[name] ?? [] { uses.add(.variable(id), usedBy: context.user) }
      return
    }
    let used = self.used(by: expression, name, context)
    for used in used { uses.add(used == .name(name) ? .reading(name) : used, usedBy: context.user) }
  }

  /// Notes what a call can reach, and who gets the closures and functions that it passes.
  mutating func noteCall(_ callee: Expression, _ arguments: [Argument], _ expression: Expression, _ context: Context) {
    let node = UseGraph.Node.call(Origin(file: context.scope.file, offset: expression.offset))
    uses.add(node, usedBy: context.user)
    let call = uses.number(of: node)
    guard let name = callee.lastName else {
      // What is no name is a value: `handlers[0]()`. A closure is used by whoever writes it.
      if case .subscript = callee.stripped.kind { uses.add(.libraryName(""), usedBy: call) }
      noteObject(arguments, calledBy: call)
      return
    }
    if isElement(callee, in: context.scope) { uses.add(.libraryName(""), usedBy: call) }
    noteAddition(callee, arguments, context)
    let seen = scope(of: callee, context.scope)
    let members = types.members(callee, in: seen)
    if members?.allSatisfy(\.isVariable) ?? (functionsByName[name] == nil) { noteObject(arguments, calledBy: call) }
    let used = used(by: callee, name, seen, members)
    if used.isEmpty, case .name = callee.stripped.kind, seen.lookup(name) != nil {
      // A local that somebody gave: it may be anything that can be called.
      uses.add(.libraryName(""), usedBy: call)
    }
    for used in used {
      uses.add(isOpen(used, name, members) ? shape(name, arguments, of: callee) : used, usedBy: call)
    }
    if members?.isEmpty ?? true { noteParts(of: callee.strippedBase, calledBy: call, context) }
    noteAction(name, of: callee.strippedBase, calledBy: call, context)
    if name == "perform", arguments.first?.label == "segue" { uses.add(.libraryName("performSegue"), usedBy: call) }
    if let subject = notificationStreams.subject(ofCall: name, on: callee.strippedBase, arguments) {
      for value in arguments.flatMap({ given($0.value, context) }) { uses.add(value, usedBy: .notification(subject)) }
    }
    noteSubject(name, callee.strippedBase, arguments, call, context)
    if members.map({ isMeantForLibrary($0, arguments) }) ?? true, !noteNotification(name, arguments, call, context) {
      uses.add(.libraryName(name), usedBy: call)
    }
    if Self.changing.contains(name) || mutatingFunctions.contains(name), let base = callee.strippedBase {
      noteChange(of: base, by: call, context)
    }
    for argument in arguments {
      if let label = argument.label { noteStream(argument.value, putInto: label, context) }
      noteView(argument, members)
      if argument.value.isWayBack, let way = argument.value.lastName {
        uses.add(.libraryName(way), usedBy: call)
        for taker in takers(of: argument, among: arguments, name, members) {
          uses.add(.libraryName(way), usedBy: taker)
        }
      }
      let given = self.given(argument.value, context)
      guard !given.isEmpty else { continue }
      // A library will call it.
      if members?.allSatisfy(program.isLayout) ?? true { for value in given { uses.add(value, usedBy: call) } }
      for taker in takers(of: argument, among: arguments, name, members) {
        for value in given { uses.add(value, usedBy: taker) }
      }
    }
  }

  /// Notes that a function which stands in a tuple is called: `dialog.action.run()`.
  private mutating func noteParts(of tuple: Expression?, calledBy call: Int32, _ context: Context) {
    guard let tuple, let name = tuple.lastName else { return }
    for node in used(by: tuple, name, context) {
      let variables: [VariableID]
      switch node {
      case .variable(let id): variables = [id]
      case .name(let name): variables = variablesByName[name] ?? []
      default: continue
      }
      for id in variables {
        guard case .tuple? = program[id].declaration.type?.unwrapped, program.isRun(id) else { continue }
        uses.add(.variable(id), usedBy: call)
      }
    }
  }

  /// Where what is called has its meaning: a function is called before its result is the local of its name,
  /// `let rows = rows(of: table)`.
  private func scope(of callee: Expression, _ scope: Scope) -> Scope {
    guard case .name(let name, _) = callee.stripped.kind, let holder = scope.holder(of: name),
      let meanings = holder.bindings[name]
    else { return scope }
    let isResult = meanings.contains { meaning in
      guard case .expression(let local, _) = meaning,
        case .call(let called, _)? = local.written?.expression.stripped.kind
      else { return false }
      return called.offset == callee.offset
    }
    guard isResult else { return scope }
    return holder.parent ?? Scope(file: scope.file, owner: scope.owner)
  }

  /// Whether what a call can reach is known by its name alone, so that its labels tell more.
  private func isOpen(_ used: UseGraph.Node, _ name: String, _ members: [Program.Member]?) -> Bool {
    guard used == .name(name) else { return false }
    guard let members else { return true }
    return members.contains { if case .type(let id) = $0 { program[id].name == name } else { false } }
  }

  /// Whatever can be called under a name with the labels of a call; `.name()` is a member of a type, not of an object.
  mutating func shape(_ name: String, _ arguments: [Argument], of callee: Expression? = nil) -> UseGraph.Node {
    var isImplicit = false
    if case .member(nil, _, _)? = callee?.stripped.kind { isImplicit = true }
    let shape = UseGraph.Node.shape(
      isImplicit ? "." + name : name, arguments.map { UseGraph.Label(text: $0.label, isTrailing: $0.isTrailing) })
    guard !uses.knows(shape) else { return shape }
    uses.add(shape, usedBy: shape)
    let given = arguments.map { LabeledValue(label: $0.label, value: .unknown, isTrailing: $0.isTrailing) }
    var makes = false
    for id in functionsByName[name] ?? [] {
      let declaration = program[id].declaration
      guard declaration.isStatic || !isImplicit, evaluator.accepts(declaration.parameters, given),
        declaration.name == "init" || !isOfView(program[id].owner)
      else { continue }
      if declaration.name == "init" { makes = true }
      uses.add(.function(id), usedBy: shape)
    }
    for id in variablesByName[name] ?? []
    where program.isRun(id) && (program[id].declaration.isStatic || !isImplicit) {
      uses.add(.variable(id), usedBy: shape)
    }
    if program.typesByName[name] != nil { uses.add(makes ? .making(name) : .name(name), usedBy: shape) }
    return shape
  }

  /// Notes that who posts a notification uses who observes it; whether the call is about one.
  private mutating func noteNotification(
    _ name: String, _ arguments: [Argument], _ call: Int32, _ context: Context
  ) -> Bool {
    let written = arguments.first { $0.label == "name" || $0.label == "forName" }
    let posted = name == "post" ? Notifications.posted(by: arguments) : nil
    guard let notification = posted ?? (written?.value).flatMap(Notifications.name) else { return false }
    switch name {
    case "post":
      uses.add(.notification(notification), usedBy: call)
      self.posted.insert(notification)
    case "addObserver":
      for value in arguments.flatMap({ given($0.value, context) }) {
        uses.add(value, usedBy: .notification(notification))
      }
      observers.append((notification, call))
    default: return false
    }
    return true
  }

  /// Notes who can call what is assigned to a property.
  mutating func noteAssignment(_ target: Expression, _ value: Expression, _ context: Context) {
    noteChange(of: target, by: context.user, context)
    noteSending(by: target, context)
    if let name = target.stripped.lastName { noteStream(value, putInto: name, context) }
    noteAction(value, keptIn: target, context)
    var holder = target.stripped
    if case .subscript(let table, _) = holder.kind { holder = table.stripped }
    notePut(value, into: holder, context)
  }

  /// Notes that whoever calls what a property holds, or what is in the list that it holds, calls what is put there.
  mutating func notePut(_ value: Expression, into holder: Expression, _ context: Context) {
    let given = self.given(value, context)
    guard !given.isEmpty, let name = holder.lastName else { return }
    for taker in used(by: holder, name, context).flatMap(holders) {
      for value in given { uses.add(value, usedBy: taker) }
    }
  }

  /// Notes that what the app never posts, the system does: to who asked for it.
  mutating func noteSystemNotifications() {
    for (notification, call) in observers where !posted.contains(notification) {
      uses.add(.notification(notification), usedBy: call)
    }
  }

  /// Methods that change the property that they are called on.
  private static let changing: Set<String> = ["append", "popLast", "removeAll", "removeLast", "toggle"]

  mutating func noteChange(of target: Expression, by user: Int32, _ context: Context) {
    var target = target.stripped
    if case .subscript(let base, let arguments) = target.kind {
      guard case .keyPath(_, let path)? = arguments.first?.value.kind, let last = path.last else {
        noteChange(ofSubscriptOf: base, arguments, by: user, context)
        return noteChange(of: base, by: user, context)
      }
      return uses.add(.changeOfName(last), usedBy: user)
    }
    if case .member(let base?, "wrappedValue", _) = target.kind { target = base.stripped }
    guard let name = target.lastName else { return }
    // A local is nobody's state.
    if case .name = target.kind, name.first != "$", context.scope.lookup(name) != nil { return }
    let members = types.members(target, in: context.scope)
    if members?.isEmpty ?? false { return uses.add(.libraryName(name), usedBy: user) }
    var isKnown = false
    for case .variable(let id) in members ?? [] {
      uses.add(.change(id), usedBy: user)
      isKnown = true
    }
    if !isKnown { uses.add(.changeOfName(name.hasPrefix("$") ? String(name.dropFirst()) : name), usedBy: user) }
  }

  /// What the parts of a program are known by where it is not known what a name means.
  mutating func noteNames(leavingOut previews: Set<Int>) {
    for name in program.typesByName.keys.sorted() { uses.add(.making(name), usedBy: .name(name)) }
    for index in program.functions.indices where !isPreview(program.functions[index].owner, previews) {
      let id = FunctionID(index: index)
      let declaration = program[id].declaration
      uses.add(.function(id), usedBy: .name(declaration.name))
      if program.isWorthGiving(id) { uses.add(.function(id), usedBy: .giving(declaration.name)) }
      // Making an object runs its initialiser; making a view or modifier runs its body.
      guard let owner = program[id].owner else { continue }
      if declaration.name == "init" { uses.add(.function(id), usedBy: .name(program[owner].name)) }
      if program.isPartOfMaking(id) { uses.add(.function(id), usedBy: .making(program[owner].name)) }
    }
    for index in program.variables.indices where !isPreview(program.variables[index].owner, previews) {
      let id = VariableID(index: index)
      uses.add(.change(id), usedBy: .changeOfName(program[id].declaration.name))
      guard program.isRun(id) else { continue }
      uses.add(.variable(id), usedBy: .name(program[id].declaration.name))
      if program[id].declaration.getter == nil || program.givesFunction(id) {
        uses.add(.variable(id), usedBy: .giving(program[id].declaration.name))
      }
      // Parts of a view are read by its own code, where it is known what they are; its body nobody reads.
      if program.isContent(id), !isOfView(program[id].owner), !program.isBodyOfView(id) {
        uses.add(.variable(id), usedBy: .reading(program[id].declaration.name))
      }
      if program[id].declaration.name == "body", let owner = program[id].owner {
        uses.add(.variable(id), usedBy: .making(program[owner].name))
      }
    }
  }

  private func isOfView(_ owner: TypeID?) -> Bool { owner.map(program.isPart) ?? false }

  /// Names that everything uses.
  private static let common: Set<String> = ["self", "Self", "super", "init"]

  /// What a name or member can mean; the name itself where that is not known.
  private func used(by expression: Expression, _ name: String, _ context: Context) -> [UseGraph.Node] {
    used(by: expression, name, context.scope, depth: 0)
  }

  private func used(by expression: Expression, _ name: String, _ scope: Scope, depth: Int) -> [UseGraph.Node] {
    used(by: expression, name, scope, types.members(expression, in: scope), depth: depth)
  }

  /// - Parameter members: what declarations tell of it.
  private func used(
    by expression: Expression, _ name: String, _ scope: Scope, _ members: [Program.Member]?, depth: Int = 0
  ) -> [UseGraph.Node] {
    if case .name = expression.stripped.kind, let bindings = scope.lookup(name) {
      if let passed = withDefault(name, scope) { return [passed] }
      return bindings.flatMap { local($0, name, scope, depth: depth) }
    }
    guard let members else {
      return name == "init" ? [.libraryName(name)] : Self.common.contains(name) ? [] : [.name(name)]
    }
    return members.compactMap { member in
      switch member {
      case .function(let id): .function(id)
      case .variable(let id): program.isRun(id) ? .variable(id) : nil
      case .enumCase: nil
      case .type(let id): .name(program[id].name)
      }
    }
  }

  /// Cases of enums of Swift's own in which code hands on whatever it likes.
  private static let casesOfLibraries: Set<String> = ["some", "success", "failure", "left", "right"]

  /// Locals that are given each other's values lead in a circle.
  private static let localDepthLimit = 8

  private func local(_ binding: Scope.Binding, _ name: String, _ scope: Scope, depth: Int) -> [UseGraph.Node] {
    switch binding {
    case .parameter(let function, let name, _):
      let index = program[function].declaration.parameters.firstIndex { $0.name == name }
      return index.map { [.parameter(function, $0)] } ?? [.name(name)]
    case .function(let declaration, let scope):
      return [.closure(Origin(file: scope.file, offset: declaration.offset))]
    case .expression(let deferred, _):
      guard let written = deferred.written else { return [.name(name)] }
      let value = written.expression.stripped
      if case .closure = value.kind { return [.closure(Origin(file: written.scope.file, offset: value.offset))] }
      // What a call gave is nothing else that has the local's name.
      if depth < Self.localDepthLimit, case .call(let callee, _) = value.kind, let maker = callee.lastName {
        return functions(madeBy: callee, maker, written.scope, depth: depth + 1)
      }
      guard let last = value.lastName, depth < Self.localDepthLimit else { return [.name(name)] }
      let holder = scope.holder(of: name)
      if case .name = value.kind, last == name, holder === written.scope.holder(of: name) {
        // `if let handler { handler() }` means what has that name outside.
        return holder?.parent.map { used(by: value, last, $0, depth: depth + 1) } ?? [.name(name)]
      }
      return used(by: value, last, written.scope, depth: depth + 1)
    // What is passed to a local function may be anything.
    case .value(.typed(.function, _)): return [.libraryName("")]
    case .matched(let match):
      let cases = match.cases
      // What a library's case carries, a library has put there.
      let isPassedOn = cases.isEmpty || cases.contains { caseNames.contains($0) || Self.casesOfLibraries.contains($0) }
      return cases.map { .payload($0) } + (isPassedOn ? [.name(name)] : [])
    case .given(let parameter): return local(.value(parameter.declared), name, scope, depth: depth)
    default: return [.name(name)]
    }
  }

  /// What a value is that can be called later: a closure, a function, or what leads to one.
  func given(_ value: Expression, _ context: Context) -> [UseGraph.Node] {
    let stripped = value.stripped
    switch stripped.kind {
    case .closure: return [.closure(Origin(file: context.scope.file, offset: stripped.offset))]
    case .tuple(let parts): return parts.flatMap { given($0.value, context) }
    // `.plain`: a case or constant of the type that is asked for.
    case .member(nil, _, _): return []
    case .member(let type?, "init", _): return type.lastName.map { [.name($0)] } ?? []
    case .name(let name, _), .member(_, let name, _):
      if case .name = stripped.kind, let bindings = context.scope.lookup(name),
        !bindings.contains(where: canBeCalled) || types.isPlain(bindings)
      {
        return []
      }
      return used(by: stripped, name, context).map { $0 == .name(name) ? .giving(name) : $0 }
    case .call(let callee, _):
      return callee.lastName.map { functions(madeBy: callee, $0, context.scope, depth: 0) } ?? []
    case .ternary(_, let then, let otherwise): return given(then, context) + given(otherwise, context)
    case .selector(let function): return given(function, context)
    default: return []
    }
  }

  /// What a call gives can be called if it is a function that the called one makes.
  private func functions(
    madeBy callee: Expression, _ name: String, _ scope: Scope, depth: Int
  ) -> [UseGraph.Node] {
    used(by: callee, name, scope, depth: depth).flatMap { node -> [FunctionID] in
      switch node {
      case .function(let id): [id]
      case .name(let name): functionsByName[name] ?? []
      default: []
      }
    }.filter { id in program[id].declaration.result.map { program.isFunction($0, in: program[id].owner) } ?? false }
      .map { .function($0) }
  }

  /// Whether a local can be a function, as far as declarations tell.
  private func canBeCalled(_ binding: Scope.Binding) -> Bool {
    switch binding {
    case .matched(let match): match.canBeCalled(in: program)
    case .given(let parameter): canBeCalled(.value(parameter.declared))
    case .value(.typed), .getter: false
    case .parameter(let function, let name, _):
      program[function].declaration.parameters.first { $0.name == name }?.isFunction ?? true
    case .expression(_, let declared): declared.map { program.isFunction($0, in: nil) } ?? true
    default: true
    }
  }
}

extension Program.Member {
  fileprivate var isVariable: Bool { if case .variable = self { true } else { false } }
}
