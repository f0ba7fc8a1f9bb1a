import Facts

/// Names that conditions give anew: `guard let step = step as? HomeStep else { return forward(step) }`.
extension Evaluator {
  /// Where conditions themselves, and what is done where they fail, are evaluated: there the names mean what they did.
  func scope(before conditions: [Condition], _ scope: Scope) -> Scope {
    var before: Scope?
    for case .binding(.name(let name), let value?) in conditions {
      guard let outer = meanings(of: name, before: value, in: scope) else { continue }
      let inner = before ?? scope.nested()
      for meaning in outer { inner.bind(name, meaning) }
      before = inner
    }
    return before ?? scope
  }

  /// Where the value of a local is evaluated: there its name means what it did.
  func scope(ofValue value: Expression, of pattern: Pattern, in scope: Scope) -> Scope {
    guard case .name(let name) = pattern, value.beginning == name else { return scope }
    for case .expression(let deferred, _) in scope.bindings[name] ?? [] {
      guard let written = deferred.written, written.expression.offset == value.offset, written.scope.parent === scope
      else { continue }
      return written.scope
    }
    return scope
  }

  /// Lets what was made of a parameter mean that still when a local hides it from here on: `let page = Page(route)`, and
  /// then `let route = Route(page)`.
  func keepMeaning(ofParameter name: String, in scope: Scope) {
    guard scope.isParameter(name), let meanings = scope.bindings[name] else { return }
    var before: Scope?
    for (local, values) in scope.bindings {
      guard values.count == 1, case .expression(let deferred, let declared) = values[0], let written = deferred.written,
        written.scope === scope
      else { continue }
      var used = NameCollector()
      used.collect(written.expression)
      guard used.names.contains(name) else { continue }
      let inner = before ?? scope.nested()
      if before == nil { for meaning in meanings { inner.bind(name, meaning) } }
      before = inner
      scope.rebind(local, .expression(Deferred(written.expression, in: inner, by: self), declared: declared))
    }
  }

  /// What a name meant before it was given a value that is made of that.
  private func meanings(of name: String, before value: Expression, in scope: Scope) -> [Scope.Binding]? {
    for case .expression(let deferred, _) in scope.lookup(name) ?? [] {
      guard let written = deferred.written, written.expression.offset == value.offset, written.scope !== scope,
        written.scope.file == scope.file
      else { continue }
      return written.scope.lookup(name)
    }
    return nil
  }
}

extension Scope {
  /// Whether a name means the property of that name before its value is taken out, as it is further on:
  /// `guard let cart = self.cart`.
  func isTakenOut(_ name: String, after offset: Int32) -> Bool {
    guard let meanings = lookup(name) else { return false }
    return meanings.allSatisfy { meaning in
      guard case .expression(let deferred, _) = meaning, let value = deferred.written?.expression,
        value.offset > offset
      else { return false }
      switch value.stripped.kind {
      case .name(name, _): return true
      case .member(let base?, name, _): return base.isSelf
      default: return false
      }
    }
  }
}

extension Expression {
  /// The name with which a chain of calls and members begins.
  var beginning: String? {
    switch kind {
    case .name(let name, _): name
    case .call(let inner, _), .member(let inner?, _, _), .chained(let inner), .forced(let inner), .try(let inner, _),
      .subscript(let inner, _):
      inner.beginning
    default: nil
    }
  }
}
