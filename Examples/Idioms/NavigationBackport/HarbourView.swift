import NavigationBackport
import SwiftUI

enum Berth: Hashable {
  case ship(name: String)
  case crew(ship: String)
}

/// The stack and what it shows for each value; works on iOS 14.
struct HarbourView: View {
  @State private var path = NBNavigationPath()

  var body: some View {
    NBNavigationStack(path: $path) {
      ShipListView()  // edge: Harbour -embed-> ShipList
        .nbNavigationDestination(for: Berth.self) { berth in
          switch berth {
          case .ship(let name): ShipView(name: name)
          case .crew(let ship): CrewView(ship: ship)
          }
        }
    }
  }
}
