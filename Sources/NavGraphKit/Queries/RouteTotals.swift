import NavigationModel

/// How many route configurations, hops, actions, gates and promises an app has, of each sort.
///
/// Whoever knows an app can hold the numbers against its source.
struct RouteTotals {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// One quantity a line, its sorts indented below it.
  var table: String {
    let rows = quantities.flatMap { [("", $0.name, $0.count)] + $0.sorts.map { ("  ", $0.key, $0.value) } }
    let width = rows.map { $0.0.count + $0.1.count }.max() ?? 0
    return rows.map { indent, name, count in
      let label = indent + name
      return label + String(repeating: " ", count: width + 2 - label.count) + "\(count)\n"
    }.joined()
  }

  private struct Quantity {
    var name: String
    var count: Int
    var sorts: [(key: String, value: Int)] = []

    init(_ name: String, _ count: Int) {
      self.name = name
      self.count = count
    }

    /// Counts texts, and how often each of them occurs.
    init(_ name: String, sortedBy texts: [String]) {
      self.name = name
      count = texts.count
      let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
      sorts = counts.sorted { $0.key < $1.key }
    }
  }

  private var quantities: [Quantity] {
    [
      Quantity("chains", sortedBy: chains.map(\.form.rawValue)),
      Quantity("further names of routes", model.routes.count - chains.count),
      Quantity("heads", sortedBy: heads.map(\.spelling)),
      Quantity("heads that build nothing", heads.count { $0.factory.kind == .none }),
      Quantity("screen classes", Set(screenClasses).count),
      Quantity("container classes", Set(containers.map(\.screenClass)).count),
      Quantity("hops", sortedBy: hops.map(\.spelling)),
      Quantity("hops that build nothing", hops.count { $0.factory.kind == .none }),
      Quantity("actions", sortedBy: steps.compactMap(\.action?.kind.rawValue)),
      Quantity(".from links", links),
      Quantity("starts", sortedBy: chains.map(\.start.kind.rawValue)),
      Quantity("alternatives", sortedBy: alternatives.map(\.condition.rawValue)),
      Quantity("references between chains", references),
      Quantity("complete factories", factories.count { $0.kind == .complete }),
      Quantity("gates", sortedBy: steps.flatMap(\.interceptors).map(\.name)),
      Quantity("context tasks", sortedBy: contextTasks.map(\.name)),
      Quantity("post tasks", sortedBy: steps.flatMap(\.postTasks).map(\.name)),
      Quantity("promises", sortedBy: promises.map(\.kind.rawValue)),
      Quantity("request sites", sortedBy: model.requests.map(\.call)),
    ]
  }
}

// MARK: - What is counted

extension RouteTotals {
  /// Routes that are written as a chain of steps; the others only give one a name and a payload.
  private var chains: [Route] { model.routes.filter { $0.form == .assembly || $0.form == .chain } }
  private var steps: [RouteStep] { chains.flatMap(\.steps) }
  /// The first step of a chain is its destination, unless the chain begins without one.
  private var heads: [RouteStep] { chains.filter { $0.form == .assembly }.compactMap(\.steps.first) }
  private var hops: [RouteStep] { chains.flatMap { $0.steps.dropFirst($0.form == .assembly ? 1 : 0) } }
  /// Every step is linked to the next or to the start, and a chain without a destination to its first step.
  private var links: Int { steps.count + chains.count { $0.form == .chain } }

  private var containers: [RouteStep] {
    let nodes = Dictionary(model.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return steps.filter { $0.factory.isContainer || $0.node.flatMap { nodes[$0] }?.kind == .container }
  }

  /// Destinations that are no containers, and what complete factories put into theirs.
  private var screenClasses: [String] {
    let containerClasses = Set(containers.map(\.screenClass))
    let embedded = factories.flatMap(\.children).filter { $0.factory.children.isEmpty }
    return (heads.map(\.screenClass) + embedded.compactMap(\.factory.screenClass))
      .filter { !containerClasses.contains($0) }
  }

  /// The factories of all steps, and those inside complete ones.
  private var factories: [Factory] { steps.flatMap { $0.factory.withNested } }
  private var contextTasks: [RouteTask] {
    steps.flatMap(\.contextTasks) + factories.flatMap(\.children).flatMap(\.contextTasks)
  }

  /// Every start of a chain, those of its alternatives included.
  private var starts: [RouteStart] { chains.flatMap { $0.start.withNested } }
  private var alternatives: [RouteAlternative] { starts.flatMap(\.alternatives) }
  /// A chain without a destination that is written into an alternative is a part of it, and no reference.
  private var references: Int {
    let parts = Set(model.routes.filter { $0.form == .chain }.map(\.id))
    return starts.count { $0.kind == .route && !parts.isSuperset(of: $0.routes) }
  }
  private var promises: [Promise] { steps.flatMap(\.promises) + starts.flatMap(\.promises) }
}

extension Factory {
  /// The factory itself, and those of its children.
  fileprivate var withNested: [Factory] { [self] + children.flatMap { $0.factory.withNested } }
}

extension RouteStart {
  /// The start itself, and those that its alternatives lead to.
  fileprivate var withNested: [RouteStart] { [self] + alternatives.flatMap { $0.start.withNested } }
}
