import Facts

/// Where code gives an object what it begins with: nothing was chosen by that before, and nothing is seen to change.
///
/// An initialiser does so, and whoever makes an object: `let session = Session(); session.code = code`.
struct BeginningsOfObjects {
  private(set) var places: Set<Origin> = []
  private let program: Program

  /// - Complexity: O(*n*) in the number of statements.
  init(_ linkage: Linkage) {
    program = linkage.program
    for entry in program.functions {
      let body = entry.declaration.body ?? []
      add(dressings(in: body), entry.file)
      guard entry.declaration.name == "init", let owner = entry.owner, program[owner].keyword == .class else {
        continue
      }
      add(Self.assignments(in: body), entry.file)
    }
    for entry in program.variables { add(dressings(in: entry.declaration.getter ?? []), entry.file) }
    for site in linkage.sites.closures {
      guard case .closure(let closure) = site.expression.kind else { continue }
      add(dressings(in: closure.body), site.scope.file)
    }
  }

  private mutating func add(_ assignments: [Expression], _ file: Int) {
    for expression in assignments { places.insert(Origin(file: file, offset: expression.offset).general) }
  }

  /// What a block puts into objects that it makes itself, before it does anything else.
  private func dressings(in statements: [Statement]) -> [Expression] {
    var found: [Expression] = []
    var made: Set<String> = []
    for statement in statements {
      switch statement.kind {
      case .binding(.name(let name), _, let value?) where makesObject(value): made.insert(name)
      case .expression(let expression):
        guard case .assignment(let target, "=", _) = expression.kind, case .member(let base?, _, _) = target.kind,
          case .name(let object, _) = base.kind, made.contains(object)
        else {
          made.removeAll()
          continue
        }
        found.append(expression)
      default: made.removeAll()
      }
    }
    return found
  }

  private func makesObject(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = value.stripped.kind, case .name(let name, _) = callee.kind else { return false }
    return program.typesByName[name]?.contains { program[$0].keyword == .class } ?? false
  }

  /// What the initialiser itself assigns to its object, and no closure that is called later.
  private static func assignments(in statements: [Statement]) -> [Expression] {
    statements.flatMap { statement -> [Expression] in
      switch statement.kind {
      case .expression(let expression):
        switch expression.kind {
        case .statement(let inner): return assignments(in: [inner])
        case .assignment(let target, "=", _): return target.stripped.strippedBase?.isSelf ?? true ? [expression] : []
        default: return []
        }
      case .if(_, let then, let otherwise): return assignments(in: then + (otherwise ?? []))
      case .switch(_, let cases): return assignments(in: cases.flatMap(\.body))
      case .do(let body, let catches): return assignments(in: body + catches.joined())
      default: return []
      }
    }
  }
}
