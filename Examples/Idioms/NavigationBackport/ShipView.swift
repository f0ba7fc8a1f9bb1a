import NavigationBackport
import SwiftUI

struct ShipView: View {
  let name: String
  @State private var isLogOpen = false
  @EnvironmentObject private var navigator: PathNavigator

  var body: some View {
    VStack {
      Button("Crew") { navigator.push(Berth.crew(ship: name)) }  // edge: Ship -push-> Crew
      Button("Log") { isLogOpen = true }
    }
    .navigationTitle("Ship")
    .sheet(isPresented: $isLogOpen) { LogView() }  // edge: Ship -present-> Log
  }
}

struct CrewView: View {
  let ship: String
  @EnvironmentObject private var navigator: PathNavigator

  var body: some View {
    Button("All ships") { navigator.popToRoot() }  // edge: Crew -popToRoot-> back
      .navigationTitle("Crew")
  }
}

struct LogView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Close") { dismiss() }  // edge: Log -dismiss-> back
      .navigationTitle("Log")
  }
}
