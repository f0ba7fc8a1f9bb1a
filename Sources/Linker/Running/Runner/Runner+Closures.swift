import Facts
import NavigationModel

extension Runner {
  /// On what it depends that each of some values is the one that a call runs; `nil` where it is none of them.
  ///
  /// What a property of some object holds is what anybody puts there. Where a screen runs it, it is what that screen's
  /// own code has made, if that can be told; a closure that is a screen's own code acts at that screen in any case.
  func choices(among values: [Value], _ scope: Scope) -> [[Gate]?] {
    let sure = [[Gate]?](repeating: [], count: values.count)
    guard values.count > 1 else { return sure }
    let screen = screenClass(of: scope)
    var writers: Set<TypeID?> = []
    var open: [Int] = []
    var choices = sure
    for (index, value) in values.enumerated() {
      guard case .closure(let closure) = value, closure.scope.owner != scope.owner else { continue }
      if case .screen? = actors.actor(of: closure.scope) { continue }
      let makers = closureMakers.numbers(of: closure)
      if !makers.isEmpty {
        choices[index] =
          screen.map { screen in makers.allSatisfy { closureMakers.contains(screen, in: $0) } ? [] : nil }
          ?? makers.map(Doubts.isMade)
      } else {
        writers.insert(closure.scope.owner)
        open.append(index)
      }
    }
    if writers.count > Doubts.typeLimit { for index in open { choices[index] = [Doubts.choice] } }
    return choices
  }

  /// What is asked around a closure of a screen's own that a view on the screen keeps and calls: without it, the view
  /// would have nothing to call.
  func conditions(around closure: ClosureValue, calledIn scope: Scope) -> [Gate] {
    guard let caller = scope.owner, actors.isView(caller), closure.scope.owner != caller,
      case .screen? = actors.actor(of: closure.scope),
      let site = linkage.shared(PlacedClosures.init).sites[Origin(file: closure.scope.file, offset: closure.offset)],
      site.scope === closure.scope
    else { return [] }
    return site.gates
  }

  /// The class of the screen whose code it is.
  private func screenClass(of scope: Scope) -> TypeID? {
    guard case .screen? = actors.actor(of: scope) else { return nil }
    return scope.receiver.flatMap { evaluator.typeID(of: $0) } ?? scope.owner
  }
}

extension Frame {
  /// The frame behind further conditions.
  func behind(_ gates: [Gate]) -> Frame {
    var frame = self
    frame.gates += gates
    return frame
  }
}

/// Closures by where they stand.
private struct PlacedClosures {
  let sites: [Origin: ClosureSite]

  init(_ linkage: Linkage) {
    sites = Dictionary(linkage.sites.closures.map { ($0.origin, $0) }) { first, _ in first }
  }
}
