import Facts

extension RunningCall {
  /// What a call is made on, link by link back to where the chain begins, each with where it is written.
  ///
  /// A local that is given a chain is that chain, `let taps = model.taps()`, and streams that are joined are all of them,
  /// `Observable.of(model.taps, model.keys).merge()`.
  var streamPrefixes: [(expression: Expression, scope: Scope)] {
    var found: [(expression: Expression, scope: Scope)] = []
    if let base { collect(base, scope, into: &found) }
    return found
  }

  private static let limit = 64

  private func collect(
    _ expression: Expression, _ scope: Scope, into found: inout [(expression: Expression, scope: Scope)]
  ) {
    var current: Expression? = expression
    while let next = current?.stripped, found.count < Self.limit {
      found.append((next, scope))
      switch next.kind {
      case .member(let base, _, _): current = base
      case .call(let callee, let arguments):
        if callee.isJoining { for stream in arguments.flatMap(\.value.listed) { collect(stream, scope, into: &found) } }
        current = callee.strippedBase
      case .name(let name, _):
        if let written = local(name, scope) { collect(written.expression, written.scope, into: &found) }
        current = nil
      default: current = nil
      }
    }
  }

  /// What a local is given that is made of a chain.
  private func local(_ name: String, _ scope: Scope) -> (expression: Expression, scope: Scope)? {
    guard let meanings = scope.lookup(name), meanings.count == 1, case .expression(let deferred, _) = meanings[0],
      let written = deferred.written
    else { return nil }
    switch written.expression.stripped.kind {
    case .call, .member: return written
    default: return nil
    }
  }
}

extension Expression {
  /// Whether it names a function that makes one stream of several: `Observable.merge`.
  fileprivate var isJoining: Bool {
    guard case .member(let base?, let name, _) = stripped.kind, case .name(let type, _) = base.stripped.kind else {
      return false
    }
    return type.beginsUppercase && ["amb", "concat", "merge", "of"].contains(name)
  }

  /// The elements of a list that is written down, else the expression itself.
  fileprivate var listed: [Expression] {
    if case .array(let elements) = stripped.kind { elements } else { [self] }
  }
}
