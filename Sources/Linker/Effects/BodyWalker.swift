import Facts
import NavigationModel

/// Visits every statement and expression of the program and collects the calls and assignments in them.
struct BodyWalker {
  let evaluator: Evaluator
  let gates: Gates
  let disabledControls: DisabledControls
  var sites: [CallSite] = []
  var closures: [ClosureSite] = []
  /// Functions that are named for Objective-C to call, by their names.
  var selectors: [String: [SelectorSite]] = [:]
  /// Type names in the code, with the types whose code names them; the empty owner is the top level.
  var mentions: [String: Set<TypeID?>] = [:]
  var namings: [String: Set<Naming>] = [:]
  var spoken: Set<String> = []
  /// Texts in the code, but for those that something is only compared with.
  var texts: Set<String> = []
  /// What uses what.
  var uses = UseGraph()
  let types: StaticTypes
  let streamElements: StreamElementNames
  /// All functions, by the names under which they are called.
  let functionsByName: [String: [FunctionID]]
  /// Stored properties by name.
  let variablesByName: [String: [VariableID]]
  /// Views that types have, rather than their objects, by name.
  let staticContent: [String: [VariableID]]
  /// Every `switch`, and every test for a single case.
  var switches: [SwitchSite] = []
  /// Every place that names what may be a case of an enum.
  var caseUses: [CaseUse] = []
  /// Names of the cases of the app's enums.
  let caseNames: Set<String>
  /// Every statement, and what leads to it.
  var statements: [StatementSite] = []
  /// Names of the notifications that the app posts, and the calls that ask for one.
  var posted: Set<String> = []
  var observers: [(notification: String, call: Int32)] = []
  /// Locals that code gives back to whoever asked for them.
  var returned: Set<ReturnedLocal> = []
  let notificationStreams: NotificationStreams
  /// Loops that may be over streams.
  var loops: [LoopSite] = []
  /// What reads the environment under keys of the app's own, by the key.
  let environmentReaders: [String: [VariableID]]
  /// All initialisers, by the label of their first parameter.
  let initializersByLabel: [String: [FunctionID]]
  let viewsInValues: ViewsInValues
  let mutatingFunctions: MutatingFunctions
  private var exits = 0
  /// The body that is being walked, by its number.
  var body: Int32 = 0
  var depth = 0

  /// Deeper than the reader's own limit no facts come, so this guards only against the sum of several bodies.
  static let depthLimit = 600

  /// Calls, closures and names for each function and property, roughly.
  private static let nodesPerDeclaration = 6

  init(evaluator: Evaluator, gates: Gates) {
    self.evaluator = evaluator
    self.gates = gates
    disabledControls = DisabledControls(evaluator.program)
    types = StaticTypes(program: evaluator.program)
    notificationStreams = NotificationStreams(evaluator.program)
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
    staticContent = Dictionary(
      grouping: evaluator.program.variables.indices.map(VariableID.init).filter {
        evaluator.program[$0].declaration.isStatic && evaluator.program.isContent($0)
      }, by: { evaluator.program[$0].declaration.name })
    streamElements = StreamElementNames(evaluator: evaluator, types: types, variablesByName: variablesByName)
    viewsInValues = ViewsInValues(evaluator.program)
    mutatingFunctions = MutatingFunctions(evaluator.program)
    environmentReaders = evaluator.program.environmentReaders
    initializersByLabel = evaluator.program.initializersByLabel
    caseNames = Set(evaluator.program.types.flatMap(\.cases).map(\.name))
  }

  /// What surrounds a piece of code.
  struct Context {
    var scope: Scope
    var surroundings: Surroundings?
    var declaration = DeclarationPath()
    var swallowsErrors = false
    var branches: [CallSite.Branch] = []
    /// Whether the code is an argument of a call, rather than what a declaration holds.
    var isArgument = false
    /// Whose body it is.
    var code = Code.file
    /// The body, closure or statement that uses what the code names.
    var user: Int32
    /// The statement at hand, by its number.
    var statement: Int?
    /// Who gets the closures in the code at hand.
    var taker: Expression?
    /// What the closure at hand is assigned to.
    var keeper: Expression?
    /// Whether a value is compared with something here.
    var isCompared = false
    /// Whether a type is only named for what goes without an object of it: `Timer.text(5)`.
    var isAside = false
  }

  var program: Program { evaluator.program }

