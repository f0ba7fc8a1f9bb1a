import NavigationModel
import Router

/// One question to both routers: this route is asked for with this payload while the window looks like that.
struct ReferenceCase: Sendable {
  var classes: [String: ScreenClass] = [:]
  /// What is asked for is called `route`; others are what gates open.
  var itineraries: [String: Itinerary] = [:]
  var storyboards: [String: Sketch] = [:]
  var world = World()
  var tree = Sketch(name: "Home")
  var payload = Payload.nothing

  var book: ClassBook { ClassBook(declared: classes) }

  var charts: Charts {
    Charts(itineraries: itineraries, classes: classes, storyboards: storyboards.mapValues { $0.text(in: book) })
  }

  /// What the plain router says: `arrived: Nav[Home]`, `thrown typeMismatch: Home`.
  func expectation() -> Answer {
    let router = ReferenceRouter(self)
    let end = router.navigate(to: "route", with: payload)
    let tree = router.window.root.sketch.text(in: book)
    return switch end {
    case .arrived: Answer(end: "arrived", tree: tree)
    case .failed(let name): Answer(end: "failed \(name)", tree: tree)
    case .thrown(let name): Answer(end: "thrown \(name)", tree: tree)
    case .waiting: Answer(end: "waiting", tree: tree)
    }
  }

  /// What the simulator says.
  func answer() throws -> Answer {
    var simulator = Simulator(charts: charts, world: world)
    simulator.recordsEvents = false
    simulator.tree = try ScreenTree(parsing: tree.text(in: book), classes: simulator.classes)
    let passage = try simulator.navigate(to: "route", payload: payload == .nothing ? nil : payload)
    let tree = passage.after.description
    return switch passage.outcome {
    case .arrived: Answer(end: "arrived", tree: tree)
    case .failed(let failure): Answer(end: "failed \(failure.name)", tree: tree)
    case .thrown(let failure): Answer(end: "thrown \(failure.name)", tree: tree)
    case .waiting: Answer(end: "waiting", tree: tree)
    }
  }

  /// Whether both say the same.
  func isAgreed() throws -> Bool { try expectation() == answer() }
}

/// How a navigation ended, and what stands in the window then.
struct Answer: Hashable, CustomStringConvertible {
  var end: String
  var tree: String

  var description: String { "\(end): \(tree)" }
}

extension ReferenceCase: CustomStringConvertible {
  /// Everything that tells this case from an empty one, a line each.
  var description: String {
    let notation = RouteNotation(showsContexts: true)
    var lines = ["from     \(tree.text(in: book))", "payload  \(payload.type) \(payload.text ?? "nil")"]
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
