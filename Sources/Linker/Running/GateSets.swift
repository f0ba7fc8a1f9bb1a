import NavigationModel

/// Lists of conditions, each kept once and known by its number.
///
/// Joining two lists, and asking whether one asks no more than another, is done once for each pair.
final class GateSets {
  private var lists: [[Gate]] = [[]]
  /// The names of each list as numbers, ascending.
  private var names: [[Int32]] = [[]]
  private var numbers: [Key: Int32] = [Key(gates: []): 0]
  private var nameNumbers: [String: Int32] = [:]
  private var joined: [Pair: Int32] = [:]

  private struct Pair: Hashable {
    var outer: Int32
    var inner: Int32
  }

  /// A list as a key: what stands at the same places is rarely not the same, and texts are slow to hash.
  private struct Key: Hashable {
    var gates: [Gate]

    func hash(into hasher: inout Hasher) {
      for gate in gates {
        hasher.combine(gate.source.line)
        hasher.combine(gate.source.column)
      }
    }
  }

  /// The list without conditions.
  static let none: Int32 = 0

  /// The number of a list.
  func number(of gates: [Gate]) -> Int32 {
    let key = Key(gates: gates)
    if let known = numbers[key] { return known }
    let number = Int32(lists.count)
    numbers[key] = number
    lists.append(gates)
    names.append(Set(gates.map { nameNumber($0.name) }).sorted())
    return number
  }

  private func nameNumber(_ name: String) -> Int32 {
    if let known = nameNumbers[name] { return known }
    let number = Int32(nameNumbers.count)
    nameNumbers[name] = number
    return number
  }

  subscript(number: Int32) -> [Gate] { lists[Int(number)] }

  /// The inner conditions behind the outer ones.
  func joined(_ outer: Int32, _ inner: Int32) -> Int32 {
    if outer == Self.none { return inner }
    if inner == Self.none { return outer }
    let pair = Pair(outer: outer, inner: inner)
    if let known = joined[pair] { return known }
    let number = number(of: lists[Int(inner)].behind(lists[Int(outer)]))
    joined[pair] = number
    return number
  }

  /// The conditions of one list that stand in the other, too.
  func common(_ a: Int32, _ b: Int32) -> Int32 {
    let others = Set(lists[Int(b)].map(\.name))
    return number(of: lists[Int(a)].filter { others.contains($0.name) })
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

extension [Gate] {
  /// The conditions behind further ones: each once, the innermost kept.
  func behind(_ outer: [Gate]) -> [Gate] {
    guard !outer.isEmpty else { return self }
    let all = outer.filter { gate in !contains { $0.name == gate.name } } + self
    return all.count > Self.limit ? Array(all.suffix(Self.limit)) : all
  }

  /// Nobody reads more conditions than this on one arrow.
  private static var limit: Int { 12 }
}
