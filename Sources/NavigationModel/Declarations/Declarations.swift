/// What a team says about its app's navigation in `.navgraph.yml`, because the source does not.
///
/// These are words, not nodes: what they mean in the app is found out when they are linked with it.
package struct Declarations: Hashable, Sendable {
  package var screens: [DeclaredScreen]
  package var transitions: [DeclaredTransition]
  package var routes: [DeclaredRoute]
  package var entries: [DeclaredEntry]
  package var sinks: [DeclaredSink]
  package var corrections: [Correction]

  /// Creates declarations; what is left out is empty.
  package init(
    screens: [DeclaredScreen] = [], transitions: [DeclaredTransition] = [], routes: [DeclaredRoute] = [],
    entries: [DeclaredEntry] = [], sinks: [DeclaredSink] = [], corrections: [Correction] = []
  ) {
    self.screens = screens
    self.transitions = transitions
    self.routes = routes
    self.entries = entries
    self.sinks = sinks
    self.corrections = corrections
  }
}

/// A name as the team wrote it, with its place: of a screen, a flow, a route or a gate.
package struct DeclaredName: Hashable, Sendable {
  package var text: String
  package var source: SourcePlace

  /// Creates a name.
  package init(_ text: String, at source: SourcePlace) {
    self.text = text
    self.source = source
  }
}
