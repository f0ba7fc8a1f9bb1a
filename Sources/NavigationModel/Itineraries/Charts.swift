/// What the router needs to know of an app before it can be simulated.
public struct Charts: Hashable, Sendable {
  /// Every route that can be asked for, by name.
  public var itineraries: [String: Itinerary]
  /// Declarations that hold a route which could not be found out, by name.
  public var unreadRoutes: [String: UnreadRoute] = [:]
  /// Classes of view controllers that the source declares, by name.
  public var classes: [String: ScreenClass]
  /// Types of payloads that the source declares, by name.
  public var payloadTypes: [String: PayloadType]
  /// Trees of storyboards: under `"Main"` the initial one, under `"Main/details"` a scene, in the notation of trees.
  public var storyboards: [String: String]
  /// Routes that gates ask the router for before they let anybody through, by gate.
  public var openings: [String: [String]] = [:]
  /// Names under which one request means one route or another, whichever variant is in force.
  public var variants: [[String]] = []

  /// Creates charts.
  public init(
    itineraries: [String: Itinerary] = [:], classes: [String: ScreenClass] = [:],
    payloadTypes: [String: PayloadType] = [:], storyboards: [String: String] = [:]
  ) {
    self.itineraries = itineraries
    self.classes = classes
    self.payloadTypes = payloadTypes
    self.storyboards = storyboards
  }
}
