import Facts
import NavigationModel

/// Interceptors that on some way through them never answer the router.
struct SilentGates {
  let linkage: Linkage

  /// Adds the places at which a way ends without an answer.
  func link() {
    let program = linkage.program
    for index in program.functions.indices {
      let entry = program[FunctionID(index: index)]
      guard ["perform", "execute"].contains(entry.declaration.name), let body = entry.declaration.body,
        let answer = entry.declaration.parameters.last, answer.label == "completion", let owner = entry.owner,
        program.ancestry(of: owner).contains("RoutingInterceptor")
      else { continue }
      var ways = AnswerWays(answer: answer.name)
      if ways.walk(body, isOpen: true) == true { ways.ends.append(entry.declaration.offset) }
      for offset in ways.ends {
        linkage.draft.idle.append(
          IdleName(
            kind: .answer, name: program[owner].qualifiedName, source: program.place(entry.file, offset)))
      }
    }
  }
}

/// The ways through a body, and which of them end before anything is done with the closure that takes the answer.
///
/// Whoever is handed the closure, or keeps it, is taken to call it.
private struct AnswerWays {
  let answer: String
  /// Where a way ends without it, in bytes from the start of the file.
  var ends: [Int32] = []

  /// Whether the answer is still open behind some statements; `nil` where no way leads there.
  mutating func walk(_ statements: [Statement], isOpen: Bool) -> Bool? {
    var isOpen = isOpen
    for statement in statements {
      guard let next = step(statement, isOpen) else { return nil }
      isOpen = next
    }
    return isOpen
  }

  private mutating func step(_ statement: Statement, _ isOpen: Bool) -> Bool? {
    let isOpen = isOpen
    switch statement.kind {
    case .return(let value):
      if isOpen, value.map({ !answers($0) }) ?? true { ends.append(statement.offset) }
      return nil
    case .throw: return nil
    case .expression(let expression):
      if case .call(let callee, _) = expression.stripped.kind, Self.ends.contains(callee.text) { return nil }
      return isOpen && !answers(expression)
    case .binding(_, _, let value): return isOpen && !(value.map { answers($0) } ?? false)
    case .if(let conditions, let then, let otherwise):
      let isOpen = isOpen && !conditions.contains { $0.mentions(answer) }
      let first = walk(then, isOpen: isOpen)
      let second = otherwise.map { walk($0, isOpen: isOpen) } ?? isOpen
      return Self.joined([first, second])
    case .guard(let conditions, let otherwise):
      let isOpen = isOpen && !conditions.contains { $0.mentions(answer) }
      // Where the object itself is gone, nobody waits any more.
      if !conditions.contains(where: \.bindsSelf) { _ = walk(otherwise, isOpen: isOpen) }
      return isOpen
    case .switch(let subject, let cases):
      let isOpen = isOpen && !subject.mentions(answer)
      return Self.joined(cases.map { walk($0.body, isOpen: isOpen) })
    case .do(let body, let catches):
      let isThrown = thrownOpen(body, isOpen)
      let end = walk(body, isOpen: isOpen)
      return Self.joined([end] + catches.map { walk($0, isOpen: isThrown) })
    case .conditional(let clauses):
      let ways = clauses.map { walk($0.body, isOpen: isOpen) }
      return Self.joined(clauses.contains { $0.condition == nil } ? ways : ways + [isOpen])
    case .loop(_, _, let body): return isOpen && !body.contains { $0.mentions(answer) }
    case .defer, .variable, .function, .type, .other: return isOpen && !statement.mentions(answer)
    }
  }

  /// Whether an expression takes care of the answer.
  ///
  /// What a router is handed runs once, so the ways through it count; but not at all where `try?` throws the router's
  /// refusal away.
  private mutating func answers(_ expression: Expression) -> Bool {
    guard expression.mentions(answer) else { return false }
    var inner = expression.stripped
    var isSwallowed = false
    if case .try(let tried, let kind) = expression.kind {
      inner = tried.stripped
      isSwallowed = kind == .optional
    }
    guard case .call(let callee, let arguments) = inner.kind, case .member(_?, let name, _) = callee.stripped.kind,
      RouteComposerVocabulary.requests.contains(name)
    else { return true }
    // A screen that is given the closure answers when its user has done what was asked.
    let isHandedOn = arguments.contains { argument in
      if case .closure = argument.value.stripped.kind { return false }
      return argument.value.mentions(answer)
    }
    if isHandedOn { return true }
    for argument in arguments {
      guard case .closure(let closure) = argument.value.stripped.kind, argument.value.mentions(answer) else { continue }
      if walk(closure.body, isOpen: true) == true { ends.append(argument.value.offset) }
    }
    if isSwallowed { ends.append(expression.offset) }
    return true
  }

