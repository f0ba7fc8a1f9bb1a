/// The names to which one scope gives meanings.
///
/// Most scopes have a handful, and most lookups ask scope after scope in vain: comparing a few names costs less than
/// hashing one. Only a scope with many names keeps a table.
struct Bindings: Sequence {
  private var entries: [(name: String, meanings: [Scope.Binding])] = []
  /// Where each name stands, once there are many.
  private var places: [String: Int] = [:]

  private static let fewNames = 8

  var isEmpty: Bool { entries.isEmpty }

  /// The meanings of a name.
  ///
  /// - Complexity: O(1); removing a name takes O(*n*).
  subscript(name: String) -> [Scope.Binding]? {
    get { place(of: name).map { entries[$0].meanings } }
    set {
      switch (place(of: name), newValue) {
      case (let place?, let meanings?): entries[place].meanings = meanings
      case (nil, let meanings?): insert(name, meanings)
      case (let place?, nil): remove(at: place)
      case (nil, nil): break
      }
    }
  }

  /// Gives a name one more meaning.
  mutating func add(_ meaning: Scope.Binding, to name: String) {
    if let place = place(of: name) {
      entries[place].meanings.append(meaning)
    } else {
      insert(name, [meaning])
    }
  }

  func makeIterator() -> some IteratorProtocol<(name: String, meanings: [Scope.Binding])> { entries.makeIterator() }

  private func place(of name: String) -> Int? {
    guard entries.count <= Self.fewNames else { return places[name] }
    // A closure would be handed each entry as a whole.
    for place in entries.indices where entries[place].name == name { return place }
    return nil
  }

  private mutating func insert(_ name: String, _ meanings: [Scope.Binding]) {
    entries.append((name, meanings))
    if entries.count > Self.fewNames + 1 {
      places[name] = entries.count - 1
    } else if entries.count > Self.fewNames {
      tabulate()
    }
  }

  private mutating func remove(at place: Int) {
    entries.remove(at: place)
    tabulate()
  }

  private mutating func tabulate() {
    places = [:]
    guard entries.count > Self.fewNames else { return }
    for (place, entry) in entries.enumerated() { places[entry.name] = place }
  }
}
