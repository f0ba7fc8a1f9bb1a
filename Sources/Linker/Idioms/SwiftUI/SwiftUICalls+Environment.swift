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

  /// `.environment(\.openURL, OpenURLAction { … })` around what a window shows.
  ///
  /// In a view it is told of the view, whose links it follows. Around a window it is asked by any view that opens a
  /// link, and which of them can open one that leads somewhere no code tells.
  func isLinkActionOfWindow() -> Bool {
    guard call.name == "environment", call.arguments.count == 2,
      case .keyPath(_, let names)? = call.argument(nil)?.kind, names.last == "openURL", let owner = call.scope.owner,
      call.runner.program.ancestry(of: owner).contains(where: ["App", "Scene"].contains)
    else { return false }
    var led: [Effect] = []
    call.runner.run(call.arguments[1].value, Frame(scope: call.scope), &led)
    if !led.isEmpty { call.leaveOpen("which screens open links that lead on from here could not be found out") }
    return true
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
