/// What the source says about a type that routes carry as payload.
public struct PayloadType: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Names of its cases, if it is an enum.
  public var cases: [String]
  /// Its properties in the order of its initialiser, if it is a struct or class.
  public var properties: [Property]

  /// Creates a type.
  public init(name: String, cases: [String] = [], properties: [Property] = []) {
    self.name = name
    self.cases = cases
    self.properties = properties
  }

  /// A stored property.
  public struct Property: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its type, as written.
    public var type: String?

    /// Creates a property.
    public init(name: String, type: String? = nil) {
      self.name = name
      self.type = type
    }
  }
}
