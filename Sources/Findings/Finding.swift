public import NavigationModel

/// What a check reports.
public struct Finding: Hashable, Codable, Sendable {
  /// The rule that reports it.
  public var rule: RuleID
  /// How much it matters, after the settings have had their say.
  public var severity: Severity
  /// Where it stands.
  public var place: Place
  /// One line, lower case, no full stop, names in single quotes; says what to do.
  public var message: String
  /// Further places that belong to it: the other end of an edge, the first of two duplicates.
  public var notes: [Note]
  /// The way that proves it, step by step, in words a person can follow; empty where the message says it all.
  public var path: [String]
  /// Nodes that a picture marks with it.
  public var nodes: [NodeID]

  /// Creates a finding.
  public init(
    rule: RuleID, severity: Severity, place: Place, message: String, notes: [Note] = [], path: [String] = [],
    nodes: [NodeID] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.message = message
    self.notes = notes
    self.path = path
    self.nodes = nodes
  }
}

/// Name of a rule, in kebab case; reads well after "allow": `dead-end`, `gate-bypass`.
public struct RuleID: RawRepresentable, Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The name itself.
  public var rawValue: String

  /// Wraps a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Wraps a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The name itself.
  public var description: String { rawValue }
  /// Orders by name.
  public static func < (a: RuleID, b: RuleID) -> Bool { a.rawValue < b.rawValue }
}

/// How much a finding matters.
public enum Severity: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
  /// Not reported.
  case off
  /// Worth knowing.
  case note
  case warning
  case error

  /// Orders by weight.
  public static func < (a: Severity, b: Severity) -> Bool { a.weight < b.weight }

  private var weight: Int {
    switch self {
    case .off: 0
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }
}

/// Where a finding stands.
public enum Place: Hashable, Codable, Sendable {
  case source(SourcePlace)
  /// About the app as a whole, such as a missing entry.
  case wholeApp
}

/// A further place of a finding.
public struct Note: Hashable, Codable, Sendable {
  /// One line, in the style of a finding's message.
  public var message: String
  /// Where it stands, if it stands anywhere.
  public var source: SourcePlace?

  /// Creates a note.
  public init(message: String, source: SourcePlace? = nil) {
    self.message = message
    self.source = source
  }
}
