import Facts

/// Collects every name that is used in a piece of code.
struct NameCollector {
  private(set) var names: Set<String> = []
  /// What is asked of `self` as written: `self.padding()`.
  private(set) var membersOfSelf: Set<String> = []
  /// Whether `self` stands alone somewhere.
  private(set) var hasPlainSelf = false
  /// Where the last expression begins.
  private(set) var last: Int32 = 0
  /// Where something is assigned.
  private(set) var assignments: Set<Int32> = []
  /// The names of what something is assigned to.
  private(set) var assigned: Set<String> = []
  /// Which of several branches count, where something decides that.
  private let decisions: Decisions?
  /// Where expressions begin that are left out.
  private let ignored: Set<Int32>
  /// Whether what closures do counts, which may run later or never.
  private let entersClosures: Bool

  /// What decides which branches of code count, and which arguments of a call.
  struct Decisions {
    var truth: ([Condition]) -> Bool?
    var branches: (Expression, [SwitchCase]) -> [SwitchCase]
    var arguments: (Expression, [Argument]) -> [Argument]
  }

  init(
    ignoring ignored: Set<Int32> = [], enteringClosures entersClosures: Bool = true, by decisions: Decisions? = nil
  ) {
    self.ignored = ignored
    self.entersClosures = entersClosures
    self.decisions = decisions
  }

  mutating func collect(_ statements: [Statement]) { for statement in statements { collect(statement) } }

  private mutating func collect(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression), .throw(let expression): collect(expression)
    case .return(let expression), .binding(_, _, let expression): if let expression { collect(expression) }
    case .variable(let variable): for body in [variable.getter ?? []] + variable.observers { collect(body) }
    case .function(let function): collect(function.body ?? [])
    case .if(let conditions, let then, let otherwise):
      collect(conditions)
      let truth = decisions?.truth(conditions)
      if truth != false { collect(then) }
      if truth != true, let otherwise { collect(otherwise) }
    case .guard(let conditions, let otherwise):
      collect(conditions)
      collect(otherwise)
    case .switch(let subject, let cases):
      collect(subject)
      for branch in decisions?.branches(subject, cases) ?? cases { collect(branch.body) }
    case .loop(_, let conditions, let body):
      collect(conditions)
      collect(body)
    case .do(let body, let catches): for block in [body] + catches { collect(block) }
    case .defer(let body): collect(body)
    case .conditional(let clauses): for clause in clauses { collect(clause.body) }
    case .type, .other: break
    }
  }

  mutating func collect(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .boolean(let expression), .match(_, let expression): collect(expression)
      case .binding(_, let expression): if let expression { collect(expression) }
      case .availability: break
      }
    }
  }

  mutating func collect(_ expression: Expression) {
    guard !ignored.contains(expression.offset) else { return }
    last = max(last, expression.offset)
    switch expression.kind {
    case .name(let name, _):
      names.insert(name)
      if name == "self" { hasPlainSelf = true }
    case .member(let base, let name, _):
      names.insert(name)
      if case .name("self", _)? = base?.stripped.kind {
        names.insert("self")
        membersOfSelf.insert(name)
      } else if let base {
        collect(base)
      }
    case .call(let base, let arguments), .subscript(let base, let arguments):
      collect(base)
      for argument in decisions?.arguments(base, arguments) ?? arguments { collect(argument.value) }
    case .chained(let inner), .forced(let inner), .try(let inner, _), .cast(let inner, _, _), .prefix(_, let inner),
      .selector(let inner):
      collect(inner)
    case .operators(_, let parts), .array(let parts): for part in parts { collect(part) }
    case .ternary(let condition, let then, let otherwise): for part in [condition, then, otherwise] { collect(part) }
    case .assignment(let target, _, let value):
      assignments.insert(expression.offset)
      if let name = target.lastName { assigned.insert(name) }
      for part in [target, value] { collect(part) }
    case .dictionary(let entries): for entry in entries { collect(entry.value) }
    case .tuple(let elements), .macro(_, let elements): for element in elements { collect(element.value) }
    case .closure(let closure): if entersClosures { collect(closure.body) }
    case .statement(let statement): collect(statement)
    case .string, .number, .boolean, .nil, .keyPath, .type, .opaque: break
    }
  }
}
