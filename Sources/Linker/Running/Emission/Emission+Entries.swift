import NavigationModel

/// Ways into the app, and what opens over the first screen while the app starts.
extension Emission {
  /// Adds that the system's call of code brings a screen into view.
  func enter(_ effect: Effect, to node: NodeID, _ kind: Entry.Kind, _ name: String) {
    guard !effect.kind.isWayBack, !effect.isBetweenFlows else { return }
    // What a flow that begins shows is told by itself.
    if kind == .event, effect.kind == .childFlow { return }
    // What opens over the first screen of an `App`, from a menu or in a window for it, is asked for later.
    let isApp = kind == .launch && name.beginsUppercase
    let isOver = [.alert, .popover, .present].contains(effect.kind)
    if kind == .launch, !isApp, isOver, effect.bar == nil, effect.launchCause == nil {
      openings.append((effect, node, name))
      return
    }
    fillings.noteEntry(effect, to: node)
    if let bar = effect.bar { transition(effect, from: bar, to: node, level: .screen) }
    let cause = kind == .launch ? effect.launchCause : nil
    add(effect, to: node, isApp && isOver ? .event : cause ?? kind, name)
  }

  private func add(_ effect: Effect, to node: NodeID, _ kind: Entry.Kind, _ name: String) {
    entries.add(
      Entry(kind: kind, name: name, to: node, gates: effect.gates, source: linkage.place(effect.origin)))
  }

  /// What the app presents while it starts lies over the screen that it starts with, if that is only one.
  func openAtLaunch(_ contents: (Origin) -> [Effect.Target]) {
    let told = fillings.entries(among: entries.entries, transitions, first: contents)
    let launched = Set((linkage.draft.entries + told).filter { $0.kind == .launch }.compactMap(\.to))
    let screens = launched.filter { !isFlow($0) }
    let first = screens.isEmpty ? Set(launched.flatMap { firstScreens(of: $0).map(\.node) }) : screens
    for (effect, node, name) in openings {
      if first.count == 1, let screen = first.first, screen != node {
        transition(effect, from: screen, to: node, level: .screen)
      } else {
        fillings.noteEntry(effect, to: node)
        add(effect, to: node, .launch, name)
      }
    }
    openings = []
  }
}
