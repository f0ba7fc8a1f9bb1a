import Stinsen
import SwiftUI

final class MainCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \MainCoordinator.signIn)

  @Root var signIn = makeSignIn
  @Root var habits = makeHabits

  @ViewBuilder func makeSignIn() -> some View {
    SignInView()
  }

  func makeHabits() -> HabitTabCoordinator {
    HabitTabCoordinator()
  }
}
