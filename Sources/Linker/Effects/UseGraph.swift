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
    /// Who gets what is sent to a subject of some type of elements.
    case sending(String)
    /// Whatever of that name can be given to somebody who calls it.
    case giving(String)
    /// What reading a property of that name runs.
    case reading(String)
    /// Whatever can be called under that name with those labels.
    case shape(String, [Label])
    /// What runs when an object of a type of that name is made, whatever it is made with.
    case making(String)
    /// What a case of an enum of that name carries.
    case payload(String)
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
  private var passages: [Passage] = []

  /// How far it goes from what callers pass.
  private enum Passage {
    /// What a caller passes.
    case parameter
    /// Code that calls a parameter, as far as that is all it does.
    case passed
    /// What keeps what it is given for later calls.
    case kept
    case ended
  }

  /// Makes room for as many things as a program of some size has.
  mutating func reserve(_ count: Int) { numbers.reserveCapacity(count) }

  /// Notes that one uses the other.
  mutating func add(_ used: Node, usedBy user: Node) { add(used, usedBy: number(of: user)) }

  /// Notes that code uses something.
  mutating func add(_ used: Node, usedBy user: Int32) {
    let used = Int(number(of: used))
    if users[used].last != user { users[used].append(user) }
  }

  /// The number of a node.
  mutating func number(of node: Node) -> Int32 {
    if let known = numbers[node] { return known }
    let number = append(Self.passage(through: node))
    numbers[node] = number
    return number
  }

  /// The number of a part of some code, which uses what the part uses.
  mutating func part(of user: Int32) -> Int32 {
    let number = append(.passed)
    users[Int(number)].append(user)
    return number
  }

  /// Notes that something uses a part of some code as well.
  mutating func add(part: Int32, usedBy user: Node) {
    let user = number(of: user)
    users[Int(part)].append(user)
  }

  private mutating func append(_ passage: Passage) -> Int32 {
    users.append([])
    passages.append(passage)
    return Int32(users.count - 1)
  }

  private static func passage(through node: Node) -> Passage {
    switch node {
    case .parameter: .parameter
    case .closure, .call: .passed
    case .variable, .sending, .notification: .kept
    default: .ended
    }
  }

  /// Whether anything was noted of a node.
  func knows(_ node: Node) -> Bool { numbers[node] != nil }

  /// Whether anything but the function itself uses a function, or whatever has its name.
  func isUsed(_ id: FunctionID, named name: String) -> Bool {
    let names: Set<Int32> = Set([Node.name(name), .giving(name)].compactMap { numbers[$0] })
    let function = numbers[.function(id)]
    return ([function].compactMap(\.self) + names).contains { number in
      users[Int(number)].contains { !names.contains($0) && !isPart($0, of: function) }
    }
  }

  /// Whether a node is a part of the code of another, or of a part of that.
  private func isPart(_ number: Int32, of whole: Int32?) -> Bool {
    var part = number
    for _ in 0..<Self.nesting {
      if part == whole { return true }
      guard case .passed = passages[Int(part)], users[Int(part)].count == 1 else { return false }
      part = users[Int(part)][0]
    }
    return false
  }

  /// Statements do not stand deeper than this in each other.
  private static let nesting = 64

  /// Some nodes, and everything that uses one of them, or what uses those.
  struct Reached {
    fileprivate let numbers: [Node: Int32]
    fileprivate let isReached: [Bool]

    /// All of them that have a name.
    var nodes: some Sequence<Node> { numbers.lazy.filter { isReached[Int($0.value)] }.map(\.key) }

    /// Whether a node is one of them, by its number.
    func contains(_ number: Int32) -> Bool { isReached[Int(number)] }
  }

  /// Everything that uses one of some nodes, or what uses those; the nodes themselves too.
  ///
  /// - Complexity: O(*n*) in the number of uses.
  func reached(from first: some Sequence<Node>) -> Reached { reached(from: first, passing: true) }

  /// Those of them that count whatever their callers pass: what calls its parameter does not, what keeps it does.
  func reachedWithoutPassing(from first: some Sequence<Node>) -> Reached { reached(from: first, passing: false) }

  private func reached(from first: some Sequence<Node>, passing: Bool) -> Reached {
    var isReached = [Bool](repeating: false, count: users.count)
    var isPassed = isReached
    var open: [(node: Int32, isPassed: Bool)] = []
    for node in first {
      guard let number = numbers[node], !isReached[Int(number)] else { continue }
      isReached[Int(number)] = true
      open.append((number, false))
    }
    while let next = open.popLast() {
      for user in users[Int(next.node)] where !isReached[Int(user)] {
        let passage = passing ? .ended : passages[Int(user)]
        if next.isPassed ? passage == .passed || passage == .parameter : passage == .parameter {
          guard !isPassed[Int(user)] else { continue }
          isPassed[Int(user)] = true
          open.append((user, true))
        } else if !next.isPassed || passage == .kept {
          isReached[Int(user)] = true
          open.append((user, false))
        }
      }
    }
    return Reached(numbers: numbers, isReached: isReached)
  }

  /// Who uses what, asked for one thing at a time.
  struct Users {
    fileprivate let graph: UseGraph
    fileprivate let names: [Node?]

    /// The code that uses a node, with what that is a part of; other nodes where it is open whose code it is.
    func users(of nodes: [Node]) -> Set<Node> {
      var found: Set<Node> = []
      var seen = Set(nodes.compactMap { graph.numbers[$0] })
      var open = Array(seen)
      while let number = open.popLast() {
        for user in graph.users[Int(number)] where seen.insert(user).inserted {
          switch names[Int(user)] {
          case nil, .call, .closure, .name, .giving, .reading, .shape: open.append(user)
          case let node?: found.insert(node)
          }
        }
      }
      return found
    }
  }

  /// - Complexity: O(*n*) in the number of nodes.
  var userTable: Users {
    var names = [Node?](repeating: nil, count: users.count)
    for (node, number) in numbers { names[Int(number)] = node }
    return Users(graph: self, names: names)
  }
}
