import SwiftUI

@main
struct GardenApp: App {
  @State private var session = Session()

  var body: some Scene {
    WindowGroup {
      RootView()  // entry: launch Root
        .environment(session)
    }
  }
}
