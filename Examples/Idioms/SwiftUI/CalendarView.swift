import SwiftUI

struct CalendarView: View {
  @Binding var tab: GardenView.Tab

  var body: some View {
    VStack {
      Text("Nothing to do today")
      Button("Look at the beds") { tab = .beds }  // edge: Calendar -select-> Beds
    }
  }
}
