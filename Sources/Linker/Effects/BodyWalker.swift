import Facts
import NavigationModel

/// Visits every statement and expression of the program and collects the calls and assignments in them.
struct BodyWalker {
  let evaluator: Evaluator
  let gates: Gates
  private(set) var sites: [CallSite] = []
  private(set) var closures: [ClosureSite] = []
  /// Type names in the code, with the types whose code names them; the empty owner is the top level.
  private(set) var mentions: [String: Set<TypeID?>] = [:]
  /// Texts in the code, but for those that something is only compared with.
  private(set) var texts: Set<String> = []
  /// What uses what.
  var uses = UseGraph()
  let types: StaticTypes
  /// All functions, by the names under which they are called.
  let functionsByName: [String: [FunctionID]]
  /// Stored properties by name.
  let variablesByName: [String: [VariableID]]
  /// Every `switch`, and every test for a single case.
  private(set) var switches: [SwitchSite] = []
  /// Every place that names what may be a case of an enum.
  private(set) var caseUses: [CaseUse] = []
  /// Names of the cases of the app's enums.
  private let caseNames: Set<String>
  private var depth = 0

  /// Deeper than the reader's own limit no facts come, so this guards only against the sum of several bodies.
  private static let depthLimit = 600

  init(evaluator: Evaluator, gates: Gates) {
    self.evaluator = evaluator
    self.gates = gates
    types = StaticTypes(program: evaluator.program)
    functionsByName = Dictionary(
      grouping: evaluator.program.functions.indices.map(FunctionID.init),
      by: { id in
        let entry = evaluator.program[id]
        let type = entry.declaration.name == "init" ? entry.owner : nil
        return type.map { evaluator.program[$0].name } ?? entry.declaration.name
      })
    variablesByName = Dictionary(
      grouping: evaluator.program.variables.indices.map(VariableID.init).filter {
        evaluator.program[$0].declaration.getter == nil
      }, by: { evaluator.program[$0].declaration.name })
    caseNames = Set(evaluator.program.types.flatMap(\.cases).map(\.name))
  }

  /// What surrounds a piece of code.
  struct Context {
    var scope: Scope
    var gates: [Gate] = []
    var declaration = DeclarationPath()
    var swallowsErrors = false
    var branches: [CallSite.Branch] = []
    /// Whether the code is an argument of a call, rather than what a declaration holds.
    var isArgument = false
    /// Whose body it is.
    var code = Code.file
    /// The body or closure that uses what the code names.
    var user = UseGraph.Node.name("")
    /// Who gets the closures in the code at hand.
    var taker: Expression?
    /// Whether a value is compared with something here.
    var isCompared = false
  }

  var program: Program { evaluator.program }

  mutating func walkProgram() {
    noteNames()
    let previews = program.previews
    for index in program.variables.indices where !isPreview(program.variables[index].owner, previews) {
      walk(VariableID(index: index))
    }
    for index in program.functions.indices where !isPreview(program.functions[index].owner, previews) {
      walk(FunctionID(index: index))
    }
    for (index, file) in program.files.enumerated() {
      let context = Context(scope: Scope(file: index, owner: nil))
      evaluator.declare(file.statements, in: context.scope)
      walk(file.statements, context)
    }
  }

  private func isPreview(_ owner: TypeID?, _ previews: Set<Int>) -> Bool {
    owner.map { previews.contains($0.index) } ?? false
  }

  private mutating func walk(_ id: VariableID) {
    let entry = program[id]
    let scope = Scope(file: entry.file, owner: entry.owner, requirements: entry.requirements)
    let path = path(of: entry.owner).appending(entry.declaration.name, entry.declaration.type)
    if let value = entry.declaration.value {
      walk(value, Context(scope: scope, declaration: path, code: .variable(id), user: .variable(id)))
    }
    if let getter = entry.declaration.getter {
      walkBlock(getter, Context(scope: scope.nested(), declaration: path, code: .variable(id), user: .variable(id)))
    }
    for observer in entry.declaration.observers {
      walkBlock(observer, Context(scope: scope.nested(), declaration: path, code: .variable(id), user: .change(id)))
    }
  }

  private mutating func walk(_ id: FunctionID) {
    let entry = program[id]
    guard let body = entry.declaration.body else { return }
    let scope = evaluator.scope(of: id)
    evaluator.bind(entry.declaration.parameters, to: [], in: scope)
    // `func help() -> HelpView { .init() }` makes one without its name in the body.
    if let result = entry.declaration.result { mention(result, Context(scope: scope)) }
    let path = path(of: entry.owner).appending(entry.declaration.name, entry.declaration.result)
    walkBlock(body, Context(scope: scope, declaration: path, code: .function(id), user: .function(id)))
  }

  private func path(of owner: TypeID?) -> DeclarationPath {
    owner.map { DeclarationPath(names: [program[$0].qualifiedName]) } ?? DeclarationPath()
  }

