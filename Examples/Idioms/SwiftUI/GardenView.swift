import SwiftUI

struct GardenView: View {
  enum Tab: Hashable {
    case beds, calendar, catalogue
  }

  @State private var tab = Tab.beds
  @State private var path: [Plant] = []

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) {
        BedsView()  // edge: Garden -tab-> Beds
          .navigationDestination(for: Plant.self) { plant in
            PlantView(plant: plant)
          }
      }
      .tabItem { Label("Beds", systemImage: "leaf") }
      .tag(Tab.beds)
      CalendarView(tab: $tab)  // edge: Garden -tab-> Calendar
        .tabItem { Label("Calendar", systemImage: "calendar") }
        .tag(Tab.calendar)
      CatalogueView()  // edge: Garden -tab-> Catalogue
        .tabItem { Label("Catalogue", systemImage: "books.vertical") }
        .tag(Tab.catalogue)
    }
    .onOpenURL { url in
      tab = .beds  // entry: deepLink Beds
      path = [Plant(name: url.lastPathComponent)]  // entry: deepLink Plant
    }
  }
}
