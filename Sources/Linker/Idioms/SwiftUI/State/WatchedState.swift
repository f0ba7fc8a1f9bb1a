import Facts
import NavigationModel

/// State of objects that views watch, to do something whenever it changes: `.onChange(of: session.wantsPro) { … }`.
///
/// Whoever changes it inside of such a view leads on by what the view does then; the view itself does so only where
/// nobody is seen to change it.
struct WatchedState {
  /// What is watched, with the names of all that is used by what is done then.
  private var watched: [(name: String, used: Set<String>)] = []

  init(_ linkage: Linkage) {
    let program = linkage.program
    for site in linkage.sites.named(["onChange", "onReceive"]) where site.form == .call {
      guard let owner = site.scope.owner, program.isPart(owner),
        let subject = Self.subject(ofCall: site.name, site.arguments), let name = subject.lastName?.withoutDollar,
        let closure = Self.handler(of: site.arguments)
      else { continue }
      var collector = NameCollector()
      collector.collect(closure)
      var used = collector.names
      for name in collector.names {
        for case .function(let function) in program.members(named: name, of: owner) {
          var inner = NameCollector()
          inner.collect(program[function].declaration.body ?? [])
          used.formUnion(inner.names)
        }
      }
      watched.append((name, used.subtracting([name])))
    }
  }

  /// Names of what is watched for the sake of some state.
  func names(deciding state: Set<String>) -> Set<String> {
    Set(watched.lazy.filter { !$0.used.isDisjoint(with: state) }.map(\.name))
  }

  /// What a modifier watches: what stands after `of:`, or a property whose publisher it receives.
  static func subject(ofCall name: String, _ arguments: [Argument]) -> Expression? {
    if name == "onChange" { return arguments.first { $0.label == "of" }?.value }
    let publisher = arguments.first { $0.label == nil && !$0.isTrailing }?.value
    guard let publisher, let last = publisher.lastName, last.withoutDollar != last else { return nil }
    return publisher.withoutDollar
  }

  /// What is done whenever it changes.
  static func handler(of arguments: [Argument]) -> Expression? {
    arguments.last { $0.isTrailing || $0.label == "perform" }?.value
  }
}

extension SwiftUIContainers {
  /// `.onChange(of: session.wantsPro) { … }` in a view, of state that an object holds.
  func watched() -> RunningAnswer? {
    let (runner, views) = (call.runner, call.runner.views)
    guard let owner = call.scope.owner, runner.program[owner].keyword == .struct, runner.program.isPart(owner),
      let subject = WatchedState.subject(ofCall: call.name, call.arguments), views.names.concerns(subject),
      let written = WatchedState.handler(of: call.arguments), case .closure(let closure) = call.value(written)
    else { return nil }
    let variables = StateBindings(runner: runner).variables(subject, in: call.scope).filter { id in
      let program = runner.program
      return program[id].owner.map { program[$0].keyword == .class } ?? false && StateNames.isObserved(id, in: program)
    }
    guard !variables.isEmpty else { return nil }
    let effect = views.pending(.watches(variables, closure), 13, .closure(closure), variables.first, call, .custom)
    return RunningAnswer(effects: [effect], done: Set(call.arguments.indices))
  }
}

extension StateMoves {
  /// What a view does when something changes is done by whoever changes it, inside of that view.
  func resolveWatchers(_ views: Views, _ enclosures: Enclosures, isLast: Bool) {
    for (index, watcher) in watchers.enumerated() {
      for variable in watcher.value.variables {
        for (number, set) in (sets[variable] ?? []).enumerated() {
          let pair = Pair(form: 13, a: index, b: variable.index << 20 | number)
          guard !done.contains(pair), let host = watcher.actor.screen else { continue }
          if case .entry(let kind, _) = set.actor, kind != .launch {
            done.insert(pair)
            enter(by: set, watcher.value.closure, views)
          }
          guard let screen = set.actor.screen else { continue }
          let isOwn = screen == host
          // Who else leads to a screen is known in the end.
          guard isOwn || isLast else { continue }
          done.insert(pair)
          let isInside = isOwn || enclosures.isInside(screen, of: [host], withoutPassing: []) ?? false
          guard isInside,
            !views.linkage.shared(BeginningsOfObjects.init).places.contains(set.effect.origin.general)
          else { continue }
          answered.insert(index)
          let effects = views.runner.run(watcher.value.closure, arguments: watcher.value.closure.given(set.value))
          // What the view leaves then, it leaves itself.
          let told = effects.filter { isOwn || !$0.kind.isWayBack }
          views.runner.emission.commit(told.map { $0.behind(set.effect.gates) }, at: set.actor)
        }
      }
    }
  }

  /// What comes from outside of the app and changes what a view watches is a way in, to what the view shows then.
  private func enter(by set: At<Value>, _ closure: ClosureValue, _ views: Views) {
    let effects = views.runner.run(closure, arguments: closure.given(set.value)).filter { !$0.kind.isWayBack }
    views.runner.emission.commit(effects.map { $0.behind(set.effect.gates) }, at: set.actor)
  }

  /// What nobody was seen to change is changed by what the view cannot see; it is the view that acts.
  func answerWatchers(_ views: Views) -> Bool {
    var isNew = false
    for (index, watcher) in watchers.enumerated() where !answered.contains(index) {
      guard done.insert(Pair(form: 14, a: index, b: 0)).inserted else { continue }
      isNew = true
      let effects = views.runner.run(watcher.value.closure, arguments: [])
      views.runner.emission.commit(effects.map { $0.behind(watcher.effect.gates) }, at: watcher.actor)
    }
    return isNew
  }
}

extension ClosureValue {
  /// What the closure of `onChange` gets: the new value, after the old one where it asks for both.
  fileprivate func given(_ value: Value) -> [LabeledValue] {
    let new = LabeledValue(label: nil, value: value)
    return closure.parameters.count == 2 ? [LabeledValue(label: nil, value: .unknown), new] : [new]
  }
}
