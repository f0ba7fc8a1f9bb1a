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

  /// Whether the user does what a gate asks for when a navigation waits.
  var passesGates = true

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

  /// What is done, and what the plain router says: `arrived: Nav[Home]`, `throws typeMismatch: Home`.
  func expectations() -> [Answer] {
    let router = ReferenceRouter(self)
    var answers: [Answer] = []
    func note(_ move: Answer.Move, _ end: ReferenceEnd) {
      answers.append(Answer(move: move, end: end, tree: router.window.root.sketch.text(in: book)))
    }
    for request in requests {
      note(.ask(request), router.navigate(to: request.route, with: request.payload))
      while let asked = router.waiting.first, asked.isForUser {
        note(passesGates ? .pass(asked.gate) : .refuse(asked.gate), router.answer(passes: passesGates))
      }
      if answers.last?.end == .failed("exception") || !router.waiting.isEmpty { break }
    }
    return answers
  }

  /// What the simulator says when the same is done.
  func answers(to moves: [Answer.Move]) throws -> [Answer] {
    var simulator = Simulator(charts: charts, world: world)
    simulator.recordsEvents = false
    simulator.tree = try ScreenTree(parsing: tree.text(in: book), classes: simulator.classes)
    return try moves.map { move in
      let passage =
        switch move {
        case .ask(let request):
          try simulator.navigate(
            to: request.route, payload: request.payload == .nothing ? nil : request.payload)
        case .pass(let gate): try simulator.perform(.pass(gate))
        case .refuse(let gate): try simulator.perform(.refuse(gate))
        }
      return Answer(move: move, end: ReferenceEnd(passage.outcome), tree: passage.after.description)
    }
  }

  /// What the simulator says instead; `nil` if it is the same.
  func difference(from expected: [Answer]) -> String? {
    do {
      let found = try answers(to: expected.map(\.move))
      return found == expected ? nil : "\(found)"
    } catch {
      return "\(error)"
    }
  }
}

/// How a navigation ended, and what stands in the window then.
struct Answer: Hashable, CustomStringConvertible {
  /// What was done.
  enum Move: Hashable {
    case ask(ReferenceCase.Request)
    case pass(String)
    case refuse(String)
  }

  var move: Move
  var end: ReferenceEnd
  var tree: String

  var description: String {
    switch move {
    case .ask(let request): "\(request.route) \(end): \(tree)"
    case .pass(let gate): "pass \(gate) \(end): \(tree)"
    case .refuse(let gate): "refuse \(gate) \(end): \(tree)"
    }
  }
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
