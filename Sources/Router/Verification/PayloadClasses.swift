import NavigationModel

/// Payloads that can make a difference to a route: two that differ, and whatever its alternatives ask for.
struct PayloadClasses {
  let charts: Charts

  /// More payloads than these tell nothing new, and each is asked for in every state.
  private static let limit = 6

  init(_ charts: Charts) { self.charts = charts }

  func payloads(of itinerary: Itinerary) -> [Payload?] {
    guard var asked = itinerary.asked else { return [nil] }
    if Self.isUnchecked(itinerary), let wanted = itinerary.legs.wantedPayload { asked = wanted }
    let type = TypeName(asked)
    guard !type.takesEverything, !type.isNothing else { return [nil] }
    let types = PayloadTypes(charts.payloadTypes)
    var found: [Payload?] = type.isOptional ? [nil] : []
    if let cases = types[asked]?.cases, !cases.isEmpty {
      found += cases.map { Payload(type: type.base, text: $0) }
    } else {
      let texts = type.base == "Bool" ? ["true", "false"] : Self.any
      found += texts.map { types.complete(Payload(type: type.base, text: $0)) }
      for (path, value) in itinerary.legs.comparisons { found += payload(path, value, type.base, types) }
    }
    var seen: Set<Payload?> = []
    return Array(found.filter { seen.insert($0).inserted }.prefix(Self.limit))
  }

  /// Whether the compiler takes any payload for a route whose steps take only one type (`unsafelyRewrapped()`).
  static func isUnchecked(_ itinerary: Itinerary) -> Bool {
    guard let asked = itinerary.asked, itinerary.payload == .passed, TypeName(asked).takesEverything,
      let wanted = itinerary.legs.wantedPayload
    else { return false }
    return !TypeName(wanted).takesEverything && !TypeName(wanted).isNothing
  }

  /// A payload of a type that no route takes.
  static let foreign = Payload(type: "a value of another type", text: "another")

  /// Two payloads that stand for any: the second is there so that screens can show something else than what is asked for.
  fileprivate static let any = ["1", "2"]

  /// A payload for which a comparison comes out the other way than for most.
  private func payload(
    _ path: [String], _ value: RouteCondition.Operand, _ type: String, _ types: PayloadTypes
  ) -> [Payload?] {
    guard let name = path.last else {
      if case .literal(let text) = value { return [types.complete(Payload(type: type, text: text))] }
      return []
    }
    switch value {
    case .literal(let text): return [types.complete(Payload(type: type, text: "1", fields: [name: text]))]
    case .nothing: return [types.complete(Payload(type: type, text: "1", fields: [name: "x"]))]
    case .payload, .passed, .unknown: return []
    }
  }
}

extension Request {
  /// Whether it differs from another request of its route only in the payload, of which no step asks what it is.
  func isSecondOfAny(in charts: Charts) -> Bool {
    guard let payload, payload.text == PayloadClasses.any[1] else { return false }
    let comparisons = charts.itineraries[route]?.legs.comparisons ?? []
    return !comparisons.contains { $0.value == .literal(PayloadClasses.any[1]) }
  }
}

extension [Itinerary.Leg] {
  /// What its alternatives compare the payload with.
  fileprivate var comparisons: [(path: [String], value: RouteCondition.Operand)] {
    flatMap { leg -> [(path: [String], value: RouteCondition.Operand)] in
      guard case .alternatives(_, let alternatives) = leg else { return [] }
      return alternatives.flatMap { $0.condition.comparisons + $0.legs.comparisons }
    }
  }
}

extension [Itinerary.Leg] {
  /// The type of payload that the destination is written for.
  fileprivate var wantedPayload: String? {
    guard case .step(let step)? = first else { return nil }
    return step.context
  }
}
