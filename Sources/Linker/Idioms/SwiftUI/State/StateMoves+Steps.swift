import Facts
import NavigationModel

/// State that goes on from what it is: whoever stands where it has some value is led to what follows from that.
extension StateMoves {
  /// How state goes on.
  enum Step {
    /// A number goes up or down by so much.
    case by(Int)
    case to(FollowingValue)

    fileprivate func value(after current: Value, by evaluator: Evaluator) -> Value {
      switch self {
      case .by(let count):
        guard case .number(let text) = current, let number = Int(text) else { return .unknown }
        return .number(String(number &+ count))
      case .to(let following): return following.value(after: current, by: evaluator)
      }
    }
  }

  /// A place that makes state of what it was.
  struct Stepping: Hashable {
    var origin: Origin
    var variable: VariableID
  }

  /// Where state goes on, each of the screens that it chooses among leads to the one that follows.
  ///
  /// What stands beside them all, such as a button below, is tapped on each of them.
  func resolveSteps(_ views: Views) {
    for (index, choice) in choices.enumerated() {
      for (variable, steps) in steps.sorted(by: { $0.key.index < $1.key.index }) {
        for (number, step) in steps.enumerated()
        where done.insert(Pair(form: 10, a: index, b: variable.index << 20 | number)).inserted {
          let positions = Positions(variable, among: choice.value.views, views)
          for (source, values) in current(of: choice, variable, step, positions, views) {
            for value in values { lead(from: source, on: step, value, positions, choice, views) }
          }
        }
      }
    }
  }

  /// Those who a step leads on from, with what the state may be for them.
  private func current(
    of choice: At<Choice>, _ variable: VariableID, _ step: At<Step>, _ positions: Positions, _ views: Views
  ) -> [(source: Actor, values: [Value])] {
    let arms = zip(choice.value.views, choice.value.nodes).map { (view: $0, node: $1) }
    let own = arms.filter { $0.node == step.actor.screen }
    if own.isEmpty, step.actor == choice.actor, choice.value.kind == .select, let start = views.start(of: variable) {
      return [(step.actor, [.number(String(start))])]
    }
    let isBeside = own.isEmpty && step.actor == choice.actor && choice.value.kind == .replaceRoot
    // What is seen for one of the values, and for all that nobody names, stands at that one.
    let standing = Set(arms.filter { !positions.isRest($0.view) }.map(\.node))
    return (isBeside ? arms : own).filter { !isExcluded($0.view, by: step.effect, positions) }
      .filter { !positions.isRest($0.view) || !standing.contains($0.node) }
      .map { (.screen($0.node), positions.values(of: $0.view)) }
  }

  private func lead(
    from source: Actor, on step: At<Step>, _ current: Value, _ positions: Positions, _ choice: At<Choice>,
    _ views: Views
  ) {
    let next = step.value.value(after: current, by: views.runner.evaluator)
    for alternative in next.alternatives where ![nil, current.stateName].contains(alternative.stateName) {
      for view in positions.views(for: alternative) {
        let node = views.node(of: view, host: "")
        guard source.screen != node else { continue }
        var effect = step.effect
        effect.kind = choice.value.kind
        views.commit([views.shown(node)], by: effect, at: source)
      }
    }
  }

  /// Whether it is told by the steps what a change leads to.
  func isStep(_ set: At<Value>, _ variable: VariableID, of choice: At<Choice>, current: [ShownView]) -> Bool {
    stepping.contains(Stepping(origin: set.effect.origin, variable: variable))
      && (!current.isEmpty || set.actor == choice.actor)
  }

  /// Who a change leads on from: of those that the state chooses among, none that its conditions leave out.
  func sources(
    of set: At<Value>, _ variable: VariableID, _ choice: At<Choice>, current: [ShownView], _ views: Views
  ) -> [Actor] {
    let positions = Positions(variable, among: choice.value.views, views)
    if !current.isEmpty { return current.allSatisfy { isExcluded($0, by: set.effect, positions) } ? [] : [set.actor] }
    let arms = choice.value.views.indices.filter { !isExcluded(choice.value.views[$0], by: set.effect, positions) }
    guard set.actor == choice.actor, choice.value.kind == .replaceRoot, arms.count < choice.value.views.count else {
      return [set.actor]
    }
    return arms.map { .screen(choice.value.nodes[$0]) }
  }

  /// Whether the state cannot be what a change asks of it while a view is seen: `case .email: step = .code`.
  private func isExcluded(_ view: ShownView, by effect: Effect, _ positions: Positions) -> Bool {
    let name = positions.name
    let values = positions.values(of: view).compactMap(\.stateName)
    return !values.isEmpty && effect.gates.contains { gate in values.allSatisfy { gate.allows($0, of: name) == false } }
  }
}

/// What the state can be for each of the views that it chooses among.
private struct Positions {
  /// What the state is called.
  let name: String
  private let variable: VariableID
  private let choice: [ShownView]
  /// All that it can be; of numbers those that are named, and the next one, for which the last view is left.
  private let all: [Value]
  /// The next number, if there are any.
  private let rest: String?

  private static let limit = 24

  init(_ variable: VariableID, among choice: [ShownView], _ views: Views) {
    self.variable = variable
    self.choice = choice
    name = views.runner.program[variable].declaration.name
    if let type = views.enumeration(of: variable) {
      rest = nil
      all = views.runner.program[type].cases.prefix(Self.limit).map {
        .enumCase(EnumCaseValue(type: type, name: $0.name, payload: []))
      }
      return
    }
    let named = choice.flatMap(\.states).filter { $0.variables.contains(variable) }.flatMap { condition -> [Int] in
      switch condition.wanted {
      case .cases(let names), .others(let names): names.compactMap(Int.init)
      case .flag, .open: []
      }
    }
    let next = named.max().map { [$0 &+ 1] } ?? []
    rest = next.first.map(String.init)
    all = Set(named + next).sorted().prefix(Self.limit).map { .number(String($0)) }
  }

  /// What the state can be while a view is seen.
  func values(of view: ShownView) -> [Value] { all.filter { isSeen(view, for: $0) } }

  /// Whether a view is seen for nothing but what nobody names.
  func isRest(_ view: ShownView) -> Bool {
    rest != nil && values(of: view).allSatisfy { $0.stateName == rest }
  }

  /// The views that are seen for a value: what nobody names is no step, but for the first behind those that are named.
  func views(for value: Value) -> [ShownView] {
    guard let known = all.first(where: { $0.stateName == value.stateName }) else { return [] }
    return choice.filter { isSeen($0, for: known) }
  }

  private func isSeen(_ view: ShownView, for value: Value) -> Bool {
    let conditions = view.states.filter { $0.variables.contains(variable) }
    return !conditions.isEmpty && conditions.allSatisfy { $0.holds(for: value) == true }
  }
}
