/// What a request brings along, as far as a router can tell one from another: its type and its text.
package struct Payload: Hashable, Sendable {
  /// Type of the value: `String`, `Int`, `TripRequest`; `Void` for nothing.
  package var type: String
  /// The value as text: of a struct its first property, of an enum the name of the case; `nil` for nothing.
  package var text: String?
  /// Properties by name, if it is a struct or class; those that are left out are `nil`.
  package var fields: [String: String]

  /// Creates a payload.
  package init(type: String, text: String?, fields: [String: String] = [:]) {
    self.type = type
    self.text = text
    self.fields = fields
  }

  /// No payload: `nil` or `Void`.
  package static let nothing = Payload(type: "Void", text: nil)
}
