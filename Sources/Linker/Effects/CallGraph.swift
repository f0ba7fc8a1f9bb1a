import Facts

/// Who calls a function; found by name first, then by what each call can reach.
final class CallGraph {
  private unowned let evaluator: Evaluator
  private let sites: CallSites
  private var known: [FunctionID: [CallSite]] = [:]

  init(evaluator: Evaluator, sites: CallSites) {
    self.evaluator = evaluator
    self.sites = sites
  }

  /// The calls that can reach a function.
  func callers(of id: FunctionID) -> [CallSite] {
    if let callers = known[id] { return callers }
    let entry = evaluator.program[id]
    let isInitializer = entry.declaration.name == "init"
    let names = isInitializer ? makers(by: id, entry.owner) : [entry.declaration.name]
    var callers = names.flatMap(sites.named).filter { site in
      site.form == .call && (isInitializer ? fits(site, entry) : reaches(site, id))
    }
    if isInitializer, evaluator.wholeProgram != nil { callers += delegating(to: id) }
    known[id] = callers
    return callers
  }

  /// Names of the types whose objects an initialiser makes: its own, and those that inherit it.
  private func makers(by id: FunctionID, _ owner: TypeID?) -> [String] {
    guard let owner else { return [] }
    let program = evaluator.program
    guard evaluator.wholeProgram != nil, program[owner].keyword == .class else { return [program[owner].name] }
    let heirs = program.conformers(of: owner).filter { program.members(named: "init", of: $0).contains(.function(id)) }
    return [program[owner].name] + heirs.map { program[$0].name }
  }

  private func fits(_ site: CallSite, _ entry: Program.FunctionEntry) -> Bool {
    guard evaluator.wholeProgram != nil else { return true }
    let labels = site.arguments.map { LabeledValue(label: $0.label, value: .unknown, isTrailing: $0.isTrailing) }
    return evaluator.accepts(entry.declaration.parameters, labels)
  }

  /// Calls from other initialisers: `super.init(…)` of subclasses, `self.init(…)` of the class itself, `X.init(…)`.
  private func delegating(to id: FunctionID) -> [CallSite] {
    let entry = evaluator.program[id]
    guard let owner = entry.owner else { return [] }
    let below = [owner] + evaluator.program.conformers(of: owner)
    let candidates = below.flatMap { initializations.byOwner[$0] ?? [] }.filter { site in
      guard site.scope.function != id else { return false }
      let isOfSuperclass = site.base?.isSuper == true
      return isOfSuperclass == (site.scope.owner != owner) || !isOfSuperclass && inherits(site)
    }
    return (candidates + (initializations.byName[evaluator.program[owner].name] ?? [])).filter { fits($0, entry) }
  }

  /// Whether an initialiser goes on with one that its class has from above: no other of its own is called so.
  private func inherits(_ site: CallSite) -> Bool {
    guard let owner = site.scope.owner else { return false }
    return !(evaluator.program[owner].members["init"] ?? []).contains { member in
      guard case .function(let own) = member, own != site.scope.function else { return false }
      return fits(site, evaluator.program[own])
    }
  }

  /// Calls of `super.init` and `self.init` by the type whose code they are in, and of `X.init` by the type's name.
  private lazy var initializations = {
    var byOwner: [TypeID: [CallSite]] = [:]
    var byName: [String: [CallSite]] = [:]
    for site in sites.named("init") where site.form == .call {
      guard case .name(let name, _)? = site.base?.stripped.kind else { continue }
      switch name {
      case "super", "self", "Self": if let owner = site.scope.owner { byOwner[owner, default: []].append(site) }
      default: byName[name, default: []].append(site)
      }
    }
    return (byOwner: byOwner, byName: byName)
  }()

  private func reaches(_ site: CallSite, _ id: FunctionID) -> Bool {
    guard case .call(let callee, let arguments) = site.expression.kind else { return false }
    // Labels tell overloads apart; the values of the arguments do not.
    let labels = arguments.map { LabeledValue(label: $0.label, value: .unknown, isTrailing: $0.isTrailing) }
    return evaluator.functions(callee, labels: labels, in: site.scope).contains { $0.id == id }
  }

  /// What callers pass for a parameter, with the call that does.
  func arguments(for name: String, of id: FunctionID) -> [(site: CallSite, expression: Expression)] {
    callers(of: id).compactMap { site in argument(for: name, of: id, at: site).map { (site, $0) } }
  }

  /// The list of what a call passes for a parameter that takes any number of values.
  private func values(beginningWith first: Expression, at site: CallSite) -> Expression {
    let passed = site.arguments.drop { $0.value.offset != first.offset }
    let others = passed.dropFirst().prefix { $0.label == nil && !$0.isTrailing }
    return Expression(.array([first] + others.map(\.value)), at: first.offset)
  }

  /// What one call passes for a parameter.
  func argument(for name: String, of id: FunctionID, at site: CallSite) -> Expression? {
    let parameters = evaluator.program[id].declaration.parameters
    guard let index = parameters.firstIndex(where: { $0.name == name }) else { return nil }
    let label = parameters[index].label
    let position = parameters[..<index].filter { $0.label == label }.count
    let fitting = site.arguments.filter { !$0.isTrailing && $0.label == label }
    if position < fitting.count {
      return parameters[index].isVariadic
        ? values(beginningWith: fitting[position].value, at: site) : fitting[position].value
    }
    guard evaluator.wholeProgram != nil || evaluator.followsObjects, parameters[index].isFunction else { return nil }
    // Trailing closures fill the last parameters that are functions.
    let trailing = site.arguments.filter(\.isTrailing)
    if let labeled = trailing.first(where: { $0.label != nil && $0.label == label }) { return labeled.value }
    let open = parameters.filter { parameter in
      parameter.isFunction && !site.arguments.contains { $0.label != nil && $0.label == parameter.label }
    }
    return open.last?.name == name ? trailing.first { $0.label == nil }?.value : nil
  }
}
