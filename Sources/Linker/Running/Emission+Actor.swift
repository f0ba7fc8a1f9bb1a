import NavigationModel

extension Emission {
  /// At whom something happens.
  enum Actor: Hashable {
    case screen(NodeID)
    case flow(NodeID)
    case entry(Entry.Kind, name: String)

    /// The screen at which it happens, if it is one.
    var screen: NodeID? { if case .screen(let node) = self { node } else { nil } }

    var isLaunch: Bool { if case .entry(.launch, _) = self { true } else { false } }
  }
}
