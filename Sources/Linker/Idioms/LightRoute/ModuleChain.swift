import Facts
import NavigationModel

/// A chain of LightRoute's calls, from the controller that it starts at to the call that sets it going.
struct ModuleChain {
  /// A call of the chain.
  private struct Link {
    var name: String
    var arguments: [Argument]
    var scope: Scope

    func argument(_ labels: String...) -> Expression? {
      arguments.first { labels.contains($0.label ?? "") }?.value
    }
  }

  private let call: RunningCall
  /// From the one that says where to, to the last before the call at hand.
  private let links: [Link]
  /// The controller that it starts at.
  private let handler: Expression?

  private var linkage: Linkage { call.linkage }

  init?(_ call: RunningCall) {
    var links: [Link] = []
    var (rest, scope) = (call.base, call.scope)
    while links.count < Self.lengthLimit, let expression = rest?.stripped {
      switch expression.kind {
      case .call(let callee, let arguments):
        guard let name = callee.lastName else { return nil }
        links.insert(Link(name: name, arguments: arguments, scope: scope), at: 0)
        rest = callee.strippedBase
        guard Self.beginnings.contains(name) else { continue }
        (self.call, self.links, handler) = (call, links, rest)
        return
      case .name(let name, _):
        guard case .expression(let local, _)? = scope.lookup(name)?.first, let written = local.written else {
          return nil
        }
        (rest, scope) = (written.expression, written.scope)
      default: return nil
      }
    }
    return nil
  }

  /// What happens when the chain is set going.
  func go() -> RunningAnswer? {
    switch links[0].name {
    case "closeCurrentModule": close()
    case "forSegue": performSegue()
    default: show()
    }
  }

  private func show() -> RunningAnswer? {
    let destination = destination
    if let block = block(of: "transition") { return perform(block, with: destination) }
    let targets = Targets(linkage: linkage, host: call.host).targets(destination)
    let meant = targets.isEmpty ? screens(by: links[0].argument("to")) : targets
    guard !meant.isEmpty else {
      call.leaveOpen("what the chain that begins with '\(links[0].name)' shows could not be found out")
      return nil
    }
    call.resolve(by: .storyboard)
    let (kind, detail) = manner
    return RunningAnswer(effects: meant.map { call.effect(kind, $0, detail: detail) })
  }

  /// The controller that is loaded.
  private var destination: Value {
    let first = links[0]
    let evaluator = call.evaluator
    guard let factory = first.argument("factory") else {
      let identifier = first.argument("restorationId", "resterationId")
      return loaded(from: nil, identifier.map { evaluator.evaluate($0, in: first.scope) }, first.scope)
    }
    return .oneOf(
      evaluator.evaluate(factory, in: first.scope).alternatives.map { made in
        guard case .term(let term) = made else {
          let makers = evaluator.methods("instantiateTransitionHandler", of: made, [])
          return .oneOf(makers.map { evaluator.result(of: $0.id, arguments: [], receiver: $0.receiver) })
        }
        let storyboard = term.argument("storyboard") ?? storyboard(named: term.argument("storyboardName"), term)
        return loaded(from: storyboard, term.argument("restorationId"), term.scope)
      })
  }

  private func storyboard(named name: Value?, _ factory: Term) -> Value? {
    name.map { name in
      let arguments = [LabeledValue(label: "name", value: name)]
      return .term(
        Term(
          base: nil, name: "UIStoryboard", generics: [], arguments: arguments, origin: factory.origin,
          scope: factory.scope))
    }
  }

  /// What a storyboard gives for an identifier, or without one.
  private func loaded(from storyboard: Value?, _ identifier: Value?, _ scope: Scope) -> Value {
    let isInitial = identifier == nil
    return .term(
      Term(
        base: storyboard, name: isInitial ? "instantiateInitialViewController" : "instantiateViewController",
        generics: [], arguments: identifier.map { [LabeledValue(label: "withIdentifier", value: $0)] } ?? [],
        origin: call.origin, scope: scope))
  }

  /// The screens that the type of a module's input can be: the controller itself, or what has the input's object.
  private func screens(by type: Expression?) -> [Effect.Target] {
    guard let type, case .metatype(_, let id?) = call.evaluator.evaluate(type.metatypeBase, in: links[0].scope) else {
      return []
    }
    let program = linkage.program
    let types = program[id].keyword == .protocol ? program.conformers(of: id) : [id]
    let screens = types.flatMap { call.runner.actors.screens(of: $0) }
    return screens.count == 1 ? [.node(screens[0])] : []
  }

  /// How the module is shown.
  private var manner: (kind: Transition.Kind, detail: String?) {
    guard let style = links.last(where: { $0.name == "to" })?.argument("preferred", "preffered") else {
      return (.present, nil)
    }
    let inner = style.argument("style")?.lastName
    return switch style.calleeName {
    case "navigation": inner == "push" ? (.push, nil) : inner == "pop" ? (.popTo, nil) : (.present, nil)
    case "split": (inner == "detail" ? .show : .showDetail, nil)
    default: (.present, nil)
    }
  }

  private func close() -> RunningAnswer? {
    let style = links.last { $0.name == "preferred" }?.argument("style")
    let kind: Transition.Kind
    switch style?.calleeName {
    case "navigation":
      switch style?.argument("style")?.calleeName {
      case "toRoot": kind = .popToRoot
      case "pop", "findedPop": kind = .popTo
      default: kind = .pop
      }
    case "default": kind = .dismiss
    // Off the stack that it is on; the last in a stack takes that with it.
    default: kind = .pop
    }
    call.resolve(by: .constructor)
    return RunningAnswer(effects: [call.effect(kind, nil)])
  }

  private func performSegue() -> RunningAnswer? {
    guard let identifier = links[0].argument("identifier") else { return nil }
    let segue = RunningCall(
      runner: call.runner, name: "performSegue", base: handler,
      arguments: [Argument(label: "withIdentifier", value: identifier)], expression: call.expression,
      frame: call.frame)
    return SegueCalls(call: segue).perform(named: "withIdentifier")
  }

  /// A transition of the app's own: it gets the controller that is there, and the one that comes.
  private func perform(_ block: ClosureValue, with destination: Value) -> RunningAnswer? {
    let given = [call.value(handler), destination].map { LabeledValue(label: nil, value: $0) }
    return RunningAnswer(effects: call.runner.perform(block, arguments: given))
  }

  private func block(of name: String) -> ClosureValue? {
    for link in links where link.name == name {
      for argument in link.arguments {
        if case .closure(let block) = call.evaluator.evaluate(argument.value, in: link.scope) { return block }
      }
    }
    return nil
  }

  private static let beginnings: Set<String> = [
    "closeCurrentModule", "forCurrentStoryboard", "forSegue", "forStoryboard",
  ]
  private static let lengthLimit = 12
}

extension Expression {
  /// The name of the case that it makes, or names: `.navigation(style: .push)`.
  fileprivate var calleeName: String? {
    if case .call(let callee, _) = stripped.kind { callee.lastName } else { lastName }
  }

  fileprivate func argument(_ label: String) -> Expression? {
    guard case .call(_, let arguments) = stripped.kind else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// The type in `CartInput.self`.
  fileprivate var metatypeBase: Expression {
    if case .member(let base?, "self", _) = stripped.kind { base } else { self }
  }
}