  mutating func walkProgram() {
    uses.reserve((program.functions.count + program.variables.count) * Self.nodesPerDeclaration)
    let previews = program.previews
    noteNames(leavingOut: previews)
    noteDerivedStreams()
    for index in program.variables.indices where !isPreview(program.variables[index].owner, previews) {
      walk(VariableID(index: index))
    }
    for index in program.functions.indices where !isPreview(program.functions[index].owner, previews) {
      walk(FunctionID(index: index))
    }
    for (index, file) in program.files.enumerated() {
      let context = Context(scope: Scope(file: index, owner: nil), user: uses.number(of: .name("")))
      evaluator.declare(file.statements, in: context.scope)
      walk(file.statements, context)
    }
    noteSystemNotifications()
  }

  func isPreview(_ owner: TypeID?, _ previews: Set<Int>) -> Bool {
    owner.map { previews.contains($0.index) } ?? false
  }

  private mutating func walk(_ id: VariableID) {
    body += 1
    let entry = program[id]
    let scope = Scope(file: entry.file, owner: entry.owner, requirements: entry.requirements)
    let path = path(of: entry.owner).appending(entry.declaration.name, entry.declaration.type)
    if let value = entry.declaration.value {
      walk(value, Context(scope: scope, declaration: path, code: .variable(id), user: maker(of: id)))
    }
    if let getter = entry.declaration.getter {
      walkBlock(
        getter, Context(scope: scope.nested(), declaration: path, code: .variable(id), user: user(.variable(id))))
    }
    for observer in entry.declaration.observers {
      walkBlock(
        observer, Context(scope: scope.nested(), declaration: path, code: .variable(id), user: user(.change(id))))
    }
  }

  /// Who uses what a property begins with: whoever asks for the property, and whoever makes an object that calls for it.
  private mutating func maker(of id: VariableID) -> Int32 {
    let user = user(.variable(id))
    guard program.isMadeByCall(id), let owner = program[id].owner, program[owner].keyword == .class,
      !program.isScreen(owner)
    else { return user }
    let part = uses.part(of: user)
    uses.add(part: part, usedBy: .name(program[owner].name))
    return part
  }

  private mutating func walk(_ id: FunctionID) {
    let entry = program[id]
    guard let statements = entry.declaration.body else { return }
    body += 1
    let scope = evaluator.scope(of: id)
    evaluator.bind(entry.declaration.parameters, to: [], in: scope)
    reopen(entry.declaration.parameters, of: id, in: scope)
    // `func help() -> HelpView { .init() }` makes one without its name in the body.
    let user = user(.function(id))
    if let result = entry.declaration.result { mention(result, Context(scope: scope, user: user), isSpoken: false) }
    let path = path(of: entry.owner).appending(entry.declaration.name, entry.declaration.result)
    walkBlock(statements, Context(scope: scope, declaration: path, code: .function(id), user: user))
  }

  /// Gives closures that an object may be made without the meaning of what whoever makes one passes, not of their default,
  /// where heirs pass them on: what others make tells itself what it was made with.
  private func reopen(_ parameters: [Parameter], of id: FunctionID, in scope: Scope) {
    guard program[id].declaration.name == "init", let owner = program[id].owner, program[owner].keyword == .class,
      !program.conformers(of: owner).isEmpty
    else { return }
    for parameter in parameters {
      guard let initial = parameter.defaultValue, let type = parameter.type,
        program.isFunction(type, in: program[id].owner)
      else { continue }
      let fallback = evaluator.evaluate(initial, in: scope)
      scope.reopen(parameter: parameter.name, .parameter(id, name: parameter.name, fallback: fallback))
    }
  }

  mutating func user(_ node: UseGraph.Node) -> Int32 { uses.number(of: node) }

  private func path(of owner: TypeID?) -> DeclarationPath {
    owner.map { DeclarationPath(names: [program[$0].qualifiedName]) } ?? DeclarationPath()
  }

  /// Walks a block whose names are not declared yet.
  mutating func walkBlock(_ statements: [Statement], _ context: Context) {
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
    let (user, parent) = (context.user, context.statement)
    for statement in statements {
      context.user = uses.part(of: user)
      let number = self.statements.count
      self.statements.append(
        StatementSite(
          origin: Origin(file: context.scope.file, offset: statement.offset), user: context.user, parent: parent))
      context.statement = number
      let exitsBefore = exits
      walk(statement, &context)
      self.statements[number].leaves = exits > exitsBefore
    }
  }

