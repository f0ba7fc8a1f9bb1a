import Facts

/// Closures by where they stand and what they capture.
///
/// A function that runs many times makes its closures anew each time; where they capture the same, they do the same.
final class ClosureKeys {
  private let evaluator: Evaluator
  /// Names that the code at a place uses.
  private var names: [Origin: [String]] = [:]
  private var known: [Place: ValueKey] = [:]
  /// Numbers of what is captured: closures hold closures that hold others, and whole trees take long to compare.
  private var numbers: [[ValueKey]: Int] = [:]
  private var active: Set<Place> = []

  /// A closure by the scope in which it was made; the scope is kept, so that no other takes its place.
  private struct Place: Hashable {
    let scope: Scope
    let offset: Int32

    static func == (a: Place, b: Place) -> Bool { a.scope === b.scope && a.offset == b.offset }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(scope))
      hasher.combine(offset)
    }
  }

  /// Closures in closures are told apart by what they capture as deep as this, deeper ones by the scope itself.
  private static let depth = 4

  init(evaluator: Evaluator) { self.evaluator = evaluator }

  /// The key of a closure, found out when it is first asked for.
  func key(of closure: ClosureValue) -> ValueKey {
    let place = Place(scope: closure.scope, offset: closure.offset)
    if let known = known[place] { return known }
    // What captures itself, and what lies deep, is told by identity.
    guard active.count < Self.depth, active.insert(place).inserted else { return .closure(closure) }
    defer { active.remove(place) }
    let captured = captured(by: closure)
    let number = numbers[captured] ?? numbers.count + 1
    numbers[captured] = number
    let key = ValueKey.code(file: closure.scope.file, offset: closure.offset, captured: number)
    known[place] = key
    return key
  }

  private func captured(by closure: ClosureValue) -> [ValueKey] {
    let scope = closure.scope
    var parts = [ValueKey(scope.receiver, closures: self)]
    if scope.call != .none { parts.append(.text(String(scope.call.index))) }
    if let put = scope.put { parts.append(.text("put \(put.number)")) }
    for (name, type) in scope.allGenerics.sorted(by: { $0.key < $1.key }) {
      parts.append(.type(nil, name + type.description))
    }
    for name in names(in: closure) {
      guard let meanings = scope.lookup(name) else { continue }
      for meaning in meanings { parts.append(ValueKey(evaluator.value(of: meaning, in: scope), closures: self)) }
    }
    return parts
  }

  private func names(in closure: ClosureValue) -> [String] {
    let place = Origin(file: closure.scope.file, offset: closure.offset)
    if let known = names[place] { return known }
    var collector = NameCollector()
    collector.collect(closure.closure.body)
    let found = collector.names.sorted()
    names[place] = found
    return found
  }
}
