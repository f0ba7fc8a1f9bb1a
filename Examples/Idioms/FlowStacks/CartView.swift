import FlowStacks
import SwiftUI

struct CartView: View {
  @EnvironmentObject private var navigator: FlowNavigator<OrderScreen>

  var body: some View {
    VStack {
      Button("Continue") {
        navigator.push(.address)  // edge: Cart -push-> Address
      }
      Button("Back to the menu") {
        navigator.goBackToRoot()  // edge: Cart -popToRoot-> back
      }
    }
  }
}

struct AddressView: View {
  @EnvironmentObject private var navigator: FlowNavigator<OrderScreen>

  var body: some View {
    Button("Order") {
      navigator.presentCover(.thanks)  // edge: Address -present-> Thanks
    }
  }
}

struct ThanksView: View {
  @EnvironmentObject private var navigator: FlowNavigator<OrderScreen>

  var body: some View {
    Button("Enjoy your pizza") {
      navigator.goBackToRoot()  // edge: Thanks -popToRoot-> back
    }
  }
}