  /// Walks a block whose names are not declared yet.
  private mutating func walkBlock(_ statements: [Statement], _ context: Context) {
    evaluator.declare(statements, in: context.scope)
    walk(statements, context)
  }

  private mutating func walkBranch(_ statements: [Statement], _ context: Context) {
    var inner = context
    inner.scope = context.scope.nested()
    walkBlock(statements, inner)
  }

  mutating func walk(_ statements: [Statement], _ context: Context) {
    var context = context
    for statement in statements { walk(statement, &context) }
  }

  private mutating func walk(_ statement: Statement, _ context: inout Context) {
    switch statement.kind {
    case .expression(let expression), .throw(let expression): walk(expression, context)
    case .return(let expression): if let expression { walk(expression, context) }
    case .binding(let pattern, let type, let value):
      guard let value else { break }
      var inner = context
      if let name = pattern.boundNames.first { inner.declaration = context.declaration.appending(name, type) }
      walk(value, inner)
    case .variable(let variable):
      var inner = context
      inner.declaration = context.declaration.appending(variable.name, variable.type)
      for body in [variable.getter].compactMap(\.self) + variable.observers { walkBranch(body, inner) }
    case .function(let function):
      var inner = context
      inner.declaration = context.declaration.appending(function.name, function.result)
      inner.scope = context.scope.nested()
      inner.user = .closure(Origin(file: context.scope.file, offset: function.offset))
      uses.add(inner.user, usedBy: context.user)
      evaluator.bind(function.parameters, to: [], in: inner.scope)
      walkBlock(function.body ?? [], inner)
    case .if(let conditions, let then, let otherwise): walkIf(conditions, then, otherwise, statement.offset, context)
    case .guard(let conditions, let otherwise):
      walk(conditions, context)
      walkBranch(otherwise, context)
      context.gates += gates.passed(conditions, statement.offset, context.scope)
    case .switch(let subject, let cases): walkSwitch(subject, cases, context)
    case .loop(let pattern, let conditions, let body): walkLoop(pattern, conditions, body, context)
    case .do(let body, let catches):
      for block in [body] + catches { walkBranch(block, context) }
    case .defer(let body): walkBranch(body, context)
    case .conditional(let clauses):
      for clause in clauses { walk(clause.body, context) }
    case .type, .other: break
    }
  }

  private mutating func walk(_ conditions: [Condition], _ context: Context) {
    for condition in conditions {
      switch condition {
      case .boolean(let expression): walk(expression, context)
      case .match(let pattern, let expression):
        switches.append(SwitchSite(subject: expression, tested: pattern, scope: context.scope))
        walk(expression, context)
      case .binding(_, let expression): if let expression { walk(expression, context) }
      case .availability: break
      }
    }
  }

  private mutating func walkIf(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]?, _ offset: Int32, _ context: Context
  ) {
    walk(conditions, context)
    var inner = context
    inner.scope = context.scope.nested()
    evaluator.declare(conditions, in: inner.scope)
    inner.gates.append(gates.condition(conditions, offset, context.scope))
    walkBlock(then, inner)
    guard let otherwise else { return }
    var other = context
    other.gates.append(gates.otherwise(conditions, offset, context.scope))
    walkBranch(otherwise, other)
  }

  private mutating func walkSwitch(_ subject: Expression, _ cases: [SwitchCase], _ context: Context) {
    walk(subject, context)
    switches.append(SwitchSite(subject: subject, cases: cases, scope: context.scope))
    let value = evaluator.evaluate(subject, in: context.scope)
    for branch in cases {
      var inner = context
      inner.scope = context.scope.nested()
      evaluator.bind(branch.patterns, to: value, subject, in: inner.scope)
      inner.gates.append(gates.branch(branch, of: subject, context.scope))
      if let names = branch.soleCaseNames { inner.branches.append(CallSite.Branch(subject: subject, cases: names)) }
      walkBlock(branch.body, inner)
    }
  }

  private mutating func walkLoop(
    _ pattern: Pattern?, _ conditions: [Condition], _ body: [Statement], _ context: Context
  ) {
    walk(conditions, context)
    var inner = context
    inner.scope = context.scope.nested()
    if let pattern, case .boolean(let sequence)? = conditions.first {
      for name in pattern.boundNames { inner.scope.bind(name, .element(sequence, context.scope)) }
    } else {
      evaluator.declare(conditions, in: inner.scope)
    }
    walkBlock(body, inner)
  }
}

extension BodyWalker {
  /// Visits an expression and all inside it.
  mutating func walk(_ expression: Expression, _ context: Context) {
    walk(expression, context, chain: nil)
  }

