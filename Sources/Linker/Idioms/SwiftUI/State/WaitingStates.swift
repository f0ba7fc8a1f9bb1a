import Facts

/// Lists of what waits to be shown: `if let next = waiting.first { shown = next }`.
extension Views {
  /// Whether a value is taken out of a list of what was to be shown already when it came there.
  ///
  /// Whoever put it there asked for it, and the change that takes its turn asks for nothing new.
  func hasWaited(_ value: Expression, for variable: VariableID, _ scope: Scope) -> Bool {
    guard let (list, place) = Self.list(behind: value, scope, depth: 0) else { return false }
    let lists = runner.evaluator.variables(list, in: place)
    guard lists.count == 1, let owner = runner.program[lists[0].id].owner, owner == runner.program[variable].owner
    else { return false }
    let name = runner.program[lists[0].id].declaration.name
    let added = linkage.sites.named(["append", "insert"]).filter { site in
      site.form == .call && site.scope.owner == owner && site.base?.lastName == name
    }
    let shown = linkage.sites.named(runner.program[variable].declaration.name).filter { $0.form == .assignment }
    return !added.isEmpty
      && added.allSatisfy { site in
        guard case .name(let added, _)? = site.argument(nil)?.stripped.kind else { return false }
        return shown.contains { assignment in
          guard assignment.scope.owner == owner, let function = site.scope.function,
            assignment.scope.function == function,
            case .assignment(_, "=", let value) = assignment.expression.kind,
            case .name(added, _) = value.stripped.kind
          else { return false }
          return true
        }
      }
  }

  /// The list that an expression takes something out of.
  private static func list(behind value: Expression, _ scope: Scope, depth: Int) -> (Expression, Scope)? {
    guard depth < 8 else { return nil }
    switch value.stripped.kind {
    case .name(let name, _):
      guard let meanings = scope.lookup(name), meanings.count == 1, case .expression(let deferred, _)? = meanings.first,
        let written = deferred.written
      else { return nil }
      return list(behind: written.expression, written.scope, depth: depth + 1)
    case .member(let base?, "first", _), .member(let base?, "last", _): return (base, scope)
    case .call(let callee, let arguments):
      guard arguments.isEmpty, ["popFirst", "popLast", "removeFirst", "removeLast"].contains(callee.lastName),
        let base = callee.strippedBase
      else { return nil }
      return (base, scope)
    default: return nil
    }
  }
}
