/// One named route configuration: a destination and the chain of steps that leads to it.
///
/// Steps stand as the router walks them: the destination first, then towards the start.
public struct Route: Hashable, Codable, Sendable {
  /// What the chain begins with in the source.
  public enum Form: String, Hashable, Codable, Sendable, CaseIterable {
    /// A step with finder and factory.
    case assembly
    /// A chain without a destination of its own (`ChainAssembly`).
    case chain
    /// A list of alternatives (`SwitchAssembly`) that stands alone.
    case alternatives
    /// A start or another route under a new name, perhaps with a payload (`Destination(to:with:)`).
    case destination
  }

  /// Identity, referred to by transitions, other routes, requests and entries.
  public var id: RouteID
  /// Name of the declaration that holds it.
  public var name: String
  /// Type that declares it, if any.
  public var owner: String?
  /// What the chain begins with in the source.
  public var form: Form
  /// The node that the route shows; `nil` where no step names one.
  public var destination: NodeID?
  /// Destination class, as written: `UIHostingController<ContentView>`.
  public var screenClass: String
  /// Type of the payload, as written.
  public var context: String?
  /// From the destination towards the start.
  public var steps: [RouteStep]
  /// Where the chain begins.
  public var start: RouteStart
  /// Where it stands in the source.
  public var source: SourcePlace

  /// Creates a route.
  public init(
    id: RouteID, name: String, owner: String? = nil, form: Form, destination: NodeID?, screenClass: String,
    context: String? = nil, steps: [RouteStep], start: RouteStart, source: SourcePlace
  ) {
    self.id = id
    self.name = name
    self.owner = owner
    self.form = form
    self.destination = destination
    self.screenClass = screenClass
    self.context = context
    self.steps = steps
    self.start = start
    self.source = source
  }
}
