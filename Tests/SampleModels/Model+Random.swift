package import NavigationModel

/// A small, fast generator with a seed, so that a failing test can be run again.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Starts a row of numbers.
  package init(state: UInt64) { self.state = state }

  /// The next number of the row.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Model {
  /// Any nodes, any transitions between them: containers in each other, loops, parallels, ways off into nothing.
  package static func random(nodes count: Int, seed: UInt64) -> Model {
    var dice = SplitMix64(state: seed)
    var model = Model()
    for index in 0..<count {
      let isContainer = Int.random(in: 0..<3, using: &dice) == 0
      model.nodes.append(
        Node(
          id: NodeID("N\(index)"), name: "Some\(index)ViewController",
          kind: isContainer ? .container : Node.Kind.allCases.randomElement(using: &dice) ?? .screen,
          container: isContainer ? Node.Container.allCases.randomElement(using: &dice) : nil))
    }
    guard count > 0 else { return model }
    for line in 0..<Int.random(in: 0...(3 * count), using: &dice) {
      model.transitions.append(.random(among: count, line: line, using: &dice))
    }
    for _ in 0..<Int.random(in: 0...4, using: &dice) {
      let target = Bool.random(using: &dice) ? "N\(Int.random(in: 0..<count, using: &dice))" : nil
      model.entries.append(entry(Entry.Kind.allCases.randomElement(using: &dice) ?? .launch, to: target))
    }
    return model
  }
}

extension Transition {
  fileprivate static func random(among nodes: Int, line: Int, using dice: inout SplitMix64) -> Transition {
    let kind = Kind.allCases.randomElement(using: &dice) ?? .push
    let target = Int.random(in: 0..<12, using: &dice) == 0 ? nil : "N\(Int.random(in: 0..<nodes, using: &dice))"
    return transition(
      "N\(Int.random(in: 0..<nodes, using: &dice))", target, kind,
      level: kind.isContainment ? .structural : Level.allCases.randomElement(using: &dice) ?? .screen,
      label: Bool.random(using: &dice) ? "label\(line)" : nil,
      gates: Int.random(in: 0..<4, using: &dice) == 0 ? ["Gate\(line % 3)"] : [])
  }
}
