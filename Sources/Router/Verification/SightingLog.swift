import NavigationModel

/// What several explorations together have come to see.
struct SightingLog {
  /// Names of classes that were seen in some state.
  private var seen: Set<String> = []
  /// Names of classes with which explorations began.
  private var begun: Set<String> = []
  /// Whether bounds or impatience kept one of them from a class.
  private(set) var isCutOff = false

  mutating func take(_ properties: ScreenProperties, begunBy launches: [ScreenTree], _ classes: ScreenClasses) {
    begun.formUnion(launches.flatMap(\.classNames))
    seen.formUnion(properties.seen.map { classes.name($0) })
    isCutOff = isCutOff || properties.isCutOff
  }

  func sightings(on stage: Stage) -> Sightings {
    Sightings(stage.model, reached: stage.reached(from: begun), staged: stage.staging, seen: seen)
  }
}
