import Facts
import NavigationModel

/// Joins what code does to the app's state with what the views make of it.
final class StateMoves {
  typealias Actor = Emission.Actor

  /// Something at somebody.
  struct At<Value> {
    var value: Value
    var effect: Effect
    var actor: Actor

    /// Whether both can happen in one run of their code.
    func isBeside(_ other: At) -> Bool {
      !effect.gates.contains { gate in other.effect.gates.contains { $0.contradicts(gate) } }
    }
  }

  private struct Table {
    /// Some value of the type that is looked up in it.
    var element: Value
    var content: Expression
    var scope: Scope
  }

  struct Choice {
    var views: [ShownView]
    var kind: Transition.Kind
    /// The screens that the views are, as soon as somebody asks: a table of all pages is asked again and again.
    var nodes: [NodeID] = []

    /// Those of the views that are a screen.
    func views(of node: NodeID) -> [ShownView] { zip(views, nodes).lazy.filter { $0.1 == node }.map(\.0) }
  }

  struct Pair: Hashable {
    var form: Int
    var a: Int
    var b: Int
    var c = 0
  }

  typealias Link = At<(value: Value, path: VariableID?)>

  private var links: [Link] = []
  private var tables: [ValueType: [At<Table>]] = [:]
  var sets: [VariableID: [At<Value>]] = [:]
  /// Where state goes on from what it is.
  var steps: [VariableID: [At<Step>]] = [:]
  /// Places that make state of what it was.
  var stepping: Set<Stepping> = []
  /// What properties are while code runs that observes them.
  var besides: [VariableID: [At<Value>]] = [:]
  private var besidesOf: [Actor: Int] = [:]
  /// Where flags are turned round.
  private var toggles: Set<Origin> = []
  private(set) var presentations: [At<Presentation>] = []
  /// Which screens show what others ask for by setting state.
  var grounds: [Enclosures.Ground.Way: Set<NodeID>] = [:]
  var choices: [At<Choice>] = []
  private(set) var backs: [At<VariableID>] = []
  var observers = StateObservers()
  /// What views watch, and which of them somebody was seen to set going.
  private(set) var watchers: [At<(variables: [VariableID], closure: ClosureValue)>] = []
  var answered: Set<Int> = []
  private(set) var bridges: [At<TypeID>] = []
  /// The paths of stacks, with the screens whose stacks they are.
  var paths: [VariableID: Set<Actor>] = [:]
  var done: Set<Pair> = []
  private var noted: Set<NoteKey> = []
  private var declared: [Declared: Int] = [:]

  private static let declarationLimit = 8
  private static let setLimit = 2_000
  /// Whether changes of state were left aside.
  private(set) var isCut = false

  /// Where content is declared, for which state, and at which screen: a modifier of the app's own declares that of many.
  private struct Declared: Hashable {
    var origin: Origin
    var actor: Actor
    var variables: [VariableID]
  }

  /// Presentations that somebody was seen to ask for.
  private(set) var triggered: Set<Int> = []
  /// Where values go onto stacks whose tables have nothing for them, and say so, or of which it is listed that any may be.
  var emptied: Set<Origin> = []
  /// Lists from which values were put onto a stack, whatever holds the list.
  private(set) var stacks: Set<VariableID> = []
  private var isFinishing = false
  let actions: ActionsOfViews

  init(_ linkage: Linkage) { actions = linkage.shared(ActionsOfViews.init) }

  private struct NoteKey: Hashable {
    var effect: Effect.Key
    var actor: Actor
  }

