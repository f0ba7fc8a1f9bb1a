import NavigationModel

extension SourcePlace {
  /// The place of a position in the file at `path`.
  init(_ position: TextPosition, in path: String) {
    self.init(file: path, line: position.line, column: position.column)
  }
}
