/// Identity of a category.
struct CategoryID: Hashable {
  var rawValue: String
}

/// Identity of a product.
struct ProductID: Hashable {
  var rawValue: String
}

/// Identity of an order.
struct OrderID: Hashable {
  var rawValue: String
}

/// Identity of a store.
struct StoreID: Hashable {
  var rawValue: String
}
