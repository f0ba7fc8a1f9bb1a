import Facts

/// What is told of a name by what it is bound to, or of a value by its name.

extension [Scope.Binding] {
  /// What a local is given.
  ///
  /// `let scene: Scene` alone is any scene; with assignments in the branches below, it is one of those: the compiler sees
  /// to it that one has happened before the local is used.
  var given: ArraySlice<Scope.Binding> {
    guard count > 1, case .value(.typed) = self[0], case .expression = self[1] else { return self[...] }
    return dropFirst()
  }
}

extension Value {
  /// Whether it is a window.
  var isWindow: Bool {
    switch self {
    case .typed(let type, _): type.simpleName == "UIWindow"
    case .term(let term): term.name == "UIWindow" || term.name == "window"
    default: false
    }
  }
}
