package import NavigationModel

/// Some line of some file.
package func place(_ line: Int = 1) -> SourcePlace { SourcePlace(file: "App.swift", line: line, column: 1) }

/// A screen without anything but its name.
package func screen(_ name: String, title: String? = nil) -> Node {
  Node(id: NodeID(name), name: name, kind: .screen, title: title)
}

/// A container of a kind.
package func container(_ name: String, _ kind: Node.Container, anonymous: Bool = false) -> Node {
  Node(id: NodeID(name), name: name, kind: .container, container: kind, anonymous: anonymous)
}

/// A transition at some place.
package func transition(
  _ from: String, _ to: String?, _ kind: Transition.Kind, level: Transition.Level = .screen, label: String? = nil,
  gates: [String] = []
) -> Transition {
  Transition(
    from: NodeID(from), to: to.map { NodeID($0) }, kind: kind, level: level, label: label,
    gates: gates.map { Gate(name: $0, kind: .interceptor, source: place()) }, source: place())
}

/// An entry without a pattern.
package func entry(_ kind: Entry.Kind, to target: String?) -> Entry {
  Entry(kind: kind, name: "\(kind)", to: target.map { NodeID($0) }, source: place())
}
