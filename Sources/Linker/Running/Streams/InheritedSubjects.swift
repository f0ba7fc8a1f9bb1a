import Facts

/// Subjects that a base class makes, each object one of its own: `class Router<R> { let routes = PassthroughSubject<R, Never>() }`.
///
/// The class of the object in which code looks for one tells whose it is.
extension Subscriptions {
  /// Of the subscriptions to what a base class makes, those of objects that the one may be to whose subject is sent.
  ///
  /// Where nobody knows of which class that is, it is only clear if all subscribed to the same class's.
  static func meant(
    _ subscriptions: [Subscription], byHolder holder: Value, _ evaluator: Evaluator
  ) -> [Subscription] {
    let types = holder.alternatives.compactMap { evaluator.typeID(of: $0) }
    let all = subscriptions.reduce(into: Set<TypeID>()) { $0.formUnion($1.heirs) }
    return subscriptions.filter { subscription in
      types.contains { type in
        subscription.heirs.contains { heir in
          type == heir || evaluator.program.ancestors(of: type).contains(heir)
            || all.count == 1 && evaluator.program.ancestors(of: heir).contains(type)
        }
      }
    }
  }
}

extension Evaluator {
  /// The classes of the objects in which code looks for what a base class makes; none where one of them stays open.
  func heirs(holding publisher: Expression, in scope: Scope, of subjects: [Term]) -> Set<TypeID> {
    let makers = subjects.compactMap(\.scope.owner)
    let written = heirs(among: holder(of: publisher, in: scope).alternatives, of: makers)
    // What holds the stream may have it from the object that made the subject.
    return written.isEmpty ? heirs(among: subjects.map { $0.scope.receiver ?? .unknown }, of: makers) : written
  }

  private func heirs(among holders: [Value], of makers: [TypeID]) -> Set<TypeID> {
    var types: Set<TypeID> = []
    for holder in holders {
      guard let type = typeID(of: holder), program.conformers(of: type).isEmpty,
        makers.allSatisfy({ program.ancestors(of: type).contains($0) })
      else { return [] }
      types.insert(type)
    }
    return types
  }
}
