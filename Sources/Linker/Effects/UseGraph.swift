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
  /// - Parameter passing: whether who calls its parameter uses what callers pass for it. A property that keeps what is
  ///   passed is used whatever later calls pass.
  /// - Complexity: O(*n*) in the number of uses.
  func reached(from first: some Sequence<Node>, passing: Bool = true) -> Set<Node> {
    var isReached = [Bool](repeating: false, count: users.count)
    let roles = passing ? [] : rolesInPassing()
    var open: [Int32] = []
    for node in first {
      guard let number = numbers[node], !isReached[Int(number)] else { continue }
      isReached[Int(number)] = true
      open.append(number)
    }
    while let next = open.popLast() {
      for user in users[Int(next)] where !isReached[Int(user)] {
        if !passing, roles[Int(next)] == .parameter, roles[Int(user)] == .other { continue }
        isReached[Int(user)] = true
        open.append(user)
      }
    }
    return Set(numbers.lazy.filter { isReached[Int($0.value)] }.map(\.key)).union(first)
  }

  /// What a node is for what is passed: what takes it, what keeps it, or somebody else.
  private enum Role { case parameter, property, other }

  private func rolesInPassing() -> [Role] {
    var roles = [Role](repeating: .other, count: users.count)
    for (node, number) in numbers {
      switch node {
      case .parameter: roles[Int(number)] = .parameter
      case .variable: roles[Int(number)] = .property
      default: continue
      }
    }
    return roles
  }
}
