import Diagrams
public import Findings
import Layout
public import NavigationModel
import Renderers

/// A format for documentation.
public struct PageFormat: Sendable {
  /// What the user asks for it by.
  public var name: String
  /// One line for the help.
  public var summary: String
}

/// Every format that `document` writes, by name.
public let pageFormats: [PageFormat] = allDocumentationFormats.map { format in
  PageFormat(name: format.name, summary: format.summary)
}

/// One file of a documentation.
public struct PageFile: Sendable {
  /// Name without a folder; stable, so that links to it keep.
  public var name: String
  /// Its whole text.
  public var text: String
}

/// Pages about an app.
public struct Documentation: Sendable {
  /// The overview, the pages of flows and screens, and their pictures.
  public var files: [PageFile]
  /// What the reader should know: a plainer layout, say.
  public var remarks: [String]
}

/// Documents a model: an overview, and a page for each flow and each screen.
///
/// - Parameters:
///   - model: the linked app.
///   - findings: what to tell on the pages.
///   - title: what the app is called.
///   - format: name of one of the `pageFormats`.
///   - sources: where the sources can be looked at, such as `https://example.org/app/blob/main`.
///   - former: pictures of earlier pages to draw by.
///   - layout: answers a layout request, as for `draw`.
/// - Throws: `DrawingError` where the format or the address cannot be used, and whatever `layout` throws when no
///   formulation of a picture works.
public func document(
  _ model: Model, findings: [Finding] = [], title: String, format: String, sources: String? = nil,
  like former: FormerPictures = FormerPictures(), layout: @Sendable ([UInt8]) async throws -> [UInt8]
) async throws -> Documentation {
  guard let format = allDocumentationFormats.first(where: { $0.name == format }) else {
    throw DrawingError(unknownFormat: format, known: allDocumentationFormats.map { $0.name })
  }
  let link = sources.flatMap { SourceLink(base: $0) }
  if let sources, link == nil { throw DrawingError(unusableAddress: sources) }
  var options = DiagramOptions(title: title, sourceLink: link)
  let kept = former.layout
  options.formerParts = kept.parts
  let atlas = try Atlas(of: model, findings: findings, options: options)
  var places = SheetPlaces(of: atlas.sheets.map(\.diagram), like: kept)
  var sheets: [PlacedDiagram] = []
  for sheet in atlas.sheets { sheets.append(try await places.place(sheet.diagram, layout)) }
  let handbook = try Handbook(of: model, findings: findings, options: options, atlas: atlas, placed: sheets)
  let files = format.files(of: handbook).map { PageFile(name: $0.name, text: $0.text) }
  return Documentation(files: files, remarks: places.remarks)
}
