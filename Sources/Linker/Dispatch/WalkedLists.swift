import Facts
import NavigationModel

/// Lists of steps that code walks through one by one: `current += 1` before `push(steps[current].controller)`.
///
/// What follows a step is shown where that step is seen, and nowhere else, whichever screens ask for the next one; a list
/// begins with its first step. Which of several lists it is, the step that is seen tells.
struct WalkedLists {
  let linkage: Linkage

  /// How a counter changes in a function, by the counter's name.
  private typealias Changes = [FunctionID: [String: Int]]

  /// An argument that takes a step out of a list.
  private struct Reading {
    var list: VariableID
    /// How far it lies from the step before; `nil` for the first one.
    var distance: Int?
    var expression: Expression
    var scope: Scope
    var place: SourcePlace
  }

  /// What one place shows of all lists.
  private struct Rule {
    var steps: Set<NodeID> = []
    /// What follows what; what the lists begin with is under `nil`.
    var following: [NodeID?: Set<NodeID>] = [:]

    /// Adds what the steps of one list show.
    mutating func add(_ nodes: [Set<NodeID>], _ distance: Int?) {
      for shown in nodes { steps.formUnion(shown) }
      guard let distance else {
        if let first = nodes.first, !first.isEmpty { following[nil, default: []].formUnion(first) }
        return
      }
      for (index, shown) in nodes.enumerated() where nodes.indices.contains(index + distance) {
        for node in shown { following[node, default: []].formUnion(nodes[index + distance]) }
      }
    }
  }

  private static let lengthLimit = 24

  /// Takes out the moves from steps to others than those that follow.
  ///
  /// - Complexity: O(*n*) in the number of calls and transitions, and of the steps of such lists.
  func narrow() {
    let changes = changes()
    guard !changes.isEmpty else { return }
    var readings = readings(changes)
    let walked = Set(readings.filter { $0.distance != nil }.map(\.list))
    readings.removeAll { !walked.contains($0.list) }
    var rules: [SourcePlace: Rule] = [:]
    for reading in readings {
      for steps in lists(of: reading.list) {
        rules[reading.place, default: Rule()].add(nodes(of: steps, by: reading), reading.distance)
      }
    }
    rules = rules.filter { !$0.value.following.isEmpty }
    guard !rules.isEmpty else { return }
    linkage.draft.correct { transition in
      guard let rule = rules[transition.source], let target = transition.to, rule.steps.contains(target),
        !transition.kind.isWayBack
      else { return transition }
      if let first = rule.following[nil] { return first.contains(target) ? transition : nil }
      guard rule.steps.contains(transition.from) else { return transition }
      return rule.following[transition.from]?.contains(target) ?? false ? transition : nil
    }
  }

  // MARK: - The code

  private func changes() -> Changes {
    var changes: Changes = [:]
    for site in linkage.sites.all where site.form == .assignment {
      guard let function = site.scope.function,
        case .assignment(let target, let sign, let value) = site.expression.kind,
        let name = target.lastName, let amount = value.amount(sign, from: name)
      else { continue }
      changes[function, default: [:]][name] = amount
    }
    return changes
  }

  private func readings(_ changes: Changes) -> [Reading] {
    let owners = Set(changes.keys.compactMap { linkage.program[$0].owner })
    return linkage.sites.all.flatMap { site -> [Reading] in
      guard site.form == .call, let function = site.scope.function, let owner = linkage.program[function].owner,
        owners.contains(owner)
      else { return [] }
      return site.arguments.compactMap { reading($0.value, site, changes[function] ?? [:]) }
    }
  }

  private func reading(_ argument: Expression, _ site: CallSite, _ changes: [String: Int]) -> Reading? {
    let (expression, scope) = written(argument, site.scope)
    guard let (list, distance) = step(in: expression, changes) else { return nil }
    let variables = linkage.evaluator.variables(list, in: scope).map(\.id)
    guard variables.count == 1 else { return nil }
    return Reading(
      list: variables[0], distance: distance, expression: expression, scope: scope, place: linkage.place(site.origin))
  }

  /// What a local name was made of.
  private func written(_ expression: Expression, _ scope: Scope) -> (Expression, Scope) {
    var (expression, scope) = (expression.stripped, scope)
    for _ in 0..<4 {
      guard case .name(let name, _) = expression.kind, case .expression(let local, _)? = scope.lookup(name)?.first,
        let written = local.written
      else { break }
      (expression, scope) = (written.expression.stripped, written.scope)
    }
    return (expression, scope)
  }

  /// The list of which an expression takes one, by a counter or as the first.
  private func step(in expression: Expression, _ changes: [String: Int]) -> (list: Expression, distance: Int?)? {
    switch expression.stripped.kind {
    case .subscript(let base, let arguments) where arguments.count == 1:
      switch arguments[0].value.stripped.kind {
      case .number("0"): return (base, nil)
      case .name, .member:
        guard let name = arguments[0].value.lastName, let amount = changes[name] else { return nil }
        return (base, amount)
      default: return nil
      }
    case .member(let base?, "first", _): return (base, nil)
    case .member(let base?, _, _): return step(in: base, changes)
    case .call(let callee, let arguments):
      return step(in: callee, changes) ?? arguments.lazy.compactMap { step(in: $0.value, changes) }.first
    default: return nil
    }
  }

  // MARK: - The lists

  /// What a property holds, if that is nothing but lists that are written out and that nobody changes.
  private func lists(of id: VariableID) -> [[Value]] {
    let name = linkage.program[id].declaration.name
    let isChanged = linkage.sites.named(Self.changing).contains { $0.form == .call && $0.base?.lastName == name }
    guard !isChanged else { return [] }
    var found: [[Value]] = []
    for alternative in linkage.evaluator.value(of: id).alternatives {
      guard case .array(let elements) = alternative, elements.count <= Self.lengthLimit else { return [] }
      if !elements.isEmpty { found.append(elements) }
    }
    return found
  }

  private static let changing: Set<String> = [
    "append", "insert", "popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "shuffle",
    "sort", "swapAt",
  ]

  /// What each step shows, where it is the only one of its list.
  private func nodes(of steps: [Value], by reading: Reading) -> [Set<NodeID>] {
    let host = reading.scope.owner.map { linkage.program[$0].name } ?? ""
    let targets = Targets(linkage: linkage, host: host)
    return steps.map { step in
      let shown = linkage.evaluator.supposing([reading.list], are: .array([step])) {
        linkage.evaluator.evaluate(reading.expression, in: reading.scope)
      }
      return Set(targets.nodes(shown))
    }
  }
}

extension Expression {
  /// By how much a counter goes on where that is assigned to it: `+= 1`, `= page - 1`.
  fileprivate func amount(_ sign: String, from name: String) -> Int? {
    switch (sign, stripped.kind) {
    case ("+=", .number(let text)): return Int(text)
    case ("-=", .number(let text)): return Int(text).map { -$0 }
    case ("=", .operators(let signs, let operands)) where signs.count == 1 && operands.count == 2:
      guard operands[0].lastName == name, case .number(let text) = operands[1].stripped.kind, let amount = Int(text)
      else { return nil }
      return signs[0] == "+" ? amount : signs[0] == "-" ? -amount : nil
    default: return nil
    }
  }
}
