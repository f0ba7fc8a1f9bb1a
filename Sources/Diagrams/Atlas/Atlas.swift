package import Findings
package import NavigationModel

/// All sheets of an app: one for a small app, else an overview and one sheet for each of its parts.
///
/// Nobody can read a picture of five hundred screens. The overview shows each part as one card and how many ways lead
/// from part to part; the sheet of a part shows its screens, with ways to other parts as chips that name their sheet.
package struct Atlas: Sendable {
  /// The sheets; the one to open first comes first.
  package private(set) var sheets: [Sheet]

  private let model: Model
  private let findings: [Finding]
  private let options: DiagramOptions

  /// One sheet.
  package struct Sheet: Sendable {
    /// What it shows of the app.
    package enum Role: Hashable, Sendable {
      /// All of a small app.
      case whole
      /// Every part as a card.
      case overview
      /// The inside of one part.
      case flow
    }

    /// What other sheets call it: small letters, digits and hyphens, the same as long as the part keeps its name.
    package var name: String
    package var title: String
    package var role: Role
    package var diagram: Diagram
  }

  /// An app with more screens than this gets several sheets.
  package static let screensOfOneSheet = 40
  /// Name of the overview.
  package static let overviewName = "overview"

  /// Draws a model on as many sheets as it needs.
  ///
  /// - Parameters:
  ///   - model: what is drawn, or an excerpt of it.
  ///   - source: the whole app, where the model is an excerpt; tells which coordinators there are.
  ///   - isFlat: whether everything has to be on one sheet.
  package init(
    of model: Model, source: Model? = nil, findings: [Finding] = [], options: DiagramOptions = DiagramOptions(),
    isFlat: Bool = false
  ) throws(DiagramError) {
    self.model = model
    self.findings = findings
    self.options = options
    sheets = []
    let projected = model.projected(options.projection)
    // One screen more or less does not turn one sheet into several, or several into one.
    let slack = options.formerParts.map { $0.title == nil ? FormerPart.slack : -FormerPart.slack }.min() ?? 0
    let limit = Self.screensOfOneSheet + slack
    if !isFlat, options.surroundings.groups.isEmpty, Self.weight(of: projected) > limit {
      let division = FlowDivision(of: projected, whole: source ?? model, former: options.formerParts)
      let drawing = AtlasDrawing(model: model, projected: projected, division: division, options: options)
      if division.parts.count > 1 { sheets = try drawing.sheets(findings: findings) }
    }
    guard sheets.isEmpty else { return }
    let whole = try whole()
    sheets = [Sheet(name: Self.overviewName, title: whole.title, role: .whole, diagram: whole)]
  }

  /// Name of the sheet of a part.
  package static func name(ofPart title: String) -> String { Slug.of(title) }

  /// Everything on one sheet, however large.
  package func whole() throws(DiagramError) -> Diagram {
    if let only = sheets.first, only.role == .whole { return only.diagram }
    return try Diagram(of: model, findings: findings, options: options)
  }

  /// How many screens a picture of a model seems to have; an alert is small.
  private static func weight(of model: Model) -> Int {
    let alerts = model.nodes.count { $0.kind == .alert }
    return model.nodes.count - alerts + alerts / DividedModel.screenWeight
  }
}
