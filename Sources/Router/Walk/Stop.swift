/// Why the router stops in the middle of its work.
enum Stop: Error, Sendable {
  case failure(RoutingFailure)
  /// UIKit never calls back; the router waits for ever.
  case silence(String)
}
