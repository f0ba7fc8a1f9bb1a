import Facts

/// Closures that are a step of the code around them, and run with it: `coordinators.forEach { $0.start() }`.
struct StepClosures {
  private let origins: Set<Origin>

  /// - Complexity: O(*n*) in the number of closures.
  init(_ linkage: Linkage) {
    origins = Set(
      linkage.sites.closures.lazy.filter { site in
        guard case .call(let callee, _)? = site.taker?.kind, let name = callee.lastName else { return false }
        return Self.runningAtOnce.contains(name)
      }.map(\.origin))
  }

  func contains(_ closure: ClosureValue) -> Bool {
    origins.contains(Origin(file: closure.scope.file, offset: closure.offset))
  }

  private static let runningAtOnce: Set<String> = ["async", "asyncAfter", "forEach", "sync"]
}