  mutating func walk(_ statement: Statement, _ context: inout Context) {
    switch statement.kind {
    case .expression(let expression):
      if expression.neverReturns { exits += 1 }
      walk(expression, context)
    case .throw(let expression):
      exits += 1
      walk(expression, context)
    case .return(let expression):
      exits += 1
      if let expression {
        for name in expression.namesGivenBack { returned.insert(ReturnedLocal(code: context.code, name: name)) }
        walk(expression, context)
      }
    case .binding(let pattern, let type, let value):
      noteLocals(pattern, context)
      guard let value else { break }
      var inner = context
      if let name = pattern.boundNames.first {
        inner.declaration = context.declaration.appending(name, type)
        if case .closure = value.kind { inner.keeper = Expression(.name(name, []), at: value.offset) }
      }
      walk(value, inner)
    case .variable(let variable):
      noteLocal(variable.name, context)
      var inner = context
      inner.declaration = context.declaration.appending(variable.name, variable.type)
      for body in [variable.getter].compactMap(\.self) + variable.observers { walkBranch(body, inner) }
    case .function(let function):
      noteLocal(function.name, context)
      var inner = context
      inner.declaration = context.declaration.appending(function.name, function.result)
      inner.scope = context.scope.nested()
      let closure = UseGraph.Node.closure(Origin(file: context.scope.file, offset: function.offset))
      uses.add(closure, usedBy: context.user)
      inner.user = user(closure)
      evaluator.bind(function.parameters, to: [], in: inner.scope)
      evaluator.leaveOpen(function, of: context.scope, bound: inner.scope)
      walkBlock(function.body ?? [], inner)
    case .if(let conditions, let then, let otherwise): walkIf(conditions, then, otherwise, statement.offset, context)
    case .guard(let conditions, let otherwise):
      walk(conditions, context)
      var failed = context
      surround(&failed, .fails(conditions), statement.offset, context.scope)
      walkBranch(otherwise, failed)
      surround(&context, .passed(conditions), statement.offset, context.scope)
    case .switch(let subject, let cases): walkSwitch(subject, cases, context)
    case .loop(let pattern, let conditions, let body):
      walkLoop(pattern, conditions, body, statement.offset, context)
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
        noteLocals(pattern, context)
        switches.append(SwitchSite(subject: expression, tested: pattern, scope: context.scope))
        walk(expression, context)
      case .binding(let pattern, let expression):
        noteLocals(pattern, context)
        if let expression { walk(expression, context) }
      case .availability: break
      }
    }
  }

  func surround(_ context: inout Context, _ form: Surroundings.Form, _ offset: Int32, _ scope: Scope) {
    context.surroundings = Surroundings(in: context.surroundings, form, at: offset, scope, naming: gates)
  }

  private mutating func walkIf(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]?, _ offset: Int32, _ context: Context
  ) {
    walk(conditions, context)
    var inner = context
    inner.scope = context.scope.nested()
    evaluator.declare(conditions, in: inner.scope)
    surround(&inner, .holds(conditions), offset, context.scope)
    walkBlock(then, inner)
    guard let otherwise else { return }
    var other = context
    surround(&other, .fails(conditions), offset, context.scope)
    walkBranch(otherwise, other)
  }

  private mutating func walkSwitch(_ subject: Expression, _ cases: [SwitchCase], _ context: Context) {
    walk(subject, context)
    switches.append(SwitchSite(subject: subject, cases: cases, scope: context.scope))
    let bindsNames = cases.contains { $0.patterns.contains { !$0.boundNames.isEmpty } }
    let value = bindsNames ? evaluator.evaluate(subject, in: context.scope) : .unknown
    for branch in cases {
      var inner = context
      inner.scope = context.scope.nested()
      for pattern in branch.patterns { noteLocals(pattern, context) }
      evaluator.bind(branch.patterns, to: value, subject, in: inner.scope)
      evaluator.leaveOpen(branch.patterns, of: subject, in: context.scope, bound: inner.scope)
      surround(&inner, .branch(branch, of: subject), branch.offset, context.scope)
      if let names = branch.soleCaseNames { inner.branches.append(CallSite.Branch(subject: subject, cases: names)) }
      walkBlock(branch.body, inner)
    }
  }

  private mutating func walkLoop(
    _ pattern: Pattern?, _ conditions: [Condition], _ body: [Statement], _ offset: Int32, _ context: Context
  ) {
    walk(conditions, context)
    var inner = context
    if let pattern, case .boolean(let sequence)? = conditions.first {
      let loop = LoopSite(pattern: pattern, sequence: sequence, body: body, scope: context.scope, offset: offset)
      inner.user = noteLoop(loop, context) ?? context.user
    }
    inner.scope = context.scope.nested()
    if let pattern, case .boolean(let sequence)? = conditions.first {
      noteLocals(pattern, context)
      evaluator.bind(pattern, toElementOf: sequence, of: context.scope, in: inner.scope)
    } else {
      evaluator.declare(conditions, in: inner.scope)
    }
    walkBlock(body, inner)
  }
}
