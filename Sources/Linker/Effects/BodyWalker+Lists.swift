import Facts

/// Closures in lists and tables: who calls what is in one calls what is put there.
extension BodyWalker {
  /// Notes what a call puts into a list: `observers.append(observer)`.
  mutating func noteAddition(_ callee: Expression, _ arguments: [Argument], _ context: Context) {
    guard let name = callee.lastName, name == "append" || name == "insert", let list = callee.strippedBase?.stripped,
      let added = arguments.first, added.label == nil
    else { return }
    notePut(added.value, into: list, context)
  }

  /// Whether what is called is an element of a list, or the value of an entry of a table: `observers.forEach { $0(value) }`.
  func isElement(_ callee: Expression, in scope: Scope) -> Bool {
    switch callee.stripped.kind {
    case .name(let name, _):
      if name.hasPrefix("$") { return true }
      switch scope.lookup(name)?.first {
      case .element?, .value(.unknown)?: return true
      default: return false
      }
    case .member(let entry?, "value", _): return isElement(entry, in: scope)
    default: return false
    }
  }
}
