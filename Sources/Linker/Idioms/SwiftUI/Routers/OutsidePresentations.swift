import Facts
import NavigationModel

/// Modifiers of libraries without source whose names say that they show something, or the labels of what they take:
/// `bottomSheet(isPresented: $shown) { … }`, `accountRequired(setupSheet: { … })`, `panel(isPresented: $shown) { … }`.
///
/// What stands in their closure is what is shown, and no part of the screen around it.
struct OutsidePresentations {
  private(set) var names: Set<String> = []
  /// Those of which only the label of a binding says that they show something.
  private(set) var bound: Set<String> = []

  /// - Complexity: O(*n*) in the number of calls.
  init(_ linkage: Linkage) {
    for site in linkage.sites.all where site.form == .call && !names.contains(site.name) {
      guard site.name.first?.isLowercase ?? false, linkage.evaluator.methodsByName[site.name] == nil,
        linkage.program.globals[site.name] == nil,
        !linkage.program.declaresType(named: site.name, seenFrom: site.scope.file)
      else { continue }
      let saysSo = Self.kind(of: site.name) != nil || site.arguments.contains(where: { $0.shownKind != nil })
      if saysSo, site.arguments.contains(where: { if case .closure = $0.value.kind { true } else { false } }) {
        names.insert(site.name)
      } else if site.arguments.contains(where: \.saysWhetherShown), site.arguments.contains(where: \.isContent) {
        bound.insert(site.name)
      }
    }
    bound.subtract(names)
    names.formUnion(bound)
  }

  /// How a modifier of that name shows its content; `nil` where the name says nothing of it.
  static func kind(of name: String) -> Transition.Kind? {
    guard name.first?.isLowercase ?? false else { return nil }
    let lowered = name.lowercased()
    if lowered.hasSuffix("navigationdestination") { return .push }
    let words = name.words
    guard let first = words.first, !silent.contains(first) else { return nil }
    if words.contains("popover") { return .popover }
    return words.last == "cover" || words.contains("sheet") || !words.isDisjoint(with: presenting) ? .present : nil
  }

  private static let presenting: Set<String> = ["present", "presented", "presents"]

  /// What names of callbacks and of conditions begin with.
  private static let silent: Set<String> = ["did", "dismiss", "has", "hide", "is", "on", "should", "will"]
}

extension SwiftUICalls {
  /// `.bottomSheet(isPresented: $shown) { Detail() }`.
  func outsidePresentation() -> RunningAnswer? {
    guard let kind = OutsidePresentations.kind(of: call.name) else {
      return labeledPresentations() ?? boundPresentation()
    }
    guard let index = content else { return nil }
    if kind == .push, let type = call.argument("for") { return table(of: type, content: index) }
    let content = call.arguments[index].value
    guard ViewContent(runner: call.runner).shown(by: content, in: call.scope).contains(where: \.isView) else {
      return nil
    }
    let binding =
      call.argument("isPresented") ?? call.argument("item") ?? call.argument("isActive")
      ?? call.arguments.first { $0.value.boundName != nil }?.value
    if let binding {
      // What has always some value, such as a place to rest at, does not say that something is shown.
      let bound = StateBindings(runner: call.runner).variables(binding, in: call.scope)
      guard bound.isEmpty || bound.contains(where: canBeOff) else { return nil }
      return presentation(kind, nil, binding, index)
    }
    return RunningAnswer(effects: shown(content, kind).map(\.doubted), done: [index])
  }

  /// `.floatingPanel(isPresented: $shown) { Setup() }`: in which way that is seen, the library says.
  private func boundPresentation() -> RunningAnswer? {
    guard let index = content, let binding = call.arguments.first(where: \.saysWhetherShown)?.value,
      !StateBindings(runner: call.runner).variables(binding, in: call.scope).isEmpty
    else { return nil }
    let shown = ViewContent(runner: call.runner).shown(by: call.arguments[index].value, in: call.scope)
    let types = shown.compactMap { if case .view(_, let type) = $0.what { type } else { nil } }
    guard isPlace(oneOf: types) else { return nil }
    let answer = presentation(.present, nil, binding, index)
    return RunningAnswer(effects: answer.effects.map(\.doubted), done: answer.done)
  }

  /// `.accountRequired(setupSheet: { Setup() })`: when that comes, the library says.
  private func labeledPresentations() -> RunningAnswer? {
    let shown = call.arguments.enumerated().compactMap { index, argument -> (index: Int, kind: Transition.Kind)? in
      guard let kind = argument.shownKind,
        ViewContent(runner: call.runner).shown(by: argument.value, in: call.scope).contains(where: \.isView)
      else { return nil }
      return (index, kind)
    }
    guard !shown.isEmpty else { return nil }
    let effects = shown.flatMap { self.shown(call.arguments[$0.index].value, $0.kind).map(\.doubted) }
    return RunningAnswer(effects: effects, done: Set(shown.map(\.index)))
  }
}

extension Argument {
  /// Whether it is what SwiftUI's own modifiers take to know whether something is shown.
  fileprivate var saysWhetherShown: Bool { label == "isPresented" || label == "item" }

  /// Whether it may be what is shown: a closure, or something that is called content.
  fileprivate var isContent: Bool {
    if case .closure = value.kind { return label != "onDismiss" }
    return isNamedContent && value.isPath
  }

  /// How a closure is shown whose label says that it is.
  fileprivate var shownKind: Transition.Kind? {
    guard case .closure = value.kind, let label else { return nil }
    return OutsidePresentations.kind(of: label)
  }
}

extension SwiftUICalls {
  /// Whether a property can say that nothing is shown: it is a flag or an optional, or its type is not known.
  private func canBeOff(_ id: VariableID) -> Bool {
    guard var type = call.linkage.program[id].declaration.type else { return true }
    if type.simpleName == "Binding", let bound = type.arguments.first { type = bound }
    if case .optional = type { return true }
    return ["Bool", "Optional"].contains(type.simpleName ?? "")
  }
}

extension [String] {
  fileprivate func isDisjoint(with others: Set<String>) -> Bool { !contains(where: others.contains) }
}
