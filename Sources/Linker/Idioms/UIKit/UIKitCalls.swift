import Facts
import NavigationModel

/// What one call of UIKit does.
struct UIKitCalls {
  let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  var linkage: Linkage { call.linkage }

  /// `navigationController.pushViewController(x, animated: true)`.
  func push() -> RunningAnswer? {
    guard let shown = call.argument(nil) else { return nil }
    if isHandedToNewStack(shown) { return RunningAnswer(effects: []) }
    let effects = forward(.push, shown)
    return RunningAnswer(effects: isSurelyStack(shown) ? effects.map(wrapped) : effects)
  }

  /// `present(x, animated: true)`; other functions of that name show no controllers.
  func present() -> RunningAnswer? {
    guard let shown = call.argument(nil), call.argument("animated") != nil else {
      return LegacyAlerts(call: call).showItself()
    }
    let style = PresentationStyles(call: call).style(of: shown)
    let bar = call.askedTabBar
    var effects = forward(style == "popover" ? .popover : .present, shown, detail: style)
    let asked = call.askedScreen
    for index in effects.indices { (effects[index].bar, effects[index].asked) = (bar, asked) }
    return RunningAnswer(effects: effects)
  }

  /// `show(x, sender: self)`.
  func show(_ kind: Transition.Kind) -> RunningAnswer? {
    let alerts = LegacyAlerts(call: call)
    if let alert = alerts.show(host: host) ?? alerts.showItself() { return alert }
    guard let shown = call.argument(nil), call.arguments.contains(where: { $0.label == "sender" }) else {
      return showItself() ?? (call.arguments.count > 1 && isMadeOnLibrary ? shownByLibrary() : nil)
    }
    return RunningAnswer(effects: forward(kind, shown))
  }

  /// A library's controller that is told from where it is to show itself: `sheet.show(from: self)`.
  private func showItself() -> RunningAnswer? {
    guard let base = call.base, let from = call.arguments.first(where: { $0.label?.hasPrefix("from") ?? false }),
      isController(from.value)
    else { return nil }
    let values = call.value(base).alternatives
    let isOfLibrary = Targets(linkage: linkage, host: host).nodes(.oneOf(values)).contains { node in
      switch linkage.nodes[node]?.kind {
      case .external: true
      // What the library's controller shows of the app's.
      case .screen: values.allSatisfy { if case .term = $0 { true } else { false } }
      default: false
      }
    }
    guard isOfLibrary else { return nil }
    return RunningAnswer(effects: forward(.present, base))
  }

  private func isController(_ expression: Expression) -> Bool {
    call.value(expression).alternatives.contains { value in
      switch value {
      case .typed(let type, nil): type.simpleName.map(UIKitClasses.isController) ?? false
      case .term(let term): term.name.hasSuffix("Controller") || term.name.hasSuffix("controller")
      default: call.evaluator.typeID(of: value).map(linkage.program.isScreen) ?? false
      }
    }
  }

  /// `addChild(x)`.
  func embed() -> RunningAnswer? {
    guard let shown = call.argument(nil), call.arguments.count == 1, !call.isOnOtherObject else { return nil }
    if call.scope.owner.map(linkage.program.wrapsStack) ?? false { return RunningAnswer(effects: []) }
    if let kind = ChildSwaps(call: call).moving(to: shown) { return RunningAnswer(effects: forward(kind, shown)) }
    let embeds = forward(.embed, shown)
    return RunningAnswer(effects: embeds + ChildSwaps(call: call).swaps(with: embeds))
  }

  /// `navigationItem.searchController = x`: what lists its results is a part of the screen.
  func search() -> RunningAnswer? {
    guard let shown = call.argument(nil), call.base?.lastName == "navigationItem" else { return nil }
    let targets = call.value(shown).alternatives.flatMap { value -> [Effect.Target] in
      guard case .term(let term) = value, let results = term.argument("searchResultsController") else { return [] }
      return Targets(linkage: linkage, host: host).targets(results)
    }
    return RunningAnswer(effects: targets.map { call.effect(.embed, $0) })
  }

  /// A way back, at the receiver if that is a screen other than the one whose code runs.
  func back(_ kind: Transition.Kind) -> RunningAnswer? {
    WaysBack(call: call).back(kind, host: host)
  }

