import Facts

extension Targets {
  /// The controller that a navigation controller of the app's own class is made with, under whatever label:
  /// `init(screen: Screen) { super.init(rootViewController: screen) }`.
  func root(givenTo instance: Instance) -> Value? {
    if let root = instance.arguments.first(where: { $0.label == "rootViewController" }) { return root.value }
    let program = linkage.program
    for case .function(let id) in program.members(named: "init", of: instance.id)
    where linkage.evaluator.accepts(program[id].declaration.parameters, instance.arguments) {
      guard let handed = rootHandedOn(by: id) else { continue }
      let scope = linkage.evaluator.scope(
        of: id, receiver: .instance(instance), arguments: instance.arguments, at: instance.place)
      return linkage.evaluator.evaluate(handed, in: scope)
    }
    return nil
  }

  /// The parameter that an initialiser gives to UIKit's.
  private func rootHandedOn(by id: FunctionID) -> Expression? {
    let parameters = linkage.program[id].declaration.parameters
    let calls = linkage.sites.named("init").filter { site in
      site.form == .call && site.scope.function == id && site.base.map { $0.isSuper || $0.isSelf } ?? false
    }
    return calls.lazy.compactMap { $0.argument("rootViewController") }.first { written in
      guard case .name(let name, _) = written.stripped.kind else { return false }
      return parameters.contains { $0.name == name }
    }
  }
}
