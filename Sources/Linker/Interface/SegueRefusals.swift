import Facts
import NavigationModel

/// What a screen asks before it lets UIKit follow one of its segues: `override func shouldPerformSegue(…) -> Bool`.
///
/// Code that performs a segue itself is not asked.
struct SegueRefusals {
  let linkage: Linkage

  /// The conditions under which a segue is not refused.
  func gates(of segue: SegueFact, of scene: SceneFact, in document: InterfaceIndex.Document) -> [Gate] {
    guard segue.kind != "relationship", !segue.needsCode(of: scene), let name = scene.customClass,
      let owner = linkage.scenes.type(named: name, near: document.path)
    else { return [] }
    for case .function(let id) in linkage.program.members(named: "shouldPerformSegue", of: owner) {
      let declaration = linkage.program[id].declaration
      guard declaration.parameters.map(\.label) == ["withIdentifier", "sender"], let body = declaration.body else {
        continue
      }
      let reading = Reading(
        linkage: linkage, parameter: declaration.parameters[0].name, identifier: segue.identifier ?? "",
        scope: linkage.evaluator.scope(of: id, receiver: nil, arguments: [], at: nil))
      return reading.gates(of: body)
    }
    return []
  }

  /// The code as it runs for one segue.
  private struct Reading {
    let linkage: Linkage
    let parameter: String
    let identifier: String
    let scope: Scope

    /// One way through the code, with what is asked on it.
    struct Way {
      var gates: [Gate] = []
      var end = End.none

      func after(_ earlier: [Gate]) -> Way { Way(gates: earlier + gates, end: end) }
    }

    enum End { case none, allows, refuses }

    /// Code with more ways through it tells a reader nothing.
    private static let wayLimit = 24

    /// What is asked on all ways that let the segue pass, or else on any of them.
    func gates(of body: [Statement]) -> [Gate] {
      guard let ways = ways(through: body[...]) else { return [] }
      let allowing = ways.filter { $0.end != .refuses }.map(\.gates)
      return allowing.shared
    }

    /// The ways through a block, one of them to its end; `nil` where they are too many.
    private func ways(through code: ArraySlice<Statement>) -> [Way]? {
      var open = Way()
      var ended: [Way] = []
      for statement in code {
        guard let next = ways(through: statement) else { return nil }
        ended += next.filter { $0.end != .none }.map { $0.after(open.gates) }
        if ended.count > Self.wayLimit { return nil }
        // What is asked besides on one of several ways that go on holds for that alone.
        let further = next.filter { $0.end == .none }.map(\.gates)
        guard let first = further.first else { return ended }
        open.gates += first.filter { gate in further.allSatisfy { $0.contains(gate) } }
      }
      return [open] + ended
    }

    private func ways(through statement: Statement) -> [Way]? {
      switch statement.inner.kind {
      case .return(let result): return [answer(result)]
      case .if(let conditions, let then, let otherwise):
        return ways(conditions, statement.offset, then, otherwise ?? [])
      case .guard(let conditions, let otherwise): return ways(conditions, statement.offset, [], otherwise)
      case .switch(let subject, let cases) where isIdentifier(subject):
        let taken = cases.first { $0.patterns.contains(where: isOfSegue) } ?? cases.first(where: \.patterns.isEmpty)
        return ways(through: (taken?.body ?? [])[...])
      case .switch(let subject, let cases):
        var found: [Way] = []
        for branch in cases {
          guard let inner = ways(through: branch.body[...]) else { return nil }
          found += inner.map { $0.after([linkage.gates.branch(branch, of: subject, scope)]) }
        }
        return found.contains { $0.end != .none } ? found : [Way()]
      default: return [Way()]
      }
    }

    private func answer(_ result: Expression?) -> Way {
      guard let result else { return Way(end: .allows) }
      switch result.stripped.kind {
      case .boolean(let answer): return Way(end: answer ? .allows : .refuses)
      case .call(let callee, _) where callee.strippedBase?.isSuper == true: return Way(end: .allows)
      default:
        let (known, rest) = asked([.boolean(result)])
        if known == false { return Way(end: .refuses) }
        return Way(
          gates: rest.isEmpty ? [] : [linkage.gates.condition(rest, result.offset, scope)], end: .allows)
      }
    }

    /// The ways through a choice; one that ends on no way asks for nothing.
    private func ways(
      _ conditions: [Condition], _ offset: Int32, _ then: [Statement], _ otherwise: [Statement]
    ) -> [Way]? {
      let (known, rest) = asked(conditions)
      if known == false { return ways(through: otherwise[...]) }
      if rest.isEmpty { return ways(through: then[...]) }
      let place = rest.count == conditions.count ? offset : rest[0].offset ?? offset
      guard let met = ways(through: then[...]), let failed = ways(through: otherwise[...]) else { return nil }
      guard (met + failed).contains(where: { $0.end != .none }) else { return [Way()] }
      return met.map { $0.after([linkage.gates.condition(rest, place, scope)]) }
        + failed.map { $0.after([failing(rest, place)]) }
    }

    private func failing(_ conditions: [Condition], _ offset: Int32) -> Gate {
      if conditions.count == 1, case .boolean(let asked) = conditions[0], case .prefix("!", let flag) = asked.kind {
        return linkage.gates.condition([.boolean(flag)], flag.offset, scope)
      }
      return linkage.gates.otherwise(conditions, offset, scope)
    }

    /// Whether the conditions fail for the segue at hand, and what else they ask.
    private func asked(_ conditions: [Condition]) -> (known: Bool?, rest: [Condition]) {
      var rest: [Condition] = []
      for condition in conditions {
        guard case .boolean(let expression) = condition else {
          rest.append(condition)
          continue
        }
        var parts = [expression]
        if case .operators(let signs, let operands) = expression.stripped.kind, signs.allSatisfy({ $0 == "&&" }) {
          parts = operands
        }
        let answers = parts.map(isMet)
        if answers.contains(false) { return (false, []) }
        // What is asked beside the identifier stays as it is written.
        let open = zip(parts, answers).filter { $0.1 == nil }.map { Condition.boolean($0.0) }
        rest += open.count == parts.count ? [condition] : open
      }
      return (rest.isEmpty ? true : nil, rest)
    }

    /// What comes of a question for the identifier.
    private func isMet(_ condition: Expression) -> Bool? {
      guard case .operators(let signs, let operands) = condition.stripped.kind, signs == ["=="] || signs == ["!="],
        let other = isIdentifier(operands[0]) ? operands[1] : isIdentifier(operands[1]) ? operands[0] : nil
      else { return nil }
      let texts = ConstantText(linkage: linkage).texts(other, in: scope)
      return texts.count == 1 ? (texts[0] == identifier) == (signs == ["=="]) : nil
    }

    private func isIdentifier(_ expression: Expression) -> Bool {
      if case .name(parameter, _) = expression.stripped.kind { true } else { false }
    }

    private func isOfSegue(_ pattern: Pattern) -> Bool {
      guard case .expression(let text) = pattern else { return false }
      return ConstantText(linkage: linkage).texts(text, in: scope) == [identifier]
    }
  }
}

extension Condition {
  /// Where an expression stands that has to be true.
  fileprivate var offset: Int32? { if case .boolean(let expression) = self { expression.offset } else { nil } }
}
