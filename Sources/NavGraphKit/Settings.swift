import DeclarationReader
public import Findings

/// What a team says about its app in `.navgraph.yml`.
public struct Settings: Hashable, Sendable {
  /// Severities of rules that differ from the rules' own; `off` drops a rule.
  public var rules: [RuleID: Severity] = [:]
  /// The least severity that makes a check fail; `nil` for never.
  public var failOn: Severity? = .warning
  /// Patterns of paths, relative to the root, that are not read.
  public var exclude: [String] = []
  /// Whether the sources of tests are read too.
  public var includeTests = false

  /// The settings of an empty file.
  public init() {}

  /// Reads the text of a settings file.
  ///
  /// - Parameter path: path of the file, for messages.
  /// - Throws: an error whose description names every mistake with its place, one a line.
  public init(yaml: String, path: String) throws {
    let read = try readSettings(yaml: yaml, path: path, rules: ruleDescriptions.map(\.id))
    rules = read.rules
    failOn = read.failOn
    exclude = read.exclude
    includeTests = read.includeTests
  }

  /// Whether a path relative to the root, or a folder around it, is not to be read.
  public var excludes: (_ path: String) -> Bool {
    let patterns = exclude.map(PathPattern.init)
    return { path in patterns.contains { $0.matches(path) } }
  }
}
