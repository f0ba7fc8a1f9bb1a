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
      Quantity("further routes", sortedBy: model.routes.filter { !$0.form.isChain }.map(\.form.rawValue)),
      Quantity("heads", sortedBy: heads.map(\.spelling)),
      Quantity("destination classes", Set(chains.map(\.screenClass)).count),
      Quantity("container classes", Set(containers).count),
      Quantity("hops", sortedBy: hops.map(\.spelling)),
      Quantity("actions", sortedBy: actions.map(\.kind.rawValue)),
      Quantity(".from links", links),
      Quantity("starts", sortedBy: starts.map(\.kind.rawValue)),
      Quantity("alternatives", sortedBy: alternatives.map(\.condition.rawValue)),
      Quantity("references", references),
      Quantity("gates", sortedBy: steps.flatMap(\.interceptors).map(\.name)),
      Quantity("context tasks", sortedBy: steps.flatMap(\.contextTasks).map(\.name)),
      Quantity("post tasks", sortedBy: steps.flatMap(\.postTasks).map(\.name)),
      Quantity("promises", sortedBy: promises.map(\.kind.rawValue)),
      Quantity("request sites", sortedBy: model.requests.map(\.call)),
    ]
  }
}

// MARK: - What is counted

extension RouteTotals {
  /// Routes that were written as a chain of steps.
  private var chains: [Route] { model.routes.filter(\.form.isChain) }
  private var steps: [RouteStep] { model.routes.flatMap(\.steps) }
  /// The first step of a chain is its destination, unless the chain begins without one.
  private var heads: [RouteStep] { model.routes.filter { $0.form == .assembly }.compactMap(\.steps.first) }
  private var hops: [RouteStep] {
    model.routes.flatMap { $0.steps.dropFirst($0.form == .assembly ? 1 : 0) }
  }
  private var actions: [RouteAction] { steps.compactMap(\.action) }
  /// Every step is linked to the next or to the start, and a chain without a destination to its first step.
  private var links: Int { steps.count + model.routes.count { $0.form == .chain } }

  private var containers: [String] {
    let nodes = Dictionary(model.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return steps.filter { step in
      step.factory.isContainer || step.node.flatMap { nodes[$0] }?.kind == .container
    }.map(\.screenClass)
  }

  /// Every start, those of alternatives included.
  private var starts: [RouteStart] { model.routes.flatMap { $0.start.withNested } }
  private var alternatives: [RouteAlternative] { starts.flatMap(\.alternatives) }
  private var references: Int { starts.count { $0.kind == .route } }
  private var promises: [Promise] { steps.flatMap(\.promises) + starts.flatMap(\.promises) }
}

extension Route.Form {
  /// Whether steps are chained in it.
  fileprivate var isChain: Bool {
    switch self {
    case .assembly, .chain: true
    case .alternatives, .destination: false
    }
  }
}

extension RouteStart {
  /// The start itself, and those that its alternatives lead to.
  fileprivate var withNested: [RouteStart] { [self] + alternatives.flatMap { $0.start.withNested } }
}
