import ArgumentParser
import NavGraphKit

/// `navgraph` itself: only a list of what it can do.
struct NavgraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navgraph",
    abstract: "Reads the source of an iOS app, and draws and checks its navigation.",
    discussion: """
      Nothing is built, and no Mac is needed. Results go to standard output, everything else to standard error.

      Exit codes: 0 clean, 1 findings at or above the threshold, 2 wrong usage or settings, 3 some input could not be \
      read fully, 4 a picture could not be laid out or an output not written.
      """,
    version: toolVersion,
    subcommands: commands)

  private static let commands: [any ParsableCommand.Type] = [
    CheckCommand.self,
    CoverageCommand.self,
    DocsCommand.self,
    ExplainCommand.self,
    ExtractCommand.self,
    InitCommand.self,
    LayoutCommand.self,
    ManualCommand.self,
    MatrixCommand.self,
    OpenCommand.self,
    PathCommand.self,
    RenderCommand.self,
    RoutesCommand.self,
    RulesCommand.self,
    SimulateCommand.self,
    VerifyCommand.self,
  ]

  /// The command of that name; looks at the descriptions of no other, some of which are long.
  static func command(named name: String) -> (any ParsableCommand.Type)? {
    commands.first { "\($0)".lowercased() == name + "command" && $0.configuration.commandName == name }
  }
}

/// What `--version` prints, and what reports carry.
let toolVersion = "0.1.0"
