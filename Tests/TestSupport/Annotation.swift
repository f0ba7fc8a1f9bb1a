package import NavigationModel

/// One expectation, written as a comment in the file that it is about.
///
/// It stands at the end of its line, or on a line of its own before it; there `//+ …` continues it. In XML it is a
/// comment on a line of its own, in YAML it begins with `#`. Several stand side by side: `// route: … // context: …`. Before a chain of calls that
/// goes on over several lines, an edge may arise on any of them.
package struct Annotation: Hashable, Sendable {
  /// What a fixture can say of a line.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `Home -push-> Cart`, see ``EdgeNotation``.
    case edge
    /// `launch Home`, `universalLink ?`: kind and target, `?` where it is not known.
    case entry
    /// Part of the call or of the reason.
    case unresolved
    /// `storyboardIdentifier Main/Checkout`.
    case missing
    /// `rule-id`, or `rule-id "part of the message"`.
    case finding
    /// Part of the message.
    case remark
    /// `unknownName CartController`.
    case drift
    /// ``RouteNotation``, perhaps with its name: `homeScreen = Tab(cls / sb Main) <replaceRoot> root`.
    case route
    /// Payload type of the route on this line.
    case context
    /// `HomeViewController navigate @cart`, with `try?` before the call where errors are dropped.
    case request
  }

  package var kind: Kind
  package var text: String
  /// File and first line that the annotation is about; the column is always 1.
  package var place: SourcePlace
  /// How many more lines it is about.
  package var furtherLines: Int

  /// Creates an annotation.
  package init(kind: Kind, text: String, place: SourcePlace, furtherLines: Int = 0) {
    self.kind = kind
    self.text = text
    self.place = place
    self.furtherLines = furtherLines
  }

  /// Whether a position lies on a line that the annotation is about.
  package func covers(_ other: SourcePlace) -> Bool {
    other.file == place.file && (place.line...place.line + furtherLines).contains(other.line)
  }
}

extension Annotation.Kind: CustomStringConvertible {
  /// The label as it is written.
  package var description: String { rawValue }
}

/// What is wrong with an annotation.
package struct MalformedAnnotation: Error, Hashable {
  package var message: String

  init(_ message: String) { self.message = message }
}
