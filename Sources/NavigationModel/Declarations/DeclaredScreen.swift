/// A screen that the team describes: one of the app's own, with what the source does not tell, or one from elsewhere.
package struct DeclaredScreen: Hashable, Sendable {
  package var name: DeclaredName
  /// `nil` leaves it to the source.
  package var kind: Node.Kind?
  package var container: Node.Container?
  package var title: String?
  package var aliases: [String]

  /// Kinds that a screen can be declared as; events are not seen, and stand in the source if anywhere.
  package static let kinds = Node.Kind.allCases.filter { $0 != .event }

  /// Creates a screen.
  package init(
    name: DeclaredName, kind: Node.Kind? = nil, container: Node.Container? = nil, title: String? = nil,
    aliases: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.container = container
    self.title = title
    self.aliases = aliases
  }
}