  /// Whether something may be thrown while the answer is open.
  private func thrownOpen(_ body: [Statement], _ isOpen: Bool) -> Bool {
    guard isOpen else { return false }
    // The statement that throws may be the one that would have answered.
    return !(body.first?.mentions(answer) ?? false) || body.first?.isTry ?? false
  }

  private static func joined(_ ways: [Bool?]) -> Bool? {
    let ways = ways.compactMap(\.self)
    return ways.isEmpty ? nil : ways.contains(true)
  }

  /// Functions that do not come back.
  private static let ends: Set<String> = ["fatalError", "preconditionFailure", "exit", "abort"]
}

// MARK: - What a piece of code mentions

extension Statement {
  fileprivate var isTry: Bool {
    switch kind {
    case .expression(let expression), .binding(_, _, let expression?): expression.isTry
    default: false
    }
  }

  fileprivate func mentions(_ name: String) -> Bool {
    switch kind {
    case .expression(let value), .throw(let value), .return(let value?), .binding(_, _, let value?):
      value.mentions(name)
    case .return(nil), .binding(_, _, nil): false
    case .if(let conditions, let then, let otherwise):
      conditions.contains { $0.mentions(name) } || (then + (otherwise ?? [])).contains { $0.mentions(name) }
    case .guard(let conditions, let otherwise):
      conditions.contains { $0.mentions(name) } || otherwise.contains { $0.mentions(name) }
    case .switch(let subject, let cases):
      subject.mentions(name) || cases.contains { $0.body.contains { $0.mentions(name) } }
    case .loop(_, let conditions, let body):
      conditions.contains { $0.mentions(name) } || body.contains { $0.mentions(name) }
    case .do(let body, let catches): (body + catches.flatMap(\.self)).contains { $0.mentions(name) }
    case .defer(let body): body.contains { $0.mentions(name) }
    case .conditional(let clauses): clauses.contains { $0.body.contains { $0.mentions(name) } }
    // What is declared here, or could not be read, may do anything.
    case .variable, .function, .type, .other: true
    }
  }
}

extension Condition {
  fileprivate func mentions(_ name: String) -> Bool {
    switch self {
    case .boolean(let value), .binding(_, let value?), .match(_, let value): value.mentions(name)
    case .binding(_, nil), .availability: false
    }
  }

  fileprivate var bindsSelf: Bool {
    guard case .binding(let pattern, let value) = self else { return false }
    return pattern.boundNames.contains("self") || value?.text == "self"
  }
}

extension Expression {
  fileprivate var isTry: Bool {
    if case .try(_, .propagated) = kind { return true }
    if case .assignment(_, _, let value) = kind { return value.isTry }
    return false
  }

  fileprivate func mentions(_ name: String) -> Bool {
    switch kind {
    case .name(let own, _): own == name
    case .opaque, .macro: true
    case .number, .boolean, .nil, .keyPath, .type: false
    case .member(let base, _, _): base?.mentions(name) ?? false
    case .call(let callee, let arguments), .subscript(let callee, let arguments):
      callee.mentions(name) || arguments.contains { $0.value.mentions(name) }
    case .string(let parts):
      parts.contains { if case .interpolation(let value) = $0 { value.mentions(name) } else { false } }
    case .array(let values), .operators(_, let values): values.contains { $0.mentions(name) }
    case .dictionary(let entries): entries.contains { $0.key.mentions(name) || $0.value.mentions(name) }
    case .tuple(let parts): parts.contains { $0.value.mentions(name) }
    case .closure(let closure): closure.body.contains { $0.mentions(name) }
    case .cast(let value, _, _), .try(let value, _), .prefix(_, let value), .forced(let value), .chained(let value),
      .selector(let value):
      value.mentions(name)
    case .ternary(let condition, let then, let otherwise):
      condition.mentions(name) || then.mentions(name) || otherwise.mentions(name)
    case .assignment(let target, _, let value): target.mentions(name) || value.mentions(name)
    case .statement(let statement): statement.mentions(name)
    }
  }
}
