/// How a diagram is put to the layout engine, from the richest to the plainest.
///
/// Old releases of the engine fail on some graphs with much structure. A plainer question is then still answered.
package enum LayoutFormulation: Hashable, Sendable, CaseIterable {
  /// Frames inside frames.
  case nested
  /// Only the innermost frames; being held by an outer container is drawn as an arrow.
  case flat
  /// No frames: being held by a container is drawn as an arrow.
  case plain

  /// What the picture has to say about itself when it was made so; nothing for the richest.
  package var remark: String? {
    switch self {
    case .nested: nil
    case .flat: "only the innermost frames are drawn, outer ones are arrows"
    case .plain: "frames are drawn as arrows"
    }
  }
}
