public import NavigationModel

/// A comment that silences rules: `// navgraph:ignore dead-end, growing-stack the kiosk is left by a timer`.
public struct Suppression: Hashable, Codable, Sendable {
  /// Where the comment begins.
  public var place: SourcePlace
  /// The rules that it silences; empty means that the comment names none.
  public var rules: [RuleID]
  /// Why, in the words of whoever wrote it.
  public var reason: String?
  /// Whether it holds for the whole file, rather than for its own line and perhaps the one below.
  public var wholeFile: Bool
  /// Whether something stands before it on its line: then it speaks of that, and not of the line below.
  public var isTrailing: Bool

  /// Creates a suppression.
  public init(
    place: SourcePlace, rules: [RuleID], reason: String? = nil, wholeFile: Bool = false, isTrailing: Bool = false
  ) {
    self.place = place
    self.rules = rules
    self.reason = reason
    self.wholeFile = wholeFile
    self.isTrailing = isTrailing
  }

  /// Whether it silences a rule at a place.
  func covers(_ rule: RuleID, at source: SourcePlace) -> Bool {
    guard rules.contains(rule), source.file == place.file else { return false }
    return wholeFile || source.line == place.line || source.line == place.line + 1 && !isTrailing
  }
}
