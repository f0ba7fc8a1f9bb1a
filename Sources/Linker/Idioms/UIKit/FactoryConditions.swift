import Facts
import NavigationModel

/// The conditions under which the app's own functions choose the screen that they return.
struct FactoryConditions {
  let runner: Runner
  /// The class whose code shows what they return.
  let host: String

  private var evaluator: Evaluator { runner.evaluator }

  /// Functions that call functions deeper than this choose nothing that a reader would look for.
  private static let depthLimit = 4

  /// One value that an expression can have, with the conditions that lead to it.
  private struct Outcome {
    var value: Value
    var gates: [Gate]
  }

  /// Where a function's body is read.
  private struct Place {
    var scope: Scope
    var gates: [Gate]
    var depth: Int
  }

  /// What has to hold for each of the screens that an expression can be; nothing for those that are not chosen.
  func gates(of expression: Expression, in scope: Scope) -> [Effect.Target: [Gate]] {
    gates(of: expression, in: scope) { Targets(linkage: runner.linkage, host: host).targets($0) }
  }

  /// What has to hold for each of the things that an expression can name, such as the segues of a storyboard.
  func gates<Named: Hashable>(
    of expression: Expression, in scope: Scope, naming: (Value) -> [Named]
  ) -> [Named: [Gate]] {
    let outcomes = outcomes(of: expression, Place(scope: scope, gates: [], depth: 0))
    guard outcomes.count > 1 else { return [:] }
    var found: [Named: [Gate]] = [:]
    for outcome in outcomes {
      for named in naming(outcome.value) {
        let names = Set(outcome.gates.map(\.name))
        found[named] = found[named].map { $0.filter { names.contains($0.name) } } ?? outcome.gates
      }
    }
    return found
  }

  /// What has to hold for a local of which branches make one of several objects to be of each class, as frames behind it.
  func gates(ofObjects local: Expression?, _ frame: Frame) -> [TypeID: Frame] {
    guard let local, let chosen = chosen(local, in: frame.scope, depth: 0) else { return [:] }
    var found: [TypeID: [Gate]] = [:]
    for outcome in outcomes(of: chosen.expression, Place(scope: chosen.scope, gates: [], depth: 0)) {
      for type in outcome.value.alternatives.compactMap({ evaluator.typeID(of: $0) }) {
        let names = Set(outcome.gates.map(\.name))
        found[type] = found[type].map { $0.filter { names.contains($0.name) } } ?? outcome.gates
      }
    }
    guard found.count > 1 else { return [:] }
    return found.mapValues { gates in
      var behind = frame
      behind.gates = gates.behind(frame.gates)
      return behind
    }
  }

  /// The local of several meanings that an expression stands for, be it handed on as an argument.
  private func chosen(_ local: Expression, in scope: Scope, depth: Int) -> (expression: Expression, scope: Scope)? {
    guard depth < Self.depthLimit, case .name(let name, _) = local.stripped.kind, let meanings = scope.lookup(name)
    else { return nil }
    if meanings.count > 1 { return (local, scope) }
    guard case .argument? = meanings.first, let written = meanings[0].written else { return nil }
    return chosen(written.expression, in: written.scope, depth: depth + 1)
  }

  private func outcomes(of expression: Expression, _ place: Place) -> [Outcome] {
    guard place.depth < Self.depthLimit else { return [plain(expression, place)] }
    switch expression.stripped.kind {
    case .call(let callee, let arguments):
      let given = evaluator.labeled(arguments, in: place.scope)
      let functions = evaluator.functions(callee, labels: given, in: place.scope)
      guard functions.count == 1, let body = runner.program[functions[0].id].declaration.body else { break }
      let inner = evaluator.scope(of: functions[0].id, receiver: functions[0].receiver, arguments: given, at: nil)
      return outcomes(of: body, Place(scope: inner, gates: place.gates, depth: place.depth + 1))
    case .name(let name, _):
      guard let meanings = place.scope.lookup(name) else { break }
      if meanings.count > 1 { return exclusive(meanings.map { outcomes(of: $0, named: name, place) }, in: place) }
      guard let written = meanings.first?.written else { break }
      return outcomes(
        of: written.expression, Place(scope: written.scope, gates: place.gates, depth: place.depth + 1))
    case .ternary(let condition, let then, let otherwise):
      let choice = Statement(.expression(then), at: expression.offset)
      let other = Statement(.expression(otherwise), at: expression.offset)
      return outcomes(of: [.boolean(condition)], [choice], [other], expression.offset, place)
    case .statement(let statement): return outcomes(of: [statement], place)
    default: break
    }
    return [plain(expression, place)]
  }

