import Stinsen
import SwiftUI

final class HabitTabCoordinator: TabCoordinatable {
  let child = TabChild(startingItems: [\HabitTabCoordinator.today, \HabitTabCoordinator.statistics])

  @Route(tabItem: makeTodayTab) var today = makeToday  // edge: HabitTabCoordinator -tab-> TodayCoordinator
  // edge: HabitTabCoordinator -tab-> StatisticsView
  @Route(tabItem: makeStatisticsTab) var statistics = makeStatistics

  func makeToday() -> NavigationViewCoordinator<TodayCoordinator> {
    NavigationViewCoordinator(TodayCoordinator())
  }

  @ViewBuilder func makeTodayTab(isActive: Bool) -> some View {
    Label("Today", systemImage: "sun.max")
  }

  @ViewBuilder func makeStatistics() -> some View {
    StatisticsView()
  }

  @ViewBuilder func makeStatisticsTab(isActive: Bool) -> some View {
    Label("Statistics", systemImage: "chart.bar")
  }
}
