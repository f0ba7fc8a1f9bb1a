import ArgumentParser
import Findings
import NavGraphKit
import NavigationModel

/// `navgraph init`: looks at an app and writes settings to begin with.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.command(
    "init", abstract: "Looks at an app and writes a '.navgraph.yml' that explains itself.",
    discussion: "The file changes nothing until a line in it is uncommented; no file is ever overwritten.")

  @OptionGroup var sources: SourceOptions

  mutating func run() async throws {
    let root = try ScanRoot(sources.paths)
    let file = root.folder == "/" ? "/.navgraph.yml" : "\(root.folder)/.navgraph.yml"
    if (try? FileStatus(at: file)) != nil {
      throw Failure(
        status: .usage,
        message:
          "\(file.quoted) is there already; 'navgraph check' uses it, and its keys are explained in the user guide")
    }
    let loaded = try await LoadedApp.load(sources)
    let draft = SettingsDraft(
      name: loaded.name, model: loaded.app.model, findings: loaded.app.findings(severities: [:]))
    do throws(SystemFailure) {
      try writeAtomically(Array(draft.text.utf8), to: file)
    } catch {
      throw Failure(status: .failed, message: "\(file.quoted) could not be written: \(error)")
    }
    if !sources.quiet {
      Console.say(draft.summary)
      Console.say("wrote \(file.visible)")
      Console.say("next: 'navgraph open' shows the app, 'navgraph check' says what is wrong with it")
    }
    try loaded.status.end()
  }
}
