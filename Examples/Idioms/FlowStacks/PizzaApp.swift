import SwiftUI

@main
struct PizzaApp: App {
  var body: some Scene {
    WindowGroup {
      OrderFlow()  // entry: launch OrderFlow
    }
  }
}
