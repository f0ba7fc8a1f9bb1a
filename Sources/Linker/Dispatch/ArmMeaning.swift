import Facts

/// What the branches of a switch do for the user: lead somewhere, something else, or nothing at all.
struct ArmMeaning {
  let linkage: Linkage
  let relevance: Relevance
  let choices: ViewChoices

  init(linkage: Linkage, relevance: Relevance) {
    self.linkage = linkage
    self.relevance = relevance
    choices = ViewChoices(linkage: linkage)
  }

  /// Whether the app navigates by a switch.
  func navigates(_ site: SwitchSite) -> Bool {
    guard !site.isTest else { return false }
    return choices.contains(site) || site.arms.contains { navigates($0) } || chooses(site)
  }

  private func navigates(_ arm: SwitchCase) -> Bool {
    var collector = NameCollector()
    collector.collect(arm.body)
    return collector.names.contains { relevance.contains($0) }
  }

  /// Whether branches only say which screen it is, and code behind the switch shows that.
  private func chooses(_ site: SwitchSite) -> Bool {
    let chosen = Set(site.arms.flatMap(\.body).compactMap(\.assignedLocal))
    guard !chosen.isEmpty, let function = site.scope.function else { return false }
    return linkage.sites.all.contains { call in
      call.form == .call && call.code == .function(function) && call.expression.offset > site.subject.offset
        && relevance.contains(call.name)
        && call.arguments.contains { $0.value.stripped.lastName.map(chosen.contains) ?? false }
    }
  }

  /// Whether a branch only leaves the switch, says that it was there, or hands on to functions that are empty.
  func doesNothing(_ body: [Statement], of site: SwitchSite) -> Bool {
    body.allSatisfy { statement in
      switch statement.kind {
      case .other, .return(nil): true
      // Who is told of a link says so that it was taken.
      case .return(let expression?):
        expression.isNothing
          || expression.stripped.kind == .boolean(true)
            && site.scope.function.map { LinkSources(linkage: linkage).isOne(.function($0)) } ?? false
      case .expression(let expression):
        expression.isNothing || expression.isLogging || isEmptyCall(expression, of: site)
      default: false
      }
    }
  }

  /// Whether a branch that does nothing else says in a log that it was there.
  func isSpoken(_ body: [Statement]) -> Bool {
    body.contains { statement in
      if case .expression(let expression) = statement.kind { expression.isLogging } else { false }
    }
  }

  /// `children.forEach { $0.start(with: link) }`, where every `start(with:)` but the one around it is empty.
  private func isEmptyCall(_ expression: Expression, of site: SwitchSite) -> Bool {
    guard case .call(let callee, let arguments) = expression.stripped.kind, let name = callee.lastName else {
      return false
    }
    if name == "forEach", case .closure(let closure)? = arguments.last?.value.stripped.kind {
      return !closure.body.isEmpty && doesNothing(closure.body, of: site)
    }
    guard !arguments.isEmpty, callee.strippedBase != nil else { return false }
    let meant = linkage.program.functions.indices.map(FunctionID.init).filter { id in
      let declaration = linkage.program[id].declaration
      return declaration.name == name && declaration.body != nil && id != site.scope.function
        && declaration.parameters.map(\.label) == arguments.map(\.label)
    }
    return !meant.isEmpty && meant.allSatisfy { linkage.program[$0].declaration.body?.isEmpty ?? false }
  }
}

extension Statement {
  /// The local variable that it gives a value.
  fileprivate var assignedLocal: String? {
    guard case .expression(let expression) = kind, case .assignment(let target, _, _) = expression.stripped.kind,
      case .name(let name, _) = target.stripped.kind
    else { return nil }
    return name
  }
}

extension Expression {
  /// `nil`, `false`, `.none`, `.none()`, `EmptyView()`.
  fileprivate var isNothing: Bool {
    switch stripped.kind {
    case .nil, .boolean(false), .name("EmptyView", _): true
    case .tuple(let elements): elements.isEmpty
    case .call(let callee, let arguments): arguments.isEmpty && callee.isNothing
    case .member(_, let name, _): name == "none"
    default: false
    }
  }

  fileprivate var isLogging: Bool {
    guard case .call(let callee, _) = stripped.kind, let name = callee.lastName else { return false }
    return ["print", "debugPrint", "NSLog", "os_log", "log", "debug", "info", "warning", "error"].contains(name)
  }
}