  /// `window.rootViewController = x`: the whole screen is replaced.
  func replaceRoot() -> RunningAnswer? {
    guard let shown = call.argument(nil), !shown.isNil, isWindow else { return nil }
    if shown.isBareController || isNewWindow && holdsNothing(shown) { return RunningAnswer(effects: []) }
    let effects = forward(.replaceRoot, shown, detail: isNewWindow ? Transition.newWindow : nil)
    // A view that a window hosts shows first what one in a scene of SwiftUI's shows first.
    call.runner.views.roots.formUnion(effects.compactMap(\.shownNode))
    return RunningAnswer(effects: effects)
  }

  /// `setViewControllers([a, b], animated: true)`, `viewControllers = [a, b]`.
  func setViewControllers(isAddition: Bool = false) -> RunningAnswer? {
    guard let shown = call.argument(nil) else { return nil }
    if call.argument("direction") != nil, let turned = PageTurns(call: call).turn(to: shown) { return turned }
    switch container {
    case .tab: return RunningAnswer(effects: contained(.tab, elements(shown)))
    case .split: return RunningAnswer(effects: contained(.split, elements(shown)))
    case .page: return RunningAnswer(effects: contained(.page, elements(shown)))
    case .navigation, .drawer, .custom, nil:
      if call.arguments.contains(where: { $0.label == "direction" }) {
        return RunningAnswer(effects: contained(.page, elements(shown)))
      }
      let isPushed = isAddition || self.isAddition(shown) || call.expression.isSum
      let kind: Transition.Kind = isPushed ? .push : isBeginning ? .embed : .setStack
      guard let last = elements(shown).last else { return RunningAnswer(effects: []) }
      let detail = kind == .setStack && holdsSeveral(shown) ? Transition.aboveOthers : nil
      let effects = forward(kind, last, detail: detail)
      return RunningAnswer(effects: kind == .setStack ? LaterStacks(call: call).replacing(by: effects) : effects)
    }
  }

  /// `bar.tabs = [UITab(…) { _ in Cart() }]`; other things have tabs, too.
  func setTabs() -> RunningAnswer? { container == .tab ? setViewControllers() : nil }

  /// Whether a navigation controller of the app's own class fills itself before anybody sees it.
  private var isBeginning: Bool {
    guard container == .navigation, call.base.map({ $0.stripped.text == "self" }) ?? true,
      let function = call.scope.function
    else { return false }
    return ["init", "awakeFromNib", "loadView", "viewDidLoad"].contains(
      linkage.program[function].declaration.name)
  }

  func elements(_ list: Expression) -> [Expression] {
    if case .array(let elements) = list.stripped.kind { elements } else { [list] }
  }

  private var host: String { call.host }
}

extension UIKitCalls {
  /// Effects for everything that an expression can show; without any, a gap.
  func forward(_ kind: Transition.Kind, _ shown: Expression, detail: String? = nil) -> [Effect] {
    // An override that hands on what it is given does nothing but what its callers do.
    if call.base?.isSuper == true, let handed = call.passedParameter(shown),
      linkage.program[handed.function].declaration.name == call.name, call.runner.isHandedToSuper(by: handed.function)
    {
      return []
    }
    let targets = Targets(linkage: linkage, host: host).targets(
      call.frame.puts.value(of: shown, in: call.scope, call.evaluator) ?? call.value(shown))
    if let own = call.passedParameter(shown) {
      call.runner.emission.calls.passed.show(own.name, of: own.function, by: call.origin)
    }
    guard !targets.isEmpty else {
      leaveOpen(shown)
      return []
    }
    call.resolve(by: resolution(of: shown))
    let gates = FactoryConditions(runner: call.runner, host: host).gates(of: shown, in: call.scope)
    let own = ownNode(shown)
    let named = NamedPresenter(call: call)
    let (presenter, shower) = (named.screen, named.passed)
    // UIKit refuses to show a container in itself.
    return call.flowEffects(showing: shown)
      + targets.filter { !isReceiver($0) }.map { target in
        var effect = call.effect(kind, target, detail: detail)
        effect.gates = gates[target] ?? []
        effect.stack = stack
        effect.presenter = presenter
        effect.shower = shower
        if let own, target == .node(own) {
          effect.isByOther = true
          call.runner.shownByOthers.insert(own)
        }
        effect.isPassed = call.isPassed(shown)
        return effect
      }
  }

