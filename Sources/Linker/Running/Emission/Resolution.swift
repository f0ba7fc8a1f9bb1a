import NavigationModel

/// How it was found out what a navigation call shows, the surest first.
typealias Resolution = NavigationCall.Resolution

extension NavigationCall.Resolution {
  /// Whether one way of finding out is surer than another.
  func isSurer(than other: Self) -> Bool {
    let order = Self.allCases
    return order.firstIndex(of: self) ?? 0 < order.firstIndex(of: other) ?? 0
  }
}
