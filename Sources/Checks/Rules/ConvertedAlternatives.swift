package import Findings
internal import NavigationModel

/// A list of alternatives behind a converted payload, which it never sees.
package enum ConvertedAlternatives: Rule {
  package static let id = RuleID("converted-alternatives")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds routes that continue, behind `adaptingContext(using:)`, from a `SwitchAssembly` that is declared for the
      converted payload.
      """,
    whyIsThisBad: """
      The router decides all alternatives before it looks for the first screen, each with the payload of the destination.
      The list gets a payload of a type that it does not take: none of its cases applies, not even the default, and the
      router fails with `initialController(.notFound)`.
      """,
    howToFix: """
      Declare the list for the payload of the destination, and convert behind it; or put a step with a finder of its own
      instead of the list.
      """)

  package static let triggering = [
    Example.routing(routes(list: "Int", start: ".from(list.↓adaptingContext(using: NumberTransformer()))"))
  ]
  package static let nonTriggering = [Example.routing(routes(list: "String", start: ".from(list)"))]

  package static func findings(in context: CheckContext) -> [Finding] {
    context.model.routes.compactMap { route in
      guard route.start.kind == .route, route.start.isConverted, let asked = route.context else { return nil }
      let chain = RouteChain(of: route, in: context.routes).routes.dropFirst()
      guard let list = chain.first(where: { $0.start.kind == .alternatives }), let wanted = list.context,
        !Self.takes(asked, wanted)
      else { return nil }
      return finding(
        .unseen(asked, wanted, list), at: .source(route.start.source),
        notes: [Note(message: "the list of alternatives stands here", source: list.start.source)],
        nodes: route.destination.map { [$0] } ?? [])
    }
  }

  /// Whether a list takes a payload, as far as names tell.
  private static func takes(_ asked: String, _ wanted: String) -> Bool {
    let names = [asked, wanted].map { $0.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" } }
    return names.contains("Any") || names[0] == names[1] || names[0].hasSuffix(".\(names[1])")
      || names[1].hasSuffix(".\(names[0])")
  }

  private static func routes(list: String, start: String) -> String {
    """
    struct NumberTransformer: ContextTransformer {
      func transform(_ context: String) throws -> Int { Int(context) ?? 0 }
    }

    enum Routes {
      static let list = SwitchAssembly<HomeViewController, \(list)>()
        .addCase(from: ClassFinder<HomeViewController, \(list)>())
        .assemble(default: GeneralStep.custom(using: ClassFinder<HomeViewController, \(list)>()))
      static let cart = StepAssembly(finder: ClassFinder<CartViewController, String>(), factory: ClassFactory())
        .using(GeneralAction.presentModally())
        \(start)
        .assemble()
    }
    """
  }
}

extension RouteStart {
  fileprivate var isConverted: Bool {
    promises.contains { $0.kind == .adaptingContext && $0.transformer != nil }
  }
}

extension Message {
  fileprivate static func unseen(_ asked: String, _ wanted: String, _ list: Route) -> Message {
    """
    the alternatives of '\(list.name)' are decided with '\(asked)', not with the converted '\(wanted)', so none applies; \
    declare them for '\(asked)'
    """
  }
}
