import FlowStacks
import SwiftUI

struct Pizza: Hashable, Identifiable, Sendable {
  var name: String
  var id: String { name }
}

struct MenuView: View {
  let pizzas = [Pizza(name: "Marinara"), Pizza(name: "Margherita")]

  @EnvironmentObject private var navigator: FlowNavigator<OrderScreen>

  var body: some View {
    List(pizzas) { pizza in
      FlowLink(value: OrderScreen.pizza(pizza), style: .push) { Text(pizza.name) }  // edge: Menu -push-> Pizza
    }
    .toolbar {
      Button("Cart") {
        navigator.presentSheet(.cart, withNavigation: true)  // edge: Menu -present-> Cart
      }
    }
  }
}
