import Facts

/// A value that is found out when it is first asked for, and then kept.
///
/// The arguments of a builder chain refer to further chains; evaluating them along with it would make the work for each
/// chain as long as all that it refers to.
final class Deferred {
  private enum State {
    case known(Value)
    /// More is known than what the expression says.
    case told(Value, Source)
    case open(Source)
    case evaluated(Value, Source, generation: Int)
    /// Being evaluated: who asks now asks in a circle.
    case active
  }

  /// An expression and where it stands.
  private struct Source {
    var evaluator: Evaluator
    var expression: Expression
    var scope: Scope

    /// What conclusions about the code must have been drawn from to count still.
    var generation: Int { evaluator.generation(after: scope.put) }
  }

  private var state: State

  init(_ value: Value) { state = .known(value) }

  init(_ expression: Expression, in scope: Scope, by evaluator: Evaluator) {
    state = .open(Source(evaluator: evaluator, expression: expression, scope: scope))
  }

  /// A value that is known without the expression that it stands for.
  init(_ value: Value, writtenAs expression: Expression, in scope: Scope, by evaluator: Evaluator) {
    state = .told(value, Source(evaluator: evaluator, expression: expression, scope: scope))
  }

  var value: Value {
    switch state {
    case .known(let value), .told(let value, _): return value
    case .open(let source): return evaluate(source)
    case .evaluated(let value, let source, let generation):
      return generation == source.generation ? value : evaluate(source)
    case .active: return .unknown
    }
  }

  /// The value, if it was found out already and still counts.
  var known: Value? {
    switch state {
    case .known(let value), .told(let value, _): value
    case .evaluated(let value, let source, let generation): generation == source.generation ? value : nil
    case .open, .active: nil
    }
  }

  /// How it was written, and where; a plain value was not.
  var written: (expression: Expression, scope: Scope)? {
    switch state {
    case .open(let source), .told(_, let source), .evaluated(_, let source, _): (source.expression, source.scope)
    case .known, .active: nil
    }
  }

  private func evaluate(_ source: Source) -> Value {
    state = .active
    let cuts = source.evaluator.cutMark
    let value = source.evaluator.evaluate(source.expression, in: source.scope)
    // What was cut off may be known to who asks from elsewhere.
    state =
      source.evaluator.cutMark == cuts
      ? .evaluated(value, source, generation: source.generation) : .open(source)
    return value
  }

  /// The same expression in another scope; a plain value stays what it is.
  func moved(_ move: (Scope) -> Scope, by evaluator: Evaluator) -> Deferred {
    switch state {
    case .open(let source), .evaluated(_, let source, _):
      Deferred(source.expression, in: move(source.scope), by: evaluator)
    case .told(let value, let source):
      Deferred(value, writtenAs: source.expression, in: move(source.scope), by: evaluator)
    case .known, .active: self
    }
  }
}
