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
    var reading = Reading(start: RouteStart(kind: .open, source: place), declared: found.declared)
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
    let own = form == .alternatives ? ContextReader(linkage: linkage).context(ofAlternatives: chain) : head?.context
    return Route(
      id: id, name: names.last ?? id.rawValue, owner: owner, form: form,
      destination: isNamed ? target?.destination : head?.node,
      screenClass: (isNamed ? target?.screenClass : head?.screenClass) ?? "UIViewController",
      context: isNamed ? target?.context : own, steps: reading.steps, start: reading.start, source: place)
  }

  /// What has been read of a chain.
  struct Reading {
    var steps: [RouteStep] = []
    var start: RouteStart
    /// The type that is written for the chain.
    let declared: TypeReference?
    /// An action that no step awaits yet: a chain without a destination begins with a hop.
    var isClosed = false

    /// Goes on with what `.from(…)` names: another step, or the start.
    mutating func from(_ argument: LabeledValue, at link: Term, _ reader: RouteReader, _ id: RouteID) {
      switch reader.starts.read(argument, in: link.origin.file) {
      case .step(let chain): steps.append(reader.step(chain, declared: awaited, routeID: id))
      case .start(var start):
        // A finder without a class looks for what the action before it needs.
        if start.kind == .custom, start.finder?.screenClass == nil {
          start.finder?.screenClass = steps.last?.action?.container
        }
        self.start = start
      }
    }

    /// The type of what comes next: what the action before it needs, else what is written for the chain.
    private var awaited: TypeReference? {
      guard let last = steps.last else { return declared }
      return (last.action?.container).map { ScreenInference.step(about: .simple($0)) }
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
  /// Reads a step, and which node it shows.
  func step(_ chain: Chain, declared: TypeReference?, routeID: RouteID) -> RouteStep {
    var (step, type) = StepReader(linkage: linkage).read(chain, declared: declared)
    step.node = StepNodes(linkage: linkage).node(of: &step, type: type, origin: chain.origin, route: routeID)
    return step
  }
}
