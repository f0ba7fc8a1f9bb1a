import Facts
import NavigationModel

/// What one call of SwiftUI does that leads to another view or back.
struct SwiftUICalls {
  let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  var views: Views { call.runner.views }
  var host: String { views.host(call.scope) }

  /// `NavigationLink { Detail() } label: { … }`, `NavigationLink(value: route) { … }`.
  func link() -> RunningAnswer? {
    if let own = ownLink() { return own }
    if let value = call.argument("value") { return valueLink(call.value(value)) }
    guard let index = destinationOfLink else { return nil }
    if let binding = call.argument("isActive"), hasNoLabel,
      !StateBindings(runner: call.runner).variables(binding, in: call.scope).isEmpty
    {
      return presentation(.push, nil, binding, index)
    }
    let gates = hasNoLabel ? gatesOfTag : []
    let shown = shown(call.arguments[index].value, .push).map { $0.behind(gates) }
    return RunningAnswer(effects: shown + followed(index), done: [index])
  }

  /// What a link that code alone follows asks of a selection, and what that code asks: `tag: Page.cart, selection: $page`.
  private var gatesOfTag: [Gate] {
    guard let tag = call.argument("tag"), let selection = call.argument("selection") else { return [] }
    let asked = Expression(.operators(["=="], [selection.withoutDollar, tag]), at: tag.offset)
    let state = StateBindings(runner: call.runner).variables(selection, in: call.scope).first
    return [call.linkage.gates.condition([.boolean(asked)], tag.offset, call.scope)]
      + (state.map { call.linkage.shared(OwnState.init).conditions(of: $0, being: tag) } ?? [])
  }

  /// What a link leads to that carries a value.
  func valueLink(_ value: Value) -> RunningAnswer {
    let values = value.alternatives
    if let selected = SelectingLists(call).selection(by: values) { return RunningAnswer(effects: selected) }
    let linked = values.prefix(Views.alternativeLimit)
    return RunningAnswer(effects: linked.map { views.pending(.link($0, nil), 1, $0, nil, call, .push) })
  }

  /// The view that a link leads to: `destination: Detail()`, the closure behind it, or what a library's own
  /// initialiser takes before its label, `NavigationLink(to: Page.detail) { Text("Detail") }`.
  private var destinationOfLink: Int? {
    if let written = call.arguments.firstIndex(where: { $0.label == "destination" }) { return written }
    let foreign = call.arguments.indices.filter { index in
      let argument = call.arguments[index]
      return !argument.isTrailing && argument.label.map { !Self.partsOfLinks.contains($0) } ?? false
    }
    guard let last = foreign.last else { return call.arguments.firstIndex { $0.isTrailing && $0.label == nil } }
    let content = ViewContent(runner: call.runner)
    return foreign.first { content.shown(by: call.arguments[$0].value, in: call.scope).contains(where: \.isView) }
      ?? last
  }

  /// The labels under which SwiftUI's own links take something else.
  private static let partsOfLinks: Set<String> = ["isActive", "label", "selection", "tag", "value"]

  /// What other code does to the binding of a link: it follows the link, or takes away what that showed.
  private func followed(_ destination: Int) -> [Effect] {
    let tag = call.argument("tag").map { call.value($0) }
    guard let binding = call.argument("isActive") ?? (tag == nil ? nil : call.argument("selection")) else { return [] }
    let presentation = Presentation(
      variables: StateBindings(runner: call.runner).variables(binding, in: call.scope), kind: .push,
      content: call.arguments[destination].value, scope: call.scope, isPrivate: true, tag: tag)
    return [views.pending(.presents(presentation), 2, .unknown, nil, call, .push)]
  }

  /// Whether nobody can tap a link: code alone follows it.
  private var hasNoLabel: Bool {
    let label =
      call.arguments.first { $0.label == "label" } ?? call.arguments.last { $0.isTrailing && $0.label == nil }
    guard case .closure(let closure)? = label?.value.kind, closure.body.count <= 1 else { return false }
    guard case .call(let callee, _)? = closure.body.resultExpression?.kind else { return closure.body.isEmpty }
    return callee.lastName == "EmptyView"
  }

