#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

import DeclarationReader
import NavigationModel

extension App {
  /// Takes up a model that was printed as `json`, be it in another run, on another machine or by another hand.
  ///
  /// Comments in the source that silence rules are not part of a model; those of the settings hold.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  /// - Throws: `UnusableModel` for bytes that are no such JSON, and for a model that contradicts itself.
  public init(storedModel bytes: [UInt8], settings: Settings = Settings()) throws(UnusableModel) {
    let model = try Self.decoded(bytes)
    try Self.proveConsistent(model)
    self.init(model: model, problems: [], suppressions: settings.suppressions)
  }

  private static func decoded(_ bytes: [UInt8]) throws(UnusableModel) -> Model {
    let model: Model
    do {
      model = try JSONDecoder().decode(Model.self, from: Data(bytes))
    } catch let error as DecodingError {
      // A file of another format has other keys besides: what it is says more than which key is missing.
      if let other = try? JSONDecoder().decode(Head.self, from: Data(bytes)), other.format != Model.currentFormat {
        throw UnusableModel(otherFormat: other.format)
      }
      throw Self.syntaxError(in: bytes) ?? UnusableModel(error)
    } catch {
      throw UnusableModel(description: "\(error)")
    }
    guard model.format == Model.currentFormat else { throw UnusableModel(otherFormat: model.format) }
    return model
  }

  /// Where bytes stop being JSON; the decoder does not tell, but JSON is YAML as well.
  private static func syntaxError(in bytes: [UInt8]) -> UnusableModel? {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return UnusableModel(description: "it is not UTF-8")
    }
    return withDeepStack {
      switch Document(yaml: text, path: "", atMost: bytes.count) {
      case .empty: return UnusableModel(description: "it is empty")
      case .node: return nil
      case .broken(let problem):
        let place = "line \(problem.place.line), column \(problem.place.column)"
        return UnusableModel(description: "it stops being JSON at \(place)")
      }
    }
  }

  /// What every reader of a model relies on: a node has an identity of its own, and whoever leads to one names one.
  private static func proveConsistent(_ model: Model) throws(UnusableModel) {
    var known: Set<NodeID> = []
    for (index, node) in model.nodes.enumerated() where !known.insert(node.id).inserted {
      throw UnusableModel(description: "nodes[\(index)]: there are two nodes '\(node.id)'")
    }
    for (index, transition) in model.transitions.enumerated() {
      for node in [transition.from, transition.to] {
        try prove(node, isAmong: known, for: "transitions[\(index)]")
      }
    }
    for (index, entry) in model.entries.enumerated() { try prove(entry.to, isAmong: known, for: "entries[\(index)]") }
  }

  private static func prove(
    _ node: NodeID?, isAmong known: Set<NodeID>, for place: String
  ) throws(UnusableModel) {
    guard let node, !known.contains(node) else { return }
    throw UnusableModel(description: "\(place): there is no node '\(node)'")
  }

  private struct Head: Decodable { var format: String }
}
