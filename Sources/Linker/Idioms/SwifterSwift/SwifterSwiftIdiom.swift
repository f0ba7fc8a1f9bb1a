import Facts
import NavigationModel

/// SwifterSwift: alerts that a screen asks for in one call, and shorter ways to set a root and to hold children.
enum SwifterSwiftIdiom: Idiom {
  static let name = "SwifterSwift"
  static let modules: Set<String> = ["SwifterSwift"]

  static let calls: [String: RunningIdioms.Rule] = [
    "addChildViewController": { call in
      guard call.argument("toContainerView") != nil else { return nil }
      return call.argument(nil).map { RunningAnswer(effects: UIKitCalls(call).forward(.embed, $0)) }
    },
    "showAlert": showAlert,
    "switchRootViewController": { call in
      call.argument("to").map { RunningAnswer(effects: UIKitCalls(call).forward(.replaceRoot, $0)) }
    },
  ]

  /// `showAlert(title: "Sold out", message: nil)`; what the app calls so itself is its own.
  private static let showAlert: RunningIdioms.Rule = { call in
    guard let title = call.argument("title"), call.argument("message") != nil,
      case .call(let callee, let arguments) = call.expression.kind
    else { return nil }
    let given = call.evaluator.labeled(arguments, in: call.scope)
    guard call.evaluator.functions(callee, labels: given, in: call.scope).isEmpty else { return nil }
    let alert = Targets(linkage: call.linkage, host: call.host).alert(call.value(title), at: call.origin)
    call.resolve(by: .constructor)
    return RunningAnswer(effects: [call.effect(.alert, .node(alert))])
  }
}
