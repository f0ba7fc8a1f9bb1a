import Facts
import NavigationModel

/// Flags by which a view makes room for the next one, once and for all.
///
/// `if isAsked { Permissions() } else { question }`: a person who presses the button of the question is on another
/// screen then, and does not come back. What is shown once something has arrived is a form of the same screen.
struct StepsInPlace {
  private var flags: Set<VariableID> = []
  /// State of several cases, by which screens that change it make room for each other.
  private var steps: Set<VariableID> = []
  private let stepped: SteppedStates
  private let program: Program

  /// - Complexity: O(*n*) in the number of calls and assignments.
  init(_ linkage: Linkage) {
    let program = linkage.program
    self.program = program
    stepped = linkage.shared(SteppedStates.init)
    let ownState = linkage.shared(OwnState.init)
    var loading: [TypeID: Set<String>] = [:]
    for site in linkage.sites.named(Self.lifetime) {
      guard let owner = site.scope.owner else { continue }
      var collector = NameCollector()
      for argument in site.arguments { collector.collect(argument.value) }
      loading[owner, default: []].formUnion(collector.names)
    }
    for id in program.variables.indices.map(VariableID.init) {
      let entry = program[id]
      guard let owner = entry.owner, entry.declaration.attributes.map(\.name) == ["State"],
        entry.declaration.value?.kind == .boolean(false), ownState.changes(of: id) != nil
      else { continue }
      let name = entry.declaration.name
      let assignments = linkage.sites.named(name).filter { $0.form == .assignment && $0.scope.owner == owner }
      let setters = Set(assignments.compactMap { $0.scope.function.map { program[$0].declaration.name } })
      let isLoaded = !setters.union([name]).isDisjoint(with: loading[owner] ?? [])
      if !isLoaded, assignments.allSatisfy(\.setsFlag) { flags.insert(id) }
    }
    findSteps(in: linkage)
  }

  /// State of a view's own, one of an enum's cases, that what the view shows for one of them changes.
  private mutating func findSteps(in linkage: Linkage) {
    let program = linkage.program
    var acting: [TypeID: Set<String>] = [:]
    for site in linkage.sites.all {
      guard let owner = site.scope.owner, program.isPart(owner) else { continue }
      if site.form == .assignment, site.isAsked(site.name) { acting[owner, default: []].insert(site.name) }
      guard site.name.beginsUppercase else { continue }
      for name in site.arguments.compactMap(\.value.boundName) where site.isAsked(name) {
        acting[owner, default: []].insert(name)
      }
    }
    for (owner, names) in acting {
      for name in names {
        for case .variable(let id) in program[owner].members[name] ?? [] where Self.isCase(id, of: owner, program) {
          steps.insert(id)
        }
      }
    }
  }

  /// Whether a property is state of a view's own that begins with a case of an enum.
  private static func isCase(_ id: VariableID, of owner: TypeID, _ program: Program) -> Bool {
    let declaration = program[id].declaration
    guard declaration.attributes.map(\.name) == ["State"], case .member(let base, _, _)? = declaration.value?.kind,
      let type = declaration.type ?? base?.lastName.map(TypeReference.simple),
      let known = program.resolve(type, from: owner, file: program[id].file)
    else { return false }
    return program[known].keyword == .enum
  }

  /// Whether views are screens that make room for each other: `switch step { case .intro: Intro { step = .form } … }`.
  func areSteps(_ group: [ShownView]) -> Bool {
    guard group.count > 1, group.allSatisfy(\.isView), let first = group[0].states.first?.variables, first.count == 1,
      steps.contains(first[0]) || stepped.contains(first[0], in: program)
    else { return false }
    return group.allSatisfy { view in
      !view.states.isEmpty && view.states.allSatisfy { $0.variables == first && $0.isOfCases }
    }
  }

  /// The screen that takes the place of what a view shows first.
  func next(of group: [ShownView]) -> ShownView? {
    guard group.count == 2, let next = group.first(where: { $0.isStep(true, flags) && $0.isView }),
      group.contains(where: { !$0.isView || $0.isStep(false, flags) })
    else { return nil }
    return next
  }

  /// What runs without a person having done anything.
  private static let lifetime: Set<String> = [
    "Task", "asyncAfter", "onAppear", "onChange", "onReceive", "sink", "task",
  ]
}

extension CallSite {
  /// Whether it stands where something is shown for one value of some state.
  fileprivate func isAsked(_ name: String) -> Bool {
    branches.contains { $0.subject.lastName == name } || gates.contains { $0.mentions(name) }
  }

  /// Whether it assigns `true`.
  fileprivate var setsFlag: Bool {
    if case .assignment(_, "=", let value) = expression.kind { value.stripped.kind == .boolean(true) } else { false }
  }
}

extension ShownView {
  /// Whether nothing but such a flag decides that it is seen.
  fileprivate func isStep(_ flag: Bool, _ flags: Set<VariableID>) -> Bool {
    guard states.count == 1, gates.count == 1, states[0].variables.count == 1, flags.contains(states[0].variables[0]),
      case .flag(flag) = states[0].wanted
    else { return false }
    return true
  }
}

extension Gate {
  /// Whether a condition is about what has that name.
  fileprivate func mentions(_ property: String) -> Bool {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == property }
  }
}
