import SwiftUI

struct ArticleView: View {
  let article: Article

  @Environment(Router.self) private var router

  var body: some View {
    ScrollView {
      Button(article.author) {
        router.navigate(to: .author(name: article.author))  // edge: Article -push-> Author
      }
      NavigationLink("Comments", value: RouterDestination.comments(article))  // edge: Article -push-> Comments
    }
    .toolbar {
      Button("Reply") { router.presentedSheet = .compose(replyingTo: article) }  // edge: Article -present-> Compose
      Button("Report") { router.presentedSheet = .report(article) }  // edge: Article -present-> Report
    }
  }
}

struct CommentsView: View {
  let article: Article

  var body: some View {
    List { Text("No comments yet") }
  }
}
