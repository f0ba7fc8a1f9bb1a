import NavigationModel

/// Lists of conditions, each kept once and known by its number.
///
/// Joining two lists, and asking whether one asks no more than another, is done once for each pair.
final class GateSets {
  /// Every condition once, with the number of its text.
  private var gates: [(gate: Gate, name: Int32)] = []
  private var gateNumbers: [GateKey: Int32] = [:]
  private var nameNumbers: [String: Int32] = [:]
  private var lists: [[Int32]] = [[]]
  /// The names of each list as numbers, ascending.
  private var names: [[Int32]] = [[]]
  private var numbers: [[Int32]: Int32] = [[]: 0]
  /// What two lists give together, by the numbers of both as one.
  private var joined = NumberMap()

  /// A condition as a key: what stands at the same place is rarely not the same, and texts are slow to hash.
  private struct GateKey: Hashable {
    var gate: Gate

    func hash(into hasher: inout Hasher) {
      hasher.combine(gate.source.line)
      hasher.combine(gate.source.column)
    }
  }

  /// The list that was asked for last.
  private var latest: (list: [Gate], number: Int32) = ([], GateSets.none)

  /// The list without conditions.
  static let none: Int32 = 0

  /// A list has no more conditions than this: the outermost ones fall off.
  static let limit = gateLimit

  /// The number of a list.
  func number(of list: [Gate]) -> Int32 {
    if list.isEmpty { return Self.none }
    // What stands together is behind the same conditions.
    if list != latest.list { latest = (list, number(of: list.map(number))) }
    return latest.number
  }

  private func number(of list: [Int32]) -> Int32 {
    if let known = numbers[list] { return known }
    let number = Int32(lists.count)
    numbers[list] = number
    lists.append(list)
    names.append(Set(list.map { gates[Int($0)].name }).sorted())
    return number
  }

  private func number(of gate: Gate) -> Int32 {
    let key = GateKey(gate: gate)
    if let known = gateNumbers[key] { return known }
    let number = Int32(gates.count)
    gateNumbers[key] = number
    let name = nameNumbers[gate.name] ?? Int32(nameNumbers.count)
    nameNumbers[gate.name] = name
    gates.append((gate, name))
    return number
  }

  subscript(number: Int32) -> [Gate] { lists[Int(number)].map { gates[Int($0)].gate } }

  /// How many conditions a list has.
  func width(of number: Int32) -> Int { lists[Int(number)].count }

  /// The inner conditions behind the outer ones.
  func joined(_ outer: Int32, _ inner: Int32) -> Int32 {
    if outer == Self.none { return inner }
    if inner == Self.none { return outer }
    let pair = UInt64(outer) << 32 | UInt64(inner)
    if let known = joined[pair] { return known }
    let number = number(of: lists[Int(inner)].behind(lists[Int(outer)]) { gates[Int($0)].name })
    joined[pair] = number
    return number
  }

  /// The conditions of one list that stand in the other, too.
  func common(_ a: Int32, _ b: Int32) -> Int32 {
    if isSubset(a, of: b) { return a }
    let others = names[Int(b)]
    return number(of: lists[Int(a)].filter { others.contains(gates[Int($0)].name) })
  }

  /// Whether the first list asks nothing that the second does not.
  func isSubset(_ a: Int32, of b: Int32) -> Bool {
    if a == b || a == Self.none { return true }
    let (few, many) = (names[Int(a)], names[Int(b)])
    guard few.count <= many.count else { return false }
    var index = 0
    for name in few {
      while index < many.count, many[index] < name { index += 1 }
      guard index < many.count, many[index] == name else { return false }
    }
    return true
  }
}

extension Gate {
  /// Whether a condition of that name is among some others: lists are short, and names slow to hash.
  func stands(among others: [Gate]) -> Bool { others.contains { $0.name == name } }
}

extension [Gate] {
  /// Whether the names of all of them are among those of others.
  func allStand(among others: [Gate]) -> Bool { allSatisfy { $0.stands(among: others) } }

  /// The conditions behind further ones: each once, the innermost kept.
  func behind(_ outer: [Gate]) -> [Gate] { behind(outer, by: \.name) }
}

extension Array {
  /// The same for conditions that are known by something else.
  fileprivate func behind<Name: Equatable>(_ outer: [Element], by name: (Element) -> Name) -> [Element] {
    guard !outer.isEmpty else { return self }
    let own = map(name)
    let all = outer.filter { !own.contains(name($0)) } + self
    return all.count > gateLimit ? Array(all.suffix(gateLimit)) : all
  }
}

/// Nobody reads more conditions than this on one arrow.
private let gateLimit = 12
