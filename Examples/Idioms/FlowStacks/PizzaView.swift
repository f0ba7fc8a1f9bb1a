import FlowStacks
import SwiftUI

struct PizzaView: View {
  let pizza: Pizza

  @EnvironmentObject private var navigator: FlowNavigator<OrderScreen>

  var body: some View {
    VStack {
      Button("Toppings") {
        navigator.presentCover(.toppings(pizza))  // edge: Pizza -present-> Toppings
      }
      Button("Order") {
        navigator.push(.cart)  // edge: Pizza -push-> Cart
      }
    }
  }
}

struct ToppingsView: View {
  let pizza: Pizza

  @EnvironmentObject private var navigator: FlowNavigator<OrderScreen>

  var body: some View {
    Button("Done") {
      navigator.dismiss()  // edge: Toppings -dismiss-> back
    }
  }
}
