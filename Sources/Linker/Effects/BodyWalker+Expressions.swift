import Facts

extension BodyWalker {
  /// Visits an expression and all inside it.
  mutating func walk(_ expression: Expression, _ context: Context) {
    walk(expression, context, chain: nil)
  }

  private mutating func walk(_ expression: Expression, _ context: Context, chain: Expression?) {
    guard depth < Self.depthLimit else {
      // What is not looked into may be anything.
      uses.add(.libraryName(""), usedBy: context.user)
      return
    }
    depth += 1
    defer { depth -= 1 }
    let chain = chain ?? expression
    switch expression.kind {
    case .member(let base, let name, let generics):
      noteUse(of: name, expression, context)
      note(name, base, expression, chain, context)
      mention(name, context)
      for generic in generics { mention(generic, context) }
      if let base, !program.isNotification(name, of: base) { walk(base: base, of: name, context, chain) }
    case .call(let callee, let arguments): walkCall(callee, arguments, expression, context, chain)
    case .subscript(let base, let arguments):
      noteSubscript(of: base, context)
      walk(base, context, chain: chain)
      walk(arguments: arguments, context)
    case .chained(let inner), .forced(let inner): walk(inner, context, chain: chain)
    case .try(let inner, let form):
      var attempt = context
      attempt.swallowsErrors = context.swallowsErrors || form == .optional
      walk(inner, attempt)
    case .assignment(let target, _, let value): walkAssignment(target, value, expression, context, chain)
    case .cast(let inner, let type, let form):
      var asking = context
      asking.isAside = form == .conditional || form == .test
      mention(type, asking, isSpoken: false)
      walk(inner, context)
    case .prefix(let sign, let inner):
      if sign == "&" { noteChange(ofLocalIn: inner, context) }
      walk(inner, context)
    case .selector(let inner):
      if let name = inner.lastName {
        selectors[name, default: []].append(
          SelectorSite(function: inner, scope: context.scope, surroundings: context.surroundings))
      }
      walk(inner, context)
    case .operators(let names, let operands):
      var inner = context
      inner.isCompared = names.contains { ["==", "!=", "~=", "===", "<", ">"].contains($0) }
      for operand in operands { walk(operand, inner) }
    case .array(let operands): for operand in operands { walk(operand, context) }
    case .ternary(let condition, let then, let otherwise):
      walkTernary(condition, then, otherwise, expression, context)
    case .dictionary(let entries):
      for entry in entries {
        walk(entry.key, context)
        walk(entry.value, context)
      }
    case .tuple(let elements): walk(elements: elements, context)
    // Nobody ever sees a preview.
    case .macro("Preview", _): break
    case .macro(_, let elements): walk(arguments: elements, context)
    case .closure(let closure):
      closures.append(
        ClosureSite(
          expression: expression, scope: context.scope, surroundings: context.surroundings, taker: context.taker))
      walk(closure, expression.offset, context)
    case .statement(let statement):
      var inner = context
      walk(statement, &inner)
    case .string(let parts):
      if !context.isCompared, let text = expression.literalText { texts.insert(text) }
      for case .interpolation(let inner) in parts { walk(spelled: inner, context) }
    case .name(let name, let generics):
      noteUse(of: name, expression, context)
      mention(name, context)
      for generic in generics { mention(generic, context) }
    case .type(let type): mention(type, context)
    case .number, .boolean, .nil, .keyPath, .opaque: break
    }
  }

  /// Visits what a text is made of; the name of a type is no use of it: `"\(Self.self).loading"`.
  private mutating func walk(spelled expression: Expression, _ context: Context) {
    guard case .member(let base?, "self", _) = expression.kind, case .name(let name, _) = base.kind,
      types.isType(base, in: context.scope)
    else { return walk(expression, context) }
    mention(name, context)
  }

  private mutating func walkCall(
    _ callee: Expression, _ arguments: [Argument], _ expression: Expression, _ context: Context, _ chain: Expression
  ) {
    collect(.call, callee, expression, chain, context)
    noteCall(callee, arguments, expression, context)
    if let name = callee.lastName { noteEnvironment(name, arguments, context) }
    noteChange(ofLocalIn: callee.strippedBase, context)
    walk(callee: callee, around(callee, arguments, context), chain)
    var inner = context
    inner.taker = expression
    // The name of a segue of the class's own is told where it is performed, and means none of another class.
    let isOwnSegue =
      callee.lastName == "performSegue" && callee.strippedBase.isOwn
      && arguments.first?.value.stripped.literalText != nil
    walk(arguments: isOwnSegue ? Array(arguments.dropFirst()) : arguments, inner)
  }

  /// What surrounds a control that a modifier may disable.
  private func around(_ callee: Expression, _ arguments: [Argument], _ context: Context) -> Context {
    guard case .member(let control?, let name, _) = callee.kind,
      let form = disabledControls.condition(of: control, modifiedBy: name, arguments)
    else { return context }
    var inner = context
    inner.surroundings = Surroundings(
      in: context.surroundings, form, at: arguments[0].value.offset, context.scope, naming: gates)
    return inner
  }

  private mutating func walkAssignment(
    _ target: Expression, _ value: Expression, _ expression: Expression, _ context: Context, _ chain: Expression
  ) {
    collect(.assignment, target, expression, chain, context)
    noteAssignment(target, value, context)
    noteChange(ofLocalIn: target, context)
    walk(target, context)
    var inner = context
    inner.taker = target.strippedBase
    if case .closure = value.kind { inner.keeper = target }
    walk(value, inner)
  }

