import Facts

/// Tells whose body a place is in: that of a function, of a getter, or of an observer.
struct BodyPlaces {
  private var starts: [[Int32]]

  init(_ program: Program) {
    starts = Array(repeating: [], count: program.files.count)
    for entry in program.functions where entry.declaration.body != nil {
      starts[entry.file].append(entry.declaration.offset)
    }
    for entry in program.variables where entry.declaration.getter != nil || !entry.declaration.observers.isEmpty {
      starts[entry.file].append(entry.declaration.offset)
    }
    for file in starts.indices { starts[file].sort() }
  }

  /// Whether two places are in one body.
  func isSame(_ a: Origin, _ b: Origin) -> Bool { a.file == b.file && start(of: a) == start(of: b) }

  /// Where the declaration begins that a place is in.
  private func start(of origin: Origin) -> Int32? {
    guard starts.indices.contains(origin.file) else { return nil }
    return starts[origin.file].last { $0 <= origin.offset }
  }
}
