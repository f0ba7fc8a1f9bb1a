/// Where the chain of a route begins.
public struct RouteStart: Hashable, Codable, Sendable {
  /// What a chain can begin with.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// The window's root view controller.
    case root
    /// The topmost view controller.
    case current
    /// What a finder finds.
    case custom
    /// Another route.
    case route
    /// The first alternative that applies.
    case alternatives
    /// Nothing: the chain was cut off or could not be read.
    case open
  }

  /// What the chain begins with.
  public var kind: Kind
  /// For `route`: the routes that the reference can mean, several where variants implement one requirement.
  public var routes: [RouteID]
  /// For `custom`: the finder.
  public var finder: Finder?
  /// For `alternatives`: in order.
  public var alternatives: [RouteAlternative]
  /// What the code promises about it and nothing checks.
  public var promises: [Promise]
  /// Where it stands in the source.
  public var source: SourcePlace

  /// Creates a start.
  public init(
    kind: Kind, routes: [RouteID] = [], finder: Finder? = nil, alternatives: [RouteAlternative] = [],
    promises: [Promise] = [], source: SourcePlace
  ) {
    self.kind = kind
    self.routes = routes
    self.finder = finder
    self.alternatives = alternatives
    self.promises = promises
    self.source = source
  }
}

/// One case of a list of alternatives; the first that applies wins.
public struct RouteAlternative: Hashable, Codable, Sendable {
  /// When it applies.
  public enum Condition: String, Hashable, Codable, Sendable, CaseIterable {
    /// A closure returns a step or nothing.
    case closure
    /// A finder finds its screen.
    case found
    /// A Boolean holds.
    case boolean
    /// No other case did.
    case otherwise
  }

  /// When it applies.
  public var condition: Condition
  /// The condition as written, shortened.
  public var text: String?
  /// Whether the condition can be seen to hold always.
  public var always: Bool
  /// For `found`: the finder.
  public var finder: Finder?
  /// Where the chain goes on; for `found` without a step, the found screen itself.
  public var start: RouteStart
  /// Where it stands in the source.
  public var source: SourcePlace

  /// Creates an alternative.
  public init(
    condition: Condition, text: String? = nil, always: Bool = false, finder: Finder? = nil, start: RouteStart,
    source: SourcePlace
  ) {
    self.condition = condition
    self.text = text
    self.always = always
    self.finder = finder
    self.start = start
    self.source = source
  }
}
