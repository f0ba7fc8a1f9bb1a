/// All that a request does in some state.
package struct Behaviour: Hashable, Sendable {
  /// What it does, in the order in which it is told.
  package let effects: [Effect]

  /// Creates a behaviour.
  package init(_ effects: [Effect]) { self.effects = effects }

  /// Its class: two that differ only in how many screens are closed or come are of one.
  var kind: Behaviour { Behaviour(effects.map(\.once)) }

  /// How much it matters to whoever reads it before a release.
  package enum Weight: Hashable, Sendable, Comparable {
    /// The destination is there, and the user has lost nothing.
    case plain
    /// It arrives, but takes something away, or piles something up.
    case notable
    /// Somebody has to agree first, or has not.
    case held
    /// It does not arrive.
    case broken
  }

  /// The weight of the gravest effect.
  package var weight: Weight { effects.map(\.weight).max() ?? .plain }
}

extension Behaviour: CustomStringConvertible {
  /// `dismissed 2, switched tab, popped 1, reused`, `dismissed 1, built: presented`.
  package var description: String {
    var parts: [String] = []
    for effect in effects {
      let isFirst = effect.builds && !parts.contains { $0.hasPrefix(Self.built) }
      parts.append(isFirst ? "\(Self.built) \(effect)" : effect.description)
    }
    return parts.isEmpty ? "no change" : parts.joined(separator: ", ")
  }

  private static let built = "built:"
}

extension Effect {
  fileprivate var weight: Behaviour.Weight {
    switch self {
    case .crashed, .failed, .hidden: .broken
    case .refused, .refusedByGate, .waiting: .held
    case .replacedRoot, .dismissed, .removed, .duplicated: .notable
    case .switchedTab, .popped, .pushed, .presented, .addedTabs, .embedded, .updated, .reused, .anotherInstance: .plain
    }
  }
}
