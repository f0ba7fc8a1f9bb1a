import NavigationModel

extension Simulator {
  /// The chain of a route with its alternatives decided.
  ///
  /// The router decides all of them before it looks for the first screen, each with the payload of the destination,
  /// even behind a conversion. https://github.com/ekazaev/route-composer, `prepareFactoriesStack` in
  /// `DefaultRouter.swift`
  mutating func linearised(_ legs: [Itinerary.Leg], payload: Payload) -> [Itinerary.Leg] {
    var chain: [Itinerary.Leg] = []
    var rest = legs[...]
    while let leg = rest.popFirst() {
      guard case .alternatives(let context, let list) = leg else {
        chain.append(leg)
        continue
      }
      guard let chosen = decide(list, context: context, payload: payload) else { break }
      rest = chosen.legs[...]
    }
    return chain
  }

  /// The first alternative that holds.
  ///
  /// A list that is declared for another type of payload has none, not even its default: each case casts first.
  mutating func decide(
    _ list: [Itinerary.Alternative], context: String?, payload: Payload
  ) -> Itinerary.Alternative? {
    guard payload.isAccepted(by: context) else {
      if recordsEvents {
        let given = payload.isNothing ? "nothing" : payload.type
        events.append(.noAlternative(reason: "they are declared for \(context ?? "") and asked with \(given)"))
      }
      return nil
    }
    let question = ConditionContext(flags: world.flags, payload: payload, passed: asked, types: payloadTypes)
    for (index, alternative) in list.enumerated() {
      let holds = alternative.condition.holds(in: question) { finds($0, payload: payload) }
      if holds == nil, recordsEvents {
        events.append(.unread(alternative.condition.phrase, assumed: "taken as not true"))
      }
      guard holds == true else { continue }
      if recordsEvents {
        let condition = alternative.condition.phrase
        events.append(.alternative(number: index + 1, of: list.count, condition: condition))
      }
      return alternative
    }
    if recordsEvents { events.append(.noAlternative(reason: "none of \(list.count) conditions holds")) }
    return nil
  }
}
