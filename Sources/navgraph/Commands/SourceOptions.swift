import ArgumentParser

/// Which sources to read, and how much to say about it; every command that reads an app takes them.
struct SourceOptions: ParsableArguments {
  @Argument(
    help: "Folders and files of the app. (default: the current folder)", completion: .directory)
  var paths: [String] = []

  @Flag(help: "Read the sources of tests too.")
  var includeTests = false

  @Flag(help: "Read copies of libraries too, such as 'Pods'.")
  var includeVendored = false

  @Option(help: ArgumentHelp("Leave out paths like this, as in '.gitignore'. Can be repeated.", valueName: "glob"))
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp("Read the settings from this file. (default: '.navgraph.yml' in the root)", valueName: "file"),
    completion: .file())
  var config: String?

  @Option(help: ArgumentHelp("How many files to read at a time. (default: one a processor)", valueName: "number"))
  var jobs: Int?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Keep what files say between runs, so that only changed ones are parsed.",
      discussion: "Kept in the user's cache folder; NAVGRAPH_CACHE=off in the environment says '--no-cache' for good."))
  var cache = true

  @Flag(name: .shortAndLong, help: "List what is left out, and why.")
  var verbose = false

  @Flag(name: .shortAndLong, help: "Say nothing about what was read.")
  var quiet = false

  mutating func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' must be at least 1") }
  }
}
