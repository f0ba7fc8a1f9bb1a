import Stinsen
import SwiftUI

final class MainCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \MainCoordinator.signIn)

  @Root var signIn = makeSignIn  // edge: MainCoordinator -setStack-> SignInView
  @Root var habits = makeHabits  // edge: MainCoordinator -setStack-> HabitTabCoordinator

  @ViewBuilder func makeSignIn() -> some View {
    SignInView()
  }

  func makeHabits() -> HabitTabCoordinator {
    HabitTabCoordinator()
  }
}
