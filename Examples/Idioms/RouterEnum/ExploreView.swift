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

  var body: some View {
    Text("\(name) has not written anything yet.")
      .navigationTitle(name)
  }
}