  /// What a local is made with counts where the one condition fails under which it is given something else:
  /// `var first = tour; if isKnown { first = home }`.
  private func exclusive(_ meanings: [[Outcome]], in place: Place) -> [Outcome] {
    let all = meanings.flatMap { $0 }
    let count = place.gates.count
    guard all.count == 2, let made = all.firstIndex(where: { $0.gates.count == count }),
      let other = all.first(where: { $0.gates.count == count + 1 })?.gates.last, other.kind == .condition
    else { return all }
    let failed = Gate(name: other.name.negated, kind: .condition, source: other.source)
    var exclusive = all
    exclusive[made].gates.append(failed)
    return exclusive
  }

  /// What one of several assignments gives to a local, under the conditions around that: `if isNew { first = tour }`.
  private func outcomes(of meaning: Scope.Binding, named name: String, _ place: Place) -> [Outcome] {
    guard case .expression(let local, _) = meaning, let written = local.written else { return [] }
    let site = runner.linkage.sites.named(name).first { site in
      guard site.form == .assignment, site.scope.file == written.scope.file,
        case .assignment(_, "=", let value) = site.expression.kind
      else { return false }
      return value.offset == written.expression.offset
    }
    let inner = Place(scope: written.scope, gates: place.gates + (site?.gates ?? []), depth: place.depth + 1)
    return outcomes(of: written.expression, inner)
  }

  private func plain(_ expression: Expression, _ place: Place) -> Outcome {
    Outcome(value: evaluator.evaluate(expression, in: place.scope), gates: place.gates)
  }

  private func outcomes(of statements: [Statement], _ outer: Place) -> [Outcome] {
    var place = outer
    evaluator.declare(statements, in: place.scope)
    var found: [Outcome] = []
    for statement in statements {
      switch statement.kind {
      case .return(let expression?): return found + outcomes(of: expression, place)
      case .expression(let expression) where statements.count == 1: return outcomes(of: expression, place)
      case .if(let conditions, let then, let otherwise):
        found += outcomes(of: conditions, then, otherwise ?? [], statement.offset, place)
        guard otherwise == nil, then.last?.leaves == true else { continue }
        place.gates += [runner.linkage.gates.otherwise(conditions, statement.offset, place.scope)]
      case .guard(let conditions, let otherwise):
        let known = runner.truth(of: conditions, at: statement.offset, place.scope)
        var other = place
        other.scope = place.scope.nested()
        if known == nil {
          other.gates += [runner.linkage.gates.otherwise(conditions, statement.offset, place.scope)]
        }
        if known != true { found += outcomes(of: otherwise, other) }
        if known == false { return found }
        if known == nil { place.gates += runner.linkage.gates.passed(conditions, statement.offset, place.scope) }
      case .switch(let subject, let cases): found += outcomes(of: subject, cases, place)
      case .conditional(let clauses):
        found += Platform.clauses(clauses).flatMap { outcomes(of: $0.body, place) }
      default: continue
      }
    }
    return found
  }

  private func outcomes(
    of conditions: [Condition], _ then: [Statement], _ otherwise: [Statement], _ offset: Int32, _ place: Place
  ) -> [Outcome] {
    let known = runner.truth(of: conditions, at: offset, place.scope)
    var (inner, other) = (place, place)
    inner.scope = place.scope.nested()
    other.scope = place.scope.nested()
    evaluator.declare(conditions, in: inner.scope)
    if known == nil {
      inner.gates.append(runner.linkage.gates.condition(conditions, offset, place.scope))
      other.gates.append(runner.linkage.gates.otherwise(conditions, offset, place.scope))
    }
    return (known == false ? [] : outcomes(of: then, inner)) + (known == true ? [] : outcomes(of: otherwise, other))
  }

  private func outcomes(of subject: Expression, _ cases: [SwitchCase], _ place: Place) -> [Outcome] {
    let value = evaluator.evaluate(subject, in: place.scope)
    let isKnown = runner.isDeterminate(subject, place.scope)
    let taken = isKnown ? evaluator.selected(cases, value) : cases
    return taken.flatMap { branch -> [Outcome] in
      var inner = place
      inner.scope = place.scope.nested()
      evaluator.bind(branch.patterns, to: value, subject, in: inner.scope)
      if taken.count > 1 || !isKnown {
        inner.gates.append(runner.linkage.gates.branch(branch, of: subject, place.scope))
      }
      return outcomes(of: branch.body, inner)
    }
  }
}

extension String {
  /// What holds where a condition fails.
  fileprivate var negated: String { "not (\(self))" }
}

extension Statement {
  /// Whether nothing that follows it runs.
  fileprivate var leaves: Bool {
    switch kind {
    case .return, .throw: true
    default: false
    }
  }
}
