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
    let answer = root(of: id).map(isControl) ?? false
    known[id] = answer
    return answer
  }

  /// The name that the body of a view begins with, modifiers and all that is around them left out.
  private func root(of id: TypeID) -> String? {
    guard case .variable(let body)? = program.members(named: "body", of: id).first else { return nil }
    return program[body].declaration.getter?.resultExpression?.unmodifiedName
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
