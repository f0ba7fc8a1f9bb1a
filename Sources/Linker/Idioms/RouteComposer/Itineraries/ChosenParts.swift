import Facts
import NavigationModel

/// The branches of an expression in which a part is one of several: `(isMember ? club : plain).step`,
/// `table[place]!.step`, `StepAssembly(…).guarded(isStrict).using(…)` where `guarded` has an `if`.
///
/// Evaluation joins what a part can be, and with it the conditions are lost. So the part is read branch by branch, and
/// the rest of the expression is put around each.
struct ChosenParts {
  let linkage: Linkage

  /// The name by which the rest goes on from the part.
  private static let name = "«part»"

  /// One branch for each that the innermost such part can be; empty where there is none.
  func branches(of expression: Expression, in scope: Scope) -> [BranchReader.Branch] {
    for part in expression.bases.reversed() + [expression.stripped] {
      if part != expression.stripped {
        let found = branches(of: expression, by: part, in: scope)
        if !found.isEmpty { return found }
      }
      guard case .call(_, let arguments) = part.kind else { continue }
      for argument in arguments where isOpen(argument.value, in: scope) {
        let found = branches(of: expression, by: argument.value.stripped, in: scope)
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  private func isOpen(_ argument: Expression, in scope: Scope) -> Bool {
    linkage.evaluator.evaluate(argument, in: scope).alternatives.count > 1
  }

  /// The branches of the whole by those of a part.
  private func branches(of whole: Expression, by part: Expression, in scope: Scope) -> [BranchReader.Branch] {
    let branches = choices(of: part, in: scope)
    guard branches.count > 1 else { return [] }
    return branches.map { branch in
      let inner = scope.nested()
      inner.bind(Self.name, .value(branch.value))
      return BranchReader.Branch(
        condition: branch.condition, expression: whole.replacing(part, by: Self.name), scope: inner)
    }
  }

  /// What an expression can be, each under its condition, as far as that is decided where it is written.
  func choices(of expression: Expression, in scope: Scope) -> [(condition: RouteCondition, value: Value)] {
    let descent = linkage.shared(Descent.init)
    let place = Origin(file: scope.file, offset: expression.offset)
    guard descent.begin(at: place) else { return [] }
    defer { descent.end(at: place) }
    return followed(expression, in: scope, wanted: nil, depth: 0)
  }

  /// How far choices lead to choices: code that calls itself has no end.
  private final class Descent {
    private var depth = 0
    private var steps = 0
    /// Where a question led too far; it would do so again.
    private var endless: Set<Origin> = []
    private static let depthLimit = 8
    private static let stepLimit = 120

    init(_ linkage: Linkage) {}

    func begin(at place: Origin) -> Bool {
      guard depth < Self.depthLimit, !endless.contains(place) else { return false }
      depth += 1
      return true
    }

    func end(at place: Origin) {
      if steps > Self.stepLimit { endless.insert(place) }
      depth -= 1
      if depth == 0 { steps = 0 }
    }

    /// Whether one step more may be taken for the question that was asked first.
    func step() -> Bool {
      steps += 1
      return steps <= Self.stepLimit
    }
  }

  /// Names and functions that lead to others are followed this far.
  private static let followLimit = 6

  private func followed(
    _ expression: Expression, in scope: Scope, wanted: TypeReference?, depth: Int
  ) -> [(condition: RouteCondition, value: Value)] {
    guard linkage.shared(Descent.init).step() else { return [] }
    let reader = BranchReader(linkage: linkage)
    let evaluator = linkage.evaluator
    var branches = reader.branches(of: expression, in: scope)
    var type = wanted
    if branches.count < 2, depth < Self.followLimit {
      if case .name(let name, _) = expression.stripped.kind, let meanings = scope.lookup(name), meanings.count == 1 {
        type = meanings[0].declaredType ?? wanted
        if case .expression(let deferred, _) = meanings[0], let written = deferred.written {
          return followed(written.expression, in: written.scope, wanted: type, depth: depth + 1)
        }
        if case .argument(let argument, _) = meanings[0], let written = argument.written {
          return followed(written.expression, in: written.scope, wanted: type, depth: depth + 1)
        }
      }
      let parted = self.branches(of: expression, in: scope)
      if !parted.isEmpty {
        branches = parted
      } else if let body = DeclaredBody(of: expression.stripped, in: scope, linkage) {
        branches = reader.branches(of: body.statements, in: body.scope)
        type = body.type ?? wanted
        if branches.count == 1 {
          return followed(branches[0].expression, in: branches[0].scope, wanted: type, depth: depth + 1)
        }
      }
    }
    guard branches.count > 1 else { return [] }
    return branches.flatMap { branch in
      let inner =
        depth < Self.followLimit ? followed(branch.expression, in: branch.scope, wanted: type, depth: depth + 1) : []
      guard inner.count < 2 else {
        return inner.map { (RouteCondition.both(branch.condition, $0.condition), $0.value) }
      }
      let value = evaluator.evaluate(branch.expression, in: branch.scope)
      return [(branch.condition, evaluator.contextual(value, type, in: branch.scope))]
    }
  }
}

extension Expression {
  /// What it is a member of, calls or looks into, from the outermost; itself is not among them.
  fileprivate var bases: [Expression] {
    var bases: [Expression] = []
    var current = stripped
    while let next = current.base {
      if next != stripped, !next.isCallee(of: current) { bases.append(next) }
      current = next
    }
    return bases
  }

  private var base: Expression? {
    switch kind {
    case .call(let callee, _): callee.stripped
    case .member(let base?, _, _): base.plain
    case .subscript(let base, _): base.plain
    default: nil
    }
  }

  private func isCallee(of call: Expression) -> Bool {
    if case .call = call.kind, case .member = kind { true } else { false }
  }

  /// Without what only says that it is there, and parentheses.
  private var plain: Expression {
    if case .tuple(let parts) = stripped.kind, parts.count == 1, parts[0].label == nil { return parts[0].value.plain }
    return stripped
  }

  /// The expression with a name in the place of a part.
  fileprivate func replacing(_ part: Expression, by name: String) -> Expression {
    let inner = plain
    if inner == part { return Expression(.name(name, []), at: inner.offset) }
    switch inner.kind {
    case .call(let callee, let arguments):
      let callee = callee.replacing(part, by: name)
      return Expression(
        .call(
          callee,
          arguments.map { argument in
            Argument(
              label: argument.label,
              value: argument.value.stripped == part
                ? Expression(.name(name, []), at: part.offset) : argument.value, isTrailing: argument.isTrailing)
          }), at: inner.offset)
    case .member(let base?, let member, let generics):
      return Expression(.member(base.replacing(part, by: name), member, generics), at: inner.offset)
    case .subscript(let base, let arguments):
      return Expression(.subscript(base.replacing(part, by: name), arguments), at: inner.offset)
    default: return inner
    }
  }
}
