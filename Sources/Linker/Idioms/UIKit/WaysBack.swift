import Facts
import NavigationModel

/// Ways back, at the screen that goes away.
struct WaysBack {
  let call: RunningCall

  /// A way back that the code asks of its own screen, or of another controller.
  func back(_ kind: Transition.Kind, host: String) -> RunningAnswer? {
    guard call.argument("animated") != nil || call.name.hasSuffix("Animated") || isShortened else { return nil }
    // What an override hands on is done by whoever calls it.
    if call.base?.isSuper == true, let function = call.scope.function,
      call.linkage.program[function].declaration.name == call.name, call.runner.goesBackAsSuper(function)
    {
      return RunningAnswer(effects: [])
    }
    var effect = call.effect(kind, nil)
    if kind == .dismiss {
      (effect.bar, effect.asked) = (call.askedTabBar, call.askedScreen)
      if call.base?.isSelf ?? true, call.linkage.shared(OwnControls.init).run(call.origin, in: call.scope) {
        effect.detail = Transition.ownControl
      }
    }
    if kind != .dismiss { effect.presenter = ownerOfStack }
    call.resolve(by: .constructor)
    guard let base = call.base, isController(base) else { return RunningAnswer(effects: [effect]) }
    let alternatives = call.value(base).alternatives
    if kind == .dismiss, alternatives.contains(where: isRepresented) { return RunningAnswer(effects: [effect]) }
    // What the system or a library has put over the screen goes away; the screen stays.
    if kind == .dismiss, !alternatives.isEmpty,
      alternatives.contains(where: isOfSystem) || alternatives.allSatisfy(isOfLibrary)
    {
      return RunningAnswer(effects: [])
    }
    let nodes = Targets(linkage: call.linkage, host: host).nodes(call.value(base))
    // An alert that closes itself leads nobody anywhere.
    if nodes.contains(where: { isTransient($0) }) { return RunningAnswer(effects: []) }
    if kind == .dismiss, nodes.count == 1, let other = other(nodes[0]) {
      call.runner.emission.commit([effect], at: .screen(other))
      return RunningAnswer(effects: [])
    }
    if kind == .dismiss, let made = madeHere(base), nodes == [made] {
      call.runner.emission.commit([effect], at: .screen(made))
      return RunningAnswer(effects: [])
    }
    return RunningAnswer(effects: [effect])
  }

  /// Whether it is what libraries make of a call whose name can mean nothing else: `navigation.popViewController()`.
  private var isShortened: Bool {
    ["popToRootViewController", "popViewController"].contains(call.name) && call.arguments.allSatisfy(\.isTrailing)
  }

  /// The screen that the code around a closure makes and lets close itself: `UIAction { _ in cart.dismiss(…) }`.
  private func madeHere(_ base: Expression) -> NodeID? {
    guard call.runner.actors.actor(of: call.scope) == nil, case .name(let name, _) = base.stripped.kind,
      let meanings = call.scope.lookup(name), meanings.count == 1, case .expression(let local, _) = meanings[0],
      let written = local.written, case .call(let callee, _) = written.expression.stripped.kind,
      case .metatype(_, let type?) = call.evaluator.evaluate(callee, in: written.scope),
      call.linkage.program.isScreen(type)
    else { return nil }
    return call.linkage.nodes.node(for: type)
  }

  /// The screen that code of nobody's names as the one on whose stack it goes back: `cart.navigationController?.pop…`.
  ///
  /// Who presses the button may be in front of it, such as an alert of the app's own class.
  private var ownerOfStack: NodeID? {
    guard case .member(let inner?, "navigationController", _)? = call.base?.stripped.kind, isController(inner),
      call.runner.actors.actor(of: call.scope) == nil
    else { return nil }
    let nodes = Targets(linkage: call.linkage, host: call.host).nodes(call.value(inner))
    guard nodes.count == 1, let node = call.linkage.nodes[nodes[0]], node.kind == .screen, !node.anonymous else {
      return nil
    }
    return nodes[0]
  }

  /// Whether an expression names an object of its own, rather than one that stands around the screen.
  private func isController(_ base: Expression) -> Bool {
    switch base.stripped.kind {
    case .name(let name, _): name != "self" && name != "super" && !Self.surroundings.contains(name)
    case .member(_, let name, _): !Self.surroundings.contains(name)
    default: false
    }
  }

  /// Whether another screen than the one whose code runs is asked to go away.
  private func other(_ node: NodeID) -> NodeID? {
    guard case .screen(let own)? = call.runner.actors.actor(of: call.scope), own != node,
      call.linkage.nodes[node]?.kind == .screen, call.linkage.nodes[node]?.anonymous == false
    else { return nil }
    return node
  }

  private func isTransient(_ node: NodeID) -> Bool {
    let kind = call.linkage.nodes[node]?.kind
    return kind == .alert || kind == .system
  }

  private func isOfSystem(_ value: Value) -> Bool {
    nameOfType(value).map { UIKitClasses.isSystem($0) || $0 == "UISearchController" || $0 == "UIAlertController" }
      ?? false
  }

  /// Whether it is the controller that the view is made of whose delegate closes it.
  private func isRepresented(_ value: Value) -> Bool {
    let controllers = call.linkage.shared(RepresentedControllers.init)
    return nameOfType(value).map { controllers.contain($0, inCodeOf: call.scope.owner) } ?? false
  }

  private func nameOfType(_ value: Value) -> String? {
    switch value {
    case .term(let term): term.base == nil ? term.name : nil
    case .typed(let type, _): type.simpleName
    default: nil
    }
  }

  /// Whether it is an object of a library's: a picker, or a progress indicator that only has a method of that name.
  private func isOfLibrary(_ value: Value) -> Bool {
    let name: String?
    switch value {
    case .term(let term): name = term.base == nil && term.arguments != nil ? term.name : nil
    case .typed(let type, let id):
      name = id.map { call.linkage.program[$0].keyword == nil } ?? true ? type.simpleName : nil
    default: name = nil
    }
    guard let name, name.count > 1, name.beginsUppercase else { return false }
    return !UIKitClasses.isController(name) && !["Any", "AnyObject", "Self"].contains(name)
  }

  /// Controllers around a screen, by the names of `UIViewController`'s own properties.
  private static let surroundings: Set<String> = [
    "navigationController", "parent", "presentedViewController", "presentingViewController", "rootViewController",
    "splitViewController", "tabBarController", "topViewController", "visibleViewController",
  ]
}
