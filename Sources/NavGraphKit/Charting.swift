import Facts
import Linker
public import NavigationModel

extension App {
  /// Reads what a router needs to know of an app: its routes, written out, and the classes and storyboards they name.
  ///
  /// Never fails: what can not be understood is among the problems, or an open leg of its route.
  ///
  /// - Complexity: O(*n*) in the number of bytes for reading; of the program only what routes refer to is evaluated.
  public static func charts(of files: [SourceFile], jobs: Int = 1) -> (charts: Charts, problems: [ReadingProblem]) {
    let facts = facts(of: files, jobs: jobs)
    let problems = facts.flatMap(\.problems).map(ReadingProblem.init).sorted { $0.place < $1.place }
    return (withDeepStack { Linker.charts(facts) }, problems)
  }
}
