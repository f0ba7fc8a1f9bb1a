import ArgumentParser
import Findings
import NavGraphKit
import NavigationModel

/// `navgraph render`: draws the navigation.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.command(
    "render", abstract: "Draws the navigation of an app.",
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

  @Option(
    help: ArgumentHelp(
      "Layer to draw: what a person sees ('screen'), how coordinators start each other ('flow'), or 'all' of it.",
      valueName: "layer"),
    completion: .list(PictureLevel.allCases.map(\.rawValue)))
  var level = "screen"

  @Option(
    help: ArgumentHelp(
      "What to leave out, with commas between: \(Projection.Part.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "parts"))
  var hide = ""

  @Flag(help: "Draw again whenever a source changes.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "Where the sources can be looked at, such as 'https://example.org/app/blob/main/{path}#L{line}'.",
      valueName: "address"))
  var sourceURL: String?

  @OptionGroup var former: FormerPictureOptions

  @OptionGroup var scope: ScopeOptions

  @OptionGroup var model: ModelOptions

  @OptionGroup var sources: SourceOptions

  mutating func run() async throws {
    let command = self
    guard watch else { return try await command.draw() }
    try model.refuseToWatch()
    try await SourceWatch(sources).run { try await command.draw() }
  }

  private func draw() async throws {
    let formats = try FormatNames.several(format, among: pictureFormats.map(\.name))
    if output == "-", formats.count != 1 {
      throw Failure(status: .usage, message: "standard output takes one format; add '--format svg', for instance")
    }
    var drawn = try scope.scope(Projection(levels: FormatNames.level(level).levels, hidden: FormatNames.parts(hide)))
    drawn.sources = sourceURL
    // One stream holds one picture.
    if output == "-" { drawn.isFlat = true }
    let former = try former.pictures()
    let loaded = try await model.load(sources)
    let title = title ?? loaded.name
    let findings = loaded.app.findings(severities: loaded.settings.rules)
    for format in pictureFormats where formats.contains(format.name) {
      let files = try await pictures(
        of: loaded.app, findings: findings, title: title, format: format.name, drawn, like: former)
      for file in files { try write(file) }
      deleteSheets(of: Self.fileName(title), format: format, besides: Set(files.map(\.name)))
    }
    try loaded.status.end()
  }

  private func pictures(
    of app: App, findings: [Finding], title: String, format: String, _ scope: PictureScope, like former: FormerPictures
  ) async throws -> [PictureFiles.File] {
    let layout = LayoutAttempts(title: title)
    do {
      let drawn = try await drawSheets(
        app.model, findings: findings, title: title, stem: Self.fileName(title), format: format, scope: scope,
        like: former
      ) { request in
        try await layout.answer(request)
      }
      for remark in drawn.remarks { Console.say("note: \(title.quoted): \(remark)") }
      return drawn.files
    } catch let error as UnknownName {
      throw Failure(status: .usage, message: "\(error)")
    } catch let error as DrawingError {
      throw Failure(status: .usage, message: error.description)
    } catch let error as EmptyPicture {
      throw Failure(status: .usage, message: "\(error)")
    } catch {
      throw Failure(status: .failed, message: "\(title.quoted) could not be drawn as \(format): \(error)")
    }
  }

  private func write(_ picture: PictureFiles.File) throws {
    if output == "-" { return try Console.write(picture.text) }
    let file = "\(output)/\(picture.name)"
    do throws(SystemFailure) {
      try writeAtomically(Array(picture.text.utf8), to: file)
    } catch {
      throw Failure(status: .failed, message: "\(file.quoted) could not be written: \(error)")
    }
    if !sources.quiet { Console.say("wrote \(file.visible)") }
  }

  /// Deletes sheets of parts that the app no longer has: files of this picture's name that say themselves what they are.
  private func deleteSheets(of stem: String, format: PictureFormat, besides written: Set<String>) {
    guard output != "-", let names = try? FolderListing(of: output).names else { return }
    for name in names where name.hasPrefix(stem + "-") && name.hasSuffix("." + format.fileExtension) {
      let file = "\(output)/\(name)"
      guard !written.contains(name), let bytes = try? readFile(at: file),
        FormerPictures.isSheet(bytes, named: name, ofPicture: stem), deleteFile(at: file)
      else { continue }
      if !sources.quiet { Console.say("deleted \(file.visible), whose part of the app is gone") }
    }
  }

  /// A title as the name of a file: nothing in it leads to another folder or hides the file.
  private static func fileName(_ title: String) -> String {
    let name = String(title.map { $0 == "/" || $0.unicodeScalars.contains { $0.value < 0x20 } ? "-" : $0 })
    return name.isEmpty || name.hasPrefix(".") ? "App" + name : name
  }
}
