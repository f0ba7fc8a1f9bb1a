import Facts

/// Texts that decide a branch, as they are passed from call to call.
extension Runner {
  /// Whether two texts are the same that both are written out somewhere: `segment == detailSegment`.
  ///
  /// What a property of an object holds may come from outside, whatever else the app's code puts there.
  func areSameText(_ operands: [Expression], _ scope: Scope) -> Bool? {
    guard operands.contains(where: { $0.literalText == nil }), operands.allSatisfy({ isWrittenText($0, scope) }),
      case .string(let a) = evaluator.evaluate(operands[0], in: scope),
      case .string(let b) = evaluator.evaluate(operands[1], in: scope)
    else { return nil }
    return a == b
  }

  private func isWrittenText(_ expression: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
    guard depth < Self.textDepth else { return false }
    switch expression.stripped.kind {
    case .string: return expression.literalText != nil
    case .name(let name, _):
      guard let meanings = scope.lookup(name) else { return isConstantText(expression, scope) }
      return meanings.allSatisfy { meaning in
        switch meaning {
        case .argument(let argument, _):
          argument.written.map { isWrittenText($0.expression, $0.scope, depth: depth + 1) } ?? true
        case .expression(let deferred, _):
          deferred.written.map { isWrittenText($0.expression, $0.scope, depth: depth + 1) } ?? true
        case .value, .element, .matched: true
        default: false
        }
      }
    case .member(let base?, "rawValue", _): return isWrittenCase(base, scope) || isDeterminate(base, scope)
    case .member: return isConstantText(expression, scope)
    default: return false
    }
  }

  /// Whether it is a case of an enum as written: `Segment.login`.
  private func isWrittenCase(_ expression: Expression, _ scope: Scope) -> Bool {
    guard case .member(let type?, _, _) = expression.stripped.kind else { return false }
    return if case .metatype = evaluator.evaluate(type, in: scope) { true } else { false }
  }

  /// Whether it names something of the whole app that is a text from the beginning, and that nothing gives another.
  private func isConstantText(_ expression: Expression, _ scope: Scope) -> Bool {
    let own = evaluator.variables(expression, in: scope).map(\.id)
    guard own.isEmpty, case .name(let name, _) = expression.stripped.kind else {
      return !own.isEmpty && own.allSatisfy { program[$0].declaration.isStatic && isConstantText($0) }
    }
    return (program.globals[name] ?? []).contains { member in
      if case .variable(let id) = member { isConstantText(id) } else { false }
    }
  }

  private func isConstantText(_ id: VariableID) -> Bool {
    let declaration = program[id].declaration
    return declaration.value?.literalText != nil
      && !linkage.sites.named(declaration.name).contains { $0.form == .assignment }
  }

  private static let textDepth = 12
}
