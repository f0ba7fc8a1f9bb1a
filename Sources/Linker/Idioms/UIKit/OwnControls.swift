import Facts

/// Code that runs when the user touches what a screen shows, and not while another one covers that.
struct OwnControls {
  private let linkage: Linkage
  private let closures: [Int: [ClosureSite]]

  init(_ linkage: Linkage) {
    self.linkage = linkage
    closures = Dictionary(grouping: linkage.sites.closures, by: \.scope.file)
  }

  private var program: Program { linkage.program }

  /// Whether nothing but a touch runs what stands there.
  func run(_ origin: Origin, in scope: Scope) -> Bool {
    if let closure = innermostClosure(around: origin) { return isForTouches(closure) }
    return scope.function.map(isForTouches) ?? false
  }

  private func innermostClosure(around origin: Origin) -> ClosureSite? {
    (closures[origin.file] ?? []).last { site in
      guard site.expression.offset < origin.offset else { return false }
      var collector = NameCollector()
      collector.collect(site.expression)
      return origin.offset <= collector.last
    }
  }

  /// Whether a closure waits for touches: `button.rx.tap.subscribe { … }`.
  private func isForTouches(_ closure: ClosureSite) -> Bool {
    guard case .call(let callee, _)? = closure.taker?.stripped.kind,
      callee.rootName.map({ closure.scope.lookup($0) == nil }) ?? false
    else { return false }
    var collector = NameCollector()
    collector.collect(callee)
    return !collector.names.isDisjoint(with: Self.touches)
  }

  private func isForTouches(_ function: FunctionID) -> Bool {
    let declaration = program[function].declaration
    if declaration.parameters.contains(where: { Self.choices.contains($0.label ?? "") }) { return true }
    return isAction(function) && !linkage.sites.named(declaration.name).contains { $0.form == .call }
  }

  /// Whether a control calls a function: a storyboard's, or one that code makes with `action: #selector(close)`.
  private func isAction(_ function: FunctionID) -> Bool {
    let declaration = program[function].declaration
    if declaration.attributes.contains(where: { $0.name == "IBAction" }) { return true }
    guard declaration.attributes.contains(where: { $0.name == "objc" }) else { return false }
    if let type = declaration.parameters.first?.type?.simpleName { return Self.controls.contains(type) }
    return actions.contains { $0.name == declaration.name && $0.owner == program[function].owner }
  }

  private var actions: Set<Action> { linkage.shared(Actions.init).all }

  /// What a reactive library calls touches.
  private static let touches: Set<String> = ["tap", "itemSelected", "modelSelected", "controlEvent", "tapPublisher"]

  /// Labels by which a list says that a row was chosen.
  private static let choices: Set<String> = ["didSelectRowAt", "didSelectItemAt"]

  private static let controls: Set<String> = [
    "UIBarButtonItem", "UIButton", "UIControl", "UIGestureRecognizer", "UISegmentedControl", "UISwitch",
    "UITapGestureRecognizer",
  ]
}

/// A function that a control calls, by its name.
private struct Action: Hashable {
  var name: String
  var owner: TypeID?
}

/// All that code gives to controls as their actions.
private struct Actions {
  let all: Set<Action>

  init(_ linkage: Linkage) {
    all = Set(
      linkage.sites.all.compactMap { site in
        guard case .selector(let function)? = site.argument("action")?.stripped.kind, let name = function.lastName
        else { return nil }
        return Action(name: name, owner: site.scope.owner)
      })
  }
}
