package import NavigationModel

/// A part of an app that is worth a picture of its own.
///
/// Excerpts are cut out of a model that is projected already, one after the other.
package protocol Excerpt: Sendable {
  /// What is kept, in words that follow a colon: `within 2 steps of Settings`.
  var caption: String { get }

  /// The part of the model; nothing in it that was not there before.
  func cut(from model: Model) throws(ExcerptError) -> Model
}

/// Why an excerpt shows nothing.
package enum ExcerptError: Error, Hashable, CustomStringConvertible {
  /// No way leads from the one to the other.
  case noWay(from: String, to: String)

  /// One line, in the user's words.
  package var description: String {
    switch self {
    case .noWay(let from, let to): "no way leads from '\(from)' to '\(to)'"
    }
  }
}

extension Model {
  /// What several excerpts leave of the model, with a sentence on each that left something out.
  package func cut(by excerpts: [any Excerpt]) throws(ExcerptError) -> (model: Model, remarks: [String]) {
    var model = self
    var remarks: [String] = []
    for excerpt in excerpts {
      let part = try excerpt.cut(from: model)
      if part.nodes.count < model.nodes.count || part.transitions.count < model.transitions.count {
        remarks.append(
          "\(excerpt.caption): \(part.nodes.count) of \(model.nodes.count) screens and containers, "
            + "\(part.transitions.count) of \(model.transitions.count) transitions")
      }
      model = part
    }
    return (model, remarks)
  }

  /// The model with some of its nodes and transitions only, and the entries that lead to them.
  ///
  /// What is not about any node, such as calls that could not be resolved, belongs to the whole and is left behind.
  func keeping(nodes kept: Set<NodeID>, transitions isKept: (Int) -> Bool) -> Model {
    Model(
      nodes: nodes.filter { kept.contains($0.id) },
      transitions: transitions.indices.filter(isKept).map { transitions[$0] },
      entries: entries.filter { $0.to.map(kept.contains) ?? false })
  }
}
