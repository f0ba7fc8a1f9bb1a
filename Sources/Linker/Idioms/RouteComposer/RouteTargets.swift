import Facts
import NavigationModel

/// Which routes a value asks for.
struct RouteTargets {
  let linkage: Linkage
  let table: RouteTable

  /// The routes in a value: a chain, a destination around one, or an object of the app that carries one.
  func routes(in value: Value) -> [RouteID] {
    var found: [RouteID] = []
    collect(value, depth: 0, into: &found)
    return found
  }

  private func collect(_ value: Value, depth: Int, into found: inout [RouteID]) {
    guard depth < 6 else { return }
    for alternative in value.alternatives {
      switch alternative {
      case .term:
        for value in AppStatics(linkage: linkage).expanded(alternative).alternatives {
          if let chain = Chain(value) { collect(chain, depth: depth, into: &found) }
        }
      case .instance(let instance):
        for argument in instance.arguments { collect(argument.value, depth: depth + 1, into: &found) }
      case .enumCase(let enumCase):
        for argument in enumCase.payload { collect(argument.value, depth: depth + 1, into: &found) }
      case .tuple(let parts): for part in parts { collect(part.value, depth: depth + 1, into: &found) }
      default: continue
      }
    }
  }

  private func collect(_ chain: Chain, depth: Int, into found: inout [RouteID]) {
    if let id = table.id(of: chain) {
      if !found.contains(id) { found.append(id) }
      return
    }
    guard RouteComposerVocabulary.destinations.contains(chain.name) || chain.name.hasSuffix("Destination") else {
      return
    }
    for argument in chain.head.arguments ?? [] { collect(argument.value, depth: depth + 1, into: &found) }
  }

  /// The start in a value that is no route: `GeneralStep.custom(using:)` as a destination.
  func start(in value: Value) -> RouteStart? {
    for alternative in value.alternatives {
      guard case .term(let term) = alternative else { continue }
      var chain = Chain(term)
      _ = chain.takePromises()
      if RouteComposerVocabulary.destinations.contains(chain.name), let inner = chain.head.argument("to") {
        return start(in: inner)
      }
      if chain.name == "GeneralStep" || chain.name.hasPrefix("."),
        let start = StartReader(linkage: linkage, table: table).start(chain)
      {
        return start
      }
    }
    return nil
  }
}
