import NavigationModel

/// Which layers a picture shows.
enum PictureLevel: String, CaseIterable {
  /// What a person sees, and what holds what.
  case screen
  /// How coordinators start each other, and what they show.
  case flow
  case all

  var levels: Set<Transition.Level> {
    switch self {
    case .screen: Projection.screens.levels
    case .flow: [.flow]
    case .all: Set(Transition.Level.allCases)
    }
  }
}
