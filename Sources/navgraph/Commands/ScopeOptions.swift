import ArgumentParser
import NavGraphKit
import NavigationModel

/// Options that choose what of an app is drawn, and on how many sheets.
struct ScopeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Draw only what is around this screen; see --depth.", valueName: "screen"))
  var focus: String?

  @Option(help: ArgumentHelp("How many steps around the screen of --focus. (default: 1)", valueName: "steps"))
  var depth: Int?

  @Option(
    help: ArgumentHelp("Draw only the shortest ways from here; 'launch' is where the app starts.", valueName: "screen"))
  var from: String?

  @Option(help: ArgumentHelp("Where the ways of --from lead.", valueName: "screen"))
  var to: String?

  @Option(help: ArgumentHelp("Draw only transitions of these kinds, with commas between.", valueName: "kinds"))
  var only = ""

  @Option(help: ArgumentHelp("Draw a part of the app, or a screen with all behind it, as one card.", valueName: "flow"))
  var collapse: [String] = []

  @Flag(help: "Draw everything on one sheet, however large.")
  var flat = false

  /// What the options ask for.
  func scope(_ projection: Projection) throws -> PictureScope {
    guard (from == nil) == (to == nil) else {
      throw Failure(status: .usage, message: "'--from' and '--to' need each other")
    }
    var scope = PictureScope(projection: projection)
    scope.focus = focus
    if let depth {
      guard depth >= 0 else { throw Failure(status: .usage, message: "'--depth' counts steps: 0 or more") }
      guard focus != nil else { throw Failure(status: .usage, message: "'--depth' needs '--focus'") }
      scope.depth = depth
    }
    scope.from = from
    scope.to = to
    scope.kinds = try FormatNames.kinds(only)
    scope.collapsed = collapse
    scope.isFlat = flat
    return scope
  }
}
