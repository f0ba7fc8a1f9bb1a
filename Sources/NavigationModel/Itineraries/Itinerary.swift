/// A route as the router is handed it: whatever it refers to is written out, down to where it starts.
///
/// A `Route` of the model says what one declaration holds and refers to others by name. An itinerary is what evaluating
/// that declaration gives for one receiver and one set of arguments: `PhoneRoutes.trips` and `TabletRoutes.trips` are two,
/// though the text of both stands in one protocol extension.
public struct Itinerary: Hashable, Sendable {
  /// What the declaration is called from outside: `Shop.product`.
  public var name: String
  /// Type of the payload that whoever asks passes along, as written; `nil` where nothing is passed.
  public var asked: String?
  /// The payload that the destination is asked with, made of what is passed.
  public var payload: PayloadExpression
  /// From the destination towards the start.
  public var legs: [Leg]
  /// Where the declaration stands in the source.
  public var source: SourcePlace

  /// Creates an itinerary.
  public init(
    name: String, asked: String? = nil, payload: PayloadExpression = .passed, legs: [Leg], source: SourcePlace
  ) {
    self.name = name
    self.asked = asked
    self.payload = payload
    self.legs = legs
    self.source = source
  }

  /// One link of the chain that the router walks.
  public indirect enum Leg: Hashable, Sendable {
    /// A step with finder, factory, action and tasks.
    case step(RouteStep)
    /// From here on towards the start the payload is another one, of this type (`adaptingContext(using:)`).
    case conversion(to: String?)
    /// The first alternative that holds goes on; `context` is the payload that the list is declared for.
    case alternatives(context: String?, [Alternative])
    /// The window's root view controller.
    case root
    /// The topmost view controller.
    case current
    /// What a finder finds.
    case custom(Finder, context: String?)
    /// Nothing more could be read; says why.
    case open(String)
  }

  /// One of several ways on, in order.
  public struct Alternative: Hashable, Sendable {
    /// When it applies.
    public var condition: RouteCondition
    /// How the chain goes on.
    public var legs: [Leg]
    /// Where it stands in the source.
    public var source: SourcePlace

    /// Creates an alternative.
    public init(condition: RouteCondition, legs: [Leg], source: SourcePlace) {
      self.condition = condition
      self.legs = legs
      self.source = source
    }
  }
}
