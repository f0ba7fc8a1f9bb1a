/// A case of an enum by which the app navigates, with who asks for it and whether somebody answers.
public struct Dispatch: Hashable, Codable, Sendable {
  /// What the enum is for.
  public enum Role: String, Hashable, Codable, Sendable, CaseIterable {
    /// Made from a URL, a notification or an activity.
    case link
    /// Asked of a router or coordinator.
    case route
    /// Emitted for flows that listen.
    case step
  }

  /// Name of the enum.
  public var type: String
  /// Name of the case.
  public var name: String
  /// What the enum is for.
  public var role: Role
  /// Where the case is declared.
  public var source: SourcePlace
  /// Places that ask for it.
  public var requests: [SourcePlace]
  /// Those of them that nobody answers.
  public var lost: [SourcePlace]
  /// Branches that do nothing for it.
  public var dropped: [SourcePlace]

  /// Creates a case.
  public init(
    type: String, name: String, role: Role, source: SourcePlace, requests: [SourcePlace], lost: [SourcePlace],
    dropped: [SourcePlace]
  ) {
    self.type = type
    self.name = name
    self.role = role
    self.source = source
    self.requests = requests
    self.lost = lost
    self.dropped = dropped
  }
}