  /// `.navigationDestination(for: Route.self) { … }`, or one that a flag or an item brings up.
  func destination() -> RunningAnswer? {
    guard let type = call.argument("for") else { return presentation(.push, style: nil) }
    return table(of: type, content: content)
  }

  /// A table that turns values of a type into views.
  func table(of type: Expression, content index: Int?) -> RunningAnswer? {
    guard let index, let key = valueType(of: type) else { return nil }
    let content = call.arguments[index].value
    let move = Move.What.table(key, content, call.scope)
    return RunningAnswer(effects: [views.pending(move, 4, .unknown, nil, call, .push)], done: [index])
  }

  /// The type that an expression names, or what it stands for in the object whose code this is: `T.self`.
  private func valueType(of type: Expression) -> ValueType? {
    let evaluator = call.evaluator
    if case .member(let base?, "self", _) = type.stripped.kind, case .name(let name, []) = base.stripped.kind,
      let meant = evaluator.genericArgument(named: name, in: call.scope)
    {
      let id = evaluator.program.resolve(meant, from: call.scope.owner, file: call.scope.file)
      return evaluator.valueType(of: .metatype(meant, id))
    }
    if let associated = associatedType(type) { return associated }
    return evaluator.valueType(of: call.value(type))
  }

  /// What a type that the object whose code this is was given calls another one: `C.Route.self`.
  private func associatedType(_ type: Expression) -> ValueType? {
    let evaluator = call.evaluator
    guard case .member(let path?, "self", _) = type.stripped.kind,
      case .member(let base?, let name, _) = path.stripped.kind, case .name(let parameter, []) = base.stripped.kind,
      let meant = evaluator.genericArgument(named: parameter, in: call.scope),
      let owner = evaluator.program.resolve(meant, from: call.scope.owner, file: call.scope.file)
    else { return nil }
    let written = TypeReference.named(path: [evaluator.program[owner].name, name], arguments: [])
    let scope = Scope(file: evaluator.program[owner].file, owner: owner)
    let resolved = evaluator.resolvedAlias(
      evaluator.program[owner].aliases[name] ?? evaluator.witnessedType(name, of: owner) ?? written, in: scope)
    return evaluator.valueType(of: .metatype(resolved, evaluator.program.resolve(resolved, from: owner)))
  }

  /// The closure that makes the view.
  var content: Int? {
    call.arguments.lastIndex { ["content", "destination"].contains($0.label ?? "") }
      ?? call.arguments.lastIndex(where: \.isNamedContent)
      ?? call.arguments.lastIndex { $0.isTrailing && $0.label == nil }
      ?? call.arguments.lastIndex { if case .closure = $0.value.kind { $0.label != "onDismiss" } else { false } }
  }

  /// `.sheet(item: $item) { … }` and what works like it.
  func presentation(_ kind: Transition.Kind, style: String?) -> RunningAnswer? {
    guard let index = content,
      let binding = Self.bindings.lazy.compactMap(call.argument).first
    else { return nil }
    return presentation(kind, style, binding, index)
  }

  /// What says that something is shown; libraries that draw their own popovers say `present`.
  private static let bindings = ["isPresented", "item", "isActive", "present"]

