import FlowStacks
import SwiftUI

/// The screens of an order.
enum OrderScreen: Hashable {
  case pizza(Pizza)
  case toppings(Pizza)
  case cart
  case address
  case thanks
}

struct OrderFlow: View {
  @State private var routes: Routes<OrderScreen> = []

  var body: some View {
    FlowStack($routes, withNavigation: true) {
      MenuView()  // edge: OrderFlow -embed-> Menu
        .flowDestination(for: OrderScreen.self) { screen in
          switch screen {
          case .pizza(let pizza): PizzaView(pizza: pizza)
          case .toppings(let pizza): ToppingsView(pizza: pizza)
          case .cart: CartView()
          case .address: AddressView()
          case .thanks: ThanksView()
          }
        }
    }
  }
}
