import ArgumentParser
import Findings
import NavigationModel

/// Starts the command that was asked for, and is the one place where an error becomes text and a number.
@main
enum Main {
  static func main() {
    Console.ignoreBrokenPipes()
    FirstThread().run { await run(Array(CommandLine.arguments.dropFirst(SecondStart.hasCome ? 2 : 1))) }
  }

  private static func run(_ arguments: [String]) async -> ExitStatus {
    do {
      if arguments == [LayoutCommand.name] {
        // A picture is waited for, and the argument parser takes as long to get ready as a small layout.
        try LayoutCommand.answer()
        return .clean
      }
      var command = try parse(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return .clean
    } catch {
      return tell(error)
    }
  }

  /// The parser gets all commands ready before it looks for the one that is meant; that one alone is ready in a third of
  /// the time.
  ///
  /// What it does not understand alone, help and mistakes among it, is for all of them together.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    if let name = arguments.first, let type = NavgraphCommand.command(named: name),
      let command = try? type.parseAsRoot(Array(arguments.dropFirst()))
    {
      return command
    }
    try refuseUnknownCommand(arguments.first)
    return try NavgraphCommand.parseAsRoot(arguments)
  }

  /// The argument parser would only call it unexpected.
  private static func refuseUnknownCommand(_ name: String?) throws(Failure) {
    guard let name, !name.hasPrefix("-") else { return }
    let commands = NavgraphCommand.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !commands.contains(name) else { return }
    let known = commands.filter { $0 != LayoutCommand.name }
    let hint = Spelling.suggestion(for: name, among: known)
    throw Failure(
      status: .usage, message: "there is no command \(name.quoted); known are \(known.joined(separator: ", "))\(hint)")
  }

  private static func tell(_ error: any Error) -> ExitStatus {
    switch error {
    case let status as ExitStatus: return status
    case let failure as Failure:
      Console.say("error: \(failure.message)")
      return failure.status
    default: return tellParser(error)
    }
  }

  /// Help and version are errors to the argument parser, and go to standard output; everything else is wrong usage.
  private static func tellParser(_ error: any Error) -> ExitStatus {
    let text = NavgraphCommand.fullMessage(for: error)
    guard NavgraphCommand.exitCode(for: error) == .success else {
      Console.say(text.first == "E" ? "e" + text.dropFirst() : text)
      return .usage
    }
    do {
      try Console.write(text + "\n")
      return .clean
    } catch {
      return tell(error)
    }
  }
}
