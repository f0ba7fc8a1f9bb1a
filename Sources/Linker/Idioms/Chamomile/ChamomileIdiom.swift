import Facts
import NavigationModel

/// Chamomile and Perform: segues of storyboards with a type, `Segue<CartController>(identifier: "toCart")`, which routers
/// perform by name: `flowController.openModule(using: .toCart) { … }`, `flowController.closeModule(animated: true)`.
enum ChamomileIdiom: Idiom {
  static let name = "Chamomile"
  static let modules: Set<String> = ["Chamomile", "Perform"]

  static let calls: [String: RunningIdioms.Rule] = [
    "closeModule": { close($0) },
    "openModule": { call in call.argument("using").flatMap { perform($0, call) } },
    "perform": { call in call.argument(nil).flatMap { perform($0, call) } },
  ]
  static let relays: Set<String> = ["perform"]

  /// What the segue does whose identifier a property of the library's type is made with.
  private static func perform(_ segue: Expression, _ call: RunningCall) -> RunningAnswer? {
    guard !isOfApp(call), let identifier = identifier(of: segue, call) else { return nil }
    let text = Expression(.string([.text(identifier)]), at: segue.offset)
    let performing = RunningCall(
      runner: call.runner, name: "performSegue", base: call.base,
      arguments: [Argument(label: "withIdentifier", value: text)], expression: call.expression, frame: call.frame)
    return SegueCalls(call: performing).perform(named: "withIdentifier")
  }

  private static func identifier(of segue: Expression, _ call: RunningCall) -> String? {
    var written = segue
    if case .member(nil, let name, let generics) = segue.stripped.kind {
      written = Expression(.member(Expression(.name(type, []), at: segue.offset), name, generics), at: segue.offset)
    }
    let texts = call.value(written).alternatives.compactMap { value -> String? in
      guard case .term(let term) = value, let identifier = term.argument("identifier") else { return nil }
      return ConstantText(linkage: call.linkage).text(identifier)
    }
    return texts.count == 1 ? texts[0] : nil
  }

  private static let type = "Segue"

  /// A module goes away as it came.
  private static func close(_ call: RunningCall) -> RunningAnswer? {
    guard call.argument("animated") != nil, !isOfApp(call) else { return nil }
    call.resolve(by: .constructor)
    return RunningAnswer(effects: [call.effect(.dismiss, nil)])
  }

  /// Whether the app declares a function of that name which the call can mean.
  private static func isOfApp(_ call: RunningCall) -> Bool {
    guard case .call(let callee, let arguments) = call.expression.kind else { return true }
    let given = call.evaluator.labeled(arguments, in: call.scope)
    return !call.evaluator.functions(callee, labels: given, in: call.scope).isEmpty
  }
}
