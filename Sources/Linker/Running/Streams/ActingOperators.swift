import Facts

/// Operators whose closures show something on the way of an element: `links.flatMap { self.open($0) }`.
///
/// They do so whenever something is sent, as a subscription would. What is sent to the subject of a screen, that screen
/// does in any case; to one of a service, anybody may send.
struct ActingOperators {
  private let linkage: Linkage

  init(_ linkage: Linkage) { self.linkage = linkage }

  static let names: Set<String> = [
    "compactMap", "concatMap", "filter", "flatMap", "flatMapFirst", "flatMapLatest", "handleEvents", "map",
  ]

  /// Operators that let nothing pass in the place of an element.
  static let withoutNothing: Set<String> = ["compactMap", "compacted", "filterNil", "ignoreNil", "skipNil", "unwrap"]

  /// Whether a closure that an operator is given can lead to navigation; what lists are made of never waits.
  func contains(_ site: CallSite) -> Bool {
    guard let relevance = linkage.runner?.relevance, site.base != nil else { return false }
    return site.arguments.contains { argument in
      guard case .closure(let closure) = argument.value.kind else { return false }
      return relevance.contains(ClosureValue(closure: closure, scope: site.scope, offset: argument.value.offset))
    }
  }
}

extension ActingOperators {
  /// Whether a subject is no screen's, and no flow's.
  func isOfNobody(_ subject: Term) -> Bool {
    guard let owner = subject.scope.owner, let actors = linkage.runner?.actors else { return false }
    return actors.actor(owner) == nil && actors.screens(of: owner).isEmpty && !actors.isHeldByView(owner)
  }
}

extension Value {
  /// Whether nothing at all is no element of a stream: `link.compactMap { $0 }`.
  var isWithoutNothing: Bool {
    alternatives.allSatisfy { stream in
      guard case .term(var current) = stream else { return false }
      while case .term(let base)? = current.base {
        if ActingOperators.withoutNothing.contains(current.name) { return true }
        current = base
      }
      return false
    }
  }
}