  /// What is shown while a binding has a value.
  func presentation(_ kind: Transition.Kind, _ style: String?, _ binding: Expression, _ index: Int) -> RunningAnswer {
    var style = style
    if let cover = style, cover.hasPrefix("fullScreen"), call.linkage.shared(ResetState.init).neverResets(binding) {
      style = "\(cover), \(Transition.neverReset)"
    }
    let bindings = StateBindings(runner: call.runner)
    let computed = bindings.computedItem(boundBy: binding, in: call.scope)
    let variables = bindings.variables(binding, in: call.scope) + (computed?.state ?? [])
    let isItem = call.argument("item") != nil
    let asked = computed?.asked ?? (isItem ? nil : bindings.condition(ofBinding: binding, in: call.scope))
    let content = call.arguments[index].value
    let gates = isItem ? [] : bindings.gates(ofBinding: binding, in: call.scope)
    let effects = presentation(
      kind, style, by: variables, of: content, item: isItem, asked: asked, computed: computed?.id, behind: gates)
    guard let dismissal = dismissal(through: binding) else { return RunningAnswer(effects: effects, done: [index]) }
    return RunningAnswer(effects: effects + dismissal.effects, done: [index, dismissal.index])
  }

  /// The same by the properties behind the binding.
  func presentation(
    _ kind: Transition.Kind, _ style: String?, by variables: [VariableID], of content: Expression, item isItem: Bool,
    asked: StateCondition? = nil, computed: VariableID? = nil, behind conditions: [Gate] = []
  ) -> [Effect] {
    let ownState = call.linkage.shared(OwnState.init)
    let isPrivate = !variables.contains { isShared($0) || ownState.isSetByOthers($0) }
    if variables.count == 1, call.runner.unsetState.contains(variables[0], of: call.scope.receiver) { return [] }
    var presentation = Presentation(
      variables: variables, kind: kind, content: content, scope: call.scope, detail: style, isPrivate: isPrivate)
    (presentation.asked, presentation.computed, presentation.gates) = (asked, computed, conditions)
    var shown: [Effect] = []
    if isPrivate {
      let gates = (variables.first.map { ownState.conditions(of: $0) } ?? []) + conditions
      let show = { shownOfItself(content, kind, style, item: isItem, variables.first).map { $0.behind(gates) } }
      presentation.own = variables.first.flatMap(unmade).map { OwnContent(changes: $0, show: show) }
      if presentation.own == nil { shown = show() }
    } else if let beginning = beginning(of: variables), !presentation.takesAway(beginning),
      presentation.answers(beginning, of: variables[0])
    {
      let begun = self.shown(content, kind, detail: style, given: [LabeledValue(label: nil, value: beginning)])
      // Which form of it is there first other state decides.
      if Set(begun.map(\.target)).count == 1 { shown = begun.map { $0.behind(conditions) } }
    }
    return [views.pending(.presents(presentation), 2, .unknown, nil, call, kind)] + shown
  }

  /// The flag or case that a property of an object's is made with: what that shows is there from the first.
  private func beginning(of variables: [VariableID]) -> Value? {
    guard variables.count == 1, let value = call.runner.program[variables[0]].declaration.value else { return nil }
    let entry = call.runner.program[variables[0]]
    let scope = Scope(file: entry.file, owner: entry.owner)
    switch call.evaluator.contextual(call.evaluator.evaluate(value, in: scope), entry.declaration.type, in: scope) {
    case .boolean(let flag): return .boolean(flag)
    case let known where known.caseName != nil: return known
    default: return nil
    }
  }

  /// Where a view gives its own state a value, if none of that was seen to be run.
  private func unmade(_ id: VariableID) -> [Origin]? {
    guard let changes = call.linkage.shared(OwnState.init).changes(of: id),
      !changes.contains(where: call.runner.changes.isMade)
    else { return nil }
    return changes
  }

