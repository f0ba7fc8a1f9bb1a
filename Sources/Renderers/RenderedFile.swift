/// One file of a picture.
package struct RenderedFile: Hashable, Sendable {
  /// Name without a folder.
  package var name: String
  package var text: String

  /// Creates a file.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
