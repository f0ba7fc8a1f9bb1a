import Facts
import NavigationModel

/// Calls of a closure that a dictionary keeps: `makers[link.kind]?(link)`, `if let make = makers[kind] { return make(link) }`.
///
/// Which closure it is, the payload tells; and each gives something on ways of its own.
struct TableCalls {
  let linkage: Linkage

  /// The call of one of the closures.
  struct Way {
    /// Its key is asked for.
    var condition: RouteCondition
    var call: Expression
    var scope: Scope
  }

  /// Names that stand for others are followed this far.
  private static let depthLimit = 4
  private static let name = "«kept»"

  /// The call with each closure that can be meant; `nil` if it calls none out of a dictionary, or the key says nothing.
  func ways(of expression: Expression, in scope: Scope) -> [Way]? {
    guard case .call(let called, let given) = expression.stripped.kind else { return nil }
    var (callee, arguments) = (called, given)
    // `makers[kind].flatMap { $0(link) }`: the closure that is written is called with the one that is kept.
    let kept = Expression(.name(Self.name, []), at: expression.offset)
    if case .member(let base?, "flatMap", _) = called.stripped.kind, given.count == 1 {
      callee = base
      arguments = [Argument(label: nil, value: kept)]
    }
    let isMapped = callee != called
    guard let (base, asked, outer) = table(callee, in: scope),
      case .dictionary(let pairs) = linkage.evaluator.evaluate(base, in: outer)
    else { return nil }
    let conditions = ConditionReader(linkage: linkage)
    let key = conditions.operand(asked[0].value, in: outer)
    let keys = pairs.compactMap { conditions.operand($0.key) }
    guard keys.count == pairs.count, !key.isUnknown else { return nil }
    func way(_ condition: RouteCondition, _ meaning: Scope.Binding) -> Way {
      let inner = scope.nested()
      inner.bind(Self.name, meaning)
      let call = Expression(.call(isMapped ? given[0].value : kept, arguments), at: expression.offset)
      return Way(condition: condition, call: call, scope: inner)
    }
    var ways = zip(keys, pairs).map { way(.same(key, $0), .value($1.value)) }
    if asked.count == 2 {
      let isNone = RouteCondition.negation(of: .some(keys.map { .same(key, $0) }))
      let fallback = Deferred(asked[1].value, in: outer, by: linkage.evaluator)
      ways.append(way(isNone, .expression(fallback, declared: nil)))
    }
    return ways.filter { $0.condition != .constant(false) }
  }

  /// The dictionary that what is called comes out of, and what it is asked with.
  private func table(
    _ callee: Expression, in scope: Scope, depth: Int = 0
  ) -> (base: Expression, key: [Argument], scope: Scope)? {
    switch callee.stripped.kind {
    case .subscript(let base, let arguments)
    where arguments.count == 1 && arguments[0].label == nil || arguments.count == 2 && arguments[1].label == "default":
      return (base, arguments, scope)
    case .name(let name, _) where depth < Self.depthLimit:
      guard let meanings = scope.lookup(name), meanings.count == 1, case .expression(let deferred, _) = meanings[0],
        let (written, outer) = deferred.written
      else { return nil }
      return table(written, in: outer, depth: depth + 1)
    default: return nil
    }
  }
}

extension RouteCondition.Operand {
  fileprivate var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
