import Facts
import NavigationModel

/// Columns of a split view.
extension UIKitCalls {
  /// `split.setViewController(x, for: .primary)`.
  func setColumn() -> RunningAnswer? {
    guard let shown = call.argument(nil), let column = call.argument("for") else { return nil }
    if isOfScreenInSplit { return RunningAnswer(effects: forward(.showDetail, shown, detail: column.lastName)) }
    return RunningAnswer(effects: contained(.split, [shown], detail: column.lastName))
  }

  /// Whether a screen asks the split view around it for what comes beside it: `splitViewController?`.
  private var isOfScreenInSplit: Bool {
    guard let base = call.base, base.lastName == "splitViewController", base.strippedBase.map(\.isSelf) ?? true,
      case .screen? = call.runner.actors.actor(of: call.scope)
    else { return false }
    return Targets(linkage: call.linkage, host: call.host).nodes(call.value(base)).isEmpty
  }
}
