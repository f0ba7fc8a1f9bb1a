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
    return (withDeepStack { Linker.charts(facts) }, problems(of: facts))
  }

  /// Reads every file once, for the model and for the charts.
  public static func readWithCharts(
    _ files: [SourceFile], settings: Settings = Settings(), jobs: Int = 1
  ) -> (app: App, charts: Charts) {
    let facts = facts(of: files, jobs: jobs)
    return (link(facts, settings), withDeepStack { Linker.charts(facts) })
  }

  /// Reads every file that has changed since it was last read, for the model and for the charts.
  ///
  /// The result is the same as without a cache.
  public static func readWithCharts(
    _ files: [SourceFile], settings: Settings = Settings(), jobs: Int = 1, cache: inout FactCache
  ) -> (app: App, charts: Charts) {
    let known = cache
    let files = inParallelLargestFirst(sorted(files), of: \.self, jobs: jobs) { known.keyed($0) }
    let input = cache.input(of: files, settings)
    let readings = readings(of: files, by: known, jobs: jobs)
    let remembered = withDeepStack { known.remembered(input, files, orBy: readFile) }
    let app = remembered ?? link(readings, of: input, settings, cache: &cache)
    return (app, withDeepStack { Linker.charts(readings.map(\.facts)) })
  }
}
