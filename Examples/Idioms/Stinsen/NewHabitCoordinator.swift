import Stinsen
import SwiftUI

final class NewHabitCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \NewHabitCoordinator.start)

  @Root var start = makeStart
  @Route(.push) var schedule = makeSchedule

  @ViewBuilder func makeStart() -> some View {
    NewHabitView()
  }

  @ViewBuilder func makeSchedule() -> some View {
    ScheduleView()
  }
}
