import Facts
import NavigationModel

/// The payload that a request brings along, while nobody asks yet: a value that stays recognisable wherever it goes.
enum PassedPayload {
  private static let name = "«payload»"
  private static let passedName = "«passed»"

  /// The payload itself, as it is given to a closure that stands at a place.
  static func value(in scope: Scope, at offset: Int32) -> Value { value(name, in: scope, at: offset) }

  /// What whoever asks for a route passes to its function.
  static func passed(_ type: TypeReference?, in scope: Scope, at offset: Int32) -> Value {
    value(passedName, of: type, in: scope, at: offset)
  }

  private static func value(_ name: String, of type: TypeReference? = nil, in scope: Scope, at offset: Int32) -> Value {
    .term(
      Term(
        base: nil, name: name, generics: type.map { [$0] } ?? [], arguments: nil,
        origin: Origin(file: scope.file, offset: offset),
        scope: scope))
  }

  /// The properties that lead from the payload to a value; `nil` for a value that is not of the payload.
  static func path(to value: Value) -> [String]? {
    guard case .term(let term) = value, term.arguments == nil else { return nil }
    guard let base = term.base else { return [name, passedName].contains(term.name) ? [] : nil }
    return path(to: base).map { $0 + [term.name] }
  }

  /// The payload or a property of it, for a condition.
  static func operand(_ value: Value) -> RouteCondition.Operand? {
    guard let path = path(to: value), case .term(let term) = value else { return nil }
    return term.root.name == passedName ? .passed(path) : .payload(path)
  }
}
