import SwiftUI

/// Shows what the session allows.
struct RootView: View {
  @Environment(Session.self) private var session

  var body: some View {
    switch session.state {
    case .welcome: WelcomeView()  // entry: launch Welcome
    case .garden: GardenView()  // entry: launch Garden // edge: Welcome -replaceRoot-> Garden
    }
  }
}
