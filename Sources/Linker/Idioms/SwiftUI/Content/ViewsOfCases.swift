import Facts
import NavigationModel

/// Enums whose own code says which view stands for each case: `enum Root { var view: some View { switch self { … } } }`.
///
/// Who shows `model.root.view` chooses by `model.root`, as if the branches stood there.
struct ViewsOfCases {
  /// What that code is called.
  private(set) var names: Set<String> = []

  /// - Complexity: O(*n*) in the number of properties and functions.
  init(_ linkage: Linkage) {
    let program = linkage.program
    let isEnum = { (owner: TypeID?) in owner.map { program[$0].keyword == .enum } ?? false }
    for entry in program.variables where isEnum(entry.owner) && Self.isView(entry.declaration.type) {
      if entry.declaration.getter?.switchesOverSelf ?? false { names.insert(entry.declaration.name) }
    }
    for entry in program.functions where isEnum(entry.owner) && Self.isView(entry.declaration.result) {
      if entry.declaration.body?.switchesOverSelf ?? false { names.insert(entry.declaration.name) }
    }
  }

  private static func isView(_ type: TypeReference?) -> Bool { ["AnyView", "View"].contains(type?.simpleName ?? "") }

  /// The last name of the state by whose case an expression chooses what it shows: `root` of `model.root.view`.
  func subject(of expression: Expression) -> String? {
    guard case .member(let base?, let name, _) = expression.stripped.kind, names.contains(name) else { return nil }
    return base.lastName
  }
}

extension ViewContent.Place {
  /// The state whose case `self` is, in the code of an enum that was asked for its view.
  struct Subject {
    var expression: Expression
    var scope: Scope
    var variables: [VariableID]
  }
}

extension ViewContent {
  /// The place in code of some type's that an expression leads to, from the place where the expression stands.
  func place(_ place: Place, inCodeOf owner: TypeID?, askedBy expression: Expression) -> Place {
    var inner = place
    inner.subject = nil
    guard let owner, runner.program[owner].keyword == .enum, let base = expression.strippedBase, !base.isSelf else {
      if let owner, owner == place.scope.owner { inner.subject = place.subject }
      return inner
    }
    let variables = StateBindings(runner: runner).variables(base, in: place.scope)
      .filter { StateNames.decides($0, in: runner.program) }
    if !variables.isEmpty {
      inner.subject = Place.Subject(expression: base, scope: place.scope, variables: variables)
    }
    return inner
  }
}

extension [Statement] {
  /// Whether a body chooses by the case that its object is.
  fileprivate var switchesOverSelf: Bool {
    contains { statement in
      switch statement.kind {
      case .switch(let subject, _): return subject.isSelf
      case .expression(let expression), .return(let expression?):
        guard case .statement(let inner) = expression.kind else { return expression.closuresSwitchOverSelf }
        return [inner].switchesOverSelf
      default: return false
      }
    }
  }
}

extension Expression {
  /// Whether it lays out such a choice: `Group { switch self { … } }.padding()`.
  fileprivate var closuresSwitchOverSelf: Bool {
    guard case .call(let callee, let arguments) = kind else { return false }
    return arguments.contains { argument in
      if case .closure(let closure) = argument.value.kind { closure.body.switchesOverSelf } else { false }
    } || callee.strippedBase?.closuresSwitchOverSelf ?? false
  }
}
