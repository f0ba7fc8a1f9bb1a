import Facts
import NavigationModel

extension SwiftUICalls {
  /// `dismiss()` from the environment, under whatever name, `self.` or not; `presentationMode.wrappedValue.dismiss()`.
  func dismiss() -> RunningAnswer? {
    guard call.arguments.isEmpty else { return nil }
    if let base = call.base, !base.isSelf {
      guard isPresentationMode(base) else { return nil }
    } else if call.base == nil, let meanings = call.scope.lookup(call.name) {
      // `func save(dismiss: DismissAction)`
      guard meanings.contains(where: \.isDismissal) else { return nil }
    } else {
      guard let owner = call.scope.owner,
        call.runner.program.members(named: call.name, of: owner).contains(where: isDismissal)
      else { return nil }
    }
    return RunningAnswer(effects: [call.effect(.dismiss, nil)])
  }

  /// `dismiss.callAsFunction()`.
  func dismissCalled() -> RunningAnswer? {
    guard call.arguments.isEmpty, let base = call.base,
      call.evaluator.variables(base, in: call.scope).contains(where: { isEnvironment(.variable($0.id), "dismiss") })
    else { return nil }
    return RunningAnswer(effects: [call.effect(.dismiss, nil)])
  }

  /// A way back that is handed on as a function: `Button("Close", action: dismiss.callAsFunction)`.
  ///
  /// It goes on under the names of parameters, and of constants of the views that get it.
  func dismissal(by function: Expression, in scope: Scope, depth: Int = 0) -> Effect? {
    if case .name(let name, _) = function.stripped.kind, depth < 8 {
      return given(function, name, scope).flatMap { dismissal(by: $0.expression, in: $0.scope, depth: depth + 1) }
    }
    guard function.isWayBack, let base = function.strippedBase else { return nil }
    let reference = RunningCall(
      runner: call.runner, name: function.lastName ?? "", base: base, arguments: [], expression: function,
      frame: Frame(scope: scope))
    let calls = SwiftUICalls(reference)
    return (function.lastName == "dismiss" ? calls.dismiss() : calls.dismissCalled())?.effects.first
  }

  /// What a parameter, or a constant of a view, was given.
  private func given(_ expression: Expression, _ name: String, _ scope: Scope) -> (
    expression: Expression, scope: Scope
  )? {
    guard let meanings = scope.lookup(name) else {
      let found = call.evaluator.variables(expression, in: scope)
      guard found.count == 1 else { return nil }
      return call.evaluator.given(found[0].id, of: found[0].receiver)?.written.map { ($0.expression, $0.scope) }
    }
    guard meanings.count == 1, case .argument(let argument, _)? = meanings.first else { return nil }
    return argument.written.map { ($0.expression, $0.scope) }
  }

  /// Whether it is what takes a view away, read from the environment or given by a view that has read it.
  private func isDismissal(_ member: Program.Member) -> Bool {
    if isEnvironment(member, "dismiss") { return true }
    guard case .variable(let id) = member else { return false }
    return call.runner.program[id].declaration.type?.unwrapped.simpleName == "DismissAction"
  }

  private func isPresentationMode(_ base: Expression) -> Bool {
    guard ["wrappedValue", "presentationMode"].contains(base.lastName ?? "") else { return false }
    if base.text.contains("resentationMode") { return true }
    guard let mode = base.strippedBase else { return false }
    return call.evaluator.variables(mode, in: call.scope).contains {
      isEnvironment(.variable($0.id), "presentationMode")
    }
  }

  func isEnvironment(_ member: Program.Member, _ key: String) -> Bool {
    guard case .variable(let id) = member else { return false }
    return call.runner.program[id].declaration.isEnvironment(key)
  }

  /// `.environment(\.openURL, OpenURLAction { … })` around what a window shows.
  ///
  /// In a view it is told of the view, whose links it follows. Around a window, or a container of screens, it is asked by
  /// any view that opens a link, and which of them can open one that leads somewhere no code tells.
  func isLinkActionOfWindow() -> Bool {
    guard call.name == "environment", call.arguments.count == 2,
      case .keyPath(_, let names)? = call.argument(nil)?.kind, names.last == "openURL", let owner = call.scope.owner,
      call.runner.program.ancestry(of: owner).contains(where: ["App", "Scene"].contains)
        || call.base?.isContainerOfScreens ?? false || isOfContainers(modifier: owner)
    else { return false }
    var led: [Effect] = []
    call.runner.run(call.arguments[1].value, Frame(scope: call.scope), &led)
    if !led.isEmpty { call.leaveOpen("which screens open links that lead on from here could not be found out") }
    return true
  }

  /// Whether a modifier of the app's own is applied to nothing but containers of screens.
  private func isOfContainers(modifier: TypeID) -> Bool {
    let program = call.runner.program
    guard program.ancestry(of: modifier).contains("ViewModifier") else { return false }
    let sites = call.linkage.sites
    let applied = sites.named("modifier").filter { site in
      guard case .call(let made, _)? = site.argument(nil)?.kind else { return false }
      return made.lastName == program[modifier].name
    }.flatMap { site -> [Expression?] in
      // `func linked() -> some View { modifier(Links()) }`
      guard site.base?.isSelf ?? true, let function = site.scope.function else { return [site.base] }
      return sites.named(program[function].declaration.name).map(\.base)
    }
    return !applied.isEmpty && applied.allSatisfy { $0?.isContainerOfScreens ?? false }
  }

  /// A picker of the system: `.photosPicker(isPresented: $isPicking, …)`.
  func system(_ name: String) -> RunningAnswer? {
    guard call.argument("isPresented") != nil else { return nil }
    let node = call.linkage.nodes.add(Node(id: NodeID(name), name: name, kind: .system))
    return RunningAnswer(effects: [call.effect(.present, .node(node))])
  }
}

extension Scope.Binding {
  /// Whether it is declared as what takes a view away.
  fileprivate var isDismissal: Bool {
    switch self {
    case .argument(_, let declared): declared?.unwrapped.simpleName == "DismissAction"
    case .parameter(_, _, let fallback):
      if case .typed(let type, _) = fallback { type.simpleName == "DismissAction" } else { false }
    default: false
    }
  }
}

extension Expression {
  /// Whether it names, without calling it, what takes away the view that it is in, by its spelling.
  var isWayBack: Bool {
    if case .member(_?, let name, _) = kind { name == "callAsFunction" || name == "dismiss" } else { false }
  }

  /// Whether it makes a container of SwiftUI's that shows screens, with whatever modifiers.
  fileprivate var isContainerOfScreens: Bool {
    let containers = ["NavigationStack", "NavigationView", "NavigationSplitView", "NBNavigationStack", "TabView"]
    return unmodifiedName.map(containers.contains) ?? false
  }
}
