import Findings
import NavigationModel

/// Finds nodes by what people call them.
struct NodeNames {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// Positions of the nodes that a text can mean: by identity or class, else with the ends of class names left
  /// out and regardless of case, else by title, other name or route.
  func nodes(named text: String) throws(UnknownName) -> [Int] {
    let tiers: [(Node) -> Bool] = [
      { $0.id.rawValue == text || $0.name == text },
      { Self.short($0.name) == Self.short(text) },
      { $0.title == text || $0.aliases.contains(text) || routeTargets(of: text).contains($0.id) },
    ]
    for matches in tiers {
      let found = model.nodes.indices.filter { matches(model.nodes[$0]) }
      if !found.isEmpty { return found }
    }
    throw UnknownName(name: text, known: known)
  }

  private func routeTargets(of text: String) -> [NodeID] {
    model.routes.filter { $0.id.rawValue == text || $0.name == text }.compactMap(\.destination)
  }

  private var known: [String] {
    let names = model.nodes.flatMap { node in
      [node.name, Self.withoutEnding(node.name)] + node.aliases + [node.title].compactMap(\.self)
    }
    return Array(Set(names + model.routes.map(\.name))).sorted()
  }

  private static func short(_ name: String) -> String { withoutEnding(name).lowercased() }

  private static func withoutEnding(_ name: String) -> String {
    for ending in ["ViewController", "Controller", "View"] where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}

/// A name that nothing in the app bears.
public struct UnknownName: Error, CustomStringConvertible {
  var name: String
  var known: [String]

  /// One line, with the most similar name that something does bear.
  public var description: String {
    "no screen, container, flow or route is called '\(name)'\(Spelling.suggestion(for: name, among: known))"
  }
}
