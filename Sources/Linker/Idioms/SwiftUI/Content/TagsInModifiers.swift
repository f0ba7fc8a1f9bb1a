import Facts

/// Modifiers of the app's own in whose code it stands which one a view is among its siblings:
/// `func placed(_ place: Place) -> some View { tabItem { … }.tag(place) }`, or a `ViewModifier` that does the same.
struct TagsInModifiers {
  private var functions: [FunctionID: Expression] = [:]
  private var types: [TypeID: Expression] = [:]
  /// What functions apply that do it with a type: `func placed(_ place: Place) -> some View { modifier(Placed(place)) }`.
  private var applied: [FunctionID: Expression] = [:]

  /// - Complexity: O(*n*) in the number of tags and of calls of `modifier`.
  init(_ linkage: Linkage) {
    let program = linkage.program
    let modifiers = OwnModifiers(program: program)
    for site in linkage.sites.named("tag") where site.form == .call {
      guard case .function(let id) = site.code, let tag = site.arguments.first?.value else { continue }
      let subject = site.base?.beginning
      if let owner = site.scope.owner, program.ancestry(of: owner).contains("ViewModifier") {
        if subject == program[id].declaration.parameters.first?.name { types[owner] = tag }
      } else if modifiers.areApplied(id), !(subject?.beginsUppercase ?? false) {
        functions[id] = tag
      }
    }
    guard !types.isEmpty else { return }
    for site in linkage.sites.named("modifier") where site.form == .call {
      guard case .function(let id) = site.code, modifiers.areApplied(id) else { continue }
      applied[id] = site.arguments.first?.value
    }
  }

  /// What a call of a function says which one the view is.
  func tag(by id: FunctionID, in scope: @autoclosure () -> Scope, _ evaluator: Evaluator) -> Value? {
    if let tag = functions[id] { return evaluator.evaluate(tag, in: scope()) }
    return applied[id].flatMap { tag(by: evaluator.evaluate($0, in: scope()), evaluator) }
  }

  /// What an object that is put around a view says which one that is.
  func tag(by modifier: Value, _ evaluator: Evaluator) -> Value? {
    guard !types.isEmpty, case .instance(let instance) = modifier, let tag = types[instance.id] else { return nil }
    let scope = Scope(file: evaluator.program[instance.id].file, owner: instance.id, receiver: modifier)
    return evaluator.evaluate(tag, in: scope)
  }
}
