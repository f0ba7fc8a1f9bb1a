import Facts
import NavigationModel

/// Containers of SwiftUI, windows, and ways in.
struct SwiftUIContainers {
  let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  private var runner: Runner { call.runner }
  private var views: Views { call.runner.views }
  private var host: String { views.host(call.scope) }

  /// `TabView(selection: $tab) { Home().tag(.home) … }`.
  func tabs() -> RunningAnswer? {
    guard let index = call.arguments.lastIndex(where: { if case .closure = $0.value.kind { true } else { false } }),
      !isOfAppsOwn
    else { return nil }
    let content = call.arguments[index]
    let isPaged = isPaged
    let children = ViewContent(runner: runner).children(of: content.value, in: call.scope, arePages: isPaged)
      .map { isPaged ? pages(among: $0) : $0 }.filter { !isPaged || !$0.allSatisfy(isPicture) }
    let selection =
      (call.argument("selection")).map {
        StateBindings(runner: runner).variables($0, in: call.scope)
      } ?? []
    let tabs = children.flatMap { $0 }.filter(\.isView).map { tab -> ShownView in
      guard let name = tab.tag?.stateName, !selection.isEmpty else { return tab }
      var tab = tab
      tab.states.append(StateCondition(variables: selection, wanted: .cases([name]), isSelection: true))
      return tab
    }
    guard !tabs.isEmpty else { return nil }
    let effects = views.choice(tabs, isPaged ? .page : .tab, .select, host: host)
    guard !SwiftUICalls(call).isInView else { return RunningAnswer(effects: effects) }
    let container = anonymousContainer("TabView", .tab)
    runner.emission.commit(effects, at: .screen(container))
    if case .closure(let closure) = content.value.kind {
      for child in closure.body { runAround(child, in: container, arePages: isPaged) }
    }
    return RunningAnswer(effects: [call.effect(.embed, .node(container))], done: [index])
  }

  /// Runs what stands around a child of a container that is no view's: that is seen at the screens that the child is.
  ///
  /// `Home().overlay(Bar())` has the bar on its screen, wherever the tabs are made.
  private func runAround(_ child: Statement, in container: NodeID, arePages: Bool) {
    let code = Closure(parameters: [], result: nil, body: [child])
    let content = Expression(.closure(code), at: child.offset)
    let screens = ViewContent(runner: runner).children(of: content, in: call.scope, arePages: arePages)
      .joined().filter(\.isView).map { views.node(of: $0, host: host) }
    run(content, around: screens, in: container)
  }

  private func run(_ content: Expression, around screens: [NodeID], in container: NodeID) {
    let effects = runner.run(content: content, in: call.scope, given: []).filter { !$0.kind.isContainment }
    for screen in screens.isEmpty ? [container] : Set(screens).sorted() {
      runner.emission.commit(effects, at: .screen(screen))
    }
  }

  private func isPicture(_ shown: ShownView) -> Bool {
    guard case .view(_, let type) = shown.what else { return false }
    return call.linkage.shared(PictureViews.init).contains(type)
  }

  /// Of the forms of one page those that are one: what fills its place as long as it is not there is none.
  private func pages(among forms: [ShownView]) -> [ShownView] {
    guard Set(forms.map { $0.gates.map(\.name) }).count == forms.count else { return forms }
    let screens = forms.filter(ViewContent(runner: runner).isScreen)
    return screens.isEmpty ? forms : screens
  }

  /// Whether the app has a view of that name, and means it where it does not name the module.
  private var isOfAppsOwn: Bool {
    guard call.base == nil, case .call(let callee, _) = call.expression.kind,
      case .metatype(_, let id?) = call.value(callee)
    else { return false }
    return call.linkage.program[id].keyword != nil
  }

  /// Whether the views are swiped through rather than chosen from a bar.
  private var isPaged: Bool {
    call.linkage.sites.named("tabViewStyle").contains { site in
      site.scope.file == call.scope.file && site.scope.owner == call.scope.owner
        && site.arguments.first.map { $0.value.text.lowercased().contains("page") } ?? false
    }
  }

  /// A container that the app's scene makes without a view of its own.
  private func anonymousContainer(_ name: String, _ container: Node.Container) -> NodeID {
    let place = call.linkage.place(call.origin)
    return call.linkage.nodes.add(
      Node(
        id: NodeID("\(name)@\(host)"), name: "\(name)[\(host)]", kind: .container, container: container, source: place,
        anonymous: true))
  }

