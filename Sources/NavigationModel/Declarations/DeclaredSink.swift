/// A function that navigates, of the team's own or of a library: what its body does cannot be seen.
///
/// `AppRouter.open(_:from:)` has the type `AppRouter`, the function `open` and the labels `nil` and `from`.
package struct DeclaredSink: Hashable, Sendable {
  /// Type that declares it, with the types around it; `nil` for a function of any type, or of none.
  package var typeName: String?
  /// Name of the function without its arguments; `init` for an initialiser.
  package var function: String
  /// Labels of the arguments, `nil` for one without; no list at all where any overload is meant.
  package var labels: [String?]?
  /// What a call does on the screen.
  package var effect: Transition.Kind
  /// The argument that is, or makes, the screen to show; `nil` for an effect that needs none.
  package var argument: Argument?
  /// Where the call is written in the declaration.
  package var source: SourcePlace

  /// Which argument of a call.
  package enum Argument: Hashable, Sendable {
    /// Counted from 0.
    case position(Int)
    case label(String)
  }

  /// Creates a sink.
  package init(
    typeName: String? = nil, function: String, labels: [String?]? = nil, effect: Transition.Kind,
    argument: Argument? = nil, source: SourcePlace
  ) {
    self.typeName = typeName
    self.function = function
    self.labels = labels
    self.effect = effect
    self.argument = argument
    self.source = source
  }

  /// The call as a person writes it: `AppRouter.open(_:from:)`.
  package var call: String {
    let arguments = labels.map { labels in "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? ""
    return (typeName.map { $0 + "." } ?? "") + function + arguments
  }

  /// Position of the argument that makes the screen, if the call is known to have it there.
  package var position: Int? {
    switch argument {
    case .position(let position): position
    case .label(let label): labels?.firstIndex(of: label)
    case nil: nil
    }
  }
}
