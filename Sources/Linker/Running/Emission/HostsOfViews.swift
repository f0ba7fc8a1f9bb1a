import Facts
import NavigationModel

/// Moves in the code of views that somebody calls of whom nobody is known: the screens that show such views make them.
///
/// A cell that an image in its model tells of a tap opens it at the screen that the cell is in.
struct HostsOfViews {
  let linkage: Linkage
  let actors: Actors

  /// The screens at which each of these moves is made.
  func screens(of moves: [Origin: Effect]) -> [(screen: NodeID, move: Effect)] {
    guard !moves.isEmpty else { return [] }
    return linkage.sites.named(Self.moves).flatMap { site -> [(screen: NodeID, move: Effect)] in
      let place = Origin(file: site.scope.file, offset: site.expression.offset)
      guard let move = moves[place], let owner = site.scope.owner, actors.isView(owner) else { return [] }
      let screens = actors.screens(of: owner)
      guard screens.count <= Self.hostLimit else { return [] }
      return screens.map { ($0, move.doubted) }
    }
  }

  private static let moves = StackOwners.moves.union(["performSegue"])

  /// A view that more screens have is anybody's.
  private static let hostLimit = 4
}
