import NavigationModel
import Renderers

/// An output format for results of scenario files.
public struct ScenarioFormat: Sendable {
  /// What the user asks for it by.
  public var name: String
  /// One line for the help.
  public var summary: String
  /// The whole text, with a line break at its end.
  var text: @Sendable ([ScenarioResults]) throws -> String
}

/// Every format that results of scenario files come in, by name.
public let scenarioFormats: [ScenarioFormat] = [
  ScenarioFormat(name: "json", summary: "outcome and tree of every case", text: json),
  ScenarioFormat(name: "text", summary: "one line for each case, and what differs from the file", text: report),
]

/// An output format for what came of one request.
public struct SimulationFormat: Sendable {
  /// What the user asks for it by.
  public var name: String
  /// One line for the help.
  public var summary: String
  /// The whole text, with a line break at its end.
  var text: @Sendable (Simulation) throws -> String
}

/// Every format that simulations come in, by name.
public let simulationFormats: [SimulationFormat] =
  ([
    SimulationFormat(name: "json", summary: "trees, outcomes and events", text: json),
    SimulationFormat(name: "text", summary: "what the router does, line by line", text: narration),
  ]
  + FilmStripFormat.all.map { format in
    SimulationFormat(name: format.name, summary: format.summary) { try format.text(film($0)) }
  }).sorted { $0.name < $1.name }

/// Writes results of scenario files in one of the `scenarioFormats`; the same results give the same bytes.
public func text(of results: [ScenarioResults], format: String) throws -> String {
  guard let found = scenarioFormats.first(where: { $0.name == format }) else {
    throw UnknownFormat(name: format, known: scenarioFormats.map(\.name))
  }
  return try found.text(results)
}

extension Simulation {
  /// The simulation in one of the `simulationFormats`; the same simulation gives the same bytes.
  public func text(format: String) throws -> String {
    guard let found = simulationFormats.first(where: { $0.name == format }) else {
      throw UnknownFormat(name: format, known: simulationFormats.map(\.name))
    }
    return try found.text(self)
  }
}
