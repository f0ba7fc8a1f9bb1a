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
    let answer = getter(named: "body", of: id).map { isControl($0, of: id, depth: 0) } ?? false
    known[id] = answer
    return answer
  }

  private func getter(named name: String, of id: TypeID) -> [Statement]? {
    guard case .variable(let body)? = program.members(named: name, of: id).first else { return nil }
    return program[body].declaration.getter
  }

  private static let depthLimit = 8

  /// Whether all that view code shows is one control, in whichever form: `if isBusy { ProgressView() } else { Button … }`.
  private func isControl(_ code: [Statement], of id: TypeID, depth: Int) -> Bool {
    guard depth < Self.depthLimit, let last = code.last, code.dropLast().allSatisfy(\.isDeclaration) else {
      return false
    }
    switch last.kind {
    case .expression(let expression), .return(let expression?):
      return isControl(expression.unmodified, of: id, depth: depth + 1)
    // Whichever platform it is built for.
    case .conditional(let clauses): return clauses.allSatisfy { isControl($0.body, of: id, depth: depth + 1) }
    case .if(_, let then, let otherwise?): return areForms([then, otherwise], of: id, depth: depth + 1)
    case .switch(_, let cases): return areForms(cases.map(\.body), of: id, depth: depth + 1)
    default: return false
    }
  }

  /// Whether others say what a view does: what a layout makes of that is their control, and no small screen.
  private func isGivenAction(_ id: TypeID) -> Bool {
    program[id].members.values.joined().contains { member in
      guard case .variable(let variable) = member, program[variable].declaration.getter == nil,
        case .function? = program[variable].declaration.type?.unwrapped
      else { return false }
      return true
    }
  }

  /// Whether one of several forms is a control, and the others are that or a sign that something is going on.
  private func areForms(_ forms: [[Statement]], of id: TypeID, depth: Int) -> Bool {
    let others = forms.filter { $0.resultExpression?.unmodifiedName.map { !Self.signs.contains($0) } ?? true }
    return !others.isEmpty && others.allSatisfy { isControl($0, of: id, depth: depth) }
  }

  private func isControl(_ view: Expression, of id: TypeID, depth: Int) -> Bool {
    switch view.kind {
    case .statement(let statement): return isControl([statement], of: id, depth: depth)
    case .name(let own, _):
      return getter(named: own, of: id).map { isControl($0, of: id, depth: depth) } ?? false
    case .member(let base?, let own, _) where base.isSelf:
      return getter(named: own, of: id).map { isControl($0, of: id, depth: depth) } ?? false
    case .call(let callee, let arguments):
      guard let name = callee.lastName else { return false }
      if isControl(name) { return true }
      guard Self.layouts.contains(name), case .closure(let content)? = arguments.last?.value.kind, isGivenAction(id)
      else { return false }
      return isControl(content.body, of: id, depth: depth)
    default: return false
    }
  }

  /// Whether views of that name are controls.
  func isControl(_ name: String) -> Bool {
    if Self.names.contains(name) { return true }
    return program.typesByName[name]?.contains { program[$0].keyword == .struct && contains($0) } ?? false
  }

  private static let layouts: Set<String> = ["Group", "HStack", "VStack", "ZStack"]
  private static let signs: Set<String> = ["EmptyView", "ProgressView"]
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
