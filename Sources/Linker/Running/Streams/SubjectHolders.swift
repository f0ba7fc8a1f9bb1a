import Facts

/// The objects that hold a subject: who made one for each screen has as many subjects as screens, all written at one place.
struct SubjectHolders {
  private let places: [TypeID: Set<Origin>]?

  /// The objects in which code looks for a subject: `useCase` of `useCase.settings.map { … }`.
  ///
  /// - Parameter publisher: the subject, or what is made of it.
  init(of publisher: Expression?, in scope: Scope, _ evaluator: Evaluator) {
    var current = publisher?.stripped
    while case .call(let callee, _)? = current?.kind { current = callee.strippedBase?.stripped }
    let holder: Value
    switch current?.kind {
    case .member(let base?, _, _)?: holder = evaluator.evaluate(base, in: scope)
    case .name(let name, _)? where scope.lookup(name) == nil: holder = evaluator.selfValue(in: scope)
    default: holder = .unknown
    }
    var places: [TypeID: Set<Origin>] = [:]
    for alternative in holder.alternatives {
      guard case .instance(let object) = alternative, evaluator.program[object.id].keyword != .struct else {
        self.places = nil
        return
      }
      places[object.id, default: []].insert(object.place)
    }
    self.places = places
  }

  /// Whether they are surely other objects of the same classes.
  func areOthers(than other: SubjectHolders) -> Bool {
    guard let places, let others = other.places, Set(places.keys) == Set(others.keys) else { return false }
    return places.allSatisfy { type, own in others[type]?.isDisjoint(with: own) ?? false }
  }
}
