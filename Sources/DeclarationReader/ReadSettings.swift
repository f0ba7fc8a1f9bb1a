package import Findings
internal import NavigationModel

/// Reads the text of `.navgraph.yml`.
///
/// An empty file is a fine one. Everything else must be understood to the last word: a key that is passed over in silence
/// is a setting that somebody believes in.
///
/// Takes up to two megabytes of stack.
///
/// - Parameters:
///   - yaml: the text.
///   - path: path of the file, for messages.
///   - file: the same as the model and its findings are to have it: relative to the root of the app.
///   - rules: the rules that exist.
/// - Throws: ``SettingsError`` with every mistake of the file; for text that is no YAML, with the first.
package func readSettings(
  yaml: String, path: String, file: String? = nil, rules: [RuleID]
) throws(SettingsError) -> Settings {
  var reader = SettingsReader(path: path, file: file ?? path, knownRules: rules.map(\.rawValue))
  switch Document(yaml: yaml, path: path) {
  case .empty: break
  case .node(let root): reader.read(root)
  case .broken(let problem): throw SettingsError(problems: [problem])
  }
  guard reader.problems.isEmpty else {
    throw SettingsError(problems: reader.problems.sorted { $0.place < $1.place })
  }
  var settings = reader.settings
  settings.suppressions = suppressions(in: yaml, file: file ?? path)
  return settings
}
