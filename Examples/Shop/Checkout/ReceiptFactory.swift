import RouteComposer

/// Builds the receipt of an order, which can't exist without one.
struct ReceiptFactory: Factory {
  func build(with context: OrderID) throws -> ReceiptViewController {
    ReceiptViewController(order: context)
  }
}
