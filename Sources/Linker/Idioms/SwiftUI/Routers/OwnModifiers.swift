import Facts

/// Which functions that the app adds to `View` are modifiers: they show the view that they are called on.
///
/// A table of screens often stands in such an extension for want of a better place. It shows what it makes.
struct OwnModifiers {
  let program: Program

  /// Whether a function is applied to a view, and shows it.
  func areApplied(_ id: FunctionID) -> Bool {
    var seen: Set<Program.Member> = []
    return isAdded(.function(id)) && shows(.function(id), &seen)
  }

  /// Whether a property that the app adds to `View` shows the view that it is asked of: `var erased: AnyView`.
  func areApplied(_ name: String) -> Bool {
    (program.typesByName["View"] ?? []).contains { view in
      (program[view].members[name] ?? []).contains { member in
        guard case .variable = member else { return false }
        var seen: Set<Program.Member> = []
        return isAdded(member) && shows(member, &seen)
      }
    }
  }

  /// Whether a member stands in an extension of `View` or of a protocol.
  private func isAdded(_ member: Program.Member) -> Bool {
    let owner: TypeID?
    switch member {
    case .function(let id): owner = program[id].declaration.isStatic ? nil : program[id].owner
    case .variable(let id): owner = program[id].declaration.isStatic ? nil : program[id].owner
    case .enumCase, .type: owner = nil
    }
    guard let owner else { return false }
    return program[owner].keyword == nil && program[owner].name == "View" || program[owner].keyword == .protocol
  }

  /// Whether what a function or property returns is made of `self`, as written or implied: `padding().background(red)`.
  private func shows(_ member: Program.Member, _ seen: inout Set<Program.Member>) -> Bool {
    guard let code = code(of: member), let owner = code.owner else { return true }
    guard seen.insert(member).inserted else { return false }
    var mentions = SelfMentions()
    mentions.collect(code.body)
    if mentions.isPlain { return true }
    for name in mentions.members.union(mentions.implied.subtracting(code.locals)).sorted() {
      let helpers = program.members(named: name, of: owner)
      if helpers.isEmpty {
        // What neither the app nor a parameter is called is a library's modifier.
        if mentions.members.contains(name) || program.globals[name] == nil { return true }
      } else if helpers.contains(where: { isAdded($0) && shows($0, &seen) }) {
        return true
      }
    }
    return false
  }

  private func code(of member: Program.Member) -> (body: [Statement], owner: TypeID?, locals: [String])? {
    switch member {
    case .function(let id):
      program[id].declaration.body.map { ($0, program[id].owner, program[id].declaration.parameters.map(\.name)) }
    case .variable(let id): program[id].declaration.getter.map { ($0, program[id].owner, []) }
    case .enumCase, .type: nil
    }
  }
}

/// How a piece of view code uses `self`.
struct SelfMentions {
  /// Whether it stands alone, to be shown or passed on.
  private(set) var isPlain = false
  /// Members that are asked of it.
  private(set) var members: Set<String> = []
  /// Functions at the beginning of what is returned, which may be its members.
  private(set) var implied: Set<String> = []

  mutating func collect(_ body: [Statement]) {
    collectImplied(body)
    var collector = NameCollector()
    collector.collect(body)
    isPlain = collector.hasPlainSelf
    members = collector.membersOfSelf
  }

  private mutating func collectImplied(_ body: [Statement]) {
    for statement in body {
      switch statement.kind {
      case .expression(let expression): imply(expression)
      case .return(let expression), .binding(_, _, let expression): if let expression { imply(expression) }
      case .if(_, let then, let otherwise): collectImplied(then + (otherwise ?? []))
      case .guard(_, let otherwise): collectImplied(otherwise)
      case .switch(_, let cases): for branch in cases { collectImplied(branch.body) }
      case .conditional(let clauses): for clause in clauses { collectImplied(clause.body) }
      default: break
      }
    }
  }

  private mutating func imply(_ expression: Expression) {
    switch expression.stripped.kind {
    case .call(let callee, _):
      if case .name(let name, _) = callee.stripped.kind {
        if name.first?.isLowercase ?? false { implied.insert(name) }
      } else {
        imply(callee)
      }
    case .member(let base?, _, _): imply(base)
    case .ternary(_, let then, let otherwise): for part in [then, otherwise] { imply(part) }
    case .statement(let statement): collectImplied([statement])
    default: break
    }
  }
}
