/// What uses what: bodies, closures, calls, parameters, and names where it is not known what they mean.
///
/// What leads to something leads from everything that uses it.
struct UseGraph {
  /// Something that can be used, or use something.
  enum Node: Hashable {
    case function(FunctionID)
    case variable(VariableID)
    /// What callers pass for a parameter.
    case parameter(FunctionID, Int)
    /// A closure or local function.
    case closure(Origin)
    case call(Origin)
    /// A change of a property.
    case change(VariableID)
    /// A change of whatever has that name.
    case changeOfName(String)
    /// Whatever has that name.
    case name(String)
    /// Who observes the notifications of a name.
    case notification(String)
    /// Whatever of that name can be given to somebody who calls it.
    case giving(String)
    /// What reading a property of that name runs.
    case reading(String)
    /// Whatever can be called under that name with those labels.
    case shape(String, [Label])
    /// What a library has under that name, beside the app's own.
    case libraryName(String)
  }

  /// How an argument is passed.
  struct Label: Hashable {
    var text: String?
    var isTrailing: Bool
  }

  private var numbers: [Node: Int32] = [:]
  private var users: [[Int32]] = []

  /// Notes that one uses the other.
  mutating func add(_ used: Node, usedBy user: Node) {
    let user = number(user)
    let used = Int(number(used))
    if users[used].last != user { users[used].append(user) }
  }

  /// Whether anything was noted of a node.
  func knows(_ node: Node) -> Bool { numbers[node] != nil }

  private mutating func number(_ node: Node) -> Int32 {
    if let known = numbers[node] { return known }
    let number = Int32(users.count)
    numbers[node] = number
    users.append([])
    return number
  }

  /// Whether anything uses a function, or whatever has its name.
  func isUsed(_ id: FunctionID, named name: String) -> Bool {
    let names: Set<Int32> = Set([Node.name(name), .giving(name)].compactMap { numbers[$0] })
    let functions = numbers[.function(id)].map { [$0] } ?? []
    return (functions + names).contains { number in users[Int(number)].contains { !names.contains($0) } }
  }

  /// Everything that uses one of some nodes, or what uses those; the nodes themselves too.
  ///
  /// - Complexity: O(*n*) in the number of uses.
  func reached(from first: some Sequence<Node>) -> Set<Node> { reached(from: first, passing: true) }

  /// Those of them that count whatever their callers pass: what calls its parameter does not, what keeps it does.
  func reachedWithoutPassing(from first: some Sequence<Node>) -> Set<Node> { reached(from: first, passing: false) }

  /// How far it goes from what callers pass.
  private enum Passage {
    /// A parameter, or code that calls it.
    case passed
    /// What keeps what it is given for later calls.
    case kept
    case ended
  }

  private var passages: [Passage] {
    var passages = [Passage](repeating: .ended, count: users.count)
    for (node, number) in numbers {
      switch node {
      case .parameter, .closure, .call: passages[Int(number)] = .passed
      case .variable: passages[Int(number)] = .kept
      default: continue
      }
    }
    return passages
  }

  private var isParameter: [Bool] {
    var isParameter = [Bool](repeating: false, count: users.count)
    for (node, number) in numbers { if case .parameter = node { isParameter[Int(number)] = true } }
    return isParameter
  }

  private func reached(from first: some Sequence<Node>, passing: Bool) -> Set<Node> {
    var isReached = [Bool](repeating: false, count: users.count)
    var isPassed = isReached
    let passages = passing ? [] : self.passages
    let parameters = passing ? [] : self.isParameter
    var open: [(node: Int32, isPassed: Bool)] = []
    for node in first {
      guard let number = numbers[node], !isReached[Int(number)] else { continue }
      isReached[Int(number)] = true
      open.append((number, false))
    }
    while let next = open.popLast() {
      for user in users[Int(next.node)] where !isReached[Int(user)] {
        let isParameter = !passing && parameters[Int(user)]
        if next.isPassed ? passages[Int(user)] == .passed : isParameter {
          guard !isPassed[Int(user)] else { continue }
          isPassed[Int(user)] = true
          open.append((user, true))
        } else if !next.isPassed || passages[Int(user)] == .kept {
          isReached[Int(user)] = true
          open.append((user, false))
        }
      }
    }
    return Set(numbers.lazy.filter { isReached[Int($0.value)] }.map(\.key)).union(first)
  }
}
