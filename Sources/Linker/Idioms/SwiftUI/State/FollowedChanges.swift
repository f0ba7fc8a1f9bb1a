import Facts
import NavigationModel

/// What observers of published state change in their turn.
///
/// Many may give a property the same value: what an observer makes of that is found out once in a round.
final class FollowedChanges {
  let views: Views
  private var known: [Given: Answer] = [:]

  init(_ views: Views) { self.views = views }

  /// One of those who observe a property.
  struct Place: Hashable {
    var published: VariableID
    var index: Int
  }

  /// An observer that is given a value.
  private struct Given: Hashable {
    var observer: Place
    var variable: VariableID
    var value: ValueKey
  }

  private struct Change {
    var variable: VariableID
    var value: Value
    var gates: [Gate]
  }

  private struct Answer {
    var changes: [Change] = []
    /// What else happens.
    var moves: [Effect] = []
  }

  private var runner: Runner { views.runner }

  /// What an observer does when a change gives a property a value.
  func follow(
    _ observer: PublishedObservers.Observer, _ place: Place, _ published: VariableID, _ value: Value, _ change: Effect,
    withMoves areMoves: Bool
  ) -> [Effect] {
    let given = Given(observer: place, variable: published, value: runner.tag(value))
    let answer = known[given] ?? self.answer(of: observer, published, value)
    known[given] = answer
    return answer.changes.compactMap { following in
      guard !following.value.isUnknown, views.moved.hasRoom(for: following.variable) else { return nil }
      let key = Move.Key(
        form: 3, origin: change.origin, value: ValueKey(following.value), variable: following.variable, scope: nil)
      var effect = change
      effect.target = .move(views.number(of: .set(following.variable, following.value), key))
      effect.gates += following.gates
      effect.follows += 1
      return effect
    } + (areMoves ? answer.moves.map { $0.following(change) } : [])
  }

  private func answer(of observer: PublishedObservers.Observer, _ published: VariableID, _ value: Value) -> Answer {
    let element = element(of: observer, given: value)
    switch observer.follows {
    case .property(let target):
      let variables = StateBindings(runner: runner).variables(target, in: observer.scope)
      return Answer(changes: variables.map { Change(variable: $0, value: element, gates: []) })
    case .closure(let written):
      let effects = effects(of: written, in: observer.scope, given: element)
      return Answer(changes: effects.compactMap(set), moves: effects.filter { set(by: $0) == nil })
    case .asking(let written):
      guard !value.isUnknown, let put = runner.putReaders.put([published: value]) else { return Answer() }
      return Answer(
        changes: effects(of: written, in: observer.scope.nested(after: put), given: element).compactMap(set))
    }
  }

  /// What operators make of a value on the way.
  private func element(of observer: PublishedObservers.Observer, given value: Value) -> Value {
    observer.operators.reduce(value) { element, made in
      guard let made, case .closure(let closure) = runner.evaluator.evaluate(made, in: observer.scope) else {
        return .unknown
      }
      let given = [LabeledValue(label: nil, value: element)]
      let result = runner.evaluator.result(of: closure, arguments: given)
      guard result.isUnknown, closure.closure.body.count == 1, let only = closure.closure.body.resultExpression else {
        return result
      }
      let inner = closure.scope.nested()
      runner.evaluator.bind(closure.closure, to: given, in: inner)
      return runner.value(ofAssigned: only, inner)
    }
  }

  /// What a closure does when it is run.
  private func effects(of written: Expression, in scope: Scope, given element: Value) -> [Effect] {
    guard case .closure(let closure) = runner.evaluator.evaluate(written, in: scope) else { return [] }
    return runner.run(closure, arguments: [LabeledValue(label: nil, value: element)])
  }

  /// What an effect gives which property.
  private func set(by effect: Effect) -> Change? {
    guard case .move(let index)? = effect.target, case .set(let variable, let value) = views.moves[index].what else {
      return nil
    }
    return Change(variable: variable, value: value, gates: effect.gates)
  }
}

extension Effect {
  /// The same where something else that happened is what asks for it.
  fileprivate func following(_ change: Effect) -> Effect {
    var effect = self
    effect.gates = change.gates + gates
    effect.follows = change.follows + 1
    return effect
  }
}
