/// The identity of a node: the class name where that is unique, else made unique by its module or scene.
public struct NodeID: RawRepresentable, Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The text of the identity, stable between runs over the same source.
  public var rawValue: String

  /// Wraps a text as identity.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Wraps a text as identity.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The text itself.
  public var description: String { rawValue }
  /// Orders by text.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }
}

/// The identity of a route: the path of the declaration that holds it, such as `ProductConfiguration.productScreen`.
public struct RouteID: RawRepresentable, Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The text of the identity, stable between runs over the same source.
  public var rawValue: String

  /// Wraps a text as identity.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Wraps a text as identity.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The text itself.
  public var description: String { rawValue }
  /// Orders by text.
  public static func < (a: RouteID, b: RouteID) -> Bool { a.rawValue < b.rawValue }
}
