import NavigationModel

/// The navigation calls that were met: what they show, and what was not found out about them.
struct SeenCalls {
  /// Calls that led somewhere, with how that was found out.
  private var resolved: [Origin: Resolution] = [:]
  private var gaps: [Origin: Unresolved] = [:]
  private var texts: [Origin: String] = [:]
  /// Calls of helpers that show what they are passed.
  var passed = PassedGaps()
  /// Calls that show something, but from nowhere.
  var lost = LostMoves()

  /// Notes that a call showed something.
  mutating func resolve(_ origin: Origin, by resolution: Resolution, _ call: @autoclosure () -> String) {
    guard let known = resolved[origin] else {
      resolved[origin] = resolution
      meet(origin, call())
      return
    }
    if resolution.isSurer(than: known) { resolved[origin] = resolution }
  }

  /// Notes how a call is written that may show something.
  mutating func meet(_ origin: Origin, _ call: @autoclosure () -> String) {
    if texts[origin] == nil { texts[origin] = call() }
  }

  /// How a call is written.
  func text(of origin: Origin) -> String? { texts[origin] }

  /// Whether it is known of a call that it navigates.
  func knows(_ origin: Origin) -> Bool { resolved[origin] != nil || gaps[origin] != nil }

  /// Notes that it stayed open in one run what a call shows.
  mutating func leaveOpen(_ origin: Origin, _ gap: Unresolved) { gaps[origin] = gap }

  /// Lists all calls, and those that were never understood.
  func list(in linkage: Linkage) {
    for (origin, gap) in gaps where resolved[origin] == nil {
      linkage.draft.unresolved.append(gap)
      linkage.draft.calls.append(NavigationCall(source: gap.source, call: gap.call, resolution: nil))
    }
    for gap in passed.open(where: { resolved[$0] != nil }) {
      linkage.draft.unresolved.append(gap)
      linkage.draft.calls.append(NavigationCall(source: gap.source, call: gap.call, resolution: nil))
    }
    for (origin, effect) in lost.open where gaps[origin] == nil {
      linkage.draft.unresolved.append(
        Unresolved(
          source: linkage.place(origin), call: texts[origin] ?? effect.kind.rawValue,
          reason: "from where this is shown could not be found out"))
    }
    for (origin, resolution) in resolved {
      linkage.draft.calls.append(
        NavigationCall(source: linkage.place(origin), call: texts[origin] ?? "", resolution: resolution))
    }
  }
}

extension Emission {
  /// Notes that a call showed something.
  func resolve(_ origin: Origin, by resolution: Resolution, _ call: @autoclosure () -> String) {
    calls.resolve(origin, by: resolution, call())
  }

  /// Whether it is known of a call that it navigates.
  func knows(_ origin: Origin) -> Bool { calls.knows(origin) }

  /// Notes that it stayed open in one run what a call shows.
  func leaveOpen(_ origin: Origin, _ gap: Unresolved) { calls.leaveOpen(origin, gap) }
}
