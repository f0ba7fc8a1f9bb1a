/// A way through the app that has a name: wherever a screen is asked for, the name of the route does as well.
package struct DeclaredRoute: Hashable, Sendable {
  package var name: DeclaredName
  /// From the start to the destination; never empty.
  package var steps: [Step]

  /// One hop of the route.
  package struct Step: Hashable, Sendable {
    package var screen: DeclaredName
    /// How it comes after the step before; `nil` for the first.
    package var kind: Transition.Kind?

    /// Kinds of hops that lead on.
    package static let kinds = Transition.Kind.allCases.filter { !$0.isWayBack }

    /// Creates a step.
    package init(screen: DeclaredName, kind: Transition.Kind? = nil) {
      self.screen = screen
      self.kind = kind
    }
  }

  /// Creates a route.
  package init(name: DeclaredName, steps: [Step]) {
    self.name = name
    self.steps = steps
  }
}
