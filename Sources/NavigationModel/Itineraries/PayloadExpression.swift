/// How the payload of a destination is made of what was passed along with the request.
public indirect enum PayloadExpression: Hashable, Sendable {
  /// The very thing that was passed.
  case passed
  /// A property of it.
  case property(String, of: PayloadExpression)
  /// A literal: text, number or Boolean, of this type.
  case literal(String, type: String)
  /// A case of an enum; the type is missing where only the surroundings tell it.
  case enumCase(String, type: String?)
  /// An object of a type of the app, with the values of its properties.
  case object(type: String, [Field])
  /// The same text as a value of another type: `String(number)`.
  case converted(PayloadExpression, to: String)
  /// The first whose condition holds: each branch of a function makes its own.
  case chosen([Choice])
  /// `nil`, or nothing at all.
  case nothing
  /// Anything else, as written.
  case unknown(String)

  /// A property and its value.
  public struct Field: Hashable, Sendable {
    /// Name of the property.
    public var name: String
    /// Its value.
    public var value: PayloadExpression

    /// Creates a field.
    public init(name: String, value: PayloadExpression) {
      self.name = name
      self.value = value
    }
  }

  /// One of several payloads.
  public struct Choice: Hashable, Sendable {
    /// When it is the one.
    public var condition: RouteCondition
    /// The payload.
    public var value: PayloadExpression

    /// Creates a choice.
    public init(condition: RouteCondition, value: PayloadExpression) {
      self.condition = condition
      self.value = value
    }
  }
}
