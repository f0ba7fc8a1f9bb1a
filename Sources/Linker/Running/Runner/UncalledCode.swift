import Facts
import NavigationModel

/// Code that nothing was seen to call, and whether any of those who have its objects can have it done.
struct UncalledCode {
  let runner: Runner

  /// Whether all the code that calls a function has run, and never came to the call: an arm that no caller asks for.
  func isRuledOut(_ id: FunctionID) -> Bool {
    let name = runner.program[id].declaration.name
    guard name != "init", !runner.program[id].declaration.isOverride, runner.program[id].declaration.attributes.isEmpty
    else {
      return false
    }
    let calls = runner.linkage.sites.named(name).filter { $0.form == .call && $0.scope.function != id }
    return !calls.isEmpty
      && calls.allSatisfy { site in
        guard let function = site.scope.function, runner.reached.contains(function) else { return false }
        return !runner.visitedCalls.contains(site.origin)
      }
  }

  /// Whether many screens have one and the same object of a type: none of them makes its own.
  func isHandedAround(_ type: TypeID, among screens: [NodeID]) -> Bool {
    guard runner.program[type].keyword == .class else { return false }
    let holders = Set(screens)
    return runner.linkage.sites.named(runner.program[type].name).allSatisfy { site in
      guard site.form == .call, let maker = site.scope.owner else { return true }
      return !holders.contains(runner.linkage.nodes.identity(of: maker))
    }
  }
}
