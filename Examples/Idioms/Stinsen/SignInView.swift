import Stinsen
import SwiftUI

struct SignInView: View {
  @EnvironmentObject private var main: MainCoordinator.Router

  var body: some View {
    Button("Sign in") {
      main.root(\.habits)  // edge: SignIn -replaceRoot-> HabitTabCoordinator
    }
  }
}
