import NavigationModel

extension Charts {
  /// Values that declarations give the flags of conditions.
  var initialFlags: [String: Bool] {
    var flags: [String: Bool] = [:]
    for (_, itinerary) in itineraries.sorted(by: { $0.key < $1.key }) {
      var open = itinerary.legs
      while let leg = open.popLast() {
        guard case .alternatives(_, let list) = leg else { continue }
        for alternative in list {
          open += alternative.legs
          alternative.condition.collectFlags(into: &flags)
        }
      }
    }
    return flags
  }
}

extension RouteCondition {
  fileprivate func collectFlags(into flags: inout [String: Bool]) {
    switch self {
    case .flag(let name, let initially?): flags[name] = initially
    case .not(let inner), .named(_, let inner), .spelled(_, let inner): inner.collectFlags(into: &flags)
    case .all(let parts), .any(let parts): for part in parts { part.collectFlags(into: &flags) }
    case .flag, .constant, .found, .equal, .unknown: break
    }
  }
}
