import Facts

/// Tells whose body a place is in: that of a function, of a getter or observer, or of a property's initial value.
struct BodyPlaces {
  private struct Body {
    var start: Int32
    var owner: TypeID?
  }

  private var bodies: [[Body]]

  init(_ program: Program) {
    bodies = Array(repeating: [], count: program.files.count)
    for entry in program.functions where entry.declaration.body != nil {
      bodies[entry.file].append(Body(start: entry.declaration.offset, owner: entry.owner))
    }
    for entry in program.variables where entry.declaration.hasCode {
      bodies[entry.file].append(Body(start: entry.declaration.offset, owner: entry.owner))
    }
    for file in bodies.indices { bodies[file].sort { $0.start < $1.start } }
  }

  /// Whether two places are in one body.
  func isSame(_ a: Origin, _ b: Origin) -> Bool { a.file == b.file && body(of: a)?.start == body(of: b)?.start }

  /// The type in whose code a place is.
  func owner(of origin: Origin) -> TypeID? { body(of: origin)?.owner }

  /// The body that a place is in: the last one that begins before it.
  private func body(of origin: Origin) -> Body? {
    guard bodies.indices.contains(origin.file) else { return nil }
    let bodies = bodies[origin.file]
    var (low, high) = (0, bodies.count)
    while low < high {
      let middle = (low + high) / 2
      if bodies[middle].start <= origin.offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? bodies[low - 1] : nil
  }
}

extension VariableDeclaration {
  /// Whether code stands with it, be that only an initial value.
  fileprivate var hasCode: Bool { getter != nil || !observers.isEmpty || value != nil }
}

extension Program {
  /// Whether two places are in the code of one object: of a class, of a type around it, or of one above it.
  func isOfOneObject(_ a: Origin, _ b: Origin) -> Bool {
    guard let one = places.owner(of: a).map(outermost), let other = places.owner(of: b).map(outermost) else {
      return places.isSame(a, b)
    }
    return one == other || ancestors(of: one).contains(other) || ancestors(of: other).contains(one)
  }

  /// The type around all that a type stands in.
  func outermost(_ type: TypeID) -> TypeID {
    var outer = type
    while let parent = self[outer].parent { outer = parent }
    return outer
  }
}
