import Facts

/// What a reducer makes of a state for one action.
///
/// Evaluation over the whole program joins what branches give, in no order; a reducer is all order and branches: it
/// copies the state, asks which action it is given, and changes what belongs to that. So it is carried out, statement by
/// statement. Where it stays open which way it takes, it takes all of them, and the state is what any of them leaves.
final class Reduction {
  let runner: Runner
  let state: StateParts
  /// What was given to names so far, so that each branch begins with what the one before it found.
  private var journal: [Write] = []
  private var depth = 0
  private var steps = 0

  private static let depthLimit = 16
  /// A reducer that takes more statements than this for an action is cut off.
  private static let stepLimit = 4_000

  /// One value given to a name, and what the name meant before.
  private struct Write {
    var scope: Scope
    var name: String
    var before: Value
  }

  /// How a block ends.
  struct Outcome {
    var returned: [Value] = []
    /// Whether what follows it runs.
    var completes = true
  }

  init(_ runner: Runner) {
    self.runner = runner
    state = StateParts(runner.evaluator)
  }

  var evaluator: Evaluator { runner.evaluator }
  var program: Program { runner.program }

  /// What a reducer returns, or leaves in the state that it is lent.
  func result(of reducer: Value, action: Value, state before: Value) -> Value {
    .oneOf(
      reducer.alternatives.map { alternative in
        switch alternative {
        case .function(let id, let receiver):
          let given = arguments(program[id].declaration.parameters, action, before)
          let applied = apply(id, receiver: receiver, given: given)
          // What is lent is told by what is left in it: `func reduce(state: inout AppState, action: Action)`.
          let left = program[id].declaration.result == nil ? applied.parameters.values.first : nil
          return left ?? applied.value
        case .closure(let closure):
          let given = arguments(closure.closure.parameters, action, before)
          return apply(closure, given: given)
        default: return .unknown
        }
      })
  }

  /// Which of the two comes first, its type tells: an action is no state.
  private func arguments(_ parameters: [Parameter], _ action: Value, _ before: Value) -> [LabeledValue] {
    let isStateFirst =
      parameters.first.map { parameter in
        parameter.type?.unwrapped.simpleName == state.name(of: before) || parameter.name.lowercased().hasSuffix("state")
      } ?? false
    let values = isStateFirst ? [before, action] : [action, before]
    return values.enumerated().map { index, value in
      LabeledValue(label: index < parameters.count ? parameters[index].label : nil, value: value)
    }
  }

  /// What a function returns, and what it leaves in each of its parameters and in its object, where it changes those.
  struct Applied {
    var value: Value
    var parameters: [String: Value] = [:]
    var object: Value?
  }

  func apply(_ id: FunctionID, receiver: Value?, given: [LabeledValue]) -> Applied {
    let declaration = program[id].declaration
    guard let body = declaration.body, depth < Self.depthLimit else { return Applied(value: .unknown) }
    depth += 1
    defer { depth -= 1 }
    let scope = evaluator.scope(of: id, receiver: receiver, arguments: given, at: nil)
    if let receiver, case .instance = receiver { scope.bind("self", .value(receiver)) }
    let start = journal.count
    // What a local hides of a parameter, that keeps: `var state = state`.
    let outcome = run(body, in: scope.nested(), isOnly: true)
    var applied = Applied(value: outcome.returned.isEmpty ? .unknown : .oneOf(outcome.returned))
    if !outcome.returned.isEmpty, let type = declaration.result {
      applied.value = evaluator.contextual(applied.value, type, in: scope)
    }
    for write in journal[start...] where write.scope === scope {
      if write.name == "self" { applied.object = value(of: "self", in: scope) }
      if declaration.parameters.contains(where: { $0.name == write.name }) {
        applied.parameters[write.name] = value(of: write.name, in: scope)
      }
    }
    return applied
  }

  func apply(_ closure: ClosureValue, given: [LabeledValue]) -> Value {
    guard depth < Self.depthLimit else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    let scope = closure.scope.nested()
    evaluator.bind(closure.closure, to: given, in: scope)
    let outcome = run(closure.closure.body, in: scope.nested(), isOnly: true)
    return outcome.returned.isEmpty ? .unknown : .oneOf(outcome.returned)
  }

  /// What a name of a scope stands for just now.
  func value(of name: String, in scope: Scope) -> Value? {
    scope.lookup(name).map { .oneOf($0.map { evaluator.value(of: $0, in: scope) }) }
  }

  /// Gives a name another value.
  func write(_ value: Value, to name: String, in holder: Scope) {
    let before = self.value(of: name, in: holder) ?? .unknown
    journal.append(Write(scope: holder, name: name, before: before))
    holder.rebind(name, .value(value))
  }
}

extension Reduction {
  /// Runs a block; alone in a function or closure, an expression is what that returns.
  func run(_ block: [Statement], in scope: Scope, isOnly: Bool = false) -> Outcome {
    var outcome = Outcome()
    for case .function in block.map(\.kind) {
      evaluator.declare(block.filter { if case .function = $0.kind { true } else { false } }, in: scope)
      break
    }
    for statement in block {
      steps += 1
      guard steps < Self.stepLimit else { return Outcome(returned: outcome.returned, completes: false) }
      let next = run(statement, in: scope, isOnly: isOnly && block.count == 1)
      outcome.returned += next.returned
      guard next.completes else {
        outcome.completes = false
        break
      }
    }
    return outcome
  }

