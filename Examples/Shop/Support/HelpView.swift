import RouteComposer
import SwiftUI

/// What people ask for help with.
enum HelpTopic: String {
  case delivery, returns
}

struct HelpView: View, ContextInstantiatable, ContextChecking {
  private let topic: HelpTopic

  init(with context: HelpTopic) {
    topic = context
  }

  var body: some View {
    List {
      Text("Everything about \(topic.rawValue)")
      Button("Talk to us") {
        let chat = SupportRoutes.chat()
        UIViewController.router.commitNavigation(to: chat)  // edge: HelpView -present-> ChatViewController
      }
    }
    .navigationTitle("Help")
  }

  func isTarget(for context: HelpTopic) -> Bool {
    topic == context
  }
}
