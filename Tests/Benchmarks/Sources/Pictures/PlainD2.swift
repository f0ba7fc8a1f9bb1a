import Foundation
import Measuring
import NavigationModel

/// The same app drawn by D2 with its ELK layout: a shape for each screen, a container for each container, a labelled
/// connection for each transition.
struct PlainD2 {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// The graph in D2's language.
  var text: String {
    let index = Dictionary(uniqueKeysWithValues: model.nodes.enumerated().map { ($1.id, $0) })
    let held = Dictionary(grouping: model.transitions.filter { $0.level == .structural }, by: \.from)
    var paths: [NodeID: String] = [:]
    var lines: [String] = []
    func write(_ node: NodeID, inside path: String) {
      let name = "n\(index[node] ?? 0)"
      paths[node] = path + name
      guard let children = held[node] else { return lines.append("\(path)\(name): \"\(node.rawValue)\"") }
      lines.append("\(path)\(name): \"\(node.rawValue)\" {}")
      for child in children.compactMap(\.to) { write(child, inside: path + name + ".") }
    }
    let inner = Set(held.values.joined().compactMap(\.to))
    for node in model.nodes where !inner.contains(node.id) { write(node.id, inside: "") }
    for transition in model.transitions where transition.level != .structural {
      guard let from = paths[transition.from], let to = transition.to.flatMap({ paths[$0] }) else { continue }
      lines.append("\(from) -> \(to): \"\(transition.label ?? "")\"")
    }
    return (lines + [""]).joined(separator: "\n")
  }

  /// Draws it with the program; nothing where there is none, or where it needs more than some seconds.
  func run(limit: Int) -> Program? {
    let folder = FileManager.default.temporaryDirectory
    let name = "bench-\(UUID().uuidString)"
    let (source, picture) = (folder.appending(path: name + ".d2"), folder.appending(path: name + ".svg"))
    defer { for file in [source, picture] { try? FileManager.default.removeItem(at: file) } }
    guard (try? text.write(to: source, atomically: true, encoding: .utf8)) != nil else { return nil }
    return Program(["timeout", "\(limit)", "d2", "--layout", "elk", source.path(), picture.path()])
  }
}
