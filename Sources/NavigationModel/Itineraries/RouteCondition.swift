/// When an alternative of a route applies, as far as its text tells.
public indirect enum RouteCondition: Hashable, Sendable {
  case constant(Bool)
  /// A Boolean of the app, as spelled; with the value that its declaration gives it, where that is a literal.
  case flag(String, initially: Bool?)
  /// A Boolean of the app whose body can be read: the same under its name, as spelled.
  case named(String, RouteCondition)
  /// A condition that is spelled of several parts, as a whole.
  case spelled(String, RouteCondition)
  /// A finder finds its screen.
  case found(Finder)
  case equal(Operand, Operand)
  case not(RouteCondition)
  case all([RouteCondition])
  case any([RouteCondition])
  /// Anything else, as written.
  case unknown(String)

  /// What a condition compares.
  public enum Operand: Hashable, Sendable {
    /// The payload, or a property of it: `["sharedBy"]`.
    case payload([String])
    /// What whoever asks has passed along, or a property of it; the destination may be asked with something else.
    case passed([String])
    /// A text, a number or the name of an enum case.
    case literal(String)
    /// `nil`.
    case nothing
    /// Anything else, as written.
    case unknown(String)
  }
}