  private func run(_ statement: Statement, in scope: Scope, isOnly: Bool) -> Outcome {
    switch statement.kind {
    case .expression(let expression):
      if expression.neverReturns { return Outcome(completes: false) }
      if isOnly, !expression.isAssignment { return Outcome(returned: [evaluate(expression, in: scope)]) }
      perform(expression, in: scope)
    case .return(let expression):
      return Outcome(returned: expression.map { [evaluate($0, in: scope)] } ?? [], completes: false)
    case .throw: return Outcome(completes: false)
    case .binding(let pattern, let type, let value):
      guard let value else { break }
      bind(pattern, to: evaluator.contextual(evaluate(value, in: scope), type, in: scope), in: scope)
    case .variable: evaluator.declare([statement], in: scope)
    case .if(let conditions, let then, let otherwise):
      let inner = scope.nested()
      let ways: [Way] = [
        Way(holds: holds(conditions, binding: inner)) { self.run(then, in: inner, isOnly: isOnly) },
        Way(holds: true) { self.run(otherwise ?? [], in: scope.nested(), isOnly: isOnly) },
      ]
      return take(ways)
    case .guard(let conditions, let otherwise):
      let holds = holds(conditions, binding: scope)
      return take([
        Way(holds: holds) { Outcome() }, Way(holds: true) { self.run(otherwise, in: scope.nested()) },
      ])
    case .switch(let subject, let cases): return run(cases, of: evaluate(subject, in: scope), in: scope, isOnly)
    case .do(let body, _), .defer(let body): return run(body, in: scope.nested())
    case .conditional(let clauses):
      for clause in Platform.clauses(clauses).prefix(1) { return run(clause.body, in: scope) }
    case .loop(let pattern, let conditions, let body):
      let inner = scope.nested()
      if let pattern, case .boolean(let sequence)? = conditions.first {
        bind(pattern, to: evaluator.element(of: evaluate(sequence, in: scope)), in: inner)
      }
      return take([Way(holds: nil) { self.run(body, in: inner) }, Way(holds: true) { Outcome() }])
    case .function, .type, .other: break
    }
    return Outcome()
  }

  private func run(_ cases: [SwitchCase], of subject: Value, in scope: Scope, _ isOnly: Bool) -> Outcome {
    take(
      cases.map { branch in
        let inner = scope.nested()
        var holds: Bool? = branch.patterns.isEmpty ? true : false
        for pattern in branch.patterns {
          let fits = fits(pattern, subject, in: scope)
          if fits == true || holds != true && fits == nil { holds = fits }
          if fits != false { bind(pattern, to: subject, in: inner) }
        }
        if holds == true, let condition = branch.condition { holds = truth(of: condition, in: inner) }
        return Way(holds: holds) { self.run(branch.body, in: inner, isOnly: isOnly) }
      })
  }

  /// A way through code, and whether it is taken when none before it is.
  private struct Way {
    var holds: Bool?
    var run: () -> Outcome
  }

  /// Takes the first way that is sure, and before it each that may be.
  private func take(_ ways: [Way]) -> Outcome {
    var taken: [Way] = []
    for way in ways where way.holds != false {
      taken.append(way)
      if way.holds == true { break }
    }
    guard taken.count != 1 || taken[0].holds == nil else { return taken[0].run() }
    let start = journal.count
    var whole = Outcome(completes: taken.isEmpty)
    var ends: [[Write]] = []
    for way in taken {
      let outcome = way.run()
      whole.returned += outcome.returned
      if outcome.completes {
        whole.completes = true
        ends.append(latest(since: start))
      }
      for write in journal[start...].reversed() { write.scope.rebind(write.name, .value(write.before)) }
      journal.removeSubrange(start...)
    }
    join(ends)
    return whole
  }

  /// What names hold that were written to since then, each once.
  private func latest(since start: Int) -> [Write] {
    var found: [Write] = []
    for write in journal[start...] where !found.contains(where: { $0.scope === write.scope && $0.name == write.name }) {
      found.append(
        Write(scope: write.scope, name: write.name, before: value(of: write.name, in: write.scope) ?? .unknown))
    }
    return found
  }

  /// Gives each name what any of the ways leaves in it.
  private func join(_ ends: [[Write]]) {
    var done: [Write] = []
    for write in ends.joined() where !done.contains(where: { $0.scope === write.scope && $0.name == write.name }) {
      done.append(write)
      let values = ends.map { end in
        end.first { $0.scope === write.scope && $0.name == write.name }?.before
          ?? value(of: write.name, in: write.scope) ?? .unknown
      }
      self.write(.oneOf(values), to: write.name, in: write.scope)
    }
  }
}

extension Expression {
  fileprivate var isAssignment: Bool { if case .assignment = kind { true } else { false } }
}
