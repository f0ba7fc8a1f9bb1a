import Facts

/// By what views that show nothing beside their choice choose.
struct ViewTables {
  private let program: Program
  private let states: OpenStates
  private var known: [TypeID: VariableID?] = [:]

  init(_ linkage: Linkage) {
    program = linkage.program
    states = linkage.shared(OpenStates.init)
  }

  private static let depthLimit = 8

  /// The constant by which a view chooses what it shows; `nil` where that is not all that it does.
  mutating func subject(of type: TypeID) -> VariableID? {
    if let known = known[type] { return known }
    known[type] = .some(nil)
    let subject = findSubject(of: type)
    known[type] = .some(subject)
    return subject
  }

  private mutating func findSubject(of type: TypeID) -> VariableID? {
    guard program[type].keyword == .struct,
      case .variable(let body)? = program.members(named: "body", of: type).first,
      let getter = program[body].declaration.getter, let subject = self.subject(getter, in: type, depth: 0),
      let (id, isWhole) = property(subject, of: type)
    else { return nil }
    let declaration = program[id].declaration
    guard states.isConstant(id, in: program), declaration.observers.isEmpty, declaration.getter == nil,
      declaration.type?.simpleName != "Binding"
    else { return nil }
    if isWhole { return id }
    // A part of a value is as constant as the value; an object changes.
    let made = declaration.type?.unwrapped
    guard let made, let id = program.resolve(made, from: type), [.struct, .enum].contains(program[id].keyword) else {
      return nil
    }
    return self.property(subject, of: type)?.id
  }

  /// The property of a view's own that an expression begins with, and whether it is all of the expression.
  private func property(_ subject: Expression, of type: TypeID) -> (id: VariableID, isWhole: Bool)? {
    var current = subject.stripped
    var isWhole = true
    while true {
      switch current.kind {
      case .name(let name, _):
        guard case .variable(let id)? = program.members(named: name, of: type).first else { return nil }
        return (id, isWhole)
      case .member(let base?, let name, _):
        if base.isSelf {
          guard case .variable(let id)? = program.members(named: name, of: type).first else { return nil }
          return (id, isWhole)
        }
        isWhole = false
        current = base.stripped
      default: return nil
      }
    }
  }

  /// What statements ask that do nothing but choose.
  private mutating func subject(_ statements: [Statement], in type: TypeID, depth: Int) -> Expression? {
    guard depth < Self.depthLimit else { return nil }
    let shown = statements.flatMap(\.built).filter { !$0.isDeclaration }
    guard shown.count == 1 else { return nil }
    switch shown[0].kind {
    case .switch(let subject, _): return subject
    case .if(let conditions, _, let otherwise?): return subject(conditions, otherwise, in: type)
    case .expression(let expression), .return(let expression?):
      return subject(expression, in: type, depth: depth + 1)
    default: return nil
    }
  }

  /// What all conditions of a chain of alternatives ask.
  private func subject(_ conditions: [Condition], _ otherwise: [Statement], in type: TypeID) -> Expression? {
    var asked = conditions.map(\.subject)
    var rest = otherwise
    while rest.count == 1, case .if(let conditions, _, let otherwise) = rest[0].kind {
      asked += conditions.map(\.subject)
      rest = otherwise ?? []
    }
    guard let first = asked.first ?? nil, let id = property(first, of: type)?.id,
      asked.allSatisfy({ $0.flatMap { property($0, of: type)?.id } == id })
    else { return nil }
    return first
  }

  private mutating func subject(_ expression: Expression, in type: TypeID, depth: Int) -> Expression? {
    guard depth < Self.depthLimit else { return nil }
    switch expression.kind {
    case .statement(let statement): return subject([statement], in: type, depth: depth + 1)
    case .ternary(let condition, _, _): return Condition.boolean(condition).subject
    case .name(let name, _): return subject(of: name, in: type, depth)
    case .member(let base?, let name, _) where base.isSelf: return subject(of: name, in: type, depth)
    case .call(let callee, let arguments):
      switch callee.kind {
      case .member(let base?, let name, _):
        return base.isSelf
          ? subject(of: name, given: arguments, in: type, depth) : subject(base, in: type, depth: depth + 1)
      case .name(let name, _)
      where Self.wrappers.contains(name) && !program.hasType(named: name, seenFrom: program[type].file):
        guard let content = arguments.last?.value else { return nil }
        guard case .closure(let closure) = content.kind else { return subject(content, in: type, depth: depth + 1) }
        return subject(closure.body, in: type, depth: depth + 1)
      case .name(let name, _): return subject(of: name, given: arguments, in: type, depth)
      default: return nil
      }
    default: return nil
    }
  }

  /// A computed property of the view's own that makes the choice.
  private mutating func subject(of name: String, in type: TypeID, _ depth: Int) -> Expression? {
    guard case .variable(let id)? = program.members(named: name, of: type).first, program[id].owner == type else {
      return nil
    }
    guard let getter = program[id].declaration.getter else { return nil }
    return subject(getter, in: type, depth: depth + 1)
  }

  /// A function of the view's own that makes the choice, maybe by what it is given.
  private mutating func subject(of name: String, given: [Argument], in type: TypeID, _ depth: Int) -> Expression? {
    if let passed = subject(ofTable: name, given: given, in: type) { return passed }
    let members = program.members(named: name, of: type)
    guard members.count == 1, case .function(let id) = members[0], let body = program[id].declaration.body,
      program[id].owner == type, let subject = subject(body, in: type, depth: depth + 1)
    else { return nil }
    guard case .name(let asked, _) = subject.stripped.kind,
      let position = program[id].declaration.parameters.firstIndex(where: { $0.name == asked })
    else { return subject }
    return position < given.count ? given[position].value : nil
  }

  /// What a view gives another that is nothing but such a choice: `ModalBox(route: route)`.
  private mutating func subject(ofTable name: String, given: [Argument], in type: TypeID) -> Expression? {
    guard name.beginsUppercase, let other = program.resolve(.simple(name), from: type, file: program[type].file),
      other != type, program[other].keyword == .struct, program[other].members["init"] == nil,
      let asked = subject(of: other)
    else { return nil }
    return given.first { $0.label == program[asked].declaration.name }?.value
  }

  /// Views of SwiftUI around a choice that add nothing to see.
  private static let wrappers: Set<String> = [
    "AnyView", "Group", "NBNavigationStack", "NavigationStack", "NavigationView",
  ]
}

extension Statement {
  /// The statements that an iOS app has in its place.
  fileprivate var built: [Statement] {
    if case .conditional(let clauses) = kind { Platform.clauses(clauses).flatMap(\.body) } else { [self] }
  }

  /// Whether it only gives something a name.
  var isDeclaration: Bool {
    switch kind {
    case .binding, .variable, .function, .type: true
    default: false
    }
  }
}

extension Condition {
  /// What it asks about.
  fileprivate var subject: Expression? {
    switch self {
    case .boolean(let expression): expression.asked
    case .binding(.name(let name), nil): Expression(.name(name, []), at: 0)
    case .binding(_, let value): value
    case .match(_, let value): value
    case .availability: nil
    }
  }
}

extension Expression {
  /// What is asked with `!x`, `x == .a` or `x` itself.
  fileprivate var asked: Expression {
    switch kind {
    case .prefix("!", let inner): inner.asked
    case .operators(let names, let operands) where names == ["=="] || names == ["!="]: operands[0]
    default: self
    }
  }
}
