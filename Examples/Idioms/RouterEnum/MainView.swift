import SwiftUI

struct MainView: View {
  var body: some View {
    TabView {
      HomeTab()  // edge: Main -tab-> HomeTab
        .tabItem { Label("Home", systemImage: "house") }
      ExploreTab()  // edge: Main -tab-> ExploreTab
        .tabItem { Label("Explore", systemImage: "magnifyingglass") }
    }
  }
}

struct HomeTab: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      TimelineView()  // edge: HomeTab -embed-> Timeline
        .withRouterDestinations()
        .withSheetDestinations($router.presentedSheet)
    }
    .environment(router)
  }
}

struct ExploreTab: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      ExploreView()  // edge: ExploreTab -embed-> Explore
        .withRouterDestinations()
        .withSheetDestinations($router.presentedSheet)
    }
    .environment(router)
  }
}
