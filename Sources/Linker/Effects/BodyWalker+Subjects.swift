import Facts

extension BodyWalker {
  /// Notes that who sends to a subject uses who subscribed to it; they meet by the type of what is sent.
  mutating func noteSubject(
    _ name: String, _ base: Expression?, _ arguments: [Argument], _ call: Int32, _ context: Context
  ) {
    guard let base else { return }
    switch name {
    case _ where Subscriptions.sending.contains(name):
      for element in elements(of: base, context.scope) { uses.add(.sending(element), usedBy: call) }
    case _ where Subscriptions.subscribing.contains(name):
      let given = arguments.flatMap { self.given($0.value, context) }
      for element in given.isEmpty ? [] : elements(of: base, context.scope) {
        for value in given { uses.add(value, usedBy: .sending(element)) }
      }
    default: return
    }
  }

  /// Names of what publishers bring that are parts of an expression, as far as declarations tell.
  private func elements(of publisher: Expression, _ scope: Scope) -> Set<String> {
    var found: Set<String> = []
    var current: Expression? = publisher
    while let expression = current?.stripped {
      switch expression.kind {
      case .call(let callee, _): current = callee
      case .name(let name, _), .member(_, let name, _):
        for member in types.members(expression, in: scope) ?? named(name) {
          if let element = element(of: member) { found.insert(element) }
        }
        current = expression.strippedBase
      default: current = nil
      }
    }
    return found
  }

  private func named(_ name: String) -> [Program.Member] { (variablesByName[name] ?? []).map { .variable($0) } }

  private func element(of member: Program.Member) -> String? {
    switch member {
    case .variable(let id):
      let declaration = program[id].declaration
      if let type = declaration.type { return element(of: type) }
      guard case .call(let callee, _)? = declaration.value?.kind, case .name(let name, let arguments) = callee.kind
      else { return nil }
      return element(of: .named(path: [name], arguments: arguments))
    case .function(let id): return program[id].declaration.result.flatMap(element)
    case .enumCase, .type: return nil
    }
  }

  private func element(of type: TypeReference) -> String? {
    guard case .named(let path, let arguments) = type.unwrapped, let name = path.last else { return nil }
    let isMachine = name.hasSuffix("Machine")
    guard isMachine || name.hasSuffix("Publisher") || name.hasSuffix("Subject"),
      let element = isMachine ? arguments.last : arguments.first
    else { return nil }
    return element.simpleName ?? element.description
  }
}
