/// A way into the app from outside.
public struct Entry: Hashable, Codable, Sendable {
  /// What brings the user in.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case launch, deepLink, universalLink, pushNotification, shortcut, widget, event
  }

  /// What tells an entry from one of the app itself.
  public enum Role: String, Hashable, Codable, Sendable, CaseIterable {
    /// Into an extension, which runs beside the app.
    case appExtension
    /// Into the app on a watch.
    case watchApp
    /// A storyboard that only makes the window, in which code puts the first screen.
    case windowOnly
  }

  /// What brings the user in.
  public var kind: Kind
  /// Handler or pattern, for people: `color`, `applicationDidFinishLaunching`.
  public var name: String
  /// Where it leads; `nil` where that could not be resolved.
  public var to: NodeID?
  /// The route that it asks for, if any.
  public var route: RouteID?
  /// What must let the user through, in the order in which it is asked.
  public var gates: [Gate]
  /// For a link: which parts of the address are asked for, such as `query:color`, `host:shop`, `path:/item`.
  public var pattern: [String]
  /// For a link: position in the list of handlers, first match wins; counted from 0.
  public var order: Int?
  /// What the entry is of, where that is not the app itself.
  public var role: Role?
  /// Where it stands in the source.
  public var source: SourcePlace
  /// Further places that bring the user in the same way: the delegates of the application and of its scene.
  public var alsoAt: [SourcePlace]

  /// Creates an entry.
  public init(
    kind: Kind, name: String, to: NodeID?, route: RouteID? = nil, gates: [Gate] = [], pattern: [String] = [],
    order: Int? = nil, role: Role? = nil, source: SourcePlace, alsoAt: [SourcePlace] = []
  ) {
    self.kind = kind
    self.name = name
    self.to = to
    self.route = route
    self.gates = gates
    self.pattern = pattern
    self.order = order
    self.role = role
    self.source = source
    self.alsoAt = alsoAt
  }
}