  private mutating func note(
    _ name: String, _ base: Expression?, _ expression: Expression, _ chain: Expression, _ context: Context
  ) {
    guard caseNames.contains(name), base.map({ $0.lastName?.first?.isUppercase == true }) ?? true else { return }
    caseUses.append(
      CaseUse(
        name: name, base: base, offset: expression.offset, scope: context.scope, code: context.code,
        isCompared: context.isCompared, isSpelled: chain.lastName == "rawValue", taker: context.taker,
        declaredType: context.declaration.declaredType))
  }

  private mutating func mention(_ name: String, _ context: Context, isSpoken: Bool = true) {
    // A type of the app's own may have a name in a script without capitals.
    guard name.beginsUppercase || program.typesByName[name] != nil else { return }
    mentions[name, default: []].insert(context.scope.owner)
    if !context.isAside {
      namings[name, default: []].insert(Naming(owner: context.scope.owner, function: context.code.function))
    }
    if isSpoken { spoken.insert(name) }
  }

  /// - Parameter isSpoken: whether code does something with the type, rather than say that a value is of it.
  mutating func mention(_ type: TypeReference, _ context: Context, isSpoken: Bool = true) {
    guard let name = type.simpleName else { return }
    mention(name, context, isSpoken: isSpoken)
    for argument in type.arguments { mention(argument, context, isSpoken: isSpoken) }
  }

  /// What a type is named in for a member that goes without an object of it: a text, a number, a flag.
  private func aside(_ member: String, of base: Expression, _ context: Context) -> Context {
    guard case .name(let name, _) = base.kind, let types = program.typesByName[name],
      types.contains(where: { program[$0].keyword == .class && program.isPlain(member, of: $0) })
    else {
      guard context.isAside else { return context }
      var plain = context
      plain.isAside = false
      return plain
    }
    var inner = context
    inner.isAside = true
    return inner
  }

  private mutating func walk(arguments: [Argument], _ context: Context) {
    var inner = context
    inner.isArgument = true
    for argument in arguments { walk(argument.value, inner) }
  }

  /// Each element of a tuple has its part of the declared type.
  private mutating func walk(elements: [Argument], _ context: Context) {
    for (index, element) in elements.enumerated() {
      var inner = context
      if case .tuple(let types)? = context.declaration.declaredType, types.count == elements.count {
        inner.declaration.declaredType = types[index]
      }
      // Who calls what bears its name gets it from the tuple: `item.content()`.
      if let label = element.label, case .closure = element.value.kind {
        uses.add(.closure(Origin(file: context.scope.file, offset: element.value.offset)), usedBy: .name(label))
      }
      walk(element.value, inner)
    }
  }

  /// What is called is noted with the call.
  private mutating func walk(callee: Expression, _ context: Context, _ chain: Expression) {
    switch callee.kind {
    case .name(let name, let generics):
      if context.scope.lookup(name) != nil { noteReading(name, context) }
      mention(name, context)
      for generic in generics { mention(generic, context) }
    case .member(let base, let name, let generics):
      note(name, base, callee, chain, context)
      mention(name, context)
      for generic in generics { mention(generic, context) }
      if let base { walk(base: base, of: name, context, chain) }
    default: walk(callee, context, chain: chain)
    }
  }

  /// Visits what stands before a member; a type that is asked for one of its own members makes no object by that.
  private mutating func walk(base: Expression, of member: String, _ context: Context, _ chain: Expression) {
    guard case .name(let name, let generics) = base.kind, member != "self", member != "init",
      context.scope.lookup(name) == nil, types.isType(base, in: context.scope)
    else { return walk(base, aside(member, of: base, context), chain: chain) }
    let inner = aside(member, of: base, context)
    mention(name, inner)
    for generic in generics { mention(generic, inner) }
  }

  private mutating func walk(_ closure: Closure, _ offset: Int32, _ context: Context) {
    var inner = context
    inner.scope = context.scope.nested()
    let node = UseGraph.Node.closure(Origin(file: context.scope.file, offset: offset))
    uses.add(node, usedBy: context.user)
    inner.user = user(node)
    // What is thrown inside a closure is not what its caller tries.
    inner.swallowsErrors = false
    inner.isArgument = false
    inner.taker = nil
    inner.keeper = nil
    if let sequence = sequence(passedTo: closure, context) {
      inner.scope.bind(closure.parameters.first?.name ?? "$0", .element(sequence, context.scope))
    } else {
      evaluator.bind(closure, to: arguments(of: closure, offset, takenBy: context), in: inner.scope)
      if let keeper = context.keeper {
        evaluator.leaveOpen(closure, offset, keptBy: keeper, of: context.scope, bound: inner.scope)
      }
    }
    walkBlock(closure.body, inner)
  }

  /// What a closure is run for each element of: `views.forEach { … }`, `lists.map { list in … }`.
  private func sequence(passedTo closure: Closure, _ context: Context) -> Expression? {
    guard closure.parameters.count <= 1, closure.parameters.first?.type == nil,
      case .call(let callee, _)? = context.taker?.kind, Self.loops.contains(callee.lastName ?? "")
    else { return nil }
    return callee.strippedBase
  }

  private static let loops: Set<String> = ["compactMap", "flatMap", "forEach", "map"]

  private mutating func collect(
    _ form: CallSite.Form, _ target: Expression, _ expression: Expression, _ chain: Expression, _ context: Context
  ) {
    var named = target.stripped
    // An assignment to an element is one to the dictionary that holds it.
    if form == .assignment, case .subscript(let dictionary, _) = named.kind { named = dictionary }
    guard let name = named.lastName else { return }
    sites.append(
      CallSite(
        form: form, name: name, expression: expression, chain: chain, scope: context.scope,
        surroundings: context.surroundings, swallowsErrors: context.swallowsErrors, isArgument: context.isArgument,
        declaration: context.declaration,
        code: context.code, branches: context.branches))
  }
}
