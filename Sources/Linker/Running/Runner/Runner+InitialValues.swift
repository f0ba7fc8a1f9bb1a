import Facts
import NavigationModel

/// What runs as an object is made: what its properties begin with, `let coordinators = Coordinators.make()`, then its
/// initialiser.
extension Runner {
  func runInitializers(
    of id: TypeID, _ given: [LabeledValue], _ call: RunningCall, _ frame: Frame, _ effects: inout [Effect]
  ) {
    let made = evaluator.evaluate(call.expression, in: frame.scope)
    effects += idioms.made(made, call).map { $0.behind(frame.gates) }
    if linkage.shared(OwnViewStacks.init).containers.contains(id), let content = SwiftUICalls(call).content {
      effects += SwiftUICalls(call).root(call.arguments[content].value).map { $0.behind(frame.gates) }
    }
    effects += run(part: made, call).map { $0.behind(frame.gates) }
    making[id, default: 0] += 1
    let mark = canTell(id) ? Tellings.made(id) : actors.isFlow(id) ? Tellings.begun(id) : nil
    var done = mark == nil ? [] : perform(initialValuesOf: id, receiver: made)
    for function in evaluator.initializers(of: id, for: given) {
      done += perform(function, receiver: made, arguments: given)
    }
    effects += done.map { $0.behind(frame.gates + (mark.map { [$0] } ?? [])) }
    making[id, default: 1] -= 1
  }

  /// The effects of what properties of an object of a class hold from the beginning.
  ///
  /// - Parameter isDelegate: whether it is one of the system's delegates, who ask for what they make later at once.
  func perform(initialValuesOf type: TypeID, receiver: Value?, isDelegate: Bool = false) -> [Effect] {
    initialCalls(of: type).flatMap { id -> [Effect] in
      guard isDelegate || !program[id].declaration.isLazy, let value = program[id].declaration.value else { return [] }
      let key = Activation(code: .variable(id, 2), receiver: tag(receiver), arguments: [])
      return summary(key, in: program[id].owner, retaining: [receiver ?? .unknown]) { [self] in
        var effects: [Effect] = []
        run(value, Frame(scope: scope(of: id, receiver)), &effects)
        return claim(effects.plainest, scope(of: id, receiver))
      }
    }
  }

  /// The properties of a class, and of those above it, that begin with what a call gives which matters.
  private func initialCalls(of type: TypeID) -> [VariableID] {
    if let known = initialCalls[type] { return known }
    let classes = program.ancestors(of: type).union([type]).filter { program[$0].keyword == .class }.sorted()
    let found = classes.flatMap { owner in
      program[owner].members.values.flatMap { $0 }.compactMap { member -> VariableID? in
        guard case .variable(let id) = member, program.isMadeByCall(id), matters(id) else { return nil }
        return id
      }.sorted()
    }
    initialCalls[type] = found
    return found
  }

  private func matters(_ id: VariableID) -> Bool {
    guard let value = program[id].declaration.value?.stripped, case .call(let callee, _) = value.kind else {
      return false
    }
    return relevance.contains(
      callOf: callee.lastName ?? "", at: Origin(file: program[id].file, offset: value.offset))
  }
}

extension Program {
  /// Whether a property of an object begins with what a call by name gives.
  func isMadeByCall(_ id: VariableID) -> Bool {
    let declaration = self[id].declaration
    guard !declaration.isStatic, declaration.getter == nil,
      case .call(let callee, _)? = declaration.value?.stripped.kind
    else { return false }
    return callee.lastName != nil
  }
}
