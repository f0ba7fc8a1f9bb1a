import Facts
import NavigationModel

/// Code that brings another tab to the front.
struct TabSelection {
  let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  /// `tabBarController.selectedIndex = 1`.
  func byIndex() -> RunningAnswer? {
    guard mayBeTabBar, let shown = call.argument(nil) else { return nil }
    if isFilledHere || isShownHere || isBeginning { return RunningAnswer(effects: []) }
    if let picked = picked(from: shown, call.scope), picked.index == nil {
      if !picked.shown.isEmpty { return RunningAnswer(effects: picked.shown.map { call.effect(.select, $0) }) }
      return picked.types.isEmpty ? leaveOpen() : selecting(picked.types)
    }
    let indices = numbers(shown, call.scope)
    guard indices.isEmpty else { return selecting(indices) }
    return holder == nil ? nil : leaveOpen()
  }

  /// `tabBarController.selectedViewController = cart`.
  func byController() -> RunningAnswer? {
    guard let shown = call.argument(nil) else { return nil }
    let targets = Targets(linkage: call.linkage, host: call.host).targets(call.value(shown))
    if targets.isEmpty, mayBeTabBar, let picked = picked(from: shown, call.scope) {
      if !picked.types.isEmpty { return selecting(picked.types) }
      guard let index = picked.index else { return leaveOpen() }
      let indices = numbers(index.expression, index.scope)
      return indices.isEmpty ? leaveOpen() : selecting(indices)
    }
    return RunningAnswer(effects: targets.map { call.effect(.select, $0) })
  }

  /// The tabs at some positions come to the front.
  private func selecting(_ indices: [Int]) -> RunningAnswer {
    RunningAnswer(
      effects: indices.map { index in
        var effect = call.effect(.select, nil)
        effect.tab = index
        effect.presenter = holder
        // Which of several it is, only a run can tell.
        return indices.count > 1 ? effect.doubted : effect
      })
  }

  /// The tab with a screen of a class comes to the front.
  private func selecting(_ types: [TypeID]) -> RunningAnswer {
    RunningAnswer(effects: types.map { call.effect(.select, .node(call.linkage.nodes.node(for: $0))) })
  }

  private func leaveOpen() -> RunningAnswer? {
    call.leaveOpen("which tab comes to the front could not be found out")
    return nil
  }

  /// Whether the same code gives the tab bar its children: which of them is seen first is no move.
  private var isFilledHere: Bool {
    guard let function = call.scope.function else { return false }
    let name = { (base: Expression?) in base.flatMap { $0.isSelf ? nil : $0.stripped.text } }
    return call.linkage.sites.named(["viewControllers", "setViewControllers"]).contains { site in
      site.scope.function == function && name(site.base) == name(call.base)
    }
  }

  /// Whether the same code has the tab bar made and hands it on to be shown: with that comes the tab that is seen first.
  private var isShownHere: Bool {
    guard let function = call.scope.function, case .name(let name, _)? = call.base?.stripped.kind,
      case .expression(let local, _)? = call.scope.lookup(name)?.first,
      case .call? = local.written?.expression.stripped.kind
    else { return false }
    return call.linkage.sites.all.contains { site in
      site.scope.function == function && site.form == .call && site.expression.offset > call.expression.offset
        && site.arguments.contains { if case .name(name, _) = $0.value.stripped.kind { true } else { false } }
    }
  }

  /// Whether a tab bar chooses by itself what is seen first, before anybody sees it.
  private var isBeginning: Bool {
    guard call.base?.isSelf ?? true, let function = call.scope.function, call.scope.owner.map(isTabBar) ?? false else {
      return false
    }
    return ["init", "awakeFromNib", "loadView", "viewDidLoad"].contains(
      call.linkage.program[function].declaration.name)
  }

  /// Whether the property can be a tab bar's: other classes have one of that name, too.
  var mayBeTabBar: Bool {
    guard let base = call.base else {
      guard call.scope.lookup(call.name) == nil else { return false }
      return call.evaluator.dispatchType(in: call.scope).map(isTabBar) ?? true
    }
    return call.value(base).alternatives.contains { alternative in
      if let type = call.evaluator.typeID(of: alternative), call.linkage.program[type].keyword != nil {
        return isTabBar(type)
      }
      guard case .typed(let type, _) = alternative, let name = type.simpleName else { return true }
      return name.hasSuffix("TabBarController")
    }
  }

  private func isTabBar(_ type: TypeID) -> Bool {
    let program = call.linkage.program
    return program.container(type) == .tab || program[type].keyword == .protocol
      || program.ancestry(of: type).contains { $0.hasSuffix("TabBarController") }
  }

  /// The tab bar that the call is made on, where it has a class.
  private var holder: NodeID? {
    let value = call.base.map(call.value) ?? call.evaluator.selfValue(in: call.scope)
    return Targets(linkage: call.linkage, host: call.host).nodes(value).first {
      call.linkage.nodes[$0]?.container == .tab
    }
  }

  /// Every number that an expression can be, so far as is known.
  private func numbers(_ expression: Expression, _ scope: Scope) -> [Int] {
    var found: [Int] = []
    for alternative in call.evaluator.evaluate(expression, in: scope).alternatives {
      guard let number = number(alternative), !found.contains(number) else { continue }
      found.append(number)
    }
    return found
  }

  private func number(_ value: Value) -> Int? {
    switch value {
    case .number(let text): return Int(text)
    // `Tab.cart.rawValue`.
    case .term(let term) where term.name == "rawValue":
      guard case .enumCase(let enumCase)? = term.base else { return nil }
      return position(of: enumCase)
    default: return nil
    }
  }

  /// The raw value of a case of an enum of numbers: its own, or one more than that of the case before.
  private func position(of enumCase: EnumCaseValue) -> Int? {
    var next = 0
    for declared in call.linkage.program[enumCase.type].cases {
      if case .number(let text)? = declared.rawValue?.kind, let number = Int(text) { next = number }
      if declared.name == enumCase.name { return next }
      next += 1
    }
    return nil
  }
}
