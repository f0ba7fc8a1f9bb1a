import ArgumentParser
import NavGraphKit
import Subprocess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `navgraph open`: draws the app into a temporary file and shows it.
struct OpenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.command(
    "open", abstract: "Draws the navigation of an app, and shows it in the browser.",
    discussion: "The picture lies in a temporary folder, which is printed; 'navgraph render' writes one to keep.")

  @Option(help: ArgumentHelp("Title of the picture. (default: the folder's name)"))
  var title: String?

  @Flag(help: "Only say where the file is, and open nothing.")
  var printOnly = false

  @OptionGroup var model: ModelOptions

  @OptionGroup var sources: SourceOptions

  mutating func run() async throws {
    let loaded = try await model.load(sources)
    let title = title ?? loaded.name
    guard let format = Self.format else { return }
    let layout = LayoutAttempts(title: title)
    let drawn: PictureFiles
    do {
      drawn = try await drawSheets(
        loaded.app.model, findings: loaded.app.findings(severities: loaded.settings.rules), title: title,
        stem: "navigation", format: format.name
      ) { request in
        try await layout.answer(request)
      }
    } catch {
      throw Failure(status: .failed, message: "\(title.quoted) could not be drawn: \(error)")
    }
    let folder = try Self.temporaryFolder()
    let file = "\(folder)/navigation.\(format.fileExtension)"
    for picture in drawn.files {
      do throws(SystemFailure) {
        try writeAtomically(Array(picture.text.utf8), to: "\(folder)/\(picture.name)")
      } catch {
        throw Failure(status: .failed, message: "\(file.quoted) could not be written: \(error)")
      }
    }
    try Console.write(file + "\n")
    if !printOnly, await !Self.show(file) {
      Console.say("note: nothing here opens it; open the file in a browser yourself")
    }
    try loaded.status.end()
  }

  /// What can be searched and moved about in, if there is such a format.
  private static var format: PictureFormat? {
    pictureFormats.first { $0.name == "html" } ?? pictureFormats.first { $0.name == "svg" }
  }

  /// A new folder that only this user can look into.
  private static func temporaryFolder() throws -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent.hasSuffix("/") ? String(parent.dropLast()) : parent)/navgraph-XXXXXX".utf8CString)
    let isMade = template.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.flatMap { mkdtemp($0) } != nil }
    guard isMade else {
      throw Failure(status: .failed, message: "no folder could be made in \(parent.quoted): \(SystemFailure())")
    }
    return String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Hands the file to whatever the system opens such files with.
  private static func show(_ file: String) async -> Bool {
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    let outcome = try? await Subprocess.run(
      .name(opener), arguments: [file], output: .discarded, error: .discarded)
    return outcome?.terminationStatus.isSuccess ?? false
  }
}
