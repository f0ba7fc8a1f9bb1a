import Stinsen
import SwiftUI

struct Habit: Hashable, Identifiable, Sendable {
  let id: Int
  let name: String
}

struct TodayView: View {
  let habits: [Habit] = []

  @EnvironmentObject private var router: TodayCoordinator.Router

  var body: some View {
    List(habits) { habit in
      Button(habit.name) {
        router.route(to: \.habit, habit)  // edge: Today -push-> Habit
      }
    }
    .toolbar {
      Button("New") {
        router.route(to: \.newHabit)  // edge: Today -present-> NewHabit
      }
    }
  }
}

struct HabitView: View {
  let habit: Habit

  @EnvironmentObject private var router: TodayCoordinator.Router

  var body: some View {
    VStack {
      Button("Start") {
        router.route(to: \.timer, habit)  // edge: Habit -present-> Timer
      }
      Button("Delete") {
        router.pop()  // edge: Habit -pop-> back
      }
    }
  }
}

struct TimerView: View {
  let habit: Habit

  @EnvironmentObject private var router: TodayCoordinator.Router

  var body: some View {
    Button("Stop") {
      router.popLast()  // edge: Timer -pop-> back
    }
  }
}
