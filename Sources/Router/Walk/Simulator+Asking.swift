import NavigationModel

extension Simulator {
  /// What was passed, as a value of the type that is asked for.
  func value(of passed: Payload?, askedFor itinerary: Itinerary) -> Payload {
    (passed ?? .nothing).coerced(to: itinerary.asked ?? Self.context(of: itinerary.legs), types: payloadTypes)
  }

  /// The payload that a destination is asked with: what the declaration makes of what was passed.
  func payload(for itinerary: Itinerary) -> Payload {
    let wanted = Self.context(of: itinerary.legs)
    return itinerary.payload.value(of: asked, wanted: wanted, types: payloadTypes, flags: world.flags)
  }

  /// The payload's type that the first leg which names one is declared for.
  private static func context(of legs: [Itinerary.Leg]) -> String? {
    switch legs.first {
    case .step(let step): step.context
    case .alternatives(let context, _): context
    case .custom(_, let context): context
    case .conversion, .root, .current, .open, nil: nil
    }
  }

  /// Names of routes that are like one that is not there.
  func similar(to name: String) -> [String] {
    let last = name.split(separator: ".").last.map { $0.lowercased() } ?? name.lowercased()
    let names = charts.itineraries.keys.filter { candidate in
      let other = candidate.split(separator: ".").last.map { $0.lowercased() } ?? candidate.lowercased()
      return other == last || candidate.lowercased() == name.lowercased()
        || (last.count > 2 && (other.contains(last) || last.contains(other)))
    }
    return Array(names.sorted().prefix(3))
  }
}
