import Facts
import NavigationModel

/// Properties of objects that hold what is shown, whatever it is: `@Published var screen: AnyView`.
///
/// They are state like others, whose values are told apart by where the views are made.
struct HeldViews {
  private(set) var variables: Set<VariableID> = []

  /// - Complexity: O(*n*) in the number of properties.
  init(_ linkage: Linkage) {
    let program = linkage.program
    let known = linkage.shared(OwnViewStacks.init).drawn.union(linkage.shared(HeldContent.init).roots)
    for id in program.variables.indices.map(VariableID.init) where !known.contains(id) {
      let declaration = program[id].declaration
      guard let owner = program[id].owner, program[owner].keyword == .class, !declaration.isStatic,
        declaration.getter == nil, declaration.type?.unwrapped.simpleName == "AnyView",
        linkage.sites.named(declaration.name).contains(where: { $0.form == .assignment })
      else { continue }
      variables.insert(id)
    }
  }

  func contains(_ id: VariableID) -> Bool { variables.contains(id) }
}

extension ShownView {
  /// What the state that holds a view is called while it holds this one.
  fileprivate var heldName: String { "view:\(origin.file):\(origin.offset)" }
}

extension Views {
  /// What it means that an object gets a view to hold; `nil` for other properties.
  func heldView(_ variable: VariableID, _ given: Value, _ call: RunningCall) -> [Effect]? {
    guard linkage.shared(HeldViews.init).contains(variable) else { return nil }
    return given.alternatives.prefix(12).flatMap { alternative -> [Effect] in
      // Without a view to hold, what stands beside it is seen.
      if case .null = alternative { return [pending(.set(variable, .null), 3, .null, variable, call, .select)] }
      return ViewContent(runner: runner).shown(by: alternative, in: call.scope).filter(\.isView).map { view in
        let name = Value.string(view.heldName)
        return pending(.set(variable, name), 3, name, variable, call, .select).behind(view.gates)
      }
    }
  }
}

extension ViewContent {
  /// The views that an object may hold in a property, each under the condition that it does; `nil` for other names.
  func held(_ expression: Expression, _ place: Place) -> [ShownView]? {
    let found = runner.evaluator.variables(expression, in: place.scope).map(\.id)
    guard let variable = found.first, found.allSatisfy(runner.linkage.shared(HeldViews.init).contains) else {
      return nil
    }
    let shown = views(runner.evaluator.evaluate(expression, in: place.scope), [], place)
    guard shown.filter(\.isView).count > 1 else { return shown }
    return shown.map { view in
      guard view.isView else { return view }
      var view = view
      view.states.append(StateCondition(variables: [variable], wanted: .cases([view.heldName])))
      return view
    }
  }
}
