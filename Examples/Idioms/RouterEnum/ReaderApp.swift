import SwiftUI

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup {
      MainView()  // entry: launch Main
    }
  }
}
