import Facts
import NavigationModel

/// Alerts that show themselves: `UIAlertView`, `UIActionSheet`, and those of SCLAlertView.
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
}