  /// Notes that a move happens at somebody.
  func note(_ move: Move.What, _ number: Int, _ effect: Effect, at actor: Actor) {
    if case .set(let variable, _) = move, !hasRoom(for: variable) { return }
    guard noted.insert(NoteKey(effect: effect.key, actor: actor)).inserted,
      isNew(move, effect, actor)
    else { return }
    switch move {
    case .link(let value, let path): links.append(At(value: (value, path), effect: effect, actor: actor))
    case .table(let type, let content, let scope):
      tables[type, default: []].append(
        At(value: Table(element: type.someValue, content: content, scope: scope), effect: effect, actor: actor))
    case .set(let variable, let value):
      sets[variable, default: []].append(At(value: value, effect: effect, actor: actor))
    case .toggle(let variable, let name):
      // Under the condition that it is set it is reset: `if isShown { isShown.toggle() }`.
      let isSet = effect.gates.lazy.compactMap { $0.decides(name) }.first ?? false
      if !isSet { toggles.insert(effect.origin) }
      sets[variable, default: []].append(At(value: .boolean(!isSet), effect: effect, actor: actor))
    case .presents(let presentation):
      presentations.append(At(value: presentation, effect: effect, actor: actor))
    case .chooses(let views, let kind):
      choices.append(At(value: Choice(views: views, kind: kind), effect: effect, actor: actor))
    case .back(let variable): backs.append(At(value: variable, effect: effect, actor: actor))
    case .observes(let variables, let closure):
      observers.note(StateObservers.Observer(variables: variables, closure: closure), number, at: actor)
    case .watches(let variables, let closure):
      watchers.append(At(value: (variables, closure), effect: effect, actor: actor))
    case .bridge(let type): bridges.append(At(value: type, effect: effect, actor: actor))
    case .path(let variable): paths[variable, default: []].insert(actor)
    case .step(let variable, let count):
      steps[variable, default: []].append(At(value: .by(count), effect: effect, actor: actor))
    case .follows(let variable, let value):
      steps[variable, default: []].append(At(value: .to(value), effect: effect, actor: actor))
      stepping.insert(Stepping(origin: effect.origin, variable: variable))
    case .beside(let variable, let value):
      besides[variable, default: []].append(At(value: value, effect: effect, actor: actor))
      besidesOf[actor, default: 0] += 1
    case .nextStep: break
    }
  }

  /// Whether a property is not changed at so many places yet that one more tells nothing of it.
  func hasRoom(for variable: VariableID) -> Bool {
    guard sets[variable, default: []].count >= Self.setLimit else { return true }
    isCut = true
    return false
  }

  /// Whether content that is declared there was not met at that screen often enough.
  ///
  /// A view that shows itself around whatever it presents declares its content anew each time.
  private func isNew(_ move: Move.What, _ effect: Effect, _ actor: Actor) -> Bool {
    let variables: [VariableID]
    switch move {
    case .table: variables = []
    case .presents(let presentation): variables = presentation.variables
    default: return true
    }
    let place = Declared(origin: effect.origin, actor: actor, variables: variables)
    declared[place, default: 0] += 1
    return declared[place, default: 0] <= Self.declarationLimit
  }

  /// Draws what follows from all that was noted; says whether anything new came of it.
  func resolve(for views: Views, isLast: Bool) -> Bool {
    let before = done.count
    resolveLinks(views, isLast: isLast)
    let enclosures = Enclosures(views)
    resolvePresentations(views, enclosures, isLast: isLast)
    resolveChoices(views, grounds.isEmpty ? enclosures : Enclosures(views, isOnGround: true), isLast: isLast)
    resolveSteps(views)
    resolveBacks(views)
    resolveObservers(views)
    resolveWatchers(views, enclosures, isLast: isLast)
    resolvePublished(views)
    // Who asks for what a view shows itself may come into view by all the rest.
    if done.count > before { return true }
    resolveOwnContent(views)
    if done.count > before { return true }
    guard isLast, !isFinishing else { return false }
    isFinishing = true
    defer { isFinishing = false }
    resolveBridges(views)
    let open = OpenLinks(views: views)
    for link in links where isStack(link.value.path, views) && !emptied.contains(link.effect.origin) {
      open.list(link.value.value, at: link.effect.origin)
    }
    let isAnswered = answerWatchers(views)
    return presentUntriggered(views) || isAnswered
  }

  // MARK: Values on stacks

  private func resolveLinks(_ views: Views, isLast: Bool) {
    guard !tables.isEmpty else { return }
    let distances = Distances(views.linkage)
    let tabs = TabsBeside(views)
    for (index, link) in links.enumerated() where !goesOntoOtherStack(link, tabs, distances) {
      for value in link.value.value.alternatives.prefix(8) {
        for table in nearest(for: value, link.actor, link.value.path, views, distances, isLast: isLast)
        where done.insert(Pair(form: 1, a: index, b: table.id)).inserted {
          let given = [LabeledValue(label: nil, value: value.isUnknown ? table.table.value.element : value)]
          let found = views.present(
            table.table.value.content, in: table.table.value.scope, given: given,
            host: views.host(table.table.value.scope))
          if !found.isEmpty, let path = link.value.path { stacks.insert(path) }
          if found.isEmpty, OpenLinks.isEmptied(by: table.table.value.content) { emptied.insert(link.effect.origin) }
          commit(found, for: value, by: link.effect, at: link.actor, views)
        }
      }
    }
  }

