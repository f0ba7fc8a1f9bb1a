import ArgumentParser
import Findings
import NavGraphKit
import NavigationModel

/// `navgraph docs`: pages about an app, for documentation builds.
struct DocsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.command(
    "docs", abstract: "Writes an overview and a page for each flow and screen.",
    discussion: """
      Formats: \(pageFormats.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")).

      Pages keep their names from run to run. Pages of screens that are gone are deleted; nothing is deleted or \
      overwritten that an earlier run has not written.
      """)

  @Option(help: ArgumentHelp("Format of the pages.", valueName: "name"))
  var format = "html"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Folder for the pages. (default: 'navgraph-docs', for the format 'docc' 'Navigation.docc')", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Option(help: ArgumentHelp("What the app is called. (default: the folder's name)"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "Where the sources can be looked at, such as 'https://example.org/app/blob/main'.", valueName: "address"))
  var sourceURL: String?

  @Flag(help: "Write the pages again whenever a source changes.")
  var watch = false

  @OptionGroup var former: FormerPictureOptions

  @OptionGroup var model: ModelOptions

  @OptionGroup var sources: SourceOptions

  mutating func run() async throws {
    let format = try FormatNames.one(format, among: pageFormats.map(\.name))
    let folder = output ?? (format == "docc" ? "Navigation.docc" : "navgraph-docs")
    let command = self
    guard watch else { return try await command.write(format, to: folder) }
    try model.refuseToWatch()
    try await SourceWatch(sources).run { try await command.write(format, to: folder) }
  }

  private func write(_ format: String, to folder: String) async throws {
    let pages = try OwnFolder(folder)
    let former = try former.pictures()
    let loaded = try await model.load(sources)
    let title = title ?? loaded.name
    let findings = loaded.app.findings(severities: loaded.settings.rules)
    let layout = LayoutAttempts(title: title)
    let progress = Progress()
    progress.tell("drawing the pages of \(title.visible)")
    defer { progress.end() }
    let documentation: Documentation
    do {
      documentation = try await document(
        loaded.app.model, findings: findings, title: title, format: format, sources: sourceURL,
        like: former
      ) { request in
        try await layout.answer(request)
      }
    } catch let error as DrawingError {
      throw Failure(status: .usage, message: error.description)
    } catch {
      throw Failure(status: .failed, message: "\(title.quoted) could not be documented as \(format): \(error)")
    }
    progress.end()
    for remark in documentation.remarks { Console.say("note: \(title.quoted): \(remark)") }
    let change = try pages.replace(with: documentation.files.map { ($0.name, $0.text) })
    if !sources.quiet {
      let deleted = change.deleted > 0 ? ", deleted \(change.deleted) of earlier runs" : ""
      Console.say("wrote \(change.written) files to \(folder.visible)\(deleted)")
    }
    try loaded.status.end()
  }
}
