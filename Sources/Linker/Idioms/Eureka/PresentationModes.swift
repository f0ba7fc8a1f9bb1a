import Facts
import NavigationModel

/// How a row of a form shows something:
/// `row.presentationMode = .show(controllerProvider: .callback { CartViewController() }, onDismiss: nil)`.
///
/// See <https://github.com/xmartlabs/Eureka/blob/master/Source/Core/PresentationMode.swift>.
struct PresentationModes {
  let call: RunningCall

  private var linkage: Linkage { call.linkage }

  private static let kinds: [String: Transition.Kind] = [
    "popover": .popover, "presentModally": .present, "show": .show,
  ]

  /// What a tap on the row shows, at the screen whose form it is.
  func show() -> RunningAnswer? {
    guard let mode = call.argument(nil) else { return nil }
    if let segue = segue(mode) { return segue }
    var effects: [Effect] = []
    for case .term(let term) in call.value(mode).alternatives {
      guard let kind = Self.kinds[term.plainName], let provider = term.argument("controllerProvider") else { continue }
      effects += provider.alternatives.flatMap { shown(by: $0, kind) }
    }
    guard !effects.isEmpty else { return nil }
    call.resolve(by: .constructor)
    return RunningAnswer(effects: effects)
  }

  /// `.segueName(segueName: "openCart", onDismiss: nil)`.
  private func segue(_ mode: Expression) -> RunningAnswer? {
    guard case .call(let callee, let arguments) = mode.stripped.kind, callee.lastName == "segueName" else { return nil }
    let asked = RunningCall(
      runner: call.runner, name: "segueName", base: nil, arguments: arguments, expression: mode, frame: call.frame)
    return SegueCalls(call: asked).perform(named: "segueName")
  }

  /// What a provider of controllers gives, and what making that does besides.
  private func shown(by provider: Value, _ kind: Transition.Kind) -> [Effect] {
    guard case .term(let term) = provider, let arguments = term.arguments else { return [] }
    switch term.plainName {
    case "callback":
      var effects: [Effect] = []
      for case .closure(let closure) in arguments.map(\.value) {
        let targets = Targets(linkage: linkage, host: call.host).targets(
          call.evaluator.result(of: closure, arguments: []))
        effects += targets.map { call.effect(kind, $0) } + call.runner.perform(closure, arguments: [])
      }
      return effects
    case "storyBoard":
      let texts = ConstantText(linkage: linkage)
      guard let identifier = texts.text(term.argument("storyboardId")),
        let storyboard = texts.text(term.argument("storyboardName")),
        let node = linkage.scenes.node(
          storyboard: storyboard, identifier: identifier, near: linkage.place(call.origin).file)
      else { return [] }
      return [call.effect(kind, .node(node))]
    default: return []
    }
  }
}

extension Term {
  /// Its name, whether the type before the dot is written or not.
  fileprivate var plainName: String { String(name.trimmingPrefix(".")) }
}