  /// `NavigationSplitView { sidebar } content: { … } detail: { … }`.
  func split() -> RunningAnswer? {
    let places = call.arguments.indices.filter { index in
      if case .closure = call.arguments[index].value.kind { true } else { false }
    }
    let columns = places.map { call.arguments[$0] }
    var effects: [Effect] = []
    var screens: [[NodeID]] = []
    for column in columns {
      let shown = ViewContent(runner: runner).shown(by: column.value, in: call.scope).filter(\.isView)
      screens.append(shown.map { views.node(of: $0, host: host) })
      for var effect in views.choice(shown, .split, .showDetail, host: host) {
        effect.detail = column.label ?? "sidebar"
        if column.label != nil, case .node(let node)? = effect.target { views.columns.insert(node) }
        effects.append(effect)
      }
    }
    guard !effects.isEmpty else { return nil }
    guard !SwiftUICalls(call).isInView else { return RunningAnswer(effects: effects) }
    let container = anonymousContainer("NavigationSplitView", .split)
    runner.emission.commit(effects, at: .screen(container))
    for (column, screens) in zip(columns, screens) { run(column.value, around: screens, in: container) }
    return RunningAnswer(effects: [call.effect(.embed, .node(container))], done: Set(places))
  }

  /// `WindowGroup { ContentView() }`: what the app shows first.
  func window() -> RunningAnswer? {
    guard let index = call.arguments.lastIndex(where: { if case .closure = $0.value.kind { true } else { false } })
    else { return nil }
    let content = call.arguments[index].value
    var shown = ViewContent(runner: runner).shown(by: content, in: call.scope).filter(\.isView)
    if shown.isEmpty, case .closure(let layers) = content.kind {
      shown = ViewContent(runner: runner).layers(of: layers, in: call.scope)
    }
    // A window for values opens when somebody opens one of those.
    let isFirst = call.argument("for") == nil || runner.linkage.sites.named("WindowGroup").count == 1
    let effects = views.choice(shown, isFirst ? .embed : .present, .replaceRoot, host: host)
    let nodes = Set(
      effects.compactMap { effect in
        if case .node(let node)? = effect.target { node } else { nil }
      })
    views.roots.formUnion(nodes)
    if case .closure(let closure) = content.kind,
      AroundChoice(of: closure.body, in: call.scope.owner, runner.program).haveStack
    {
      views.stackedRoots.formUnion(nodes)
    }
    var rest = runner.run(content: content, in: call.scope, given: [])
    if effects.isEmpty { return RunningAnswer(effects: aroundContainer(rest), done: [index]) }
    // What surrounds the first screen happens at it.
    rest = rest.filter { $0.kind != .embed }
    let starts = WindowStarts(call: call, shown: shown, content: content)
    for node in nodes.sorted() { runner.emission.commit(starts.effects(rest, at: node), at: .screen(node)) }
    return RunningAnswer(effects: effects, done: [index])
  }

  /// What a window shows that is no view's: a container made in place, at which happens what stands around it.
  private func aroundContainer(_ effects: [Effect]) -> [Effect] {
    let made = effects.filter { effect in
      guard effect.kind == .embed, case .node(let node)? = effect.target else { return false }
      return call.linkage.nodes[node].map { $0.kind == .container && $0.anonymous } ?? false
    }
    guard made.count == 1, case .node(let container)? = made[0].target else { return effects }
    views.roots.insert(container)
    runner.emission.commit(effects.filter { $0.key != made[0].key }, at: .screen(container))
    return made
  }

  /// `.onReceive(session.$status) { … }` in the code of a flow: whoever changes the status sets it going.
  func observer() -> RunningAnswer? {
    guard case .flow? = runner.actors.actor(of: call.scope),
      let subject = call.name == "sink" ? call.base : call.argument(nil),
      let written = call.arguments.last(where: { $0.isTrailing || $0.label == "receiveValue" })
    else { return nil }
    let variables = StateBindings(runner: runner).variables(subject, in: call.scope)
    guard !variables.isEmpty, case .closure(let closure) = call.value(written.value) else { return nil }
    let effect = views.pending(.observes(variables, closure), 8, .closure(closure), variables.first, call, .custom)
    return RunningAnswer(effects: [effect])
  }
}

extension Views {
  /// Whether a window is nothing but that container: nobody ever leaves it.
  func isContainerOfWindow(_ node: NodeID) -> Bool {
    roots.contains(node) && linkage.nodes[node].map { $0.kind == .container && $0.anonymous } ?? false
  }
}
