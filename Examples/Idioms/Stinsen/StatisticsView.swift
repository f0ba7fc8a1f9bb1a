import Stinsen
import SwiftUI

struct StatisticsView: View {
  @EnvironmentObject private var main: MainCoordinator.Router

  var body: some View {
    Button("Sign out") {
      main.root(\.signIn)  // edge: Statistics -replaceRoot-> SignIn
    }
  }
}
