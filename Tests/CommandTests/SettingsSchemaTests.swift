import DeclarationReader
import Findings
import NavigationModel
import Testing

/// The published schema of `.navgraph.yml` and its reader say the same.
struct SettingsSchemaTests {
  private static let schema = SchemaValidator("navgraph-settings-1.schema.json")

  @Test func hasTheKeysOfTheReader() throws {
    #expect(try Self.schema.keys() == settingsDocumentation.map(\.key))
    let definitions = try Self.schema.definitions()
    for object in settingsObjects {
      let definition = try #require(definitions[object.name], "\(object.name)")
      #expect(definition.properties?.keys.sorted() == object.keys.sorted(), "\(object.name)")
      #expect(Set(definition.required ?? []) == Set(object.required), "\(object.name)")
    }
    #expect(definitions.filter { $0.value.properties != nil }.count == settingsObjects.count)
  }

  @Test func hasTheWordsOfTheReader() throws {
    #expect(
      try Self.schema.enumerations() == [
        "entryKind": names(Entry.Kind.self), "nodeContainer": names(Node.Container.self),
        "screenKind": DeclaredScreen.kinds.map(\.rawValue), "severity": names(Severity.self),
        "stepKind": DeclaredRoute.Step.kinds.map(\.rawValue),
        "threshold": ["note", "warning", "error", "off", "never"],
        "transitionKind": names(Transition.Kind.self),
      ])
  }

  /// JSON is YAML too: both read the same text.
  @Test func acceptsWhatTheReaderAccepts() throws {
    let problems = try Self.schema.problems(of: Self.good)
    for (sample, problem) in zip(Self.good, problems) {
      #expect(problem.isEmpty, "\(sample)")
      #expect(throws: Never.self, "\(sample)") { try read(sample) }
    }
  }

  @Test func refusesWhatTheReaderRefuses() throws {
    let problems = try Self.schema.problems(of: Self.bad)
    for (sample, problem) in zip(Self.bad, problems) {
      #expect(!problem.isEmpty, "\(sample)")
      #expect(throws: SettingsError.self, "\(sample)") { try read(sample) }
    }
  }

  private func read(_ text: String) throws {
    _ = try readSettings(yaml: text, path: "settings.yml", rules: [RuleID("dead-end")])
  }

  private static let good = [
    #"{}"#, #"null"#,
    #"{"rules": {"dead-end": "off"}, "fail-on": "never", "exclude": ["Pods"], "include-tests": true}"#,
    #"{"screens": [{"name": "A"}, {"name": "B", "kind": "external", "title": "B", "aliases": ["b", "bb"]}]}"#,
    #"{"screens": [{"name": "A", "container": "tab"}, {"name": "B", "kind": "container", "container": "page"}]}"#,
    #"{"transitions": [{"from": "A", "to": "B", "kind": "push", "gates": "g", "label": "l"}]}"#,
    #"{"transitions": [{"from": "A", "kind": "dismiss"}, {"from": "A", "to": "B", "kind": "popTo", "gates": ["g"]}]}"#,
    #"{"routes": [{"name": "a", "to": "A"}, {"name": "b", "steps": ["A", {"to": "B", "kind": "tab"}]}]}"#,
    #"{"entries": [{"kind": "deepLink", "to": "A", "pattern": ["host:a"], "gates": [], "name": "a"}]}"#,
    #"{"sinks": [{"call": "A.b(_:to:)", "effect": "push", "argument": "to"}, {"call": "back", "effect": "pop"}]}"#,
    #"{"sinks": [{"call": "A.B.init(_:)", "effect": "push", "argument": 0}, {"call": "f()", "effect": "dismiss"}]}"#,
    #"{"corrections": [{"from": "A", "remove": true}, {"from": "A", "to": "B", "kind": "push", "remove": true}]}"#,
    #"{"corrections": [{"from": "A", "replace": {"to": "C", "kind": "show", "gates": [], "label": "l"}}]}"#,
  ]

  private static let bad = [
    #"[]"#, #""text""#, #"{"screen": []}"#, #"{"fail-on": "of"}"#, #"{"include-tests": "maybe"}"#,
    #"{"exclude": "Pods"}"#, #"{"rules": {"dead-end": "on"}}"#, #"{"screens": {"name": "A"}}"#,
    #"{"screens": [{}]}"#, #"{"screens": ["A"]}"#, #"{"screens": [{"name": ""}]}"#, #"{"screens": [{"name": ["A"]}]}"#,
    #"{"screens": [{"name": "A", "kind": "event"}]}"#, #"{"screens": [{"name": "A", "colour": "red"}]}"#,
    #"{"screens": [{"name": "A", "kind": "screen", "container": "tab"}]}"#,
    #"{"screens": [{"name": "A", "aliases": [{}]}]}"#,
    #"{"transitions": [{"from": "A", "to": "B"}]}"#, #"{"transitions": [{"from": "A", "kind": "push"}]}"#,
    #"{"transitions": [{"from": "A", "to": "B", "kind": "shove"}]}"#,
    #"{"transitions": [{"from": "A", "to": "B", "kind": "push", "gates": {"a": "b"}}]}"#,
    #"{"routes": [{"name": "a"}]}"#, #"{"routes": [{"name": "a", "to": "A", "steps": ["A"]}]}"#,
    #"{"routes": [{"name": "a", "steps": []}]}"#, #"{"routes": [{"name": "a", "steps": ["A", "B"]}]}"#,
    #"{"routes": [{"name": "a", "steps": ["A", {"to": "B", "kind": "dismiss"}]}]}"#,
    #"{"entries": [{"kind": "launch"}]}"#, #"{"entries": [{"kind": "doorbell", "to": "A"}]}"#,
    #"{"sinks": [{"call": "A.b(_:", "effect": "push"}]}"#, #"{"sinks": [{"call": "f", "effect": "fly"}]}"#,
    #"{"sinks": [{"call": "f", "effect": "push", "argument": []}]}"#,
    #"{"corrections": [{"from": "A"}]}"#, #"{"corrections": [{"from": "A", "remove": false}]}"#,
    #"{"corrections": [{"from": "A", "replace": {}}]}"#,
    #"{"corrections": [{"from": "A", "remove": true, "replace": {"kind": "push"}}]}"#,
  ]
}
