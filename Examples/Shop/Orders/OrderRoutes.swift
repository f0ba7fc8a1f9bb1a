import RouteComposer
import UIKit

// Written when every finder and factory was still named in full.
@MainActor
enum OrderRoutes {
  private static var ordersStep: DestinationStep<OrdersViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<OrdersViewController, Any?>(),
      factory: ClassFactory<OrdersViewController, Any?>()
    )
    .adding(LoginGate<Any?>())
    .using(UINavigationController.push())
    .from(Shop.configuration.profile.expectingContainer())
    .assemble()
  }

  static func orders() -> Destination<OrdersViewController, Any?> {
    Destination(to: ordersStep)
  }

  static func order(_ id: OrderID) -> Destination<OrderViewController, OrderID> {
    let step = StepAssembly(
      finder: ClassWithContextFinder<OrderViewController, OrderID>(),
      factory: ClassFactory<OrderViewController, OrderID>()
    )
    .adding(ContextSettingTask<OrderViewController>())
    .using(UINavigationController.push())
    .from(ordersStep.expectingContainer())
    .assemble()
    return Destination(to: step, with: id)
  }
}
