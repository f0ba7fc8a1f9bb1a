import SwiftUI

struct ExploreView: View {
  @Environment(Router.self) private var router

  var body: some View {
    Button("Author of the day") {
      router.navigate(to: .author(name: "Anna"))  // edge: Explore -push-> Author
    }
  }
}

struct AuthorView: View {
  let name: String

  @Environment(Router.self) private var router

  var body: some View {
    List {
      Button("Latest article") {
        router.navigate(to: .article(Article(id: 1, author: name)))  // edge: Author -push-> Article
      }
    }
    .navigationTitle(name)
  }
}
