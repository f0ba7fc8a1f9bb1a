import SwiftUI

struct Plant: Hashable, Identifiable, Sendable {
  var name: String
  var id: String { name }
}

struct BedsView: View {
  @State private var plants: [Plant] = []
  @State private var isPlanting = false

  var body: some View {
    List(plants) { plant in
      NavigationLink(plant.name, value: plant)  // edge: Beds -push-> Plant
    }
    .navigationTitle("Beds")
    .toolbar {
      Button("Plant", systemImage: "plus") { isPlanting = true }
    }
    // edge: Beds -present-> Planting
    .sheet(isPresented: $isPlanting) {
      PlantingView { plants.append($0) }
    }
  }
}
