import Facts

extension Targets {
  /// The controller that a navigation controller of the app's own class is made with, under whatever label:
  /// `init(screen: Screen) { super.init(rootViewController: screen) }`.
  func root(givenTo instance: Instance) -> Value? {
    if let root = instance.arguments.first(where: { $0.label == "rootViewController" }) { return root.value }
    return root(handedOnBy: instance.id, instance.arguments, of: instance, depth: 0)
  }

  /// What the initialiser of a class, or the one above it that this calls, gives to UIKit's of what it is given.
  private func root(
    handedOnBy type: TypeID, _ arguments: [LabeledValue], of instance: Instance, depth: Int
  ) -> Value? {
    guard depth < Self.chainLimit else { return nil }
    let program = linkage.program
    for case .function(let id) in program.members(named: "init", of: type)
    where linkage.evaluator.accepts(program[id].declaration.parameters, arguments) {
      let scope = linkage.evaluator.scope(
        of: id, receiver: .instance(instance), arguments: arguments, at: instance.place)
      for call in linkage.sites.named("init") where call.form == .call && call.scope.function == id {
        guard let base = call.base, base.isSuper || base.isSelf else { continue }
        if let root = call.argument("rootViewController") {
          // What the class makes itself is told of the class.
          return isParameter(root, of: id) ? linkage.evaluator.evaluate(root, in: scope) : nil
        }
        let above = base.isSelf ? type : program[type].inherited.first.flatMap { program.resolve($0, from: type) }
        guard let above, program[above].keyword == .class else { continue }
        let given = linkage.evaluator.labeled(call.arguments, in: scope)
        if let root = root(handedOnBy: above, given, of: instance, depth: depth + 1) { return root }
      }
    }
    return nil
  }

  private static let chainLimit = 4

  private func isParameter(_ written: Expression, of id: FunctionID) -> Bool {
    guard case .name(let name, _) = written.stripped.kind else { return false }
    return linkage.program[id].declaration.parameters.contains { $0.name == name }
  }
}
