/// One sort of mapping in `.navgraph.yml` with its keys; what the JSON Schema is held against.
package struct SettingsObject: Hashable, Sendable {
  /// What it describes: `screen`.
  package var name: String
  package var keys: [String]
  package var required: [String]
}

/// Every sort of mapping below the top of the file.
package let settingsObjects: [SettingsObject] = [
  object(CorrectionKey.self), object(EntryKey.self), object(ReplacementKey.self), object(RouteKey.self),
  object(ScreenKey.self), object(SinkKey.self), object(StepKey.self), object(TransitionKey.self),
]

private func object<Key: FieldKey>(_: Key.Type) -> SettingsObject {
  SettingsObject(
    name: String(Key.subject.drop { $0 != " " }.dropFirst()), keys: Key.names, required: Key.required.map(\.rawValue))
}
