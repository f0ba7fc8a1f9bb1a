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
      var layout = group.first(where: { !$0.isView && !$0.isBlank })
    else { return [] }
    guard let rest = others.flatMap(\.states).rest else { return others }
    (layout.what, layout.states) = (host, [rest])
    return others + [layout]
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

extension [StateCondition] {
  /// What the one state must be for none of them to hold.
  fileprivate var rest: StateCondition? {
    guard let first, allSatisfy({ $0.variables == first.variables }) else { return nil }
    if count == 1 { return first.isOpen ? nil : first.opposite }
    var named: Set<String> = []
    for condition in self {
      guard case .cases(let names) = condition.wanted else { return nil }
      named.formUnion(names)
    }
    return StateCondition(variables: first.variables, wanted: .others(named))
  }
}

extension String {
  /// Whether it says that something is not there yet, or at all: `isLoading`, `ErrorView`, `failed`.
  fileprivate var isOfWaiting: Bool { words.contains(where: Self.wordsOfWaiting.contains) }

  private static let wordsOfWaiting: Set<String> = [
    "busy", "empty", "error", "failed", "failure", "fetching", "loader", "loading", "placeholder", "progress",
    "refreshing", "retry", "skeleton", "spinner", "unavailable", "wait", "waiting",
  ]

  /// The words that a name is made of.
  private var words: [String] {
    var words: [String] = []
    for letter in self {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }
}
