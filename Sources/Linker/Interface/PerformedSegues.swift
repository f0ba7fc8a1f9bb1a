import Facts
import NavigationModel

/// Joins what code was seen to perform with the segues of the storyboards.
///
/// The storyboard says that there is a way, and the code when it is taken.
struct PerformedSegues {
  let linkage: Linkage

  /// Segues of one kind between the same screens: which of them code means makes no difference to anybody.
  private struct Key: Hashable {
    var from: NodeID
    var to: NodeID?
    var kind: Transition.Kind

    init(_ transition: Transition) {
      from = transition.from
      to = transition.to
      kind = transition.kind
    }
  }

  private struct Segues {
    var labels: Set<String> = []
    /// Whether only code can perform them.
    var needCode = true
  }

  /// Gives each segue the places and conditions under which code performs it.
  func join() {
    let drawn = segues
    var performed: [Key: Transition] = [:]
    for transition in linkage.draft.transitions where !transition.source.isInStoryboard {
      let key = Key(transition)
      if let label = transition.label, drawn[key]?.labels.contains(label) == true { performed[key] = transition }
    }
    linkage.draft.correct { transition in
      let key = Key(transition)
      guard let segues = drawn[key], let inCode = performed[key] else { return transition }
      guard transition.source.isInStoryboard else { return transition == inCode ? nil : transition }
      var joined = transition
      joined.alsoAt += ([inCode.source] + inCode.alsoAt).filter { !joined.alsoAt.contains($0) }
      // A button that performs the segue asks nothing, whatever code asks.
      if segues.needCode { joined.gates = inCode.gates }
      return joined
    }
  }

  private var segues: [Key: Segues] {
    let places = Set(
      linkage.interface.storyboards.flatMap(\.facts.scenes).flatMap { scene in
        scene.segues.filter { $0.needsCode(of: scene) }.map(\.place)
      })
    var found: [Key: Segues] = [:]
    for transition in linkage.draft.transitions where transition.source.isInStoryboard {
      if let label = transition.label { found[Key(transition), default: Segues()].labels.insert(label) }
      if !places.contains(transition.source) { found[Key(transition), default: Segues()].needCode = false }
    }
    return found
  }
}

extension SourcePlace {
  fileprivate var isInStoryboard: Bool { file.hasSuffix(".storyboard") }
}
