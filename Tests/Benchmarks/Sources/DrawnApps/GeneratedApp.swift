package import NavigationModel
import SampleModels

/// An app made by dice, of the shape that real ones have.
///
/// A flow holds 20 to 40 screens in two containers. They form a shallow tree with further ways forward, ways back to
/// screens above, and now and then a way into another flow, mostly to its first screen.
package struct GeneratedApp {
  package private(set) var model = Model()
  private var dice: SplitMix64
  private var flows: [Range<Int>] = []
  private var names: [String] = []

  private static let nouns = [
    "Account", "Order", "Search", "Detail", "Login", "Profile", "Settings", "Payment", "Cart", "Address", "Review",
    "Photo", "Chat", "Feed", "Story", "Map", "Filter", "Help", "About", "Terms",
  ]
  private static let roles = ["List", "Detail", "Editor", "Picker", "Confirm", "Result", "Overview", "Wizard", "Sheet"]

  /// Of a hundred ways besides those of the tree, so many lead back, and so many into another flow.
  private static let back = 25
  private static let cross = 10

  package init(screens count: Int, seed: UInt64 = 1) {
    dice = SplitMix64(state: seed)
    var next = 0
    while next < count {
      let left = count - next
      var size = count > 20 ? min(left, Int.random(in: 20...40, using: &dice)) : left
      if left - size < 10 { size = left }
      flows.append(next..<(next + size))
      next += size
    }
    for screen in 0..<count { names.append(pick(Self.nouns) + pick(Self.roles) + "\(screen)") }
    for number in flows.indices { addNodes(ofFlow: number) }
    for number in flows.indices { addTransitions(ofFlow: number) }
    model.entries = [Entry(kind: .launch, name: "launch", to: id(0), source: place())]
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &dice)]
  }

  private func id(_ screen: Int) -> NodeID { NodeID(names[screen]) }

  private mutating func addNodes(ofFlow number: Int) {
    let flow = flows[number]
    let folder = "App/Flow\(number)"
    for screen in flow {
      model.nodes.append(
        Node(
          id: id(screen), name: names[screen] + "ViewController", kind: .screen,
          source: SourcePlace(file: "\(folder)/\(names[screen]).swift", line: 1, column: 1)))
    }
    guard flow.count > 8 else { return }
    let outer = container("Flow\(number)Container", .custom)
    model.nodes.append(outer)
    let middle = flow.lowerBound + flow.count / 2
    for (half, part) in [flow.lowerBound..<middle, middle..<flow.upperBound].enumerated() {
      let inner = container("Flow\(number)Half\(half)Container", .custom)
      model.nodes.append(inner)
      model.transitions.append(transition(outer.name, inner.name, .embed, level: .structural))
      for screen in part { model.transitions.append(transition(inner.name, names[screen], .embed, level: .structural)) }
    }
  }

  private mutating func addTransitions(ofFlow number: Int) {
    let flow = flows[number]
    var parents: [Int: Int] = [:]
    var depths = [flow.lowerBound: 0]
    var children: [Int: Int] = [:]
    for screen in flow.dropFirst() {
      let near = (max(flow.lowerBound, screen - 12)..<screen).filter { children[$0, default: 0] < 5 }
      let parent = near.isEmpty ? flow.lowerBound : pick(near)
      children[parent, default: 0] += 1
      parents[screen] = parent
      depths[screen] = depths[parent, default: 0] + 1
      add(parent, screen, Int.random(in: 0..<100, using: &dice) < 75 ? .push : .present)
    }
    for _ in flow {
      let screen = Int.random(in: flow, using: &dice)
      let lot = Int.random(in: 0..<100, using: &dice)
      if lot < Self.back, var above = parents[screen] {
        while let further = parents[above], Bool.random(using: &dice) { above = further }
        add(screen, above, .unwind)
      } else if lot < Self.back + Self.cross, flows.count > 1 {
        let other = pick(flows)
        add(
          screen, Int.random(in: 0..<5, using: &dice) < 4 ? other.lowerBound : Int.random(in: other, using: &dice),
          .show)
      } else {
        let deeper = flow.filter { depths[$0, default: 0] > depths[screen, default: 0] }
        if !deeper.isEmpty { add(screen, pick(deeper), Int.random(in: 0..<10, using: &dice) < 7 ? .push : .present) }
      }
    }
  }

  private mutating func add(_ from: Int, _ to: Int, _ kind: Transition.Kind) {
    model.transitions.append(transition(names[from], names[to], kind, label: "\(kind.rawValue) \(names[to])"))
  }
}
