import NavigationModel
import Renderers

/// An output format for matrices.
public struct MatrixFormat: Sendable {
  /// What the user asks for it by.
  public var name: String
  /// One line for the help.
  public var summary: String
  /// The whole text, with a line break at its end.
  var text: @Sendable (MatrixTable) -> String
}

/// Every format that matrices come in, by name.
public let matrixFormats: [MatrixFormat] = [
  MatrixFormat(name: "html", summary: "a page of its own, trees behind each cell", text: \.html),
  MatrixFormat(name: "markdown", summary: "a table for pull requests and documentation", text: \.markdown),
  MatrixFormat(name: "text", summary: "aligned columns, states beneath", text: \.text),
]

extension Matrix {
  /// The matrix in one of the `matrixFormats`; the same matrix gives the same bytes.
  ///
  /// - Parameters:
  ///   - title: heading of the whole, such as the name of the app.
  ///   - tellsTrees: whether texts say for each cell what stands in the window afterwards; pages always do.
  /// - Throws: ``UnknownFormat``.
  public func text(format: String, title: String, tellsTrees: Bool = false) throws -> String {
    guard let found = matrixFormats.first(where: { $0.name == format }) else {
      throw UnknownFormat(name: format, known: matrixFormats.map(\.name))
    }
    return found.text(table(title: title, tellsTrees: tellsTrees))
  }
}
