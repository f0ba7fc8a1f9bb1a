import Facts
import Findings
import InterfaceReader
import Linker
public import NavigationModel
import SwiftReader

/// An app that has been read and linked.
public struct App: Sendable {
  /// Its navigation.
  public var model: Model
  /// What could not be read.
  public var problems: [ReadingProblem]
  /// Comments in the source that silence rules.
  var suppressions: [Suppression]

  /// Reads every file, in parallel, and links what they say.
  ///
  /// Never fails: what can not be understood is among the problems, and the rest counts all the same. The result does
  /// not depend on the order of the files or the number of jobs.
  ///
  /// - Parameters:
  ///   - files: all files of the app, in any order; those that no reader claims are left out.
  ///   - settings: what the team declares in them belongs to the app; which files to read is the caller's business.
  ///   - jobs: how many files to read at a time.
  /// - Complexity: O(*n*) in the number of bytes for reading; linking is close to linear in the size of the program.
  public static func read(_ files: [SourceFile], settings: Settings = Settings(), jobs: Int = 1) -> App {
    link(facts(of: files, jobs: jobs), settings)
  }

  static func facts(of files: [SourceFile], jobs: Int) -> [FileFacts] {
    inParallelLargestFirst(sorted(files), of: \.self, jobs: jobs) { readFile($0) }.compactMap(\.self)
  }

  /// Reads every file that has changed since it was last read, and links what all of them say, unless that is the same.
  ///
  /// The result is the same as without a cache.
  public static func read(
    _ files: [SourceFile], settings: Settings = Settings(), jobs: Int = 1, cache: inout FactCache
  ) -> App {
    let known = cache
    let files = inParallelLargestFirst(sorted(files), of: \.self, jobs: jobs) { known.keyed($0) }
    let input = cache.input(of: files, settings)
    if let app = withDeepStack({ known.remembered(input, files, orBy: readFile) }) { return app }
    return link(readings(of: files, by: known, jobs: jobs), of: input, settings, cache: &cache)
  }

  static func readings(of files: [FactCache.KeyedFile], by cache: FactCache, jobs: Int) -> [FactCache.Reading] {
    inParallelLargestFirst(files, of: \.file, jobs: jobs) { cache.read($0, orBy: readFile) }.compactMap(\.self)
  }

  static func link(
    _ readings: [FactCache.Reading], of input: LinkMemory.Input, _ settings: Settings, cache: inout FactCache
  ) -> App {
    let app = link(readings.map(\.facts), settings)
    cache.note(readings, app, of: input)
    return app
  }

  static func sorted(_ files: [SourceFile]) -> [SourceFile] {
    files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  static func link(_ facts: [FileFacts], _ settings: Settings) -> App {
    let tests = TestSources(among: facts, areIncluded: settings.includeTests)
    let facts = tests.others
    let (linked, remains) = withDeepStack {
      Linker.link(facts, libraries: libraryInterfaces(for: facts), declarations: settings.declarations)
    }
    startWithDeepStack { remains.clear() }
    var model = linked
    if let remark = tests.remark { model.remarks = (model.remarks + [remark]).sorted { $0.source < $1.source } }
    let problems = problems(of: facts)
    let suppressions = facts.flatMap { commentsToTheTool(in: $0) } + settings.suppressions
    return App(model: model, problems: problems, suppressions: suppressions)
  }

  /// What could not be read of the files that belong to the app: what no target builds, no compiler reads either.
  static func problems(of facts: [FileFacts]) -> [ReadingProblem] {
    guard facts.contains(where: { !$0.problems.isEmpty }) else { return [] }
    let leftOut = Linker.filesLeftOut(of: facts)
    return facts.filter { !leftOut.contains($0.path) }.flatMap(\.problems).map(ReadingProblem.init)
      .sorted { $0.place < $1.place }
  }

  /// Whether some part of the app is missing from the model because a file could not be read fully.
  public var isIncomplete: Bool { problems.contains { $0.losesInput } }
}

/// Something about a file that could not be understood.
public struct ReadingProblem: Hashable, Codable, Sendable {
  /// Where it stands in the source.
  public var place: SourcePlace
  /// One line, lower case, no full stop.
  public var message: String
  /// Whether part of the app is missing from the model because of it.
  public var losesInput: Bool

  /// Creates a problem.
  public init(place: SourcePlace, message: String, losesInput: Bool) {
    self.place = place
    self.message = message
    self.losesInput = losesInput
  }

  init(_ problem: Problem) {
    self.init(place: problem.place, message: problem.message, losesInput: problem.losesInput)
  }
}

/// Whether any reader understands the file at a path, by its name and its folder.
public func isSource(path: String) -> Bool {
  path.lowercased().hasSuffix(".swift") || allReaders.contains { $0.claims(path) }
}

func readFile(_ file: SourceFile) -> FileFacts? {
  if file.path.lowercased().hasSuffix(".swift") { return readSwift(file.bytes, path: file.path) }
  return allReaders.first { $0.claims(file.path) }?.read(file.bytes, file.path)
}

private func commentsToTheTool(in file: FileFacts) -> [Suppression] {
  let directives: [PlacedText] =
    switch file.content {
    case .swift(let facts): facts.directives
    case .interface(let facts): facts.directives
    case .propertyList, .translations, .unreadable: []
    }
  return directives.compactMap { Suppression(comment: $0.text, at: $0.place, isTrailing: $0.isTrailing) }
}