  private func nearest(
    for value: Value, _ actor: Actor, _ path: VariableID?, _ views: Views, _ distances: Distances, isLast: Bool
  ) -> [(id: Int, table: At<Table>)] {
    let types = views.runner.evaluator.valueType(of: value).map { [$0] } ?? types(havingCase: value, views)
    let type = types.count == 1 ? types[0] : nil
    let fitting = types.count > 1 ? types.flatMap { fittingTables($0, views) } : fittingTables(type, views)
    if !isStack(path, views), fitting.isEmpty || type == nil { return [] }
    guard case .screen(let node) = actor else { return numbered(fitting) }
    let near = fitting.compactMap { table -> (Int, At<Table>)? in
      guard case .screen(let host) = table.actor, let distance = distances.distance(from: node, back: host) else {
        return nil
      }
      return (distance, table)
    }
    guard let least = near.map(\.0).min() else {
      // Which stack the screen is on may be known later.
      return numbered(fitting.count > 1 && (type == nil || !isLast) ? [] : fitting)
    }
    return numbered(near.filter { $0.0 == least }.map(\.1))
  }

  /// Whether what is put there goes onto a stack: what is added to a list that is no path leads nowhere.
  func isStack(_ path: VariableID?, _ views: Views) -> Bool {
    path.map { paths[$0] != nil || views.isPath($0) } ?? true
  }

  private func numbered(_ tables: [At<Table>]) -> [(id: Int, table: At<Table>)] {
    tables.map { table in (Int(table.effect.origin.file) << 32 | Int(table.effect.origin.offset), table) }
  }

  /// The types of tables that have a case of the name that is all that is known of a value.
  private func types(havingCase value: Value, _ views: Views) -> [ValueType] {
    guard value.isImplicitMember, case .term(let term) = value else { return [] }
    let (name, labels) = (String(term.name.dropFirst()), (term.arguments ?? []).map(\.label))
    return tables.filter { type, _ in
      guard case .app(let id) = type else { return false }
      return views.runner.program[id].cases.contains { $0.name == name && $0.parameters.map(\.label) == labels }
    }.sorted { $0.value[0].effect.origin < $1.value[0].effect.origin }.map(\.key)
  }

  private func fittingTables(_ type: ValueType?, _ views: Views) -> [At<Table>] {
    guard let type else { return tables.count == 1 ? tables.values.first ?? [] : [] }
    if let exact = tables[type] { return exact }
    guard case .app(let id) = type else { return [] }
    let program = views.runner.program
    let above = program.ancestors(of: id)
    // Of a protocol the stack gets an object of some type that conforms, and looks that up.
    let below = program[id].keyword == .protocol ? Set(program.conformers(of: id)) : []
    return tables.filter { table in
      if case .app(let wanted) = table.key { above.contains(wanted) || below.contains(wanted) } else { false }
    }
    .sorted { $0.value[0].effect.origin < $1.value[0].effect.origin }.flatMap(\.value)
  }

  // MARK: Sheets and destinations of shared state

  private func resolvePresentations(_ views: Views, _ enclosures: Enclosures, isLast: Bool) {
    for (index, presentation) in presentations.enumerated() {
      for variable in presentation.value.variables {
        for number in (sets[variable] ?? []).indices {
          // What a property is meanwhile may come to be known later, and lets another form be seen.
          let besides = sets[variable].flatMap { besidesOf[$0[number].actor] } ?? 0
          let pair = Pair(form: 2, a: index, b: variable.index << 20 | number, c: besides)
          guard !done.contains(pair), let set = sets[variable]?[number] else { continue }
          var isOff = presentation.value.takesAway(set.value)
          if !isOff, presentation.value.answers(set.value, of: variable), toggles.contains(set.effect.origin) {
            let isOwn = isOwnToggle(set, of: presentation, enclosures, views)
            if isOwn == nil, !isLast { continue }
            isOff = isOwn ?? false
          }
          if isOff, presentation.value.computed != nil {
            // State that stands for many items is emptied by whoever shows another one, too.
            let isInside = isOwnToggle(set, of: presentation, enclosures, views)
            if isInside == nil, !isLast { continue }
            if isInside != true {
              done.insert(pair)
              continue
            }
          }
          done.insert(pair)
          guard presentation.value.answers(set.value, of: variable) else { continue }
          if isOff {
            close(presentation, by: set, views)
          } else if !presentation.value.isPrivate {
            if case .flow = set.actor {} else { triggered.insert(index) }
            open(presentation, by: set, of: variable, views)
          } else if !isPresenter(set.actor, of: presentation) {
            open(presentation, by: set, of: variable, views)
          }
        }
      }
    }
  }

