import SwiftUI

extension View {
  /// Everything that can be pushed in a stack.
  func withRouterDestinations() -> some View {
    navigationDestination(for: RouterDestination.self) { destination in
      switch destination {
      case .article(let article): ArticleView(article: article)
      case .author(let name): AuthorView(name: name)
      case .comments(let article): CommentsView(article: article)
      }
    }
  }

  /// Everything that opens as a sheet.
  func withSheetDestinations(_ sheet: Binding<SheetDestination?>) -> some View {
    self.sheet(item: sheet) { destination in
      switch destination {
      case .compose(let article): ComposeView(article: article)
      case .settings: SettingsView()
      case .report(let article): ReportView(article: article)
      }
    }
  }
}
