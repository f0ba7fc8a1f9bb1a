import Facts

/// Functions that pass on, or look something up by, a part of what they are given: `func open(_ row: Row) { show(row.key) }`.
///
/// Where that is one of a table's rows, which of them decides what follows.
struct PassedParts {
  private var functions: Set<FunctionID> = []

  /// - Complexity: O(*n*) in the number of calls.
  init(_ linkage: Linkage) {
    for site in linkage.sites.all where site.form == .call {
      guard let id = site.scope.function, !functions.contains(id) else { continue }
      let parameters = linkage.program[id].declaration.parameters
      guard parameters.contains(where: { Self.mayBeRow($0, of: id, linkage.program) }) else { continue }
      let isPassed = site.arguments.contains { argument in
        guard case .member(let row?, _, _) = argument.value.stripped.kind, case .name(let name, _) = row.stripped.kind
        else { return false }
        return parameters.contains { $0.name == name && Self.mayBeRow($0, of: id, linkage.program) }
      }
      if isPassed { functions.insert(id) }
    }
  }

  /// Whether a parameter takes a struct of the app's.
  private static func mayBeRow(_ parameter: Parameter, of id: FunctionID, _ program: Program) -> Bool {
    guard let type = parameter.type?.unwrapped,
      let row = program.resolve(type, from: program[id].owner, file: program[id].file)
    else { return false }
    return program[row].keyword == .struct && !program.isPart(row)
  }

  func contains(_ id: FunctionID) -> Bool { functions.contains(id) }
}

extension LabeledValue {
  /// Whether it is a struct that is made of nothing but texts, numbers, flags and cases as they are written.
  var isOfConstants: Bool {
    guard case .instance(let row) = value, !row.arguments.isEmpty, row.changes.isEmpty else { return false }
    return row.arguments.allSatisfy { argument in
      switch argument.value {
      case .string, .number, .boolean, .null: true
      case .enumCase(let known): known.payload.isEmpty
      default: false
      }
    }
  }
}
