import SwiftUI

/// Shows what the session allows.
struct RootView: View {
  @Environment(Session.self) private var session

  var body: some View {
    switch session.state {
    // edge: Root -embed-> Welcome [gate session.state: .welcome]
    case .welcome: WelcomeView()
    // edge: Root -embed-> Garden [gate session.state: .garden]
    case .garden: GardenView()
    }
  }
}
