import Facts

/// Objects of the app's own classes that carry a route, and what it is asked with: `TripDestination(step: trip, context: id)`.
///
/// The library has such a class since 2.0.1; before that every app declared one.
struct OwnDestinations {
  let linkage: Linkage

  /// Types that a step of the library's is declared with.
  private static let stepTypes: Set<String> = ["DestinationStep", "RoutingStep"]
  private static let payloadLabels: Set<String> = ["context", "with", "payload"]

  /// Whether a type holds a step, a payload for it, and nothing else; and makes no further steps of it.
  func isDestination(_ id: TypeID) -> Bool {
    let entry = linkage.program[id]
    guard entry.keyword == .class || entry.keyword == .struct, !linkage.program.isScreen(id) else { return false }
    // Until 0.9.9.9 the library had a protocol for it.
    if linkage.program.ancestry(of: id).contains("RoutingDestination") { return true }
    let stored = linkage.evaluator.storedProperties(of: id)
    guard stored.count == 2, stored.allSatisfy({ linkage.program[$0].declaration.value == nil }) else { return false }
    let steps = entry.members.values.joined().count { member in
      switch member {
      case .variable(let id): isStep(linkage.program[id].declaration.type)
      case .function(let id): isStep(linkage.program[id].declaration.result)
      case .enumCase, .type: false
      }
    }
    return steps == 1 && stored.contains { isStep(linkage.program[$0].declaration.type) }
  }

  /// The app's class of destinations by the protocol that the library had for them until 0.9.9.9.
  func routingDestination(_ type: TypeReference) -> TypeID? {
    guard let id = linkage.program.resolve(type.unwrapped), linkage.program[id].keyword != nil,
      linkage.program.ancestry(of: id).contains("RoutingDestination")
    else { return nil }
    return id
  }

  /// A destination that carries a payload to a block that takes the whole of it.
  func carrying(_ payload: Value, as type: TypeReference, at place: Origin) -> Value? {
    guard let id = routingDestination(type) else { return nil }
    for case .function(let initializer) in linkage.program.members(named: "init", of: id) {
      let parameters = linkage.program[initializer].declaration.parameters
      guard parameters.contains(where: { Self.payloadLabels.contains($0.label ?? "") }) else { continue }
      let arguments = parameters.map { parameter in
        LabeledValue(
          label: parameter.label, value: Self.payloadLabels.contains(parameter.label ?? "") ? payload : .unknown)
      }
      return .instance(Instance(type: type.unwrapped, id: id, arguments: arguments, place: place))
    }
    return nil
  }

  private func isStep(_ type: TypeReference?) -> Bool {
    Self.stepTypes.contains(type?.unwrapped.simpleName ?? "")
  }

  /// The route in an object, and what it is asked with.
  func carried(by value: Value) -> (route: LabeledValue, payload: LabeledValue?)? {
    guard case .instance(let instance) = value, isDestination(instance.id) else { return nil }
    let arguments = instance.arguments
    guard let index = arguments.firstIndex(where: holdsRoute) else { return nil }
    let rest = arguments.enumerated().filter { $0.offset != index }.map(\.element)
    let payload = rest.first { Self.payloadLabels.contains($0.label ?? "") } ?? (rest.count == 1 ? rest[0] : nil)
    return (arguments[index], payload)
  }

  private func holdsRoute(_ argument: LabeledValue) -> Bool {
    argument.value.alternatives.contains { value in
      AppStatics(linkage: linkage).expanded(value).alternatives.contains { isRoute($0) || carried(by: $0) != nil }
    }
  }

  private func isRoute(_ value: Value) -> Bool {
    guard let chain = Chain(value), !chain.isIntegrator else { return false }
    return RouteComposerVocabulary.steps.contains(chain.name) || chain.name.hasPrefix(".")
  }
}
