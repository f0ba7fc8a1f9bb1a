import NavigationModel
import Router

/// Routes, classes and a world, for one test.
struct SmallApp {
  var charts = Charts()
  var world = World()
  var release = LibraryRelease.current

  /// An app of one route called `route`.
  init(_ legs: [Leg], asked: String? = nil, payload: PayloadExpression = .passed) {
    add("route", legs, asked: asked, payload: payload)
  }

  init() {}

  mutating func add(
    _ name: String, _ legs: [Leg], asked: String? = nil, payload: PayloadExpression = .passed
  ) {
    charts.itineraries[name] = itinerary(name, legs, asked: asked, payload: payload)
  }

  /// A class of the app; a plain view controller where nothing else is said.
  mutating func declare(
    _ name: String, _ superclass: String? = "UIViewController", isCustomContainer: Bool = false,
    canBeDismissed: Bool? = nil, definesContext: Bool = false
  ) {
    charts.classes[name] = ScreenClass(
      name: name, superclass: superclass, isCustomContainer: isCustomContainer,
      isInterceptable: canBeDismissed != nil, canBeDismissed: canBeDismissed,
      definesPresentationContext: definesContext)
  }

  func simulator(from tree: String) throws -> Simulator {
    var simulator = Simulator(charts: charts, world: world, library: release)
    simulator.tree = try ScreenTree(parsing: tree, classes: simulator.classes)
    return simulator
  }

  /// Navigates and tells the outcome in short: the tree, with the error before it where there is one.
  func run(_ tree: String, to route: String = "route", payload: Payload? = nil) throws -> String {
    var simulator = try simulator(from: tree)
    return try simulator.navigate(to: route, payload: payload).summary
  }
}

extension Passage {
  /// `Nav[a, b]`, `fails typeMismatch: Nav[a]`, `throws generic: Nav[a]`, `waits: Nav[a]`.
  var summary: String {
    switch outcome {
    case .arrived: after.description
    case .failed(let failure): "fails \(failure.name): \(after)"
    case .thrown(let failure): "throws \(failure.name): \(after)"
    case .waiting: "waits: \(after)"
    }
  }
}

extension Payload {
  static func text(_ text: String) -> Payload { Payload(type: "String", text: text) }

  static func number(_ number: Int) -> Payload { Payload(type: "Int", text: String(number)) }
}