  /// What a view shows while its own state has a value: the screens for the cases that it sets, where those are all.
  ///
  /// Where others may set it, too, surely those for the values that are seen to be set, and perhaps the rest.
  private func shownOfItself(
    _ content: Expression, _ kind: Transition.Kind, _ style: String?, item: Bool, _ variable: VariableID?
  ) -> [Effect] {
    let shown = { (value: Value) in
      self.shown(content, kind, detail: style, given: [LabeledValue(label: nil, value: value)])
    }
    guard item, let variable else { return self.shown(content, kind, detail: style) }
    if let cases = call.linkage.shared(OwnState.init).cases(of: variable) { return cases.flatMap(shown) }
    let all = shown(views.someValue(of: variable))
    guard Set(all.map(\.target)).count > 1 else { return all }
    if call.linkage.shared(LentState.init).isIdle(variable) { return [] }
    let set = call.evaluator.wholeProgram?.stored(in: variable, of: nil) ?? []
    let sure = Set(
      set.filter { $0.caseName != nil }.flatMap { value in
        views.present(content, in: call.scope, given: [LabeledValue(label: nil, value: value)], host: host).map(\.node)
      }.map(Effect.Target.node))
    return all.map { effect in effect.target.map(sure.contains) ?? false ? effect : effect.doubted }
  }

  /// Whether other screens can set a property: it is not the view's own.
  private func isShared(_ id: VariableID) -> Bool {
    guard let owner = call.runner.program[id].owner else { return true }
    return !call.runner.program.isPart(owner) || call.linkage.shared(RoutingViews.init).types.contains(owner)
  }

  /// Effects for everything that a piece of view code can show.
  func shown(
    _ content: Expression, _ kind: Transition.Kind, detail: String? = nil, given: [LabeledValue] = [],
    in scope: Scope? = nil
  ) -> [Effect] {
    let found = views.present(content, in: scope ?? call.scope, given: given, host: host)
    if found.isEmpty, !OpenLinks.isEmptied(by: content) {
      call.leaveOpen("what '\(content.excerpt(40))' shows could not be found out")
    } else {
      call.resolve(by: .constructor)
    }
    return found.map { shown in
      var effect = call.effect(kind, shown.target, detail: detail)
      effect.gates = shown.gates
      return effect
    } + found.flatMap(\.after)
  }

  /// `NavigationStack { Home() }`: the only view of the app's own in it is a screen; other content is the view's own.
  func stack() -> RunningAnswer? {
    var effects: [Effect] = []
    if let path = call.argument("path") {
      for variable in StateBindings(runner: call.runner).variables(path, in: call.scope) {
        effects.append(views.pending(.path(variable), 7, .unknown, variable, call, .push))
      }
    }
    guard let index = content else { return RunningAnswer(effects: effects) }
    return RunningAnswer(effects: effects + root(call.arguments[index].value))
  }

  /// The root of a stack in a view of the app's own.
  func root(_ content: Expression) -> [Effect] {
    guard isInView, !isInController, !(call.scope.owner.map(views.isFrame) ?? false) else { return [] }
    let shown = ViewContent(runner: call.runner).shown(by: content, in: call.scope, alone: true)
      .filter { !$0.isBlank }
    // A stack in a sheet or tab wraps what that shows.
    guard !shown.isEmpty, shown.allSatisfy(isRoot), shown.contains(where: { views.isFree($0.origin) }) else {
      return []
    }
    // What has its title around a choice is one screen in several forms: loading, empty, filled.
    guard Set(shown.map(\.origin)).count == 1 || !content.isTitled && !areForms(shown, of: content) else { return [] }
    // A title around a layout is that of the view with the stack, whatever part it lays out.
    if content.isTitledLayout, !shown.contains(where: views.isScreenLike) { return [] }
    views.stackRoots.formUnion(shown.map(\.origin))
    return views.choice(shown, .embed, .replaceRoot, host: host)
  }

  /// Whether what a stack's content chooses among are forms of the one screen on it.
  private func areForms(_ shown: [ShownView], of content: Expression) -> Bool {
    guard case .closure(let closure) = content.kind else { return false }
    let surroundings = AroundChoice(of: closure.body, in: call.scope.owner, call.runner.program)
    return views.areForms(shown, under: surroundings, isRoot: false)
  }

