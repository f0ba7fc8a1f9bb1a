package import NavigationModel

/// Why a model cannot be drawn: it contradicts itself, or a part of it would be missing from the picture.
package enum DiagramError: Error, Hashable, CustomStringConvertible {
  /// Two nodes share one identity.
  case duplicateNode(NodeID)
  /// A transition or an entry leads to a node that the model does not hold.
  case unknownNode(NodeID)
  /// A transition that is to be drawn is in the picture this many times instead of once.
  case transitionDrawn(index: Int, times: Int)
  /// An entry is in the picture this many times instead of once.
  case entryDrawn(index: Int, times: Int)
  /// A part of the picture has no place, or one that cannot be drawn.
  case misplaced(String)

  /// One line, in the words of the diagram.
  package var description: String {
    switch self {
    case .duplicateNode(let id): "the model holds the node '\(id)' twice"
    case .unknownNode(let id): "the model refers to the node '\(id)' and does not hold it"
    case .transitionDrawn(let index, let times): "transition \(index) is drawn \(times) times instead of once"
    case .entryDrawn(let index, let times): "entry \(index) is drawn \(times) times instead of once"
    case .misplaced(let part): "\(part) has no place in the picture"
    }
  }
}
