import Facts

/// Views that are there under some condition only, beside buttons that always are: parts of what is seen, not all.
extension [Statement] {
  /// Whether a branch stands beside a view with controls in it.
  var showsControlsBesideBranch: Bool {
    guard contains(where: \.isBranch) else { return false }
    return contains { statement in
      guard case .expression(let expression) = statement.kind else { return false }
      var collector = NameCollector()
      collector.collect(expression)
      return !collector.names.isDisjoint(with: controls)
    }
  }
}

extension ShownView {
  /// The same as a part of something without a type of its own, if a condition decides about it.
  var asPart: ShownView {
    guard isView, !gates.isEmpty else { return self }
    return ShownView(what: .plain, origin: origin, gates: [], states: [])
  }
}

extension Statement {
  fileprivate var isBranch: Bool { if case .if(_, _, nil) = kind { true } else { false } }
}

/// Views of SwiftUI that a person acts with.
private let controls: Set<String> = ["Button", "NavigationLink", "Picker", "SecureField", "TextField", "Toggle"]
