import Facts

extension Evaluator {
  /// The object on which a function is called that code names by its class: `#selector(CartViewController.close)`.
  ///
  /// - Parameter receiver: what stands before the last dot.
  func object(_ receiver: Value?, in scope: Scope) -> Value? {
    guard case .metatype(let type, let id?)? = receiver else { return receiver }
    let isOwn = dispatchType(in: scope).map { $0 == id || program.ancestors(of: $0).contains(id) } ?? false
    guard isOwn else { return .typed(type, id) }
    let object = selfValue(in: scope)
    if case .metatype = object { return .typed(type, id) }
    return object
  }
}
