/// What the shop sells, and to whom; a stand-in for the network.
enum Warehouse {
  static let categories = ["shoes", "coats", "bags"].map(CategoryID.init)
  static let orders = ["1001", "1002"].map(OrderID.init)
  static let stores = ["berlin", "lisbon"].map(StoreID.init)

  static func products(in category: CategoryID) -> [ProductID] {
    (1...5).map { ProductID(rawValue: "\(category.rawValue)-\($0)") }
  }

  static func products(matching text: String) -> [ProductID] {
    categories.flatMap(products(in:)).filter { $0.rawValue.contains(text) }
  }
}
