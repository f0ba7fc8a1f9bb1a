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

/// The pictures of an app, as files.
public struct PictureFiles: Sendable {
  /// One file.
  public struct File: Hashable, Sendable {
    /// Its name, without a folder.
    public var name: String
    /// What stands in it.
    public var text: String
  }

  /// The one to open first comes first.
  public var files: [File]
  /// What the reader of the pictures should know: a plainer layout, say.
  public var remarks: [String]
}

/// Draws a model on as many sheets as it needs: one for a small app, else an overview and one for each part of it.
///
/// A format without pages of its own, such as DOT, has everything in one file.
///
/// - Parameters:
///   - model: the linked app.
///   - findings: what to mark in the pictures.
///   - title: what stands above them.
///   - stem: what the names of the files begin with; those of sheets go on with a hyphen and the name of the sheet.
///   - format: name of one of the `pictureFormats`.
///   - scope: what to draw of the app.
///   - former: pictures to draw by.
///   - layout: see `draw`.
/// - Throws: what `draw` throws; `UnknownName` and `EmptyPicture` where the scope asks for what the app does not have.
public func drawSheets(
  _ model: Model, findings: [Finding] = [], title: String, stem: String, format: String,
  scope: PictureScope = PictureScope(), like former: FormerPictures = FormerPictures(),
  layout: @Sendable ([UInt8]) async throws -> [UInt8]
) async throws -> PictureFiles {
  let renderer = try knownRenderer(named: format)
  var (part, options) = try scope.drawn(of: model, title: title)
  options.sourceLink = scope.sources.flatMap { SourceLink(base: $0) }
  if let sources = scope.sources, options.sourceLink == nil { throw DrawingError(unusableAddress: sources) }
  let kept = former.layout
  options.formerParts = kept.parts
  let atlas = try Atlas(of: part, source: model, findings: findings, options: options, isFlat: scope.isFlat)
  let sheets = atlas.sheets.filter { $0.role == .flow }
  let parts = sheets.isEmpty ? nil : sheets.map { Guide.Part(drawnOn: $0) }
  let guide = { @Sendable [part, options] in
    try Guide(of: part, findings: findings, options: options, parts: parts)
  }
  var places = SheetPlaces(of: atlas.sheets.map(\.diagram), like: kept)
  let files = try await renderer.files(of: atlas, guide: guide, named: stem) { diagram in
    try await places.place(diagram, layout)
  }
  let remarks = places.remarks
  return PictureFiles(files: files.map { .init(name: $0.name, text: $0.text) }, remarks: remarks)
}

/// Draws a model on one sheet, however large.
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
  var scope = PictureScope(projection: projection)
  scope.isFlat = true
  let drawn = try await drawSheets(
    model, findings: findings, title: title, stem: "navigation", format: format, scope: scope, layout: layout)
  return Drawing(text: drawn.files.first?.text ?? "", remarks: drawn.remarks)
}

extension Guide.Part {
  /// What one sheet of an atlas shows.
  fileprivate init(drawnOn sheet: Atlas.Sheet) {
    self.init(name: sheet.name, title: sheet.title, nodes: sheet.diagram.cards.map(\.node))
  }
}

private func knownRenderer(named format: String) throws(DrawingError) -> any Renderer.Type {
  guard let renderer = allRenderers.first(where: { $0.name == format }) else {
    throw DrawingError(unknownFormat: format, known: allRenderers.map { $0.name })
  }
  return renderer
}

/// Lays one diagram out with libgraphviz; what a layout process runs.
///
/// Never fails itself: the answer says what went wrong.
public func answerLayoutRequest(_ request: [UInt8]) -> [UInt8] { LayoutWorker.answer(request: request) }

/// Why a picture could not even be begun.
public struct DrawingError: Error, CustomStringConvertible {
  /// The reason, for people.
  public var description: String

  init(unusableAddress address: String) {
    description = "'\(address)' is no address of sources; give one such as 'https://example.org/app/blob/main'"
  }

  init(unknownFormat format: String, known: [String]) {
    let hint = Spelling.suggestion(for: format, among: known)
    description = "unknown format '\(format)'; known are \(known.joined(separator: ", "))\(hint)"
  }
}
