import SwiftUI

/// A list beside what is chosen in it.
struct CatalogueView: View {
  enum Family: String, CaseIterable, Identifiable {
    case herbs, roses

    var id: Self { self }
  }

  @State private var family: Family?

  var body: some View {
    NavigationSplitView {
      FamilyList(selection: $family)  // edge: Catalogue -split-> FamilyList
    } detail: {
      switch family {
      case .herbs: HerbsView()  // edge: Catalogue -split-> Herbs
      case .roses: RosesView()  // edge: Catalogue -split-> Roses
      case nil: ContentUnavailableView("Choose a family", systemImage: "leaf")
      }
    }
  }
}

struct FamilyList: View {
  @Binding var selection: CatalogueView.Family?

  var body: some View {
    List(CatalogueView.Family.allCases, selection: $selection) { family in
      Text(family.rawValue)
    }
  }
}

struct HerbsView: View {
  var body: some View { List { Text("Thyme") } }
}

struct RosesView: View {
  var body: some View { List { Text("Albertine") } }
}
