import Facts

/// Views that only choose among others, by a constant that they are given.
///
/// `struct Content: View { let tab: Tab; var body: some View { switch tab { … } } }` is to its tab what a function would
/// be. Where such a view is a detail of another type, or makes the children of a tab bar, nobody thinks of it as a screen.
extension ViewContent {
  /// What such a view shows; `nil` where it is a screen like others, or has something of its own to show.
  func chosen(by instance: Instance, _ value: Value, _ place: Place) -> [ShownView]? {
    guard place.isList || runner.program[instance.id].parent != nil,
      case .variable(let body)? = runner.program.members(named: "body", of: instance.id).first,
      let getter = runner.program[body].declaration.getter,
      let subject = getter.soleStatement?.chooser, let name = subject.nameOfOwn, isGiven(name, to: value, instance.id)
    else { return nil }
    let scope = Scope(file: runner.program[body].file, owner: instance.id, receiver: value)
    guard let inside = place.single.inside(.variable(body), scope) else { return nil }
    let shown = groups(getter, inside).flatMap { $0 }
    return !shown.isEmpty && shown.allSatisfy(\.isView) ? shown : nil
  }

  /// Whether whoever makes a view gives it a constant of its own.
  private func isGiven(_ name: String, to view: Value, _ type: TypeID) -> Bool {
    guard case .variable(let id)? = runner.program.members(named: name, of: type).first else { return false }
    let declaration = runner.program[id].declaration
    return declaration.attributes.isEmpty && declaration.observers.isEmpty && declaration.getter == nil
      && runner.evaluator.given(id, of: view) != nil
  }
}

extension [Statement] {
  /// The only one of them, if it is the only one.
  fileprivate var soleStatement: Statement? { count == 1 ? first : nil }
}

extension Statement {
  /// What a `switch` asks that is all that a view shows, whatever modifiers are applied to it.
  fileprivate var chooser: Expression? {
    switch kind {
    case .switch(let subject, _): subject
    case .expression(let expression), .return(let expression?): expression.chooser
    default: nil
    }
  }
}

extension Expression {
  fileprivate var chooser: Expression? {
    switch kind {
    case .statement(let statement): return statement.chooser
    case .call(let callee, let arguments):
      if case .member(let base?, _, _) = callee.kind { return base.chooser }
      guard case .name("Group", _) = callee.kind, arguments.count == 1,
        case .closure(let closure) = arguments[0].value.kind
      else { return nil }
      return closure.body.soleStatement?.chooser
    default: return nil
    }
  }

  /// The name of a property of the object's own: `route`, `self.route`.
  fileprivate var nameOfOwn: String? {
    switch stripped.kind {
    case .name(let name, _): name
    case .member(let base?, let name, _): base.isSelf ? name : nil
    default: nil
    }
  }
}
