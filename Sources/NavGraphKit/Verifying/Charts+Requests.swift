import NavigationModel

extension Charts {
  /// With what requests in the code tell of routes: which of them gates ask for, and which are variants of one another.
  func completed(by model: Model) -> Charts {
    var charts = self
    let gates = Set(itineraries.values.flatMap { $0.legs.gateNames })
    var openings: [String: Set<String>] = [:]
    var variants: Set<[String]> = []
    for request in model.requests {
      let names = Set(request.routes.map(\.rawValue).filter { itineraries[$0] != nil }).sorted()
      if gates.contains(request.owner) { openings[request.owner, default: []].formUnion(names) }
      if names.count > 1, names.count == request.routes.count, names.areVariants { variants.insert(names) }
    }
    charts.openings = openings.mapValues { $0.sorted() }
    charts.variants = variants.sorted { $0.lexicographicallyPrecedes($1) }
    return charts
  }
}

extension [String] {
  /// Whether they are members of one name, each of another type.
  fileprivate var areVariants: Bool {
    Set(map { $0.split(separator: ".").last ?? "" }).count == 1
  }
}

extension [Itinerary.Leg] {
  /// Names of the gates on every step, those of alternatives too.
  fileprivate var gateNames: [String] {
    flatMap { leg -> [String] in
      switch leg {
      case .step(let step): step.interceptors.map(\.name)
      case .alternatives(_, let list): list.flatMap(\.legs.gateNames)
      case .conversion, .root, .current, .custom, .open: []
      }
    }
  }
}
