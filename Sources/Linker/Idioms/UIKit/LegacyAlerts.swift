import Facts
import NavigationModel

/// `UIAlertView` and `UIActionSheet`, which show themselves.
struct LegacyAlerts {
  let call: RunningCall

  private static let classes: Set<String> = ["UIAlertView", "UIActionSheet"]

  /// `UIAlertView(title: "Sold out", …).show()`, `sheet.show(in: view)`.
  func show(host: String) -> RunningAnswer? {
    guard let base = call.base else { return nil }
    let targets = Targets(linkage: call.linkage, host: host)
    for alternative in call.value(base).alternatives {
      let title: Value?
      switch alternative {
      case .term(let term) where term.base == nil && Self.classes.contains(term.name): title = term.argument("title")
      case .typed(let type, _) where Self.classes.contains(type.simpleName ?? ""): title = nil
      default: continue
      }
      call.resolve(by: .constructor)
      return RunningAnswer(effects: [call.effect(.alert, .node(targets.alert(title, at: call.origin)))])
    }
    return nil
  }
}
