/// How a navigation ends.
package enum Outcome: Hashable, Sendable {
  /// The completion was called with success.
  case arrived
  /// The completion was called with a failure.
  case failed(RoutingFailure)
  /// `navigate` threw at once; the completion is never called.
  case thrown(RoutingFailure)
  /// Neither thrown nor completed: something is waited for.
  case waiting

  /// The failure, if it is one.
  package var failure: RoutingFailure? {
    switch self {
    case .failed(let failure), .thrown(let failure): failure
    case .arrived, .waiting: nil
    }
  }
}
