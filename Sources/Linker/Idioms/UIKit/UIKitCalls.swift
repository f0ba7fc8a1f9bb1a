import Facts
import NavigationModel

/// One call of UIKit after the other, to transitions.
struct UIKitCalls {
  let linkage: Linkage

  static let names: Set<String> = [
    "pushViewController", "present", "show", "showDetailViewController", "setViewControllers", "rootViewController",
    "popViewController", "popToRootViewController", "dismiss", "performSegue", "instantiateViewController",
    "instantiateInitialViewController",
  ]

  func link(_ site: CallSite) {
    switch (site.form, site.name) {
    case (.call, "pushViewController"): forward(site, .push, site.argument(nil))
    case (.call, "present") where site.argument("animated") != nil: forward(site, .present, site.argument(nil))
    case (.call, "show") where site.argument("sender") != nil: forward(site, .show, site.argument(nil))
    case (.call, "showDetailViewController"): forward(site, .showDetail, site.argument(nil))
    case (.call, "setViewControllers") where site.argument("animated") != nil:
      if case .array(let elements)? = site.argument(nil)?.kind { forward(site, .setStack, elements.last) }
    case (.assignment, "rootViewController"): replaceRoot(site)
    case (.call, "popViewController"): back(site, .pop)
    case (.call, "popToRootViewController"): back(site, .popToRoot)
    case (.call, "dismiss") where site.argument("animated") != nil: back(site, .dismiss)
    case (.call, "performSegue"): NamesInCode(linkage: linkage).checkSegue(site)
    case (.call, "instantiateViewController"), (.call, "instantiateInitialViewController"):
      NamesInCode(linkage: linkage).checkScene(site)
    default: break
    }
  }

  private var targets: ShownScreens { ShownScreens(linkage: linkage) }

  private func forward(_ site: CallSite, _ kind: Transition.Kind, _ shown: Expression?) {
    // An override that calls its superclass shows nothing new.
    guard let shown, site.base?.text != "super" else { return }
    let screens = targets.screens(shown, in: site.scope, owner: site)
    if screens.isEmpty { return unresolved(site, shown) }
    for source in Attribution(linkage: linkage).sources(of: site) {
      for screen in screens { add(site, source, wrapped(screen, kind, shown, site), kind, style(of: shown, at: site)) }
    }
  }

  /// A navigation controller that is pushed is a container of its own: UIKit refuses it, and a check says so.
  private func wrapped(_ screen: NodeID, _ kind: Transition.Kind, _ shown: Expression, _ site: CallSite) -> NodeID {
    guard kind == .push, linkage.nodes[screen]?.kind == .screen else { return screen }
    for value in linkage.evaluator.evaluate(shown, in: site.scope).alternatives {
      guard case .term(let term) = value, UIKitClasses.container(term.name) == .navigation else { continue }
      let place = linkage.place(term.origin)
      let stack = linkage.nodes.add(
        Node(
          id: NodeID("\(term.name)@\(screen)"), name: term.name, kind: .container, container: .navigation,
          source: place, anonymous: true))
      linkage.draft.add(Transition(from: stack, to: screen, kind: .embed, level: .structural, source: place))
      return stack
    }
    return screen
  }

  /// The presentation style that the same function gives to what it shows.
  private func style(of shown: Expression, at site: CallSite) -> String? {
    guard site.name == "present" else { return nil }
    for assignment in linkage.sites.named("modalPresentationStyle") {
      guard assignment.form == .assignment, assignment.scope.file == site.scope.file,
        assignment.declaration.names == site.declaration.names, assignment.base?.text == shown.stripped.text,
        case .assignment(_, _, let value) = assignment.expression.kind
      else { continue }
      return value.lastName
    }
    return nil
  }

