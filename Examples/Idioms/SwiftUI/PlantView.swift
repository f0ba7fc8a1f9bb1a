import SwiftUI

struct PlantView: View {
  let plant: Plant

  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      // edge: Plant -push-> Care
      NavigationLink("Care") {
        CareView(plant: plant)
      }
      Button("Pull out", role: .destructive) { isAsking = true }
    }
    .navigationTitle(plant.name)
    // edge: Plant -alert-> alert:PlantView.Pull it out?
    .confirmationDialog("Pull it out?", isPresented: $isAsking) {
      Button("Pull out", role: .destructive) { dismiss() }  // edge: Plant -dismiss-> back
    }
  }
}

struct CareView: View {
  let plant: Plant

  var body: some View {
    Text("Water \(plant.name) twice a week.")
      .navigationTitle("Care")
  }
}
