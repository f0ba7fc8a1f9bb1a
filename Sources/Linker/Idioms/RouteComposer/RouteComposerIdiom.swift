import Facts
import NavigationModel

/// RouteComposer, in every dialect from 0.9 to 2.22.
///
/// Source: https://github.com/ekazaev/route-composer
enum RouteComposerIdiom: Idiom {
  static let name = "RouteComposer"
  static let vocabulary = RouteComposerVocabulary.all
  static let memberVocabulary = RouteComposerVocabulary.members
  static let landmarks: Set<String> = [
    "DefaultRouter", "GeneralStep", "StepAssembly", "ClassFinder", "RootViewControllerStep",
  ]

  static func link(_ linkage: Linkage) {
    let table = RouteTable(linkage)
    linkage.draft.routes += table.routes
    for route in table.routes {
      if let node = route.destination { linkage.nodes.addAlias(table.publicName(of: route), to: node) }
    }
    let requests = RequestReader(linkage: linkage, table: table).read()
    linkage.draft.requests += requests.map(\.request)
    RouteTransitions(linkage: linkage, table: table).add(requests)
    SilentGates(linkage: linkage).link()
  }
}
