import NavigationModel

/// Writes moves for people: `Circle -push-> Figures [gate Login]  Circle.swift:12:5`.
struct MoveText {
  let model: Model
  private let names: [NodeID: String]

  init(_ model: Model) {
    self.model = model
    names = Dictionary(model.nodes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// Name of a node; its identity where the model does not hold it.
  func name(_ id: NodeID) -> String { names[id] ?? id.rawValue }

  func text(of move: MoveGraph.Move) -> String {
    switch move {
    case .entry(let number): text(of: model.entries[number])
    case .transition(let number): text(of: model.transitions[number])
    case .inside(let number): inside(model.transitions[number])
    }
  }

  func text(of entry: Entry) -> String {
    let target = entry.to.map(name) ?? "?"
    return line("\(entry.kind.rawValue) '\(entry.name)' -> \(target)", gates: entry.gates, source: entry.source)
  }

  func text(of transition: Transition) -> String {
    let target = transition.to.map(name) ?? "back"
    let doubt = transition.certainty == .certain ? "" : " [\(transition.certainty)]"
    return line(
      "\(name(transition.from)) -\(transition.kind.rawValue)-> \(target)\(doubt)", gates: transition.gates,
      source: transition.source)
  }

  private func inside(_ transition: Transition) -> String {
    let child = transition.to.map(name) ?? "?"
    return line("\(child) lies in \(name(transition.from))", gates: [], source: transition.source)
  }

  private func line(_ text: String, gates: [Gate], source: SourcePlace) -> String {
    let guarded = gates.isEmpty ? "" : " [gate \(gates.map(\.name).joined(separator: ", "))]"
    return "\(text)\(guarded)  \(source)"
  }
}
