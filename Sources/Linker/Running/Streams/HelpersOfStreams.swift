import Facts

/// Helpers that subscribe to what they are given: `func follow<T>(_ events: AnyPublisher<T, Never>, _ handle: @escaping (T) -> Void)`.
///
/// Each call subscribes to another stream, with a handler of its own.
struct HelpersOfStreams {
  private let calls: CallInstances
  private let program: Program

  init(_ linkage: Linkage) {
    calls = CallInstances(evaluator: linkage.evaluator, calls: linkage.calls)
    program = linkage.program
  }

  /// The scopes of a subscription, one for each call of the helper that it stands in; none where it stands in no helper.
  func scopes(of site: CallSite) -> [Scope] {
    guard subscribesToParameter(site) else { return [] }
    return calls.runs(of: site).map(\.scope)
  }

  private func subscribesToParameter(_ site: CallSite) -> Bool {
    guard let function = site.scope.function, let base = site.base else { return false }
    var root = base.stripped
    while true {
      switch root.kind {
      case .call(let callee, _): root = callee.stripped
      case .member(let base?, _, _): root = base.stripped
      case .name("self", _):
        // What the app adds to the streams of a library.
        return program[function].owner.map { program[$0].keyword == nil } ?? false
      case .name(let name, _):
        guard case .parameter(function, _, _)? = site.scope.lookup(name)?.first else { return false }
        return true
      default: return false
      }
    }
  }
}
