import NavigationModel

/// The model of an app as its user sees it, and its nodes as what stands in a window.
struct Stage {
  let model: Model
  let staging: Staging
  private let whole: Model
  private let starts: Starts

  init(_ whole: Model, beside classes: [String: ScreenClass]) {
    self.whole = whole
    model = whole.projected(.screens)
    staging = Staging(model, beside: classes)
    starts = Starts(model, within: whole)
  }

  /// What can stand in the window when the app has started.
  func launches(in classes: ScreenClasses) -> [ScreenTree] { staging.trees(of: starts.launches, in: classes) }

  /// What flows show first at some time.
  func laterStarts(in classes: ScreenClasses) -> [ScreenTree] { staging.trees(of: starts.later, in: classes) }

  /// The moves that the app makes without the router.
  func ownMoves(in classes: ScreenClasses) -> OwnMoves { OwnMoves(of: model, staged: staging, in: classes) }

  /// What is sure of the screens.
  func gaps(in classes: ScreenClasses) -> ScreenGaps {
    ScreenGaps(model, within: whole, staged: staging, in: classes)
  }

  /// Everything to which transitions of screens lead from those of some classes.
  func reached(from names: Set<String>) -> Set<NodeID> {
    starts.reached(from: model.nodes.map(\.id).filter { staging.name(of: $0).map(names.contains) ?? false })
  }
}
