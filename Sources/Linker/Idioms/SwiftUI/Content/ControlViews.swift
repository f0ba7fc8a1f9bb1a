import Facts

/// Views of the app's own that are one control: `struct PurpleButton: View { var body: some View { Button … } }`.
///
/// Beside other views such a one is a part of what is shown, however alone among the app's own views it stands.
final class ControlViews {
  private let program: Program
  private var known: [TypeID: Bool] = [:]

  convenience init(linkage: Linkage) { self.init(linkage.program) }

  init(_ program: Program) { self.program = program }

  /// Whether a view is nothing but a control.
  func contains(_ id: TypeID) -> Bool {
    if let answer = known[id] { return answer }
    // A view that shows itself is none.
    known[id] = false
    let answer = isControl(theMember: "body", of: id)
    known[id] = answer
    return answer
  }

  /// Whether what a computed property gives is a control, modifiers and all that is around it left out.
  private func isControl(theMember name: String, of id: TypeID, depth: Int = 0) -> Bool {
    guard depth < 4, case .variable(let property)? = program.members(named: name, of: id).first,
      let getter = program[property].declaration.getter
    else { return false }
    return isControl(getter, of: id, depth)
  }

  /// Whether code gives a control, whichever platform it is built for.
  private func isControl(_ code: [Statement], of id: TypeID, _ depth: Int) -> Bool {
    if code.count == 1, case .conditional(let clauses) = code[0].kind {
      return clauses.allSatisfy { isControl($0.body, of: id, depth) }
    }
    guard let result = code.resultExpression?.unmodified else { return false }
    switch result.kind {
    case .call: return result.unmodifiedName.map(isControl) ?? false
    case .name(let own, _): return isControl(theMember: own, of: id, depth: depth + 1)
    case .member(let base?, let own, _) where base.isSelf: return isControl(theMember: own, of: id, depth: depth + 1)
    default: return false
    }
  }

  /// Whether views of that name are controls.
  func isControl(_ name: String) -> Bool {
    if Self.names.contains(name) { return true }
    return program.typesByName[name]?.contains { program[$0].keyword == .struct && contains($0) } ?? false
  }

  private static let names = SwiftUIControls.names.union(["Label"])
}

extension Expression {
  /// The name that view code begins with, modifiers left out.
  var unmodifiedName: String? {
    if case .call(let callee, _) = unmodified.kind { callee.lastName } else { nil }
  }

  /// What view code begins with, modifiers left out.
  var unmodified: Expression {
    var expression = self
    while case .call(let callee, _) = expression.kind, let base = callee.strippedBase { expression = base }
    return expression
  }
}
