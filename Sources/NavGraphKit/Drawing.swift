import Diagrams
public import Findings
import Layout
public import NavigationModel
import Renderers

/// An output format for pictures.
public struct PictureFormat: Sendable {
  /// What the user asks for it by.
  public var name: String
  /// Of the files that hold it, without the dot.
  public var fileExtension: String
  /// One line for the help.
  public var summary: String
}

/// Every format that `draw` writes, by name.
public let pictureFormats: [PictureFormat] = allRenderers.map { renderer in
  PictureFormat(name: renderer.name, fileExtension: renderer.fileExtension, summary: renderer.summary)
}

/// A picture of an app.
public struct Drawing: Sendable {
  /// The text of the picture.
  public var text: String
  /// What the reader of the picture should know: a plainer layout, say.
  public var remarks: [String]
}

/// Draws a model.
///
/// - Parameters:
///   - model: the linked app.
///   - findings: what to mark in the picture.
///   - title: what stands above it.
///   - format: name of one of the `pictureFormats`.
///   - projection: what to draw of it; the inner life of coordinators only when asked for.
///   - layout: answers a layout request; `answerLayoutRequest` does, and is best run in a process of its own, for the
///     layout library is known to crash on some graphs. Throwing makes the next plainer formulation be tried.
/// - Throws: `DrawingError` where the format is unknown, whatever `layout` throws when no formulation works, and when
///   the picture would not show every edge of the model.
public func draw(
  _ model: Model, findings: [Finding] = [], title: String, format: String, projection: Projection = .screens,
  layout: @Sendable ([UInt8]) async throws -> [UInt8]
) async throws -> Drawing {
  guard let renderer = allRenderers.first(where: { $0.name == format }) else {
    throw DrawingError(unknownFormat: format, known: allRenderers.map { $0.name })
  }
  let options = DiagramOptions(title: title, projection: projection)
  let diagram = try Diagram(of: model, findings: findings, options: options)
  var remarks: [String] = []
  let text = try await renderer.render(diagram) { diagram in
    let placed = try await LayoutFormulation.climbDown { formulation in
      let answer = try await layout(LayoutWorker.request(diagram, formulation))
      return try LayoutWorker.read(answer: answer, to: diagram)
    }
    remarks = placed.diagram.remarks.filter { !diagram.remarks.contains($0) }
    return placed
  }
  return Drawing(text: text, remarks: remarks)
}

/// Lays one diagram out with libgraphviz; what a layout process runs.
///
/// Never fails itself: the answer says what went wrong.
public func answerLayoutRequest(_ request: [UInt8]) -> [UInt8] { LayoutWorker.answer(request: request) }

/// Why a picture could not even be begun.
public struct DrawingError: Error, CustomStringConvertible {
  /// The reason, for people.
  public var description: String

  init(unknownFormat format: String, known: [String]) {
    let hint = Spelling.suggestion(for: format, among: known)
    description = "unknown format '\(format)'; known are \(known.joined(separator: ", "))\(hint)"
  }
}
