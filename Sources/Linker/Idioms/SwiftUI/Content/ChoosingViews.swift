import Facts
import NavigationModel

/// Views that only choose among others, by a constant that they are given.
///
/// `struct Content: View { let tab: Tab; var body: some View { switch tab { … } } }` is to its tab what a function would
/// be: nobody thinks of it as a screen.
extension ViewContent {
  /// What such a view shows; `nil` where it is a screen like others, or has something of its own to show.
  func chosen(by instance: Instance, _ value: Value, _ place: Place) -> [ShownView]? {
    guard let subject = runner.views.subject(ofTable: instance.id),
      runner.evaluator.given(subject, of: value) != nil,
      case .variable(let body)? = runner.program.members(named: "body", of: instance.id).first,
      let getter = runner.program[body].declaration.getter
    else { return nil }
    // The detail of another type, or what makes the children of a tab bar, need not lead to views in all cases.
    let isDetail = place.isList || runner.program[instance.id].parent != nil
    let isTable = !isChosenByState(subject, value) && runner.views.isTable(instance.id)
    guard isDetail || isTable else { return nil }
    let scope = Scope(file: runner.program[body].file, owner: instance.id, receiver: value)
    guard let inside = place.single.inside(.variable(body), scope) else { return isTable ? [] : nil }
    let shown = groups(getter, inside).flatMap { $0 }
    if isTable { return shown.filter { !$0.isBlank }.map { $0.isView ? $0 : $0.showing(value, instance) } }
    return !shown.isEmpty && shown.allSatisfy(\.isView) ? shown : nil
  }

  /// Whether what decides is the app's state, which changes while the view is seen: it draws anew then.
  private func isChosenByState(_ subject: VariableID, _ view: Value) -> Bool {
    guard let written = runner.evaluator.given(subject, of: view)?.written else { return false }
    return isState(written.expression, written.scope)
  }

  /// Whether an expression reads the app's state; a constant of a value is as constant as that: `item.route`.
  private func isState(_ expression: Expression, _ scope: Scope) -> Bool {
    if let id = constant(expression, scope) {
      // It is what whoever made the view gave it, if that is known.
      guard let receiver = scope.receiver, case .instance = receiver,
        let written = runner.evaluator.given(id, of: receiver)?.written
      else { return false }
      return isState(written.expression, written.scope)
    }
    let variables = StateBindings(runner: runner).variables(expression, in: scope)
    guard !variables.isEmpty, case .member(let base?, _, _) = expression.stripped.kind else {
      return !variables.isEmpty
    }
    return isState(base, scope) || !variables.allSatisfy(isConstantPart)
  }

  /// The constant of a view that its own code reads.
  private func constant(_ expression: Expression, _ scope: Scope) -> VariableID? {
    let name: String
    switch expression.stripped.kind {
    case .name(let own, _) where scope.lookup(own) == nil: name = own
    case .member(let base?, let own, _) where base.isSelf: name = own
    default: return nil
    }
    guard let owner = scope.owner, runner.program.isPart(owner),
      case .variable(let id)? = runner.program[owner].members[name]?.first
    else { return nil }
    let declaration = runner.program[id].declaration
    let isConstant =
      declaration.attributes.isEmpty && declaration.getter == nil && declaration.observers.isEmpty
      && declaration.type?.simpleName != "Binding"
    return isConstant ? id : nil
  }

  /// Whether a property is a part of a value, and never changes in it.
  private func isConstantPart(_ id: VariableID) -> Bool {
    guard let owner = runner.program[id].owner, [.struct, .enum].contains(runner.program[owner].keyword) else {
      return false
    }
    return !runner.program.isPart(owner) && !StateNames.isObserved(id, in: runner.program)
  }

  /// Whether all that a view shows are other views, whatever it is given.
  ///
  /// - Parameter isRoute: whether it chooses by what a stack holds: it is made for that, and what has no view of its own
  ///   yet shows some text.
  func showsOnlyOthers(_ type: TypeID, isRoute: Bool) -> Bool {
    guard case .variable(let body)? = runner.program.members(named: "body", of: type).first,
      let getter = runner.program[body].declaration.getter
    else { return false }
    let some = Value.typed(.simple(runner.program[type].name), type)
    let scope = Scope(file: runner.program[body].file, owner: type, receiver: some)
    let place = Place(scope: scope, isStrict: true, bodies: [.variable(body)])
    let shown = groups(getter, place).flatMap { $0 }
    var types = Set(shown.compactMap { view in if case .view(_, let type) = view.what { type } else { nil } })
    // A route for which somebody gives the view may come back to the table.
    guard types.remove(type) == nil || isRoute else { return false }
    // A table of one row so far is a table, too.
    if isRoute, getter.isSwitchOfOneCase { return shown.count == 1 && types.count == 1 }
    if isRoute { return types.count > 1 && shown.count(where: \.isOutside) < types.count }
    // What shows one of two is a screen in two forms; from three on it is a table of screens.
    return types.count > 2 && shown.allSatisfy(\.isView)
  }
}

extension [Statement] {
  /// Whether all that they do is to ask which case something is, of which there is one: `switch stop { case .park: … }`.
  fileprivate var isSwitchOfOneCase: Bool {
    let shown = filter { !$0.isDeclaration }
    guard shown.count == 1 else { return false }
    switch shown[0].kind {
    case .switch(_, let cases): return cases.count == 1
    case .expression(let expression), .return(let expression?):
      if case .statement(let inner) = expression.kind { return [inner].isSwitchOfOneCase }
      return false
    default: return false
    }
  }
}

extension ShownView {
  /// The view itself in place of what it shows without a view of its own.
  fileprivate func showing(_ view: Value, _ instance: Instance) -> ShownView {
    var shown = self
    shown.what = .view(view, instance.id)
    shown.origin = instance.place
    return shown
  }
}

extension Views {
  /// The screens for which a view stands that only chooses among them; `nil` for any other.
  func nodes(chosenBy view: Value, host: String) -> [NodeID]? {
    guard case .instance(let instance) = view, isTable(instance.id) else { return nil }
    let scope = Scope(file: instance.place.file, owner: instance.id, receiver: view)
    return ViewContent(runner: runner).shown(by: view, in: scope).filter(\.isView).map { node(of: $0, host: host) }
  }
}
