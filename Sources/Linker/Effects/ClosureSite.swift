import Facts
import NavigationModel

/// A closure somewhere in the app's code, with who gets it.
struct ClosureSite {
  var expression: Expression
  /// Where it stands.
  var scope: Scope
  var surroundings: Surroundings?
  /// The object whose property it is assigned to, or the call that it is an argument of.
  var taker: Expression?

  /// Conditions around it, outermost first.
  var gates: [Gate] { surroundings?.gates ?? [] }

  var origin: Origin { Origin(file: scope.file, offset: expression.offset) }
}