  private func add(
    _ site: CallSite, _ source: Attribution.Source, _ shown: NodeID, _ kind: Transition.Kind, _ style: String? = nil
  ) {
    switch source {
    case .screen(let node):
      let isAlert = linkage.nodes[shown]?.kind == .alert
      linkage.draft.add(
        Transition(
          from: node, to: shown, kind: isAlert ? .alert : kind, level: .screen, gates: site.gates,
          source: linkage.place(site.origin), detail: style))
    case .entry(let entry, let name):
      linkage.draft.entries.append(
        Entry(kind: entry, name: name, to: shown, gates: site.gates, source: linkage.place(site.origin)))
    case .gate: break
    }
  }

  private func unresolved(_ site: CallSite, _ shown: Expression) {
    // A helper that shows its parameter is no gap: its callers say what it shows.
    if case .name(let name, _) = shown.stripped.kind, let function = site.scope.function,
      linkage.program[function].declaration.parameters.contains(where: { $0.name == name })
    {
      return
    }
    linkage.draft.unresolved.append(
      Unresolved(
        source: linkage.place(site.origin), call: site.expression.excerpt(),
        reason: "what '\(shown.excerpt(40))' shows could not be found out"))
  }

  /// `window.rootViewController = x`: the launch if a delegate does it, else the whole screen is replaced.
  private func replaceRoot(_ site: CallSite) {
    guard case .assignment(_, "=", let value) = site.expression.kind, isWindow(site.base, in: site.scope) else {
      return
    }
    let screens = targets.screens(value, in: site.scope, owner: site)
    let sources = Attribution(linkage: linkage).sources(of: site)
    for source in sources {
      for screen in screens { add(site, source, screen, .replaceRoot) }
      // An app that starts with something unknown still starts.
      if screens.isEmpty, case .entry(let kind, let name) = source, !value.isNil {
        linkage.draft.entries.append(
          Entry(kind: kind, name: name, to: nil, gates: site.gates, source: linkage.place(site.origin)))
      }
    }
    if screens.isEmpty, !value.isNil { unresolved(site, value) }
  }

  private func isWindow(_ base: Expression?, in scope: Scope) -> Bool {
    guard let base else { return false }
    if base.lastName?.lowercased().contains("window") == true { return true }
    return linkage.evaluator.evaluate(base, in: scope).alternatives.contains { alternative in
      switch alternative {
      case .term(let term): term.name == "UIWindow"
      case .typed(let type, _): type.simpleName == "UIWindow"
      default: false
      }
    }
  }

  /// A way back starts at the receiver, if that is another screen than the one whose code runs.
  private func back(_ site: CallSite, _ kind: Transition.Kind) {
    guard site.base?.text != "super" else { return }
    var starts: [NodeID] = []
    if let base = site.base, case .name(let name, _) = base.stripped.kind, name != "self" {
      starts = targets.screens(base, in: site.scope, owner: site)
      // An alert that closes itself leads nobody anywhere.
      if starts.contains(where: { linkage.nodes[$0]?.kind == .alert }) { return }
    }
    if starts.isEmpty {
      starts = Attribution(linkage: linkage).sources(of: site).compactMap {
        if case .screen(let node) = $0 { node } else { nil }
      }
    }
    for node in starts {
      linkage.draft.add(
        Transition(
          from: node, to: nil, kind: kind, level: .screen, gates: site.gates, source: linkage.place(site.origin)))
    }
  }

  /// Titles that code gives its own screen.
  func linkTitles() {
    for site in linkage.sites.named("title") where site.form == .assignment {
      guard case .assignment(_, "=", let value) = site.expression.kind, let text = value.literalText,
        let owner = site.scope.owner, linkage.program.isScreen(owner),
        site.base == nil || ["self", "navigationItem", "self.navigationItem"].contains(site.base?.text ?? "")
      else { continue }
      let node = linkage.nodes.node(for: owner)
      linkage.nodes.update(node) { $0.title = $0.title ?? text }
    }
  }
}

extension Expression {
  /// Whether it is `nil` as written.
  fileprivate var isNil: Bool { if case .nil = stripped.kind { true } else { false } }
}
