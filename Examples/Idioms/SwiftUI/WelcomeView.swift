import SwiftUI

struct WelcomeView: View {
  @Environment(Session.self) private var session
  @State private var isShowingTour = false

  var body: some View {
    VStack {
      Text("Welcome to your garden")
      Button("Take the tour") { isShowingTour = true }
      Button("Begin") { session.state = .garden }  // edge: Welcome -replaceRoot-> Garden
    }
    // edge: Welcome -present-> Tour
    .fullScreenCover(isPresented: $isShowingTour) {
      TourView()
    }
  }
}

struct TourView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TabView {
      Text("Water")
      Text("Weed")
    }
    .tabViewStyle(.page)
    .onTapGesture { dismiss() }  // edge: Tour -dismiss-> back
  }
}
