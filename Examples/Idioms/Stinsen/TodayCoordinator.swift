import Stinsen
import SwiftUI

final class TodayCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \TodayCoordinator.start)

  @Root var start = makeStart
  @Route(.push) var habit = makeHabit
  @Route(.modal) var newHabit = makeNewHabit
  @Route(.fullScreen) var timer = makeTimer

  @ViewBuilder func makeStart() -> some View {
    TodayView()
  }

  @ViewBuilder func makeHabit(_ habit: Habit) -> some View {
    HabitView(habit: habit)
  }

  func makeNewHabit() -> NavigationViewCoordinator<NewHabitCoordinator> {
    NavigationViewCoordinator(NewHabitCoordinator())
  }

  @ViewBuilder func makeTimer(_ habit: Habit) -> some View {
    TimerView(habit: habit)
  }
}
