import ArgumentParser

/// `navgraph manual`: the manual page, made of the same texts as the help.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration.command(
    "manual", abstract: "Prints the manual page, for 'man' to show.",
    discussion: """
      To read it: navgraph manual | man -l -
      To install it: navgraph manual > /usr/local/share/man/man1/navgraph.1

      Completions for a shell come from 'navgraph --generate-completion-script zsh', or bash, or fish.
      """)

  mutating func run() throws {
    try Console.write(Self.page)
  }

  /// In the language of `man`.
  static var page: String {
    let root = NavgraphCommand.configuration
    var lines = [
      ".TH NAVGRAPH 1 \"\" \"navgraph \(toolVersion)\" \"User Commands\"",
      ".SH NAME", Roff.line("navgraph \u{2014} \(sentence(root.abstract))"),
      ".SH SYNOPSIS", ".B navgraph", Roff.line("<subcommand> [options] [paths]"),
      ".SH DESCRIPTION",
    ]
    lines += Roff.paragraphs(root.discussion)
    lines.append(".SH SUBCOMMANDS")
    for command in root.subcommands where command.configuration.shouldDisplay {
      lines.append(".SS \(Roff.text(command.configuration.commandName ?? ""))")
      lines += Roff.verbatim(NavgraphCommand.helpMessage(for: command, columns: 76))
    }
    lines += [".SH ENVIRONMENT"] + environment.flatMap { [".TP", ".B \($0.name)", Roff.line($0.meaning)] }
    lines += [".SH FILES"] + files.flatMap { [".TP", ".I \($0.name)", Roff.line($0.meaning)] }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Without its full stop, as names of manual pages have it.
  private static func sentence(_ text: String) -> String {
    let text = text.hasSuffix(".") ? String(text.dropLast()) : text
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private static let environment = [
    (name: "NAVGRAPH_CACHE", meaning: "'off' keeps nothing between runs."),
    (name: "NO_COLOR", meaning: "Anything but nothing: no colours, even on a terminal."),
    (name: "XDG_CACHE_HOME", meaning: "Where what files say is kept between runs, in a folder 'navgraph'."),
  ]

  private static let files = [
    (
      name: ".navgraph.yml",
      meaning: "Settings and declarations of a team, in the root of the app; 'navgraph init' writes one."
    )
  ]
}

/// Text in the language of `man`.
enum Roff {
  /// Text inside a line: a backslash begins a command there, and a plain hyphen may become another character.
  static func text(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\u{2014}": result += "\\-"
      default: result.append(character)
      }
    }
  }

  /// A line of its own, which a full stop or a quote at its start must not turn into a command.
  static func line(_ line: String) -> String {
    let text = text(line)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// Lines with empty ones between paragraphs.
  static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? ".PP" : line(String($0)) }
  }

  /// Lines that stay as they are.
  static func verbatim(_ text: String) -> [String] {
    [".nf"] + text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) } + [".fi"]
  }
}
