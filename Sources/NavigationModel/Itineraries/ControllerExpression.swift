/// A view controller that an expression names: where a search starts, or who presents.
public indirect enum ControllerExpression: Hashable, Sendable {
  /// `nil`.
  case nothing
  /// The window's root view controller.
  case root
  /// The topmost view controller.
  case topmost
  /// What a finder finds.
  case found(Finder)
  /// Anything else, as written.
  case unknown(String)
}
