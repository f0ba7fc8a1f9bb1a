import Facts
import NavigationModel

/// What an action of the app's own does with its screen, as its code says.
struct ActionEffects {
  let linkage: Linkage

  private static let calls: [String: Transition.Kind] = [
    "present": .present, "pushViewController": .push, "setViewControllers": .setStack, "show": .show,
    "showDetailViewController": .showDetail,
  ]
  private static let assignments: [String: Transition.Kind] = [
    "rootViewController": .replaceRoot, "selectedIndex": .select, "selectedViewController": .select,
  ]
  private static let names = (Array(calls.keys) + Array(assignments.keys)).sorted()

  /// What code of the action does with the screen that it is given counts before what it does besides.
  func effect(of action: TypeID) -> Transition.Kind? {
    let done = Self.names.flatMap { linkage.sites.named($0) }
      .filter { $0.scope.owner == action && kind(of: $0) != nil }
    let screens = screens(givenTo: action)
    return (done.first { mentions($0, screens) } ?? done.first { $0.form == .call }).flatMap(kind)
  }

  private func kind(of site: CallSite) -> Transition.Kind? {
    guard site.form == .assignment else { return Self.calls[site.name] }
    // Containers of the app's own have a root, too.
    if site.name == "rootViewController" {
      guard let base = site.base, Windows(evaluator: linkage.evaluator).isWindow(base, in: site.scope) else {
        return nil
      }
    }
    return Self.assignments[site.name]
  }

  /// What the action's code calls the screen that it is to show: `perform(with screen:on:animated:completion:)`.
  private func screens(givenTo action: TypeID) -> Set<String> {
    var names: Set<String> = []
    for case .function(let function) in linkage.program[action].members["perform"] ?? [] {
      for parameter in linkage.program[function].declaration.parameters where parameter.label == "with" {
        names.insert(parameter.name)
      }
    }
    return names
  }

  private func mentions(_ site: CallSite, _ names: Set<String>) -> Bool {
    var used = NameCollector()
    switch site.expression.kind {
    case .assignment(_, _, let value): used.collect(value)
    case .call(_, let arguments): for argument in arguments { used.collect(argument.value) }
    default: return false
    }
    return !used.names.isDisjoint(with: names)
  }
}
