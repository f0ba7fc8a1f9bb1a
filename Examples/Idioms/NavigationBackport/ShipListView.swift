import NavigationBackport
import SwiftUI

struct ShipListView: View {
  let names = ["Albatross", "Kittiwake"]

  var body: some View {
    List(names, id: \.self) { name in
      NBNavigationLink(value: Berth.ship(name: name)) { Text(name) }  // edge: ShipList -push-> Ship
    }
    .navigationTitle("Ships")
  }
}
