import Stinsen
import SwiftUI

final class NewHabitCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \NewHabitCoordinator.start)

  @Root var start = makeStart  // edge: NewHabitCoordinator -setStack-> NewHabitView
  @Route(.push) var schedule = makeSchedule  // edge: NewHabitCoordinator -push-> ScheduleView

  @ViewBuilder func makeStart() -> some View {
    NewHabitView()
  }

  @ViewBuilder func makeSchedule() -> some View {
    ScheduleView()
  }
}
