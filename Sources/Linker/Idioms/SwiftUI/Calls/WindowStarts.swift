import Facts
import NavigationModel

/// What a window does around the screens of which the app's state chooses one.
///
/// `NavigationStack { switch session.phase { … } }.task { await session.start() }` starts once, when the window appears:
/// at the screen that is there as long as nothing has changed the state.
struct WindowStarts {
  let views: Views
  private let shown: [ShownView]
  /// What is done when the window appears, and changes which screen is seen.
  private var changes: Set<Effect.Key> = []
  /// The screens that the state begins with; `nil` where that is open.
  private var first: Set<NodeID>?
  /// Where the code of each layer of the window stands, with the screens in it.
  private var layers: [(code: ClosedRange<Origin>, nodes: Set<NodeID>)] = []

  init(call: RunningCall, shown: [ShownView], content: Expression) {
    views = call.runner.views
    self.shown = shown
    let nodes = Set(shown.map { views.node(of: $0, host: "") })
    guard nodes.count > 1, case .closure(let window) = content.kind else { return }
    layers = layers(of: window, in: call.scope.file)
    var variables = Set(shown.flatMap(\.states).flatMap(\.variables))
    let names = Set(variables.map { call.runner.program[$0].declaration.name })
    variables.formUnion(call.linkage.shared(PublishedObservers.init).properties(deciding: names))
    for action in Self.appearances(around: window.body) {
      for case .closure(let closure) in call.value(action).alternatives {
        let effects = call.runner.run(closure, arguments: [])
        changes.formUnion(effects.filter { views.sets($0, oneOf: variables) }.map(\.timeless.key))
      }
    }
    guard !changes.isEmpty else { return }
    let begins = shown.map { view in (view, views.isThereAtFirst(view)) }
    guard !begins.contains(where: { $0.1 == nil }) else { return }
    first = Set(begins.filter { $0.1 == true }.map { views.node(of: $0.0, host: "") })
  }

  /// Those of a window's effects that can happen while a screen is there.
  func effects(_ effects: [Effect], at node: NodeID) -> [Effect] {
    let ways = shown.filter { views.node(of: $0, host: "") == node }.map(\.gates)
    let isFirst = first?.contains(node) ?? true
    return effects.filter { effect in
      (isFirst || !changes.contains(effect.timeless.key))
        && (layers.first { $0.code.contains(effect.origin.general) }.map { $0.nodes.contains(node) } ?? true)
        && (ways.isEmpty
          || ways.contains { way in !way.contains { gate in effect.gates.contains { $0.contradicts(gate) } } })
    }
  }

  /// The layers in which screens lie over each other: `ZStack { Home().sheet(…) { … }; if isLocked { Lock() } }`.
  private func layers(of window: Closure, in file: Int) -> [(code: ClosedRange<Origin>, nodes: Set<NodeID>)] {
    guard window.body.count == 1, var stack = window.body.resultExpression else { return [] }
    while case .call(let callee, _) = stack.kind, let base = callee.strippedBase { stack = base }
    guard case .call(let callee, let arguments) = stack.kind, callee.lastName == "ZStack",
      case .closure(let content)? = arguments.last?.value.kind
    else { return [] }
    var start = stack.offset + 1
    return content.body.map { layer in
      var collector = NameCollector()
      collector.collect([layer])
      let end = max(start, collector.last)
      let code = Origin(file: file, offset: start)...Origin(file: file, offset: end)
      start = end + 1
      return (code, Set(shown.filter { code.contains($0.origin.general) }.map { views.node(of: $0, host: "") }))
    }.filter { !$0.nodes.isEmpty }
  }

  /// What is to be done when something appears that stands around the choice among the screens.
  private static func appearances(around content: [Statement]) -> [Expression] {
    guard content.count == 1, var current = content.resultExpression else { return [] }
    var found: [Expression] = []
    while case .call(let callee, let arguments) = current.kind {
      if case .member(let base?, let name, _) = callee.kind {
        if modifiers.contains(name), let action = arguments.last?.value { found.append(action) }
        current = base
      } else {
        guard callee.lastName?.beginsUppercase == true, case .closure(let inner)? = arguments.last?.value.kind else {
          return []
        }
        switch inner.body.first?.kind {
        case .if, .switch: return found
        case .expression(let expression): current = expression
        default: return []
        }
      }
    }
    switch current.kind {
    case .statement, .name, .member, .ternary: return found
    default: return []
    }
  }

  private static let modifiers: Set<String> = ["onAppear", "task"]
}

extension Views {
  /// Whether an effect gives one of some properties a value.
  fileprivate func sets(_ effect: Effect, oneOf variables: Set<VariableID>) -> Bool {
    guard case .move(let number)? = effect.target else { return false }
    switch moves[number].what {
    case .set(let variable, _), .toggle(let variable, _): return variables.contains(variable)
    default: return false
    }
  }

  /// Whether a view is seen before any code has changed the state; `nil` where that is open.
  fileprivate func isThereAtFirst(_ view: ShownView) -> Bool? {
    let held = linkage.shared(HeldViews.init).variables
    // Which view an object holds no condition asks.
    let asked = view.states.filter { $0.variables.isEmpty || !held.isSuperset(of: $0.variables) }
    guard !view.states.isEmpty, asked.count == view.gates.count else { return nil }
    var isThere = true
    for condition in view.states {
      guard condition.variables.count == 1, let beginning = beginning(of: condition.variables[0]),
        let holds = condition.holds(for: beginning)
      else { return nil }
      isThere = isThere && holds
    }
    return isThere
  }

  /// What a property is made with, if nothing tells otherwise before it is first asked for.
  private func beginning(of id: VariableID) -> Value? {
    let entry = runner.program[id]
    let name = entry.declaration.name
    guard entry.declaration.getter == nil,
      !entry.declaration.attributes.contains(where: { ["AppStorage", "SceneStorage", "Binding"].contains($0.name) }),
      !linkage.sites.named([name, "_" + name]).contains(where: { site in
        guard case .assignment = site.expression.kind, let function = site.scope.function else { return false }
        return runner.program[function].declaration.name == "init" && site.scope.owner == entry.owner
      })
    else { return nil }
    guard let written = entry.declaration.value else {
      if linkage.shared(HeldViews.init).contains(id) { return .string("") }
      if case .optional? = entry.declaration.type { return .null }
      return nil
    }
    let scope = Scope(file: entry.file, owner: entry.owner)
    if linkage.shared(HeldViews.init).contains(id) {
      return ViewContent(runner: runner).shown(by: written, in: scope).contains(where: \.isView) ? nil : .string("")
    }
    let value = runner.evaluator.contextual(
      runner.evaluator.evaluate(written, in: scope), entry.declaration.type, in: scope)
    switch value {
    case .boolean, .null: return value
    default: return value.stateName == nil ? nil : value
    }
  }
}
