import NavigationModel

extension Emission {
  /// At whom something happens.
  enum Actor: Hashable {
    case screen(NodeID)
    case flow(NodeID)
    case entry(Entry.Kind, name: String)

    var isLaunch: Bool { if case .entry(.launch, _) = self { true } else { false } }
  }
}
