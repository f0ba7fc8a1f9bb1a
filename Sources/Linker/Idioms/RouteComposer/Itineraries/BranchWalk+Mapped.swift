import Facts
import NavigationModel

/// The first element of a list for which a closure gives something: `makers.lazy.compactMap { $0(link) }.first`.
extension BranchWalk {
  /// What the closure gives for one element after another; gives back under which condition that is nothing.
  func firstMapped(_ expression: Expression, _ scope: Scope, under open: RouteCondition) -> RouteCondition? {
    guard let (list, closure) = expression.firstMapped, let only = closure.body.first, closure.body.count == 1,
      case .expression(let given) = only.kind,
      case .array(let elements) = linkage.evaluator.evaluate(list, in: scope), elements.count <= Self.mappedLimit
    else { return nil }
    var rest = open
    for element in elements where rest != .constant(false) {
      let inner = scope.nested()
      linkage.evaluator.bind(closure, to: [LabeledValue(label: nil, value: element)], in: inner)
      let holds = presence(of: given, in: inner)
      result(given, inner, under: .both(rest, holds))
      rest = .both(rest, .negation(of: holds))
    }
    return rest
  }

  private static let mappedLimit = 24

  /// Under which condition the left side of a `??` holds anything.
  func presence(of expression: Expression, in scope: Scope) -> RouteCondition {
    if let holds = PresenceReader(linkage: linkage).read(expression, in: scope) { return holds }
    let value = linkage.evaluator.evaluate(expression, in: scope)
    if case .null = value { return .constant(false) }
    if linkage.evaluator.isLeftOpen(expression, in: scope) { return .constant(false) }
    return linkage.evaluator.isThere(expression, value, in: scope) ? .constant(true) : .unknown(expression.excerpt())
  }
}

extension Expression {
  /// The list, and the closure of which the first result counts that is there.
  fileprivate var firstMapped: (list: Expression, closure: Closure)? {
    guard case .member(let mapped?, "first", _) = stripped.kind,
      case .call(let callee, let arguments) = mapped.stripped.kind, arguments.count == 1,
      case .closure(let closure) = arguments[0].value.stripped.kind,
      case .member(let list?, "compactMap", _) = callee.stripped.kind
    else { return nil }
    return (list, closure)
  }
}
