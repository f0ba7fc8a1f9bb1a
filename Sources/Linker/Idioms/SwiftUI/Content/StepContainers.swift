import Facts
import NavigationModel

/// Containers of libraries without source that show the screens of their content one after the other.
///
/// `OnboardingStack { Welcome(); Consent() }` shows the first; `path.nextStep()` goes on to the next. What is called a
/// navigation stack is one, whether somebody goes on or not.
struct StepContainers {
  private(set) var names: Set<String> = []

  /// What libraries call going on.
  static let next = "nextStep"

  /// - Complexity: O(*n*) in the number of calls.
  init(_ linkage: Linkage) {
    let evaluator = linkage.evaluator
    let goesOn = evaluator.methodsByName[Self.next] == nil && !linkage.sites.named(Self.next).isEmpty
    let suffix = goesOn ? "Stack" : "NavigationStack"
    for site in linkage.sites.all where site.form == .call && site.base == nil && site.name.hasSuffix(suffix) {
      guard !SwiftUIViews.names.contains(site.name), site.name.beginsUppercase, site.name != "NBNavigationStack",
        !linkage.program.hasType(named: site.name, seenFrom: site.scope.file)
      else { continue }
      names.insert(site.name)
    }
  }
}

/// The steps that containers show, and who goes on to the next.
struct Steps {
  private var lists: [Origin: [[Views.Shown]]] = [:]
  private var calls: [(effect: Effect, actor: Emission.Actor)] = []
  private var done: Set<Int> = []

  mutating func add(_ steps: [[Views.Shown]], at origin: Origin) { lists[origin] = steps }

  mutating func note(_ effect: Effect, at actor: Emission.Actor) { calls.append((effect, actor)) }

  /// The next steps of those who are on one, and at the end of those who got there from one; with who asks for them.
  mutating func resolve(_ linkage: Linkage, isLast: Bool) -> [(found: [Views.Shown], Effect, Emission.Actor)] {
    var resolved: [(found: [Views.Shown], Effect, Emission.Actor)] = []
    let distances = isLast ? Distances(linkage) : nil
    for (number, call) in calls.enumerated() where !done.contains(number) {
      guard case .screen(let node) = call.actor else { continue }
      for (_, steps) in lists.sorted(by: { $0.key < $1.key }) {
        guard let index = index(of: node, in: steps, distances) else { continue }
        done.insert(number)
        let next = Self.first(of: steps[(index + 1)...])
        if !next.isEmpty { resolved.append((next, call.effect, call.actor)) }
      }
    }
    return resolved
  }

  private func index(of node: NodeID, in steps: [[Views.Shown]], _ distances: Distances?) -> Int? {
    if let own = steps.firstIndex(where: { $0.contains { $0.node == node } }) { return own }
    let far = steps.indices.compactMap { index -> (index: Int, distance: Int)? in
      let found = steps[index].compactMap { distances?.distance(from: node, back: $0.node) }.min()
      return found.map { (index, $0) }
    }
    return far.min { $0.distance < $1.distance }?.index
  }

  /// What is seen first of some steps: those that a condition may leave out, and the one after them.
  static func first(of steps: some Sequence<[Views.Shown]>) -> [Views.Shown] {
    var found: [Views.Shown] = []
    for step in steps {
      found += step
      if step.contains(where: \.gates.isEmpty) || step.count > 1 { break }
    }
    return found
  }
}

extension SwiftUICalls {
  /// `OnboardingStack { Welcome(); Consent() }`; with no more than one screen it is a stack like others.
  func steps() -> RunningAnswer? {
    guard isInView, let index = content else { return nil }
    let content = call.arguments[index].value
    let steps = ViewContent(runner: call.runner).children(of: content, in: call.scope, arePages: false)
      .map { $0.filter(\.isView) }.filter { !$0.isEmpty }
    guard steps.count > 1 else { return RunningAnswer(effects: root(content)) }
    let shown = steps.map { step in
      step.map { view in
        let node = views.node(of: view, host: host)
        return Views.Shown(node: node, target: .node(node), gates: view.gates)
      }
    }
    views.steps.add(shown, at: call.origin.general)
    let first = Steps.first(of: shown).map { shown -> Effect in
      var effect = call.effect(.embed, shown.target)
      effect.gates = shown.gates
      return effect
    }
    return RunningAnswer(effects: first)
  }

  /// `path.nextStep()`.
  func nextStep() -> RunningAnswer? {
    guard call.base != nil, call.arguments.isEmpty else { return nil }
    return RunningAnswer(effects: [views.pending(.nextStep, 10, .unknown, nil, call, .push)])
  }
}
