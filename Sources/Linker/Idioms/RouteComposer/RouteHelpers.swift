import Facts

/// The app's own helpers that build chains from what they are given: `modal(finder:factory:)`.
///
/// Each call of such a helper is a route of its own, while a function that only takes a payload is one route.
struct RouteHelpers {
  let linkage: Linkage

  /// Types that shape a chain, whichever way they come to it.
  private static let shaping: Set<String> =
    RouteComposerVocabulary.all.union(AppStatics.finderProtocols).union(AppStatics.factoryProtocols)
    .union(AppStatics.actionProtocols)
    .union(["RoutingInterceptor", "ContextTask", "PostRoutingTask", "SearchOptions", "UIModalPresentationStyle"])
    .union(["UIModalTransitionStyle", "ContextTransformer", "UIStoryboard"])

  /// Functions with a chain in their bodies that their parameters shape, and those that pass their own on to them.
  func functions() -> Set<FunctionID> {
    var found: Set<FunctionID> = []
    for site in linkage.sites.named(ChainFinder.headNames(in: linkage.program)) {
      if let function = site.scope.function, isShaped(function) { found.insert(function) }
    }
    var queue = found.sorted()
    while let function = queue.popLast() {
      for call in linkage.calls.callers(of: function) {
        guard let outer = call.scope.function, !found.contains(outer), isShaped(outer) else { continue }
        found.insert(outer)
        queue.append(outer)
      }
    }
    return found
  }

  private func isShaped(_ function: FunctionID) -> Bool {
    let declaration = linkage.program[function].declaration
    guard !declaration.parameters.isEmpty || !declaration.genericParameters.isEmpty else { return false }
    let generics = Set(declaration.genericParameters.map(\.name))
    return declaration.parameters.contains { parameter in
      guard let type = parameter.type else { return false }
      return shapes(type, generics) || (type.unwrapped.simpleName == "String" && namesScene(parameter.name, function))
    }
  }

  /// Whether a parameter of that type is a part of a chain, not a payload.
  func shapes(_ type: TypeReference, _ generics: Set<String> = []) -> Bool {
    switch type.unwrapped {
    case .metatype, .other: return true
    case .function(_, let result): return result != .tuple([]) && result.simpleName != "Void"
    default: break
    }
    var found = false
    type.collectNames { name in
      if generics.contains(name) || Self.shaping.contains(name) { found = true }
    }
    if found { return true }
    return linkage.program.resolve(type).map { id in
      !Self.shaping.isDisjoint(with: linkage.program.ancestry(of: id))
    } ?? false
  }

  /// Whether a text is the name of a storyboard or scene to the body of a function.
  private func namesScene(_ name: String, _ function: FunctionID) -> Bool {
    linkage.sites.named(["StoryboardFactory", "storyboardFactory", "UIStoryboard"]).contains { site in
      site.scope.function == function
        && site.arguments.contains { argument in
          if case .name(name, _) = argument.value.kind { true } else { false }
        }
    }
  }
}
