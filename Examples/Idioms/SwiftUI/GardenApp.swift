import SwiftUI

@main
struct GardenApp: App {
  @State private var session = Session()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(session)
    }
  }
}
