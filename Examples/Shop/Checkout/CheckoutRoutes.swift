import RouteComposer
import UIKit

@MainActor
enum CheckoutRoutes {
  private static var checkoutStep: DestinationStep<CheckoutViewController, Any?> {
    StepAssembler<CheckoutViewController, Any?>()
      .finder(.classFinder)
      .factory(.storyboardFactory(name: "Checkout"))
      .adding(LoginGate<Any?>())
      .using(.push)
      .from(Modals.stack)
      .assemble()
  }

  private static var paymentStep: DestinationStep<PaymentViewController, Any?> {
    StepAssembler<PaymentViewController, Any?>()
      .finder(.classFinder)
      .factory(.storyboardFactory(name: "Checkout", identifier: "PaymentViewController"))
      .using(.push)
      .from(checkoutStep.expectingContainer())
      .assemble()
  }

  static func cart() -> Destination<CartViewController, Any?> {
    Destination(to: Shop.configuration.cart)
  }

  static func checkout() -> Destination<CheckoutViewController, Any?> {
    Destination(to: checkoutStep)
  }

  static func payment() -> Destination<PaymentViewController, Any?> {
    Destination(to: paymentStep)
  }

  /// Nobody pays twice: the receipt takes the place of the screens before it.
  static func receipt(for order: OrderID) -> Destination<ReceiptViewController, OrderID> {
    let step = StepAssembler<ReceiptViewController, OrderID>()
      .finder(.classFinder)
      .factory(ReceiptFactory())
      .using(.pushAsRoot)
      .from(paymentStep.expectingContainer())
      .assemble()
    return Destination(to: step, with: order)
  }
}
