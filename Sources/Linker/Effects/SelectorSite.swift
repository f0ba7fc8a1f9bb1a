import Facts
import NavigationModel

/// A function named for Objective-C to call, `#selector(close)`, with what surrounds that.
struct SelectorSite {
  /// The function as it is named.
  var function: Expression
  /// Where it stands.
  var scope: Scope
  var surroundings: Surroundings?

  /// Conditions around it, outermost first.
  var gates: [Gate] { surroundings?.gates ?? [] }
}
