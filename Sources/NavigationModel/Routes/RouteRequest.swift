/// A place that asks the router for a route.
public struct RouteRequest: Hashable, Codable, Sendable {
  /// Screen that asks; `nil` if no screen does (a delegate, a URL handler).
  public var from: NodeID?
  /// Type whose code asks.
  public var owner: String
  /// Method that was called: `navigate`, `commitNavigation`, `deepLinkTo`.
  public var call: String
  /// Routes that the argument can mean.
  public var routes: [RouteID]
  /// The payload as written, shortened.
  public var payload: String?
  /// Whether an error is thrown away (`try?`).
  public var swallowsErrors: Bool
  /// What must let the user through, in the order in which it is asked.
  public var gates: [Gate]
  /// Where it stands in the source.
  public var source: SourcePlace

  /// Creates a request.
  public init(
    from: NodeID?, owner: String, call: String, routes: [RouteID], payload: String? = nil,
    swallowsErrors: Bool = false, gates: [Gate] = [], source: SourcePlace
  ) {
    self.from = from
    self.owner = owner
    self.call = call
    self.routes = routes
    self.payload = payload
    self.swallowsErrors = swallowsErrors
    self.gates = gates
    self.source = source
  }
}
