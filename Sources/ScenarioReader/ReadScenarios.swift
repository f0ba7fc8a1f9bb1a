internal import DeclarationReader
internal import NavigationModel
package import Router

/// More than a file of thousands of cases needs; the source does not count.
private let mostBytes = 2 << 20

/// Reads a scenario file.
///
/// Everything in it must be understood to the last word, as in a settings file. What stands in tree notation is only taken
/// out: which brackets go with which class, only the source tells.
///
/// Takes up to two megabytes of stack.
///
/// - Parameters:
///   - bytes: content of the file; any bytes will do.
///   - path: path of the file, for messages and places.
/// - Throws: ``ScenarioError`` with every mistake of the file; for text that is no YAML, with the first.
/// - Complexity: O(bytes).
package func readScenarios(_ bytes: [UInt8], path: String) throws(ScenarioError) -> ScenarioFile {
  let text = try text(bytes, path: path)
  let lifted = LiftedSource(text)
  var reader = ScenarioReader(path: path)
  let file: ScenarioFile?
  switch Document(yaml: lifted.rest, path: path, atMost: mostBytes) {
  case .empty: file = reader.missing()
  case .node(let root): file = reader.read(root, source: lifted.source)
  case .broken(let problem): throw ScenarioError(problems: [problem])
  }
  guard let file, reader.problems.isEmpty else { throw ScenarioError(problems: reader.sortedProblems) }
  return file
}

/// Reads a file that holds what scenario files have under `world`, and nothing else.
///
/// Takes up to two megabytes of stack.
package func readWorld(_ bytes: [UInt8], path: String) throws(ScenarioError) -> World {
  var reader = ScenarioReader(path: path)
  let world: World
  switch Document(yaml: try text(bytes, path: path), path: path, atMost: mostBytes) {
  case .empty: world = World()
  case .node(let root): world = reader.world(root)
  case .broken(let problem): throw ScenarioError(problems: [problem])
  }
  guard reader.problems.isEmpty else { throw ScenarioError(problems: reader.sortedProblems) }
  return world
}

private func text(_ bytes: [UInt8], path: String) throws(ScenarioError) -> String {
  guard let text = String(validating: bytes, as: UTF8.self) else {
    let start = SourcePlace(file: path, line: 1, column: 1)
    throw ScenarioError(problems: [DocumentProblem(place: start, message: "the file is not UTF-8")])
  }
  return text
}