  /// The screen whose code it is, where it has itself shown by another, `host.present(self, animated: true)`, or has one
  /// more of its class shown over whatever a window shows.
  private func ownNode(_ shown: Expression) -> NodeID? {
    guard let base = call.base?.stripped, base.text != "self", base.text != "super",
      isSelf(shown, call.scope) || isRootOfWindow(base, call.scope),
      case .screen(let own)? = call.runner.actors.actor(of: call.scope)
    else { return nil }
    return own
  }

  /// Whether it is what some window shows, be it under the name of a local.
  private func isRootOfWindow(_ base: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name, _) = base.stripped.kind else {
      return linkage.shared(WindowRoots.init).isRoot(base, in: scope)
    }
    guard case .expression(let local, _)? = scope.lookup(name)?.first, let written = local.written else { return false }
    return linkage.shared(WindowRoots.init).isRoot(written.expression, in: written.scope)
  }

  private func leaveOpen(_ shown: Expression) {
    // A helper that shows its parameter is no gap where nobody is seen to call it.
    if case .name(let name, _) = shown.stripped.kind, case .parameter? = call.scope.lookup(name)?.first { return }
    guard !isOfScene else { return }
    call.leaveOpen("what '\(shown.excerpt(40))' shows could not be found out")
  }

  /// Whether the object is one of SpriteKit's or SceneKit's, whose children are drawn and no screens.
  private var isOfScene: Bool {
    guard let base = call.base else {
      return call.scope.owner.map { call.runner.program.ancestry(of: $0).contains(where: Self.isOfScene) } ?? false
    }
    return call.value(base).alternatives.contains { value in
      guard case .named(let name)? = call.evaluator.valueType(of: value) else { return false }
      return Self.isOfScene(name)
    }
  }

  private static func isOfScene(_ name: String) -> Bool {
    (name.hasPrefix("SK") || name.hasPrefix("SCN")) && (name.hasSuffix("Node") || name.hasSuffix("Scene"))
  }

  /// Puts children into the container that the call is made on; into whose code it is, if that is not known.
  func contained(_ kind: Transition.Kind, _ children: [Expression], detail: String? = nil) -> [Effect] {
    let holders = filled.map(Targets(linkage: linkage, host: host).nodes) ?? []
    var open: [Effect] = []
    for (index, child) in children.enumerated() {
      let position = detail ?? (kind == .tab ? "index \(index)" : nil)
      let value = call.value(child)
      let values: [Value]
      values = children.count == 1 ? value.listed ?? [value] : [value]
      for (place, value) in values.enumerated() {
        let targets = Targets(linkage: linkage, host: host).targets(value)
        if targets.isEmpty { leaveOpen(child) } else { call.resolve(by: .local) }
        for target in targets {
          let effect = call.effect(
            kind, target, detail: values.count > 1 && kind == .tab ? "index \(place)" : position)
          if holders.isEmpty {
            open.append(effect)
          } else if case .flow? = call.runner.actors.actor(of: call.scope) {
            var own = effect
            own.isAmongFlows = true
            open.append(own)
          }
          for holder in holders { call.runner.emission.contain(effect.behind(call.frame.gates), in: holder) }
          if !holders.isEmpty, let handed = effect.handingOver { open.append(handed) }
        }
      }
    }
    return open
  }

  /// Whether what is pushed is a navigation controller whatever happens: a factory may wrap a screen for some callers only.
  private func isSurelyStack(_ shown: Expression) -> Bool {
    call.value(shown).alternatives.allSatisfy { value in
      guard case .term(let term) = value else { return false }
      return UIKitClasses.container(term.name) == .navigation && term.arguments != nil
    }
  }

  /// A navigation controller that is pushed is a container of its own: UIKit refuses it, and a check says so.
  private func wrapped(_ effect: Effect) -> Effect {
    guard let shown = call.argument(nil), case .node(let screen)? = effect.target,
      linkage.nodes[screen]?.kind == .screen
    else { return effect }
    for case .term(let term) in call.value(shown).alternatives
    where UIKitClasses.container(term.name) == .navigation && term.arguments != nil {
      let place = linkage.place(term.origin)
      let stack = linkage.nodes.add(
        Node(
          id: NodeID("\(term.name)@\(screen)"), name: term.name, kind: .container, container: .navigation,
          source: place, anonymous: true))
      linkage.draft.add(Transition(from: stack, to: screen, kind: .embed, level: .structural, source: place))
      var wrapped = effect
      wrapped.target = .node(stack)
      return wrapped
    }
    return effect
  }

  /// Whether a navigation controller is the one that the call is made on.
  private func isReceiver(_ target: Effect.Target) -> Bool {
    guard case .stack = target, let base = call.base else { return false }
    return Targets(linkage: linkage, host: host).targets(call.value(base)).contains(target)
  }

  /// What gets children: what the call is made on; in what the app adds to a class of UIKit's, the object at hand.
  private var filled: Value? {
    if let base = call.base { return call.value(base) }
    guard let owner = call.scope.owner, linkage.program[owner].keyword == nil else { return nil }
    return call.scope.receiver
  }

  /// What the call is made on; for what the app adds to UIKit's class, the controller whose method that is.
  private var stackReceiver: Value? {
    if let base = call.base, !base.isSelf { return call.value(base) }
    guard let owner = call.scope.owner,
      linkage.program[owner].keyword == nil || linkage.program.wrapsStack(owner)
    else { return call.base.map(call.value) }
    return call.scope.receiver
  }

  /// The navigation controller that the call is made on, if the app's code makes it.
  private var stack: Origin? {
    guard call.name != "present", call.name != "rootViewController", let receiver = stackReceiver else { return nil }
    for value in receiver.alternatives {
      for case .stack(let origin) in Targets(linkage: linkage, host: host).targets(value) { return origin }
      guard case .term(let term) = value, UIKitClasses.container(term.name) == .navigation, term.arguments != nil
      else { continue }
      return term.origin
    }
    return nil
  }

  private var isWindow: Bool {
    let windows = Windows(evaluator: call.evaluator)
    guard let base = call.base else { return windows.isCode(in: call.scope, assigningTo: call.name) }
    return windows.isWindow(base, in: call.scope)
  }

  /// Whether a controller has nothing to see of its own, and is only there to present something:
  /// `let stage = UIViewController()`.
  private func holdsNothing(_ controller: Expression) -> Bool {
    guard let name = controller.stripped.lastName, call.value(controller).alternatives.allSatisfy(\.isBareController)
    else { return false }
    return !linkage.sites.named(["addChild", "addSubview", "view"]).contains { site in
      site.scope.file == call.scope.file && (site.base?.beginning == name || site.base?.lastName == name)
    }
  }

  /// Whether it is a window beside that of the app.
  private var isNewWindow: Bool {
    call.base.map { Windows(evaluator: call.evaluator).isBeside($0, in: call.scope, linkage.sites) } ?? false
  }

  private func resolution(of shown: Expression) -> Resolution {
    switch shown.stripped.kind {
    case .call(let callee, _):
      switch call.value(callee) {
      case .metatype: return .constructor
      case .term(let term) where term.name.beginsUppercase: return .constructor
      case .term: return .storyboard
      default: return .factory
      }
    case .name(let name, _):
      guard let meaning = call.scope.lookup(name)?.first else { return .property }
      switch meaning {
      case .argument, .parameter: return .parameter
      default: return .local
      }
    case .member: return .property
    default: return .type
    }
  }
}

extension Value {
  /// The elements of a list, or of all that a list is seen to get.
  fileprivate var listed: [Value]? {
    let lists = alternatives.compactMap { if case .array(let elements) = $0 { elements } else { nil } }
    let elements = lists.flatMap { $0 }
    // What a loop puts there comes in turn.
    if elements.count == 1, case .choice(let turns) = elements[0] { return turns }
    return lists.isEmpty ? nil : elements
  }
}

extension Effect {
  /// The screen that it brings up, where that is known.
  fileprivate var shownNode: NodeID? { if case .node(let node)? = target { node } else { nil } }
}

extension Expression {
  /// Whether it is `nil` as written.
  var isNil: Bool { if case .nil = stripped.kind { true } else { false } }
}

extension Expression {
  /// Whether it makes a controller with nothing in it: somebody to present alerts, or a stand-in for what comes first.
  var isBareController: Bool {
    guard case .call(let callee, let arguments) = stripped.kind, case .name("UIViewController", _) = callee.kind else {
      return false
    }
    return arguments.isEmpty
  }
}
