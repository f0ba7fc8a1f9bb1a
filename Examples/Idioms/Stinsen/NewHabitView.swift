import Stinsen
import SwiftUI

struct NewHabitView: View {
  @EnvironmentObject private var router: NewHabitCoordinator.Router

  var body: some View {
    Button("Schedule") {
      router.route(to: \.schedule)  // edge: NewHabit -push-> Schedule
    }
  }
}

struct ScheduleView: View {
  @EnvironmentObject private var router: NewHabitCoordinator.Router

  var body: some View {
    Button("Save") {
      router.dismissCoordinator()  // edge: Schedule -dismiss-> back
    }
  }
}
