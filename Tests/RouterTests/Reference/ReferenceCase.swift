import NavigationModel
import Router

/// One question to both routers: these routes are asked for one after another while the window looks like that.
struct ReferenceCase: Sendable {
  var classes: [String: ScreenClass] = [:]
  /// What is asked for is called `route`; others are what gates open.
  var itineraries: [String: Itinerary] = [:]
  var storyboards: [String: Sketch] = [:]
  var world = World()
  var tree = Sketch(name: "Home")
  var requests: [Request] = []

  /// A route that is asked for, and what is passed along.
  struct Request: Hashable, Sendable {
    var route: String
    var payload: Payload
  }

  /// A payload with properties.
  static let order = PayloadType(
    name: "Order",
    properties: [
      PayloadType.Property(name: "number", type: "String"), PayloadType.Property(name: "gift", type: "String?"),
    ])

  var book: ClassBook { ClassBook(declared: classes) }

  var charts: Charts {
    Charts(
      itineraries: itineraries, classes: classes, payloadTypes: ["Order": Self.order],
      storyboards: storyboards.mapValues { $0.text(in: book) })
  }

  /// What the plain router says: `arrived: Nav[Home]`, `thrown typeMismatch: Home`.
  func expectations() -> [Answer] {
    let router = ReferenceRouter(self)
    var answers: [Answer] = []
    for request in requests {
      let end = router.navigate(to: request.route, with: request.payload)
      answers.append(Answer(end: end.description, tree: router.window.root.sketch.text(in: book)))
      if end == .failed("exception") { break }
    }
    return answers
  }

  /// What the simulator says.
  func answers() throws -> [Answer] {
    var simulator = Simulator(charts: charts, world: world)
    simulator.recordsEvents = false
    simulator.tree = try ScreenTree(parsing: tree.text(in: book), classes: simulator.classes)
    var answers: [Answer] = []
    for request in requests {
      let payload = request.payload == .nothing ? nil : request.payload
      let passage = try simulator.navigate(to: request.route, payload: payload)
      answers.append(Answer(end: ReferenceEnd(passage.outcome).description, tree: passage.after.description))
      if passage.outcome.failure?.isCrash == true { break }
    }
    return answers
  }

  /// Whether both say the same.
  func isAgreed() throws -> Bool { try expectations() == answers() }
}

/// How a navigation ended, and what stands in the window then.
struct Answer: Hashable, CustomStringConvertible {
  var end: String
  var tree: String

  var description: String { "\(end): \(tree)" }
}

extension ReferenceEnd: CustomStringConvertible {
  init(_ outcome: Outcome) {
    switch outcome {
    case .arrived: self = .arrived
    case .failed(let failure): self = .failed(failure.name)
    case .thrown(let failure): self = .thrown(failure.name)
    case .waiting: self = .waiting
    }
  }

  var description: String {
    switch self {
    case .arrived: "arrived"
    case .failed(let name): "fails \(name)"
    case .thrown(let name): "throws \(name)"
    case .waiting: "waits"
    }
  }
}

extension ReferenceCase: CustomStringConvertible {
  /// Everything that tells this case from an empty one, a line each.
  var description: String {
    let notation = RouteNotation(showsContexts: true)
    var lines = ["from     \(tree.text(in: book))"]
    for request in requests { lines.append("ask      \(request.route) with \(request.payload)") }
    for (name, itinerary) in itineraries.sorted(by: { $0.key < $1.key }) {
      lines.append("\(name)  \(notation.text(of: itinerary))")
    }
    for (name, scene) in storyboards.sorted(by: { $0.key < $1.key }) {
      lines.append("scene \(name)  \(scene.text(in: book))")
    }
    for (_, type) in classes.sorted(by: { $0.key < $1.key }) {
      let words = [
        type.superclass, type.isCustomContainer ? "container" : nil, type.canBeDismissed.map { "dismissed \($0)" },
        type.definesPresentationContext ? "defines context" : nil,
      ]
      lines.append("class \(type.name)  \(words.compactMap(\.self).joined(separator: ", "))")
    }
    return (lines + ["world  \(world)"]).joined(separator: "\n")
  }
}
