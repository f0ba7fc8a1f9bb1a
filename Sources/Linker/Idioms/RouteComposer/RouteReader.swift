import Facts
import NavigationModel

/// Reads one chain into a route: destination first, then hop by hop towards the start.
struct RouteReader {
  let linkage: Linkage
  let table: RouteTable

  func read(_ found: ChainFinder.Found, id: RouteID) -> Route {
    let (chain, site) = (found.chain, found.site)
    // What a helper builds stands where the helper is called.
    let place = linkage.place(chain.origin.call == .none ? chain.origin : site.origin)
    var reading = Reading(start: RouteStart(kind: .open, source: place))
    if chain.name == "SwitchAssembly" {
      reading.start = starts.alternatives(chain)
    } else if form(of: chain) == .destination, let target = chain.head.labeled("to") {
      reading.from(target, at: chain.head, self, id)
    } else if chain.name != "ChainAssembly" {
      reading.steps.append(step(chain, declared: found.declared, routeID: id))
    }
    if let from = chain.head.labeled("from"), chain.name == "ChainAssembly" {
      reading.from(from, at: chain.head, self, id)
    }
    if form(of: chain) != .alternatives { for link in chain.links { read(link, into: &reading, id) } }
    let form = form(of: chain)
    SpellingRemarks(linkage: linkage).remark(chain, isOpen: reading.start.kind == .open)
    let head = form == .assembly ? reading.steps.first : reading.steps.first { $0.node != nil } ?? reading.steps.first
    let names = site.declaration.names.filter { $0 != "_" }
    let owner = site.scope.owner.map { linkage.program[$0].qualifiedName }
    let target = reading.start.routes.first.flatMap { table[$0] }
    let isNamed = form == .destination
    return Route(
      id: id, name: names.last ?? id.rawValue, owner: owner, form: form,
      destination: isNamed ? target?.destination : head?.node,
      screenClass: (isNamed ? target?.screenClass : head?.screenClass) ?? "UIViewController",
      context: isNamed ? target?.context : head?.context, steps: reading.steps, start: reading.start, source: place)
  }

  /// What has been read of a chain.
  struct Reading {
    var steps: [RouteStep] = []
    var start: RouteStart
    /// An action that no step awaits yet: a chain without a destination begins with a hop.
    var isClosed = false

    /// Goes on with what `.from(…)` names: another step, or the start.
    mutating func from(_ argument: LabeledValue, at link: Term, _ reader: RouteReader, _ id: RouteID) {
      switch reader.starts.read(argument, in: link.origin.file) {
      case .step(let chain): steps.append(reader.step(chain, declared: nil, routeID: id))
      case .start(let start): self.start = start
      }
    }
  }

  var starts: StartReader { StartReader(linkage: linkage, table: table) }

  private func read(_ link: Term, into reading: inout Reading, _ id: RouteID) {
    switch link.name {
    case "using":
      guard let argument = link.arguments?.first, !reading.steps.isEmpty else { break }
      reading.steps[reading.steps.count - 1].action = ActionReader(linkage: linkage).read(argument, at: link)
    case "from", "within":
      if let argument = link.arguments?.first { reading.from(argument, at: link, self, id) }
    case "assemble":
      if let argument = link.labeled("from") ?? link.labeled("default") {
        reading.from(argument, at: link, self, id)
      }
    case "adding", "add":
      guard let argument = link.arguments?.first, !reading.steps.isEmpty else { break }
      TaskReader(linkage: linkage).read(argument, at: link, into: &reading.steps[reading.steps.count - 1])
    default: break
    }
  }

  private func form(of chain: Chain) -> Route.Form {
    switch chain.name {
    case "ChainAssembly": .chain
    case "SwitchAssembly": .alternatives
    case let name where RouteComposerVocabulary.destinations.contains(name): .destination
    default: .assembly
    }
  }
}

extension RouteReader {
  /// Reads a step: its finder, factory and tasks, and the class and payload that all of them agree on.
  func step(_ chain: Chain, declared: TypeReference?, routeID: RouteID) -> RouteStep {
    let inference = ScreenInference(linkage: linkage)
    var parts = StepParts(chain)
    let remarks = SpellingRemarks(linkage: linkage)
    if parts.isUnlabeled { remarks.remarkUnlabeled(chain) }
    parts.container = inference.container(of: chain)
    var finder = FinderReader(linkage: linkage).read(parts.finder)
    var factory = FactoryReader(linkage: linkage).read(parts.factory, near: chain.head)
    if let container = parts.container {
      finder = Finder(kind: .none, name: "NilFinder", screenClass: container.description)
      factory = FactoryReader.container(container)
    }
    let types = inference.types(chain, finder, factory, declared: declared, container: parts.container)
    finder.screenClass = finder.screenClass ?? types.screen?.description
    factory.screenClass = factory.screenClass ?? types.screen?.description
    if finder.kind == .custom { remarks.remarkIterator(of: parts.finder) }
    if types.screen == nil { remarks.remarkUntyped(chain) }
    let screenClass = types.screen?.description ?? "UIViewController"
    var step = RouteStep(
      node: nil, screenClass: screenClass, context: types.context?.description, spelling: spelling(chain.name),
      finder: finder, factory: factory, source: linkage.place(chain.origin))
    for link in chain.links where chain.name != "ChainAssembly" && isIntegrator(chain) {
      if link.name == "adding" || link.name == "add", let argument = link.arguments?.first {
        TaskReader(linkage: linkage).read(argument, at: link, into: &step)
      }
    }
    var rest = chain
    step.promises = isIntegrator(chain) ? rest.takePromises() : []
    // In 0.9 the action stood inside the factory or the step.
    if let early = parts.action { step.action = ActionReader(linkage: linkage).read(early, at: chain.head) }
    step.node = StepNodes(linkage: linkage).node(of: &step, type: types.screen, origin: chain.origin, route: routeID)
    return step
  }

  private func isIntegrator(_ chain: Chain) -> Bool {
    RouteComposerVocabulary.integrators.contains(chain.name) || chain.name.hasPrefix(".")
  }

  private func spelling(_ name: String) -> String {
    switch name {
    case ".navigationController": "NavigationControllerStep"
    case ".tabBarController": "TabBarControllerStep"
    case ".splitViewController": "SplitControllerStep"
    default: name
    }
  }
}

/// The arguments of a step, from its head or from the calls on it.
struct StepParts {
  var finder: LabeledValue?
  var factory: LabeledValue?
  var action: LabeledValue?
  var container: TypeReference?
  /// Written without labels, as no release allows.
  var isUnlabeled = false

  init(_ chain: Chain) {
    finder = chain.head.labeled("finder")
    factory = chain.head.labeled("factory")
    action = chain.head.labeled("action")
    for link in chain.links {
      switch link.name {
      case "finder": finder = link.arguments?.first
      case "factory": factory = link.arguments?.first
      default: break
      }
    }
    let bare = (chain.head.arguments ?? []).filter { $0.label == nil && !$0.isTrailing }
    if finder == nil, factory == nil, bare.count == 2 {
      (finder, factory) = (bare[0], bare[1])
      isUnlabeled = true
    }
    switch factory?.value {
    case .term(let made)?: action = action ?? made.labeled("action")
    case .instance(let made)?: action = action ?? made.arguments.first { $0.label == "action" }
    default: break
    }
  }
}
