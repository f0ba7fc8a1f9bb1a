import Facts
import NavigationModel

/// What is asked before a function can run that is run by itself.
extension Roots {
  /// What is asked around all calls of a function: where a constant rules out a branch, what stands in it would still
  /// happen under its condition alone.
  func conditions(aroundCallsOf id: FunctionID) -> [Gate] {
    let declaration = program[id].declaration
    guard !declaration.isOverride else { return [] }
    let calls = linkage.sites.named(declaration.name).lazy
      .filter { $0.form == .call && $0.scope.function != id }.map(\.gates)
    if declaration.attributes.isEmpty { return shared(by: calls) }
    guard declaration.attributes.allSatisfy({ $0.name == "objc" }), calls.isEmpty else { return [] }
    return shared(by: registrations(of: id).lazy.map(\.gates)).filter(\.isOfControl)
  }

  /// Where a function is named as the action of a control: who never gets the button never does what it does.
  private func registrations(of id: FunctionID) -> [SelectorSite] {
    (linkage.sites.selectors[program[id].declaration.name] ?? []).filter { site in
      guard case .name = site.function.stripped.kind, let user = site.scope.owner, let owner = program[id].owner else {
        return true
      }
      return linkage.evaluator.isRelated(user, owner)
    }
  }

  private func shared(by places: some Sequence<[Gate]>) -> [Gate] {
    var common: [Gate]?
    for gates in places {
      common = common?.filter { $0.stands(among: gates) } ?? gates
      // Most functions are called somewhere without any condition.
      if common?.isEmpty ?? false { break }
    }
    return common ?? []
  }
}

extension Gate {
  /// Whether it may decide if a control is there: what is unwrapped, or made where there was none before, is the control.
  fileprivate var isOfControl: Bool {
    !name.contains("== nil") && !name.hasPrefix("let ") && !name.hasPrefix("var ") && !name.hasPrefix("not (let ")
  }
}
