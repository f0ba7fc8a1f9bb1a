internal import Yams

/// A key at the top of the file, and who reads what stands behind it.
struct SettingsKey: Sendable {
  var name: String
  /// One line for the documentation.
  var summary: String
  var read: @Sendable (inout SettingsReader, Yams.Node) -> Void
}

/// Every key, sorted.
///
/// A new setting is a line here, a property of ``Settings`` and a function that reads it.
let settingsKeys: [SettingsKey] = [
  SettingsKey(name: "corrections", summary: "what was read wrongly, and how it is") { $0.readCorrections($1) },
  SettingsKey(name: "entries", summary: "ways into the app that the source does not show") { $0.readEntries($1) },
  SettingsKey(name: "exclude", summary: "paths that are not read") { $0.readExclude($1) },
  SettingsKey(name: "fail-on", summary: "the least severity that makes the run fail") { $0.readFailOn($1) },
  SettingsKey(name: "include-tests", summary: "whether the sources of tests are read") { $0.readIncludeTests($1) },
  SettingsKey(name: "routes", summary: "ways through the app that have a name") { $0.readRoutes($1) },
  SettingsKey(name: "rules", summary: "severities of rules, by name") { $0.readRules($1) },
  SettingsKey(name: "screens", summary: "screens that the source does not show, or not fully") { $0.readScreens($1) },
  SettingsKey(name: "sinks", summary: "functions that navigate, and how") { $0.readSinks($1) },
  SettingsKey(name: "transitions", summary: "transitions that the source does not show") { $0.readTransitions($1) },
]

/// The keys of `.navgraph.yml` with a line about each, for the documentation.
package var settingsDocumentation: [(key: String, summary: String)] {
  settingsKeys.map { ($0.name, $0.summary) }
}
