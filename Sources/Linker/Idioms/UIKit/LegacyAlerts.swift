import Facts
import NavigationModel

/// Alerts that show themselves: `UIAlertView`, `UIActionSheet`, those of SCLAlertView, and UIKit's own by what a library
/// adds to them.
struct LegacyAlerts {
  let call: RunningCall

  private static let classes: Set<String> = ["UIAlertView", "UIActionSheet", "SCLAlertView"]

  /// `UIAlertView(title: "Sold out", …).show()`, `sheet.show(in: view)`, `alert.showError("Sold out", subTitle: …)`.
  func show(host: String) -> RunningAnswer? {
    guard let base = call.base else { return nil }
    let targets = Targets(linkage: call.linkage, host: host)
    for alternative in call.value(base).alternatives {
      let title: Value?
      switch alternative {
      case .term(let term) where term.base == nil && Self.classes.contains(term.name):
        title = term.argument("title") ?? call.argument(nil).map(call.value)
      case .typed(let type, _) where Self.classes.contains(type.simpleName ?? ""):
        title = call.argument(nil).map(call.value)
      default: continue
      }
      call.resolve(by: .constructor)
      return RunningAnswer(effects: [call.effect(.alert, .node(targets.alert(title, at: call.origin)))])
    }
    return nil
  }

  /// `alert.show()`, `alert.present(animated: true)`: an alert controller that is given nothing to show shows itself.
  func showItself() -> RunningAnswer? {
    guard let base = call.base, !base.isSelf, !base.isSuper,
      !call.arguments.contains(where: { $0.label == nil && !$0.isTrailing }),
      call.value(base).isAny(where: isAlertController)
    else { return nil }
    return RunningAnswer(effects: UIKitCalls(call).forward(.present, base))
  }

  private func isAlertController(_ value: Value) -> Bool {
    if case .term(let made) = value { return Self.isAlertController(made) }
    return call.evaluator.typeID(of: value).map { call.linkage.program.ancestry(of: $0).contains(Self.controller) }
      ?? false
  }

  /// Whether it makes an alert controller: UIKit's, or one of a library that is made like that, `preferredStyle: .alert`.
  static func isAlertController(_ term: Term) -> Bool {
    guard term.base == nil, term.arguments != nil else { return false }
    return term.name == controller || term.name.contains("Alert") && term.argument("preferredStyle") != nil
  }

  private static let controller = "UIAlertController"
}
