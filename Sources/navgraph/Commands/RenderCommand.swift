import ArgumentParser
import Findings
import NavGraphKit
import NavigationModel

/// `navgraph render`: draws the navigation.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draws the navigation of an app.",
    discussion: "Formats: " + pictureFormats.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ") + ".")

  @Option(help: ArgumentHelp("Formats of the picture, with commas between them.", valueName: "names"))
  var format = "svg,dot"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Folder for the pictures; '-' writes a single format to standard output.", valueName: "folder"),
    completion: .directory)
  var output = "navgraph-output"

  @Option(help: ArgumentHelp("Title of the picture and name of its file. (default: the folder's name)"))
  var title: String?

  @Option(help: "Layer to draw: what a person sees, how coordinators start each other, or all of it.")
  var level = PictureLevel.screen

  @Option(
    help: ArgumentHelp(
      "What to leave out, with commas between: \(Projection.Part.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "parts"))
  var hide = ""

  @OptionGroup var sources: SourceOptions

  mutating func run() async throws {
    let formats = try FormatNames.several(format, among: pictureFormats.map(\.name))
    if output == "-", formats.count != 1 {
      throw Failure(status: .usage, message: "standard output takes one format; add '--format svg', for instance")
    }
    let hidden = try FormatNames.parts(hide)
    let loaded = try await LoadedApp.load(sources)
    let title = title ?? loaded.name
    let findings = loaded.app.findings(severities: loaded.settings.rules)
    for format in pictureFormats where formats.contains(format.name) {
      let text = try await picture(of: loaded.app, findings: findings, title: title, format: format.name, hidden)
      try write(text, title: title, fileExtension: format.fileExtension)
    }
    try loaded.status.end()
  }

  private func picture(
    of app: App, findings: [Finding], title: String, format: String, _ hidden: Set<Projection.Part>
  ) async throws -> String {
    let projection = Projection(levels: level.levels, hidden: hidden)
    let layout = LayoutAttempts(process: .ownProgram(), title: title)
    do {
      let drawing = try await draw(
        app.model, findings: findings, title: title, format: format, projection: projection
      ) { request in
        try await layout.answer(request)
      }
      for remark in drawing.remarks { Console.say("note: \(title.quoted): \(remark)") }
      return drawing.text
    } catch {
      throw Failure(status: .failed, message: "\(title.quoted) could not be drawn as \(format): \(error)")
    }
  }

  private func write(_ text: String, title: String, fileExtension: String) throws {
    if output == "-" { return try Console.write(text) }
    let file = "\(output)/\(Self.fileName(title)).\(fileExtension)"
    do throws(SystemFailure) {
      try writeAtomically(Array(text.utf8), to: file)
    } catch {
      throw Failure(status: .failed, message: "\(file.quoted) could not be written: \(error)")
    }
    if !sources.quiet { Console.say("wrote \(file.visible)") }
  }

  /// A title as the name of a file: nothing in it leads to another folder or hides the file.
  private static func fileName(_ title: String) -> String {
    let name = String(title.map { $0 == "/" || $0.unicodeScalars.contains { $0.value < 0x20 } ? "-" : $0 })
    return name.isEmpty || name.hasPrefix(".") ? "App" + name : name
  }
}
