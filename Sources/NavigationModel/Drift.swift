/// A declaration in `.navgraph.yml` that the source does not bear out, or no longer needs.
public struct Drift: Hashable, Codable, Sendable {
  /// What is wrong with the declaration.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// Names a screen, flow or route that does not exist.
    case unknownName
    /// Names something of which there are several.
    case ambiguousName
    /// Corrects a transition that was not found.
    case unmatchedCorrection
    /// Describes a call that nobody makes.
    case uncalledSink
    /// Says what the source says itself.
    case redundant
  }

  /// What is wrong.
  public var kind: Kind
  /// What is declared, for people: the name, `A -push-> B`, the call.
  public var name: String
  /// Where it is declared.
  public var source: SourcePlace
  /// Names that may be meant: the most similar one, or those that an ambiguous name can mean.
  public var suggestions: [String]
  /// For `redundant`: where the source says the same.
  public var saidAt: SourcePlace?

  /// Creates a drift.
  public init(
    kind: Kind, name: String, source: SourcePlace, suggestions: [String] = [], saidAt: SourcePlace? = nil
  ) {
    self.kind = kind
    self.name = name
    self.source = source
    self.suggestions = suggestions
    self.saidAt = saidAt
  }
}
