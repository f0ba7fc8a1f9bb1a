import Facts
import SwiftSyntax

extension Reducer {
  /// Reduces a list of statements.
  mutating func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    var result: [Statement] = []
    // What a block calls a type, only the block does.
    let outer = (localAliases, itself)
    for item in items { add(item, to: &result) }
    (localAliases, itself) = outer
    return result
  }

  /// Reduces one item; a binding of several variables gives several statements.
  mutating func add(_ item: CodeBlockItemSyntax, to result: inout [Statement]) {
    let unknown = Statement(.other, at: item.start)
    switch item.item {
    case .expr(let node): result += nested(at: item, or: unknown) { $0.branch(node) }.singleAssignments
    case .stmt(let node): result.append(nested(at: item, or: unknown) { $0.statement(node) })
    case .decl(let node): result += nested(at: item, or: [unknown]) { $0.localDeclaration(node) }
    }
  }

  /// An `if` or `switch`, wherever it stands; any other expression is a statement of its own.
  mutating func branch(_ node: ExprSyntax) -> Statement {
    if let conditional = node.as(IfExprSyntax.self) { return ifStatement(conditional) }
    if let selection = node.as(SwitchExprSyntax.self) { return switchStatement(selection) }
    return Statement(.expression(expression(node)), at: node.start)
  }

  private mutating func statement(_ node: StmtSyntax) -> Statement {
    let start = node.start
    switch node.as(StmtSyntaxEnum.self) {
    case .returnStmt(let result): return Statement(.return(result.expression.map { expression($0) }), at: start)
    case .throwStmt(let thrown): return Statement(.throw(expression(thrown.expression)), at: start)
    case .expressionStmt(let inner): return branch(inner.expression)
    case .guardStmt(let check):
      return Statement(.guard(conditions(check.conditions), otherwise: statements(check.body.statements)), at: start)
    case .forStmt(let loop):
      let sequence = Condition.boolean(expression(loop.sequence))
      let filter = loop.whereClause.map { Condition.boolean(expression($0.condition)) }
      return Statement(
        .loop(
          pattern(loop.pattern), [sequence] + [filter].compactMap(\.self), body: statements(loop.body.statements)),
        at: start)
    case .whileStmt(let loop):
      return Statement(.loop(nil, conditions(loop.conditions), body: statements(loop.body.statements)), at: start)
    case .repeatStmt(let loop):
      return Statement(
        .loop(nil, [.boolean(expression(loop.condition))], body: statements(loop.body.statements)), at: start)
    case .doStmt(let attempt):
      let catches = attempt.catchClauses.map { statements($0.body.statements) }
      return Statement(.do(statements(attempt.body.statements), catches: catches), at: start)
    case .deferStmt(let later): return Statement(.defer(statements(later.body.statements)), at: start)
    // The one jump that tells something of what comes next: the branch is not empty.
    case .fallThroughStmt: return Statement(.expression(Expression(.name("fallthrough", []), at: start)), at: start)
    case .labeledStmt(let labeled): return statement(labeled.statement)
    default: return Statement(.other, at: start)
    }
  }

  private mutating func ifStatement(_ node: IfExprSyntax) -> Statement {
    let otherwise: [Statement]? =
      switch node.elseBody {
      case .codeBlock(let block): statements(block.statements)
      case .ifExpr(let next):
        nested(at: next, or: [Statement(.other, at: next.start)]) { [$0.ifStatement(next)] }
      case nil: nil
      }
    return Statement(
      .if(conditions(node.conditions), then: statements(node.body.statements), otherwise: otherwise), at: node.start)
  }

  private mutating func switchStatement(_ node: SwitchExprSyntax) -> Statement {
    let subject = expression(node.subject)
    return Statement(.switch(subject, switchCases(node.cases)), at: node.start)
  }

  private mutating func switchCases(_ list: SwitchCaseListSyntax) -> [SwitchCase] {
    var cases: [SwitchCase] = []
    for element in list {
      switch element {
      case .switchCase(let node): cases.append(switchCase(node))
      case .ifConfigDecl(let conditional):
        for clause in conditional.liveClauses {
          if case .switchCases(let inner)? = clause.elements { cases += switchCases(inner) }
        }
      }
    }
    return cases
  }

  private mutating func switchCase(_ node: SwitchCaseSyntax) -> SwitchCase {
    var patterns: [Pattern] = []
    var condition: Expression?
    if case .case(let label) = node.label {
      patterns = label.caseItems.map { pattern($0.pattern) }
      condition = label.caseItems.compactMap(\.whereClause).first.map { expression($0.condition) }
    }
    return SwitchCase(
      patterns: patterns, condition: condition, body: statements(node.statements), offset: node.start)
  }

  /// Reduces the conditions of an `if`, `guard` or `while`.
  mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): .boolean(expression(node))
      case .optionalBinding(let binding):
        .binding(pattern(binding.pattern), binding.initializer.map { expression($0.value) })
      case .matchingPattern(let match): .match(pattern(match.pattern), expression(match.initializer.value))
      case .availability(let available): .availability(available.trimmedDescription)
      }
    }
  }

  private mutating func localDeclaration(_ node: DeclSyntax) -> [Statement] {
    let start = node.start
    if let variable = node.as(VariableDeclSyntax.self) { return localVariables(variable) }
    if let function = node.as(FunctionDeclSyntax.self) {
      return [Statement(.function(self.function(function)), at: start)]
    }
    if let conditional = node.as(IfConfigDeclSyntax.self) {
      let clauses = conditional.clauses.map { clause in
        var body: [Statement] = []
        if case .statements(let inner)? = clause.elements { body = statements(inner) }
        return CompilationClause(condition: clause.condition?.trimmedDescription, body: body)
      }
      return [Statement(.conditional(clauses), at: start)]
    }
    var members = Members()
    let outer = itself
    itself = "self"
    add(node, to: &members)
    itself = outer
    for alias in members.aliases where alias.parameters.isEmpty { localAliases[alias.name] = alias.target }
    return members.types.map { Statement(.type($0), at: start) }
  }

  private mutating func localVariables(_ node: VariableDeclSyntax) -> [Statement] {
    var statements: [Statement] = []
    for binding in node.bindings {
      let type = binding.typeAnnotation.map { self.type($0.type) }
      if let accessors = binding.accessorBlock, let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        let variable = computed(name.identifier.bare, type: type, accessors, at: binding.start)
        statements.append(Statement(.variable(variable), at: binding.start))
      } else {
        let labels = binding.typeAnnotation.flatMap { TupleLabels($0.type, tupleAliases) }
        let value = binding.initializer.map { expression($0.value).labeled(labels) }
        hide(binding)
        statements.append(
          Statement(.binding(pattern(binding.pattern), type: type, value: value), at: binding.start))
      }
    }
    return statements
  }

  /// From here on the block's `self` is another object than the one whose code it is.
  private mutating func hide(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self), name.identifier.bare == "self",
      let value = binding.initializer?.value, value.as(DeclReferenceExprSyntax.self)?.baseName.text != "self"
    else { return }
    itself = "itself"
  }
}

extension Statement {
  /// One assignment for each part of a tuple, `(count, names) = read()`; other statements as they are.
  fileprivate var singleAssignments: [Statement] {
    guard case .expression(let whole) = kind, case .assignment(let target, "=", let value) = whole.kind,
      case .tuple(let targets) = target.kind, targets.count > 1, targets.allSatisfy({ $0.label == nil })
    else { return [self] }
    var values: [Expression] = []
    if case .tuple(let written) = value.kind { values = written.map(\.value) }
    return targets.enumerated().map { index, part in
      let given =
        values.count == targets.count
        ? values[index] : Expression(.member(value, String(index), []), at: value.offset)
      let single = Expression(.assignment(part.value, "=", given), at: part.value.offset)
      return Statement(.expression(single), at: part.value.offset)
    }
  }
}