  /// Whether it can be a screen on a stack: a view of UIKit's is a part of the screen that wraps it, and so is a frame
  /// around what is written in place, `NavigationStack { Loading(orders) { List($0) { … } } }`.
  private func isRoot(_ shown: ShownView) -> Bool {
    guard case .view(let view, let type) = shown.what else { return false }
    if case .instance(let frame) = view, call.runner.program.isFrame(type), !views.isDivided(type),
      call.linkage.shared(LinkedContent.init).seen(in: frame).contains(where: \.isBlock)
    {
      return false
    }
    return !call.runner.program.ancestry(of: type).contains("UIViewRepresentable")
  }

  /// Whether the code is a view's, rather than the app's or a scene's.
  var isInView: Bool {
    guard let owner = call.scope.owner else { return false }
    return call.runner.program.isScreen(owner) || call.runner.program[owner].name == "View"
  }

  /// Whether the code is a view controller's: what it makes of SwiftUI is seen where it shows that, through whatever hosts it.
  private var isInController: Bool {
    guard let owner = call.scope.owner else { return false }
    return call.runner.program[owner].keyword == .class
  }

  /// `.alert("Title", isPresented: $shown) { … }`.
  func alert() -> RunningAnswer? {
    guard
      call.arguments.contains(where: { ["isPresented", "item", "error", "presenting"].contains($0.label ?? "") })
    else { return nil }
    var title = call.argument(nil)?.literalText
    if title == nil, case .call(let callee, let arguments)? = call.argument(nil)?.kind, callee.lastName == "Text" {
      title = arguments.first?.value.literalText
    }
    if title == nil, let written = call.argument(nil) {
      title = ReadableText(linkage: call.linkage).text(written, in: call.scope, isKey: true)
    }
    let manner = call.argument(nil)?.key ?? call.name
    let node = call.linkage.nodes.addAlert(title, or: manner, of: host, at: call.origin)
    let state = Self.bindings.lazy.compactMap(call.argument).first.flatMap { binding in
      StateBindings(runner: call.runner).variables(binding, in: call.scope).first { !isShared($0) }
    }
    let alert = call.effect(.alert, .node(node))
      .behind(state.map { call.linkage.shared(OwnState.init).conditions(of: $0) } ?? [])
    guard let item = call.argument("item"), let index = content else { return RunningAnswer(effects: [alert]) }
    // What the item is made into has the buttons: `{ item in item.sheet }`.
    let some = StateBindings(runner: call.runner).variables(item, in: call.scope).first.map(views.someValue(of:))
    let given = [LabeledValue(label: nil, value: some ?? .unknown)]
    let effects = call.runner.run(content: call.arguments[index].value, in: call.scope, given: given)
    return RunningAnswer(effects: [alert] + effects, done: [index])
  }
}

extension Argument {
  /// Whether its label calls it content: `modalContent: { … }`.
  var isNamedContent: Bool { label == "content" || label?.hasSuffix("Content") ?? false }
}

extension Expression {
  /// The key by which a text is looked up in the app's own way: `"cart.full".localized`, `L10n("cart.full")`.
  fileprivate var key: String? {
    if let text = literalText { return text }
    switch stripped.kind {
    case .member(let base?, _, _): return base.key
    case .call(let callee, let arguments):
      return callee.strippedBase?.key ?? arguments.first { $0.label == nil }?.value.key
    default: return nil
    }
  }

  /// Whether that title is the one of a layout: `VStack { List() }.navigationTitle("Runs")`.
  fileprivate var isTitledLayout: Bool {
    guard isTitled, case .closure(let closure) = kind,
      let layout = closure.body.resultExpression?.unmodifiedName
    else { return false }
    return ["HStack", "LazyVStack", "List", "Form", "ScrollView", "VStack", "ZStack"].contains(layout)
  }

  /// Whether a title stands around all that a closure shows.
  fileprivate var isTitled: Bool {
    guard case .closure(let closure) = kind, closure.body.count == 1,
      case .expression(var modified)? = closure.body.first?.kind
    else { return false }
    while case .call(let callee, _) = modified.kind, case .member(let base?, let name, _) = callee.kind {
      if Views.titles.contains(name) { return true }
      modified = base
    }
    return false
  }
}
