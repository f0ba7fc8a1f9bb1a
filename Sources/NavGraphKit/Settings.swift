import DeclarationReader
public import Findings
import NavigationModel

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
  /// What the team says of the navigation, because the source does not.
  var declarations = Declarations()
  /// Comments in the file that silence rules.
  var suppressions: [Suppression] = []
  /// All of the above as it was written, with the name of the file.
  private(set) var written: [String] = []

  /// The settings of an empty file.
  public init() {}

  /// Reads the text of a settings file.
  ///
  /// - Parameters:
  ///   - yaml: the text.
  ///   - path: path of the file, for messages.
  ///   - file: path of the file relative to the root of the app, for the places of what it declares; the same as `path`
  ///     unless given.
  /// - Throws: an error whose description names every mistake with its place, one a line.
  public init(yaml: String, path: String, file: String? = nil) throws {
    let rules = ruleDescriptions.map(\.id)
    let read = try withDeepStack {
      Result { () throws(SettingsError) in try readSettings(yaml: yaml, path: path, file: file, rules: rules) }
    }.get()
    self.rules = read.rules
    failOn = read.failOn
    exclude = read.exclude
    includeTests = read.includeTests
    declarations = read.declarations
    suppressions = read.suppressions
    written = [yaml, path, file ?? path]
  }

  /// Whether a path relative to the root, or a folder around it, is not to be read.
  public var excludes: (_ path: String) -> Bool {
    let patterns = exclude.map(PathPattern.init)
    return { path in patterns.contains { $0.matches(path) } }
  }
}
