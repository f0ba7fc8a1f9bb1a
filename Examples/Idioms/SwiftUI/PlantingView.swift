import SwiftUI

struct PlantingView: View {
  let plant: (Plant) -> Void

  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form { TextField("Name", text: $name) }
        .toolbar {
          Button("Done") {
            plant(Plant(name: name))
            dismiss()  // edge: Planting -dismiss-> back
          }
        }
    }
  }
}
