import Facts

/// The payload that a request brings along, while nobody asks yet: a value that stays recognisable wherever it goes.
enum PassedPayload {
  private static let name = "«payload»"

  /// The payload itself, as it is given to a function or closure that stands at a place.
  static func value(in scope: Scope, at offset: Int32) -> Value {
    .term(
      Term(
        base: nil, name: name, generics: [], arguments: nil, origin: Origin(file: scope.file, offset: offset),
        scope: scope))
  }

  /// The properties that lead from the payload to a value; `nil` for a value that is not of the payload.
  static func path(to value: Value) -> [String]? {
    guard case .term(let term) = value, term.arguments == nil else { return nil }
    guard let base = term.base else { return term.name == name ? [] : nil }
    return path(to: base).map { $0 + [term.name] }
  }
}
