import Facts

/// State that goes on from what it is: `step = step.next`, `page += 1`, `switch step { case .name: step = .photo … }`.
///
/// The views that it chooses among follow each other, and are no forms of one screen.
struct SteppedStates {
  private var variables: Set<VariableID> = []
  /// What bindings are called by which it goes on.
  private var bindings: Set<String> = []

  /// - Complexity: O(*n*) in the number of calls and assignments.
  init(_ linkage: Linkage) {
    let program = linkage.program
    let changing = Set(
      program.functions.lazy.filter { entry in
        entry.owner.map { program[$0].keyword == .enum } ?? false && entry.givesSelf
      }.map(\.declaration.name))
    var branches: [Change: Int] = [:]
    for site in linkage.sites.all {
      let target: Expression?
      switch site.expression.kind {
      case .assignment(let assigned, _, _): target = assigned
      default: target = changing.contains(site.name) ? site.base : nil
      }
      guard let target, let name = target.lastName else { continue }
      guard site.form == .call || site.goesOn(from: name) else {
        guard let function = site.scope.function, site.branches.contains(where: { $0.subject.lastName == name }) else {
          continue
        }
        branches[Change(function: function, name: name), default: 0] += 1
        if branches[Change(function: function, name: name)] == 2 { add(target, site, linkage) }
        continue
      }
      add(target, site, linkage)
    }
  }

  /// A function that changes a property in branches on that.
  private struct Change: Hashable {
    var function: FunctionID
    var name: String
  }

  private mutating func add(_ target: Expression, _ site: CallSite, _ linkage: Linkage) {
    for case .variable(let id) in linkage.sites.types.members(target.stripped, in: site.scope) ?? [] {
      variables.insert(id)
      if linkage.program[id].declaration.attributes.contains(where: { $0.name == "Binding" }) {
        bindings.insert(linkage.program[id].declaration.name)
      }
    }
  }

  func contains(_ id: VariableID, in program: Program) -> Bool {
    variables.contains(id) || bindings.contains(program[id].declaration.name)
  }
}

extension Expression {
  /// Whether it is a number, or a choice of numbers.
  fileprivate var isStep: Bool {
    switch stripped.kind {
    case .number: true
    case .ternary(_, let then, let otherwise): then.isStep && otherwise.isStep
    case .tuple(let parts): parts.count == 1 && parts[0].value.isStep
    default: false
    }
  }
}

extension CallSite {
  /// Whether it makes of a property what follows from that.
  fileprivate func goesOn(from name: String) -> Bool {
    guard case .assignment(_, let sign, let value) = expression.kind else { return false }
    if sign == "+=" || sign == "-=" { return value.isStep }
    return sign == "=" && value.isMade(of: name, in: scope)
  }
}
