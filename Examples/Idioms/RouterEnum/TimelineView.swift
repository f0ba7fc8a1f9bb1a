import SwiftUI

struct Article: Hashable, Identifiable, Sendable {
  let id: Int
  let author: String
}

struct TimelineView: View {
  let articles: [Article] = []

  @Environment(Router.self) private var router

  var body: some View {
    List(articles) { article in
      NavigationLink("Read", value: RouterDestination.article(article))  // edge: Timeline -push-> Article
    }
    .toolbar {
      // edge: Timeline -present-> Settings
      Button("Settings") { router.presentedSheet = .settings }
      // edge: Timeline -present-> Compose
      Button("Write") { router.presentedSheet = .compose(replyingTo: nil) }
    }
  }
}
