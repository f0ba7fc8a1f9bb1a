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
      var reading = Reading(
        linkage: linkage, parameter: declaration.parameters[0].name, identifier: segue.identifier ?? "",
        scope: linkage.evaluator.scope(of: id, receiver: nil, arguments: [], at: nil))
      _ = reading.read(body[...])
      return reading.gates
    }
    return []
  }

  /// The code as it runs for one segue.
  private struct Reading {
    let linkage: Linkage
    let parameter: String
    let identifier: String
    let scope: Scope
    var gates: [Gate] = []

    enum End { case none, allows, refuses }

    mutating func read(_ code: ArraySlice<Statement>) -> End {
      for (index, statement) in zip(code.indices, code) {
        let end: End
        switch statement.inner.kind {
        case .return(let result): return answer(result)
        case .if(let conditions, let then, let otherwise):
          end = read(conditions, statement.offset, then[...], otherwise?[...] ?? [], before: code[(index + 1)...])
        case .guard(let conditions, let otherwise):
          end = read(conditions, statement.offset, [], otherwise[...], before: code[(index + 1)...])
        case .switch(let subject, let cases) where isIdentifier(subject):
          let taken = cases.first { $0.patterns.contains(where: isOfSegue) } ?? cases.first(where: \.patterns.isEmpty)
          end = read((taken?.body ?? [])[...])
        default: end = .none
        }
        if end != .none { return end }
      }
      return .none
    }

    private mutating func answer(_ result: Expression?) -> End {
      guard let result else { return .allows }
      switch result.stripped.kind {
      case .boolean(let answer): return answer ? .allows : .refuses
      case .call(let callee, _) where callee.strippedBase?.isSuper == true: return .allows
      default:
        let (known, rest) = asked([.boolean(result)])
        if known == false { return .refuses }
        if !rest.isEmpty { gates.append(linkage.gates.condition(rest, result.offset, scope)) }
        return .allows
      }
    }

    /// A choice whose way on, if any, is what follows it.
    private mutating func read(
      _ conditions: [Condition], _ offset: Int32, _ then: ArraySlice<Statement>, _ otherwise: ArraySlice<Statement>,
      before following: ArraySlice<Statement>
    ) -> End {
      let (known, rest) = asked(conditions)
      if known == false { return read(otherwise) }
      if rest.isEmpty { return read(then) }
      let place = rest.count == conditions.count ? offset : rest[0].offset ?? offset
      switch (outcome(then), outcome(otherwise)) {
      case (.refuses, _):
        gates.append(failing(rest, place))
        return read(otherwise)
      case (_, .refuses):
        gates.append(linkage.gates.condition(rest, place, scope))
        return read(then)
      case (.allows, .none) where outcome(following) == .refuses:
        gates.append(linkage.gates.condition(rest, place, scope))
        return .allows
      case (.none, .none): return .none
      // What is asked besides on one of the ways holds for that alone.
      default: return .allows
      }
    }

    private func outcome(_ code: ArraySlice<Statement>) -> End {
      var other = self
      let end = other.read(code)
      return end == .refuses && other.gates.count > gates.count ? .allows : end
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
