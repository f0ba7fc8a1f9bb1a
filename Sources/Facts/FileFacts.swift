package import NavigationModel

/// What one file says on its own, before anything is linked.
///
/// Facts depend on the bytes of that file alone, so they can be read in parallel and cached by content.
package struct FileFacts: Hashable, Sendable {
  /// Path relative to the scanned root.
  package var path: String
  package var content: Content
  /// What could not be read; the rest of the file counts all the same.
  package var problems: [Problem]

  /// The sorts of file that say something about navigation.
  package enum Content: Hashable, Sendable {
    case swift(SwiftFacts)
    case interface(InterfaceFacts)
    case propertyList(PropertyListFacts)
    case translations(TranslationFacts)
    /// Nothing could be read at all.
    case unreadable
  }

  package init(path: String, content: Content, problems: [Problem] = []) {
    self.path = path
    self.content = content
    self.problems = problems
  }
}

/// A place where input could not be understood: a syntax error, a broken document, an unreadable file.
package struct Problem: Hashable, Sendable {
  package var place: SourcePlace
  package var message: String
  /// Whether part of the file is missing from the facts, so that the result is incomplete.
  package var losesInput: Bool

  package init(place: SourcePlace, message: String, losesInput: Bool) {
    self.place = place
    self.message = message
    self.losesInput = losesInput
  }
}
