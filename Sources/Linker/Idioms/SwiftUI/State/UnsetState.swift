import Facts

/// State of views that only code sets which the constants leave out that a view is given.
///
/// `if hasSearch { SearchField(isOn: $isSearching) }` is all that changes `isSearching`: where the list was made without a
/// search field, what it shows while somebody searches is never seen.
final class UnsetState {
  private unowned let runner: Runner
  private var known: [Key: Bool] = [:]
  private var changing: [VariableID: Bool] = [:]

  private struct Key: Hashable {
    var variable: VariableID
    var view: ValueKey
  }

  init(runner: Runner) { self.runner = runner }

  private var program: Program { runner.program }

  /// Whether a flag or item of a view's own is what it begins with for as long as the view is there.
  func contains(_ id: VariableID, of receiver: Value?) -> Bool {
    guard case .instance(let view)? = receiver, !view.arguments.isEmpty, program.isPart(view.id),
      isOwnFlag(id, of: view)
    else { return false }
    let key = Key(variable: id, view: ValueKey(receiver))
    if let known = known[key] { return known }
    // What asks for itself meanwhile is not known to be left alone.
    known[key] = false
    let isUnset = isChanged(id, of: view.id) && !isChanged(id, of: view.id, in: receiver)
    known[key] = isUnset
    return isUnset
  }

  private func isOwnFlag(_ id: VariableID, of view: Instance) -> Bool {
    let declaration = program[id].declaration
    guard program[id].owner == view.id, declaration.attributes.map(\.name) == ["State"],
      declaration.value.map({ $0.kind == .boolean(false) || $0.isNil }) ?? true
    else { return false }
    return runner.linkage.sites.named("_" + declaration.name).allSatisfy { $0.scope.owner != view.id }
      && program[view.id].members.keys.contains {
        runner.isGiven($0, Scope(file: program[id].file, owner: view.id, receiver: .instance(view)))
      }
  }

  /// Whether any code of a view changes a property of it, or lets others do so.
  private func isChanged(_ id: VariableID, of view: TypeID) -> Bool {
    if let known = changing[id] { return known }
    let all = decisions(truth: { _ in nil }, branches: { _, cases in cases })
    var collector = NameCollector(by: all)
    for member in program[view].members.values.joined() { collector.collect(code(of: member)) }
    let answer = collector.changes(program[id].declaration.name)
    changing[id] = answer
    return answer
  }

  /// Whether code does so that can run in a view that was given certain constants.
  private func isChanged(_ id: VariableID, of view: TypeID, in receiver: Value?) -> Bool {
    let name = program[id].declaration.name
    let scope = Scope(file: program[id].file, owner: view, receiver: receiver)
    let runner = runner
    let decisions = decisions {
      runner.truth(of: $0, at: 0, scope)
    } branches: { subject, cases in
      guard runner.isDeterminate(subject, scope) else { return cases }
      return runner.evaluator.selected(cases, runner.evaluator.evaluate(subject, in: scope))
    }
    var seen: Set<String> = []
    var open = ["body"]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      for member in program.members(named: next, of: view) {
        var collector = NameCollector(by: decisions)
        collector.collect(code(of: member))
        if collector.changes(name) { return true }
        open += collector.names.sorted().filter { program[view].members[$0] != nil }
      }
    }
    return false
  }

  private func code(of member: Program.Member) -> [Statement] {
    switch member {
    case .variable(let id):
      let declaration = program[id].declaration
      return (declaration.getter ?? []) + declaration.observers.joined()
    case .function(let id): return program[id].declaration.body ?? []
    case .enumCase, .type: return []
    }
  }

  /// What only shows something while a binding has a value changes nothing.
  private func decisions(
    truth: @escaping ([Condition]) -> Bool?, branches: @escaping (Expression, [SwitchCase]) -> [SwitchCase]
  ) -> NameCollector.Decisions {
    NameCollector.Decisions(truth: truth, branches: branches) { callee, arguments in
      guard OwnState.presenting.contains(callee.lastName ?? "") else { return arguments }
      return arguments.filter { !["isPresented", "item"].contains($0.label ?? "") }
    }
  }
}

extension Program {
  /// Whether a property is set or not, and nothing else.
  func isFlag(_ id: VariableID) -> Bool {
    let declaration = self[id].declaration
    if let type = declaration.type { return type.unwrapped.simpleName == "Bool" }
    if case .boolean? = declaration.value?.kind { return true }
    return false
  }
}

extension NameCollector {
  /// Whether code changes a property of that name, or hands on its binding: `$isOn`, `isOn = true`, `isOn.toggle()`.
  fileprivate func changes(_ name: String) -> Bool {
    assigned.contains(name) || names.contains("$" + name) || names.contains("toggle") && names.contains(name)
  }
}
