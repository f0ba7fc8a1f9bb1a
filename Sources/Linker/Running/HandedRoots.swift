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
          return program.handed(in: root, to: id).map { linkage.evaluator.evaluate($0, in: scope) }
        }
        let above = base.isSelf ? type : program[type].inherited.first.flatMap { program.resolve($0, from: type) }
        guard let above, program[above].keyword == .class else { continue }
        let given = linkage.evaluator.labeled(call.arguments, in: scope)
        if let root = root(handedOnBy: above, given, of: instance, depth: depth + 1) { return root }
      }
      if let root = root(putInBy: id, scope) { return root }
    }
    return nil
  }

  /// What an initialiser puts into the new stack itself of what it is given: `pushViewController(root, animated: false)`.
  private func root(putInBy initializer: FunctionID, _ scope: Scope) -> Value? {
    for call in linkage.sites.named(Self.puttings)
    where call.form == .call && call.scope.function == initializer && call.base?.isSelf ?? true {
      guard let shown = call.argument(nil) else { continue }
      let root = if case .array(let elements) = shown.stripped.kind { elements.last } else { Optional(shown) }
      guard let root, linkage.program.handed(in: root, to: initializer) != nil else { continue }
      return linkage.evaluator.evaluate(root, in: scope)
    }
    return nil
  }

  private static let puttings: Set<String> = ["pushViewController", "setViewControllers"]

  private static let chainLimit = 4
}

extension Program {
  /// What the caller of an initialiser hands in to be shown: the parameter itself, or what hosts and dresses it:
  /// `UIHostingController(rootView: Framed(content: content))`.
  func handed(in root: Expression, to id: FunctionID, depth: Int = 0) -> Expression? {
    guard depth < 6 else { return nil }
    let parameters = self[id].declaration.parameters
    switch root.stripped.kind {
    case .name(let name, _):
      if let parameter = parameters.first(where: { $0.name == name }) {
        return depth == 0 || isShowable(parameter.type, to: id) ? root : nil
      }
      return local(named: name, in: id).flatMap { self.handed(in: $0, to: id, depth: depth + 1) }
    case .call(let callee, let arguments):
      if case .name(let name, _) = callee.kind, let parameter = parameters.first(where: { $0.name == name }) {
        guard case .function(_, let result)? = parameter.type?.unwrapped, isShowable(result, to: id) else { return nil }
        return root
      }
      if let base = callee.strippedBase { return handed(in: base, to: id, depth: depth + 1) }
      guard callee.lastName?.beginsUppercase ?? false else { return nil }
      return arguments.lazy.compactMap { self.handed(in: $0.value, to: id, depth: depth + 1) }.first
    default: return nil
    }
  }

  /// Whether a type is one of views or controllers, whichever: `Content`, `AnyView`, `UIViewController`.
  private func isShowable(_ type: TypeReference?, to id: FunctionID) -> Bool {
    guard let name = type?.unwrapped.simpleName else { return false }
    if ["AnyView", "UIViewController", "View"].contains(name) { return true }
    let own = self[id].declaration.genericParameters
    let outer = self[id].owner.map { self[$0].genericParameters } ?? []
    return (own + outer).contains { $0.name == name && $0.bound?.simpleName == "View" }
  }

  /// What a function gives a local of its own.
  private func local(named name: String, in id: FunctionID) -> Expression? {
    (self[id].declaration.body ?? []).lazy.compactMap { statement -> Expression? in
      guard case .binding(.name(name), _, let value) = statement.kind else { return nil }
      return value
    }.first
  }
}
