import Stinsen
import SwiftUI

final class TodayCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \TodayCoordinator.start)

  @Root var start = makeStart  // edge: TodayCoordinator -setStack-> TodayView
  @Route(.push) var habit = makeHabit  // edge: TodayCoordinator -push-> HabitView
  @Route(.modal) var newHabit = makeNewHabit  // edge: TodayCoordinator -present-> NewHabitCoordinator
  @Route(.fullScreen) var timer = makeTimer  // edge: TodayCoordinator -present-> TimerView

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
