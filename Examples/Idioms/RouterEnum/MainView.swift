import SwiftUI

struct MainView: View {
  var body: some View {
    TabView {
      HomeTab()  // edge: Main -tab-> Timeline
        .tabItem { Label("Home", systemImage: "house") }
      ExploreTab()  // edge: Main -tab-> Explore
        .tabItem { Label("Explore", systemImage: "magnifyingglass") }
    }
  }
}

struct HomeTab: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      TimelineView()
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
      ExploreView()
        .withRouterDestinations()
        .withSheetDestinations($router.presentedSheet)
    }
    .environment(router)
  }
}
