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
    /// What a library has under that name, beside the app's own.
    case libraryName(String)
  }

  private var numbers: [Node: Int32] = [:]
  private var users: [[Int32]] = []

  /// Notes that one uses the other.
  mutating func add(_ used: Node, usedBy user: Node) {
    let user = number(user)
    let used = Int(number(used))
    if users[used].last != user { users[used].append(user) }
  }

  private mutating func number(_ node: Node) -> Int32 {
    if let known = numbers[node] { return known }
    let number = Int32(users.count)
    numbers[node] = number
    users.append([])
    return number
  }

  /// Whether anything uses a node or its name, which is a user of the node itself.
  func isUsed(_ node: Node, besides name: Node) -> Bool {
    let user = numbers[name]
    return [node, name].compactMap { numbers[$0] }.contains { number in users[Int(number)].contains { $0 != user } }
  }

  /// Everything that uses one of some nodes, or what uses those; the nodes themselves too.
  ///
  /// - Complexity: O(*n*) in the number of uses.
  func reached(from first: some Sequence<Node>) -> Set<Node> {
    var isReached = [Bool](repeating: false, count: users.count)
    var open: [Int32] = []
    for node in first {
      guard let number = numbers[node], !isReached[Int(number)] else { continue }
      isReached[Int(number)] = true
      open.append(number)
    }
    while let next = open.popLast() {
      for user in users[Int(next)] where !isReached[Int(user)] {
        isReached[Int(user)] = true
        open.append(user)
      }
    }
    return Set(numbers.lazy.filter { isReached[Int($0.value)] }.map(\.key)).union(first)
  }
}
