import Facts

extension Runner {
  /// The effects of a part that a library's view is given as what makes it: `IfLet(cart, then: CartView.init)`.
  func run(madeBy argument: Expression, of call: RunningCall) -> [Effect] {
    guard call.name.beginsUppercase, isViewCode(call.scope),
      let made = argument.madeView(call.value(argument), in: call.scope, program), !views.isPlaced(made.place)
    else { return [] }
    return run(part: .instance(made), made, within: call.scope)
  }
}

extension LabeledValue {
  /// The view that is made by what it is: `CartView.init`, and no view itself.
  func madeView(_ program: Program) -> Instance? {
    written.flatMap { $0.expression.madeView(value, in: $0.scope, program) }
  }
}

extension Expression {
  /// Whether it is what makes objects of a type, and no object: `CartView.init`.
  var isInitializer: Bool { if case .member(_?, "init", _) = stripped.kind { true } else { false } }

  fileprivate func madeView(_ value: Value, in scope: Scope, _ program: Program) -> Instance? {
    guard isInitializer, case .metatype(let type, let id?) = value, program[id].keyword == .struct, program.isPart(id)
    else { return nil }
    let place = Origin(file: scope.file, offset: offset, call: scope.call)
    return Instance(type: type, id: id, arguments: [LabeledValue(label: nil, value: .unknown)], place: place)
  }
}

/// Views that values carry which are no views themselves: `tabs[selection].content`, `page.view` in a loop over pages.
extension Runner {
  /// The effects of a view that is taken out of such a value: where it is no screen, it is a part of the one around it.
  func run(pickedBy expression: Expression, _ frame: Frame) -> [Effect] {
    guard let owner = frame.scope.owner, program.isPart(owner), let name = expression.lastName,
      linkage.sites.viewsInValues.names.contains(name),
      // Who puts a view onto a stack pushes it.
      !linkage.shared(OwnViewStacks.init).containers.contains(owner)
    else { return [] }
    let shown = ViewContent(runner: self).shown(by: evaluator.evaluate(expression, in: frame.scope), in: frame.scope)
    return shown.flatMap { shown -> [Effect] in
      guard case .view(let view, _) = shown.what, case .instance(let instance) = view,
        program.isPart(instance.id), !views.isPlaced(instance.place)
      else { return [] }
      return run(part: view, instance, within: frame.scope).map { $0.behind(frame.gates) }
    }
  }
}
