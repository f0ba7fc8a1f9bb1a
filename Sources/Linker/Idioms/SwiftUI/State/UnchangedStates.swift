import Facts
import NavigationModel

/// State that decides which of several screens is seen, and that nothing was found to change.
///
/// A library may change it, or code that was not understood. Each is a gap of the model: without it the ways between those
/// screens would be missing, and nobody would know.
extension StateMoves {
  /// What is to be listed, with the places of the screens that are waiting for it; to be asked at the end.
  ///
  /// - Complexity: O(*n*) in the number of choices.
  func unchangedStates(_ views: Views) -> [Unresolved] {
    var listed: Set<Origin> = []
    var gaps: [Unresolved] = []
    for choice in choices where choice.value.kind == .replaceRoot {
      for view in choice.value.views where !view.states.isEmpty && !listed.contains(view.origin) {
        // What may be seen in several ways is by any of them.
        let ways = choice.value.views.filter { $0.origin == view.origin }
        let variables = Set(ways.flatMap(\.states).flatMap(\.variables)).sorted { $0.index < $1.index }
        guard let first = variables.first, variables.allSatisfy({ isUnchanged($0, views.runner.program) }) else {
          continue
        }
        listed.insert(view.origin)
        let name = views.runner.program[first].declaration.name
        gaps.append(
          Unresolved(
            source: views.linkage.place(view.origin), call: name,
            reason: "nothing was found that changes '\(name)', which decides whether this is shown"))
      }
    }
    return gaps
  }

  /// Whether nothing changes a property that holds state of the app's own; what SwiftUI does not observe is none.
  private func isUnchanged(_ id: VariableID, _ program: Program) -> Bool {
    guard StateNames.isObserved(id, in: program), sets[id]?.isEmpty ?? true, steps[id]?.isEmpty ?? true,
      besides[id]?.isEmpty ?? true
    else { return false }
    return !program[id].declaration.attributes.contains { $0.name == "Environment" }
  }
}
