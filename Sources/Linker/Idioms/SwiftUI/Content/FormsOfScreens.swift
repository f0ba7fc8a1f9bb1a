import Facts
import NavigationModel

/// Views among which state chooses as what one screen is at the moment: loading, loaded, empty, failed.
///
/// They are parts of that screen. What tells them from screens that make room for each other is where the choice
/// stands, whether the bar is the one around them, and whether there is more than one place among them: a view with a
/// container or title of its own, or with something to act with, that is not just there until something has arrived.
extension Views {
  /// The one view with tabs or columns of its own, where the others are there until it is: `if isLoading { Splash() } else
  /// { Columns() }`.
  func containerInsteadOfSign(_ group: [ShownView]) -> ShownView? {
    let places = group.filter { $0.isView && !isWaiting($0) }
    guard places.count == 1, case .view(_, let type) = places[0].what, isDivided(type), !isTransparent(type) else {
      return nil
    }
    return places[0]
  }

  /// Whether views of which one is seen are forms of the screen around them.
  ///
  /// - Parameter isRoot: whether nothing but a window is around them: those are screens, unless there is a bar.
  func areForms(_ group: [ShownView], under surroundings: AroundChoice, isRoot: Bool) -> Bool {
    let arms = group.filter(\.isView)
    guard !arms.isEmpty, !arms.contains(where: hasContainer), !arms.contains(where: isOfSelection) else { return false }
    let areSteps = linkage.shared(StepsInPlace.init).areSteps(group)
    if surroundings.haveTitle, !areSteps { return true }
    let areTitled = arms.allSatisfy(isScreenLike)
    if surroundings.haveBar, !areTitled, !areSteps { return true }
    guard !areTitled, !isRoot || surroundings.haveBar else { return false }
    return (!areSteps || surroundings.haveBar) && types(of: arms.filter(isPlace)).count <= 1
  }

  /// Of a list that is written in place and a view without anything to act with, which stands for it while there is
  /// nothing to list, the list.
  func listBesideNote(_ shown: [ShownView]) -> [ShownView]? {
    let content = ViewContent(runner: runner)
    guard !shown.contains(where: content.isScreen), let list = shown.first(where: \.isList) else { return nil }
    return [list]
  }

  /// The screens that the state may show in place of a layout that a root of the app writes in place, and the root
  /// itself, which that layout is: `if isSignedIn { VStack { Feed(); PlayerBar() } } else { SignIn() }`.
  func screensInsteadOfLayout(
    _ group: [ShownView], of host: ShownView.What, under surroundings: AroundChoice, at node: NodeID
  ) -> [ShownView] {
    let others = group.filter { $0.isView && !$0.states.isEmpty }
    guard roots.contains(node), !surroundings.haveTitle, !others.isEmpty, others.allSatisfy(isPlace),
      group.contains(where: { !$0.isView && !$0.isBlank })
    else { return [] }
    return others + layout(of: host, beside: others, in: group, at: node)
  }

  /// A root of the app as the layout that it is while none of the views is seen that the state may show instead.
  func layout(
    of host: ShownView.What, beside others: [ShownView], in group: [ShownView], at node: NodeID
  ) -> [ShownView] {
    let layouts = group.filter { !$0.isView && !$0.isBlank }
    guard roots.contains(node), !layouts.isEmpty else { return [] }
    // Each says itself what the state must be for it, but for one after which code goes on: `guard isSignedIn else { … }`.
    let told = layouts.filter { !$0.states.isEmpty }
    return (told.isEmpty ? others.map(\.states).rest.map { [layouts[0].seen(while: $0)] } ?? [] : told).map { layout in
      var layout = layout
      layout.what = host
      return layout
    }
  }

  private func types(of views: [ShownView]) -> Set<TypeID> {
    Set(views.compactMap { shown in if case .view(_, let type) = shown.what { type } else { nil } })
  }

  /// Whether a view is more than what something else is shown as for the moment.
  func isPlace(_ shown: ShownView) -> Bool {
    !isWaiting(shown) && ViewContent(runner: runner).isScreen(shown)
  }

  /// Whether a view is there until something has arrived, or because it has not: by its name, or by what is asked.
  private func isWaiting(_ shown: ShownView) -> Bool {
    guard case .view(_, let type) = shown.what else { return false }
    if runner.program[type].name.isOfWaiting { return true }
    return shown.states.contains { state in
      switch state.wanted {
      case .cases(let names): !names.isEmpty && names.allSatisfy(\.isOfWaiting)
      case .flag(true): state.variables.contains { runner.program[$0].declaration.name.isOfWaiting }
      case .flag(false), .others, .open: false
      }
    }
  }

  /// Whether a view is seen for one value of what is called like a choice among screens.
  private func isOfSelection(_ shown: ShownView) -> Bool {
    shown.states.contains { state in
      state.isOfCases
        && state.variables.contains { id in
          Selection(name: runner.program[id].declaration.name, views: []).isOfScreens
        }
    }
  }
}

extension ShownView {
  /// The view where the state must be so.
  fileprivate func seen(while state: StateCondition) -> ShownView {
    var view = self
    view.states = [state]
    return view
  }
}

extension [[StateCondition]] {
  /// What the state must be for none of several views to be seen, each of which asks for some of it.
  fileprivate var rest: StateCondition? {
    for condition in first ?? [] {
      if case .flag(let flag) = condition.wanted, allSatisfy({ $0.contains { $0.isFlag(flag, condition.variables) } }) {
        return condition.opposite
      }
    }
    var named: Set<String> = []
    let variables = first?.first?.variables ?? []
    for conditions in self {
      guard conditions.count == 1, conditions[0].variables == variables, case .cases(let names) = conditions[0].wanted
      else { return nil }
      named.formUnion(names)
    }
    return named.isEmpty ? nil : StateCondition(variables: variables, wanted: .others(named))
  }
}

extension StateCondition {
  /// Whether it asks some properties for a flag.
  fileprivate func isFlag(_ flag: Bool, _ asked: [VariableID]) -> Bool {
    if case .flag(flag) = wanted { variables == asked } else { false }
  }
}

extension String {
  /// Whether it says that something is not there yet, or at all: `isLoading`, `ErrorView`, `failed`.
  fileprivate var isOfWaiting: Bool { words.contains(where: Self.wordsOfWaiting.contains) }

  private static let wordsOfWaiting: Set<String> = [
    "busy", "empty", "error", "failed", "failure", "fetching", "loader", "loading", "placeholder", "progress",
    "refreshing", "retry", "skeleton", "spinner", "unavailable", "wait", "waiting",
  ]
}
