import Facts
import NavigationModel

/// How controllers cover what is behind them, as far as code says so.
struct PresentationStyles {
  let call: RunningCall

  /// The style that the same function gives to what it shows, or that its class gives itself when it is made.
  func style(of shown: Expression) -> String? {
    let text = shown.stripped.text
    for assignment in call.linkage.presentationStyles[call.scope.file] ?? [] {
      guard assignment.scope.function == call.scope.function, assignment.base?.text == text else { continue }
      return name(in: assignment)
    }
    return ownStyle(of: shown)
  }

  private func ownStyle(of shown: Expression) -> String? {
    let styles = call.value(shown).alternatives.map { value in
      call.evaluator.typeID(of: value).flatMap { type in
        // Classes of broken code may inherit from each other.
        sequence(first: type, next: call.linkage.program.superclass).prefix(8).lazy.compactMap(styleMadeWith).first
      }
    }
    guard let first = styles.first, styles.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The style that an initialiser sets: `modalPresentationStyle = .fullScreen`.
  private func styleMadeWith(_ type: TypeID) -> String? {
    let program = call.linkage.program
    return (call.linkage.presentationStyles[program[type].file] ?? []).lazy.filter { assignment in
      assignment.scope.owner == type && assignment.base?.isSelf ?? true
        && assignment.scope.function.map { program[$0].declaration.name == "init" } ?? false
    }.compactMap(name).first
  }

  /// `UIModalPresentationStyle.Popover`, as it was once written.
  private func name(in assignment: CallSite) -> String? {
    guard case .assignment(_, _, let value) = assignment.expression.kind else { return nil }
    return value.lastName.map { $0.prefix(1).lowercased() + $0.dropFirst() }
  }
}
