import Facts
import NavigationModel

/// What a flow does in a function that nobody but the flow itself calls: it stands behind the conditions around those calls.
///
/// Each function of a flow tells what the flow does, for nobody knows who else calls it. Of a step of the flow's own that
/// is the shorter half of the truth.
final class OwnSteps {
  private let linkage: Linkage
  private var known: [FunctionID: Bool] = [:]
  /// Names of what is passed on or kept: functions among that are called by others.
  private let given: Set<String>
  private let atOnce: Set<Origin>

  /// - Complexity: O(*n*) in the number of calls and assignments.
  init(_ linkage: Linkage) {
    self.linkage = linkage
    var given: Set<String> = []
    for site in linkage.sites.all {
      var values = site.arguments.map(\.value)
      if case .assignment(_, _, let value) = site.expression.kind { values.append(value) }
      for value in values {
        if case .selector(let inner) = value.stripped.kind, let name = inner.lastName { given.insert(name) }
        if let name = value.lastName { given.insert(name) }
      }
    }
    self.given = given
    atOnce = Set(
      linkage.sites.closures.lazy.filter { site in
        guard case .call(let callee, _)? = site.taker?.kind, let name = callee.lastName else { return false }
        return Self.runningAtOnce.contains(name)
      }.map(\.origin))
  }

  /// Whether a closure is a part of the code around it: `coordinators.forEach { $0.start() }`.
  func contains(_ closure: ClosureValue) -> Bool {
    atOnce.contains(Origin(file: closure.scope.file, offset: closure.offset))
  }

  private static let runningAtOnce: Set<String> = [
    "async", "asyncAfter", "compactMap", "flatMap", "forEach", "map", "sync",
  ]

  private var program: Program { linkage.program }

  /// Whether only the code of its own type is seen to call a function.
  func contains(_ id: FunctionID) -> Bool {
    if let answer = known[id] { return answer }
    let answer = isOwn(id)
    known[id] = answer
    return answer
  }

  private func isOwn(_ id: FunctionID) -> Bool {
    let declaration = program[id].declaration
    guard let owner = program[id].owner, declaration.name != "init", !declaration.isStatic, !declaration.isOverride,
      declaration.attributes.isEmpty, !given.contains(declaration.name),
      !program.ancestors(of: owner).contains(where: { program[$0].members[declaration.name] != nil })
    else { return false }
    let calls = linkage.sites.named(declaration.name).filter { $0.form == .call }
    return calls.contains { $0.scope.function != id }
      && calls.allSatisfy { $0.scope.owner == owner && $0.base.map(\.isSelf) ?? true }
  }

  /// The mark of what such a function tells by itself.
  static let mark = Gate(
    name: "…step", kind: .condition, source: SourcePlace(file: "", line: 0, column: 0))
}

extension [Transition] {
  /// The ways from one node to another without what steps tell by themselves, where their callers tell more.
  var ofCallers: [Transition] {
    let marked = map { $0.gates.contains { $0.name == OwnSteps.mark.name } }
    guard marked.contains(true) else { return self }
    let told = zip(self, marked).filter { way, isMarked in
      !isMarked || !zip(self, marked).contains { other, isOthers in !isOthers && other.source == way.source }
    }
    return told.map { way, _ in
      var plain = way
      plain.gates.removeAll { $0.name == OwnSteps.mark.name }
      return plain
    }
  }
}
