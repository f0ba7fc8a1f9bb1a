import Facts
import NavigationModel

extension SwiftUICalls {
  /// `dismiss()` from the environment, under whatever name, `self.` or not; `presentationMode.wrappedValue.dismiss()`.
  func dismiss() -> RunningAnswer? {
    guard call.arguments.isEmpty else { return nil }
    if let base = call.base, !base.isSelf {
      guard isPresentationMode(base) else { return nil }
    } else {
      guard let owner = call.scope.owner, call.base != nil || call.scope.lookup(call.name) == nil,
        call.runner.program.members(named: call.name, of: owner).contains(where: { isEnvironment($0, "dismiss") })
      else { return nil }
    }
    return RunningAnswer(effects: [call.effect(.dismiss, nil)])
  }

  private func isPresentationMode(_ base: Expression) -> Bool {
    guard ["wrappedValue", "presentationMode"].contains(base.lastName ?? "") else { return false }
    if base.text.contains("resentationMode") { return true }
    guard let mode = base.strippedBase else { return false }
    return call.evaluator.variables(mode, in: call.scope).contains {
      isEnvironment(.variable($0.id), "presentationMode")
    }
  }

  private func isEnvironment(_ member: Program.Member, _ key: String) -> Bool {
    guard case .variable(let id) = member else { return false }
    return call.runner.program[id].declaration.isEnvironment(key)
  }

  /// A picker of the system: `.photosPicker(isPresented: $isPicking, …)`.
  func system(_ name: String) -> RunningAnswer? {
    guard call.argument("isPresented") != nil else { return nil }
    let node = call.linkage.nodes.add(Node(id: NodeID(name), name: name, kind: .system))
    return RunningAnswer(effects: [call.effect(.present, .node(node))])
  }
}

extension VariableDeclaration {
  /// Whether it is a value of the environment: `@Environment(\.dismiss)`.
  func isEnvironment(_ key: String) -> Bool {
    attributes.contains { attribute in
      guard attribute.name == "Environment", case .keyPath(_, let names)? = attribute.arguments.first?.value.kind else {
        return false
      }
      return names.last == key
    }
  }
}