  private mutating func walk(_ expression: Expression, _ context: Context, chain: Expression?) {
    guard depth < Self.depthLimit else { return }
    depth += 1
    defer { depth -= 1 }
    let chain = chain ?? expression
    switch expression.kind {
    case .member(let base, let name, let generics):
      noteUse(of: name, expression, context)
      note(name, base, expression, context)
      mention(name, context)
      for generic in generics { mention(generic, context) }
      if let base, !program.isNotification(name, of: base) { walk(base, context, chain: chain) }
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
    case .cast(let inner, let type, _):
      mention(type, context)
      walk(inner, context)
    case .prefix(_, let inner), .selector(let inner): walk(inner, context)
    case .operators(let names, let operands):
      var inner = context
      inner.isCompared = names.contains { ["==", "!=", "~=", "===", "<", ">"].contains($0) }
      for operand in operands { walk(operand, inner) }
    case .array(let operands): for operand in operands { walk(operand, context) }
    case .ternary(let condition, let then, let otherwise):
      for part in [condition, then, otherwise] { walk(part, context) }
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
        ClosureSite(expression: expression, scope: context.scope, gates: context.gates, taker: context.taker))
      walk(closure, expression.offset, context)
    case .statement(let statement):
      var inner = context
      walk(statement, &inner)
    case .string(let parts):
      if !context.isCompared, let text = expression.literalText { texts.insert(text) }
      for case .interpolation(let inner) in parts { walk(inner, context) }
    case .name(let name, let generics):
      noteUse(of: name, expression, context)
      mention(name, context)
      for generic in generics { mention(generic, context) }
    case .type(let type): mention(type, context)
    case .number, .boolean, .nil, .keyPath, .opaque: break
    }
  }

  private mutating func walkCall(
    _ callee: Expression, _ arguments: [Argument], _ expression: Expression, _ context: Context, _ chain: Expression
  ) {
    collect(.call, callee, expression, chain, context)
    noteCall(callee, arguments, expression, context)
    walk(callee: callee, context, chain)
    var inner = context
    inner.taker = expression
    walk(arguments: arguments, inner)
  }

  private mutating func walkAssignment(
    _ target: Expression, _ value: Expression, _ expression: Expression, _ context: Context, _ chain: Expression
  ) {
    collect(.assignment, target, expression, chain, context)
    noteAssignment(target, value, context)
    walk(target, context)
    var inner = context
    inner.taker = target.strippedBase
    walk(value, inner)
  }

  private mutating func note(_ name: String, _ base: Expression?, _ expression: Expression, _ context: Context) {
    guard caseNames.contains(name), base.map({ $0.lastName?.first?.isUppercase == true }) ?? true else { return }
    caseUses.append(
      CaseUse(
        name: name, base: base, offset: expression.offset, scope: context.scope, code: context.code,
        isCompared: context.isCompared, taker: context.taker, declaredType: context.declaration.declaredType))
  }

  private mutating func mention(_ name: String, _ context: Context) {
    if name.first?.isUppercase == true { mentions[name, default: []].insert(context.scope.owner) }
  }

  private mutating func mention(_ type: TypeReference, _ context: Context) {
    guard let name = type.simpleName else { return }
    mention(name, context)
    for argument in type.arguments { mention(argument, context) }
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
      walk(element.value, inner)
    }
  }

  /// What is called is noted with the call.
  private mutating func walk(callee: Expression, _ context: Context, _ chain: Expression) {
    switch callee.kind {
    case .name(let name, let generics):
      mention(name, context)
      for generic in generics { mention(generic, context) }
    case .member(let base, let name, let generics):
      note(name, base, callee, context)
      mention(name, context)
      for generic in generics { mention(generic, context) }
      if let base { walk(base, context, chain: chain) }
    default: walk(callee, context, chain: chain)
    }
  }

  private mutating func walk(_ closure: Closure, _ offset: Int32, _ context: Context) {
    var inner = context
    inner.scope = context.scope.nested()
    inner.user = .closure(Origin(file: context.scope.file, offset: offset))
    uses.add(inner.user, usedBy: context.user)
    // What is thrown inside a closure is not what its caller tries.
    inner.swallowsErrors = false
    inner.isArgument = false
    inner.taker = nil
    evaluator.bind(closure, to: [], in: inner.scope)
    walkBlock(closure.body, inner)
  }

  private mutating func collect(
    _ form: CallSite.Form, _ target: Expression, _ expression: Expression, _ chain: Expression, _ context: Context
  ) {
    var named = target.stripped
    // An assignment to an element is one to the dictionary that holds it.
    if form == .assignment, case .subscript(let dictionary, _) = named.kind { named = dictionary }
    guard let name = named.lastName else { return }
    sites.append(
      CallSite(
        form: form, name: name, expression: expression, chain: chain, scope: context.scope, gates: context.gates,
        swallowsErrors: context.swallowsErrors, isArgument: context.isArgument, declaration: context.declaration,
        code: context.code, branches: context.branches))
  }
}