  /// Whether what is shown turns the flag round that shows it, or a screen that is only seen inside of that.
  ///
  /// - Returns: `nil` where it is not known yet.
  private func isOwnToggle(
    _ set: At<Value>, of presentation: At<Presentation>, _ enclosures: Enclosures, _ views: Views
  ) -> Bool? {
    guard case .screen(let node) = set.actor else { return false }
    // What shows the same itself, as each screen in a frame does, turns its own round.
    if isPresenter(set.actor, of: presentation) { return false }
    let handed = views.linkage.shared(FlagsOfContent.init)
    if handed.areHandedOn(by: presentation.value, in: views.runner.program) { return true }
    let shown = nodes(shownBy: presentation.value, for: set.value, views)
    if shown.contains(node) { return true }
    // What one view shows by another flag lies over that view, and not over this.
    let beside = presentations.contains { other in
      other.actor == presentation.actor && other.effect.origin != presentation.effect.origin
        && other.value.variables.allSatisfy(views.runner.program.isFlag)
        && nodes(shownBy: other.value, for: .boolean(true), views).contains(node)
    }
    if beside { return false }
    let outside = presentations.filter { $0.effect.origin == presentation.effect.origin }.compactMap(\.actor.screen)
    return enclosures.isInside(node, of: shown, withoutPassing: Set(outside))
  }

  private func nodes(shownBy presentation: Presentation, for value: Value, _ views: Views) -> Set<NodeID> {
    let given = presentation.isPrivate ? [] : [LabeledValue(label: nil, value: value)]
    return Set(
      views.present(
        presentation.content, in: presentation.scope, given: given, host: views.host(presentation.scope)
      ).map(\.node))
  }

  private func open(_ presentation: At<Presentation>, by set: At<Value>, of variable: VariableID, _ views: Views) {
    var effect = set.effect
    effect.kind = presentation.value.kind
    effect.detail = presentation.value.detail
    effect.gates += presentation.value.gates
    for value in set.value.alternatives.prefix(8) {
      let isOpen = value.isUnknown || presentation.value.computed.map { $0 != variable } ?? false
      let item = isOpen ? presentation.value.variables.first.map(views.someValue(of:)) ?? value : value
      let found = views.present(
        presentation.value.content, in: presentation.value.scope, given: [LabeledValue(label: nil, value: item)],
        of: presentation.value.variables, host: views.host(presentation.value.scope)
      ).filter { !isRuledOut($0, of: presentation.value, by: value, set) && !isThere($0, presentation, set, views) }
      note(found, over: presentation.actor, askedFor: set, views)
      commit(found, for: value, by: effect, at: set.actor, views)
    }
  }

  /// Whether what a flag shows sets it itself: it is there already.
  private func isThere(
    _ shown: Views.Shown, _ presentation: At<Presentation>, _ set: At<Value>, _ views: Views
  ) -> Bool {
    guard set.actor == .screen(shown.node), presentation.value.variables.allSatisfy(views.runner.program.isFlag) else {
      return false
    }
    return !isPresenter(set.actor, of: presentation)
  }

  /// Whether the same code shows it at somebody, too: a part that several screens have.
  func isPresenter(_ actor: Actor, of presentation: At<Presentation>) -> Bool {
    presentations.contains { $0.actor == actor && $0.effect.origin == presentation.effect.origin }
  }

  /// State that is reset takes away what it showed; who presents that is not who leaves.
  private func close(_ presentation: At<Presentation>, by set: At<Value>, _ views: Views) {
    guard !isPresenter(set.actor, of: presentation), case .screen(let node) = set.actor,
      !isOwn(presentation, of: set.actor), !views.isContainerOfWindow(node)
    else { return }
    var effect = set.effect
    effect.target = nil
    effect.kind = presentation.value.kind == .push ? .pop : .dismiss
    views.runner.emission.commit([effect], at: set.actor)
  }

  /// Whether a screen has the same state for itself: what it makes of that is no matter of another's.
  private func isOwn(_ presentation: At<Presentation>, of actor: Actor) -> Bool {
    presentation.value.isPrivate
      && presentations.contains { own in
        own.actor == actor && own.value.isPrivate && own.value.variables == presentation.value.variables
      }
  }
}
