import Facts
import NavigationModel

extension SwiftUICalls {
  /// What a modifier of the app's own shows over what it is applied to: `content()`, while its binding has a value.
  func ownPresentation() -> [Effect]? {
    guard let place = call.linkage.shared(OwnPresentations.init).places[call.origin],
      case .call(let callee, let arguments) = call.expression.kind
    else { return nil }
    let contents = call.value(callee).alternatives.compactMap { value -> ClosureValue? in
      if case .closure(let closure) = value { closure } else { nil }
    }
    guard !contents.isEmpty, contents.allSatisfy(isScreen) else { return nil }
    // What is unwrapped may have the binding's name: `if let item = item.wrappedValue`.
    let (name, offset) = (place.binding, call.expression.offset)
    let owner = Expression(.name("self", []), at: offset)
    let binding = Expression(place.modifier == nil ? .name(name, []) : .member(owner, name, []), at: offset)
    let variables = StateBindings(runner: call.runner).variables(binding, in: call.scope)
    // What asks for the content is how it is shown, and no condition beside that.
    let asked = Set(place.conditions.map { call.linkage.place(Origin(file: call.scope.file, offset: $0)) })
    let gates = call.frame.gates.filter { !asked.contains($0.source) }
    return contents.flatMap { content -> [Effect] in
      call.runner.noteRun(of: content)
      let written = Expression(.closure(content.closure), at: content.offset)
      let shown = RunningCall(
        runner: call.runner, name: call.name, base: nil, arguments: [], expression: written,
        frame: Frame(scope: content.scope))
      let effects = SwiftUICalls(shown).presentation(
        .present, nil, by: variables, of: written, item: !arguments.isEmpty)
      return effects.map { $0.behind(gates) }
    }
  }

  /// Whether content is more than a part of what it lies over: a person can act in it, and it is not one control.
  private func isScreen(_ content: ClosureValue) -> Bool {
    let acting = call.linkage.shared(ActingViews.init)
    let controls = call.linkage.shared(ControlViews.init)
    let shown = ViewContent(runner: call.runner).shown(by: .closure(content), in: content.scope)
    let types = shown.compactMap { if case .view(_, let type) = $0.what { type } else { nil } }
    if !types.isEmpty { return isPlace(oneOf: types) }
    // Buttons alone are what an alert of the app's own is given.
    let isOnlyControls = content.closure.body.allSatisfy { statement in
      guard case .expression(let expression) = statement.kind else { return false }
      return expression.unmodifiedName.map(controls.isControl) ?? false
    }
    return !isOnlyControls && acting.acts(content.closure.body)
  }

  /// Whether one of some views is more than a part of what it lies over.
  func isPlace(oneOf types: [TypeID]) -> Bool {
    let acting = call.linkage.shared(ActingViews.init)
    let controls = call.linkage.shared(ControlViews.init)
    return types.contains { type in
      views.screenLike.contains(type) || acting.contains(type) && !controls.contains(type)
        || call.runner.program[type].members.values.joined().contains { isEnvironment($0, "dismiss") }
    }
  }
}
