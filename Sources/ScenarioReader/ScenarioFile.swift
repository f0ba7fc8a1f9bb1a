package import NavigationModel
package import Router

/// Cases that ask what comes out when a route is asked for while the screens stand in a certain way.
package struct ScenarioFile: Sendable {
  /// Path of the file, as the places of everything in it name it.
  package var path: String
  /// What the cases are about.
  package var title: String?
  /// The Swift source that declares screens and routes, on the lines and in the columns where it stands in the file.
  package var source: String
  /// What running code would decide, for every case.
  package var world: World
  /// In the order of the file; no two have the same identifier.
  package var cases: [ScenarioCase]
}

/// One tree of screens and what happens to it.
package struct ScenarioCase: Sendable {
  /// Unique in its file.
  package var id: String
  /// Where it begins.
  package var place: SourcePlace
  /// The tree before, in tree notation.
  package var from: PlacedNotation
  /// What is different for this case, on top of what the file says.
  package var world: World
  /// One after another, on the same tree; never empty.
  package var steps: [ScenarioStep]
  /// Whether the file lists the steps; a case without a list is its only step.
  package var isJourney: Bool
}

/// A request to the router or a move of the user, and what it should lead to.
package struct ScenarioStep: Sendable {
  /// What happens in a step.
  package enum Action: Hashable, Sendable {
    case navigate(route: String, payload: Payload?)
    case move(UserMove)
  }

  /// What happens.
  package var action: Action
  /// Where that is said.
  package var place: SourcePlace
  /// What is different from this step on.
  package var world: World
  /// What should come out; `nil` where the file does not say.
  package var expectation: Expectation?
}

/// What a step should lead to.
package struct Expectation: Sendable {
  /// How a request to the router can end.
  package enum Outcome: Hashable, Sendable {
    case ok
    /// Completes with this error.
    case fails(String)
    /// Throws this error before anything is begun.
    case `throws`(String)
    /// Waits for something without end.
    case waits
  }

  /// How it ends.
  package var outcome: Outcome
  /// The tree afterwards; `nil` for the one before.
  package var tree: PlacedNotation?
}

/// A text in tree notation and where its first character stands.
package struct PlacedNotation: Hashable, Sendable {
  package var text: String
  package var place: SourcePlace

  /// Creates a notation.
  package init(text: String, place: SourcePlace) {
    self.text = text
    self.place = place
  }
}
