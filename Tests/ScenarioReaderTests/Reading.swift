import DeclarationReader
import NavigationModel
import ScenarioReader

/// A file up to its cases.
let head = "format: navgraph-scenarios/1\nsource: |\n  class Home: UIViewController {}\n"

func read(_ yaml: String) throws(ScenarioError) -> ScenarioFile {
  try readScenarios(Array(yaml.utf8), path: "shop.yml")
}

func place(_ line: Int, _ column: Int) -> SourcePlace { SourcePlace(file: "shop.yml", line: line, column: column) }

/// What is wrong with a file, without its name.
func problems(_ yaml: String) -> [String] {
  do {
    _ = try read(yaml)
    return []
  } catch {
    return error.problems.map { String($0.description.dropFirst("shop.yml:".count)) }
  }
}
