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
    let name = isInitializer ? entry.owner.map { evaluator.program[$0].name } : entry.declaration.name
    let callers = sites.named(name ?? "").filter { site in
      site.form == .call && (isInitializer || reaches(site, id))
    }
    known[id] = callers
    return callers
  }

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

  /// What one call passes for a parameter.
  func argument(for name: String, of id: FunctionID, at site: CallSite) -> Expression? {
    let parameters = evaluator.program[id].declaration.parameters
    guard let index = parameters.firstIndex(where: { $0.name == name }) else { return nil }
    let label = parameters[index].label
    let position = parameters[..<index].filter { $0.label == label }.count
    let fitting = site.arguments.filter { !$0.isTrailing && $0.label == label }
    return position < fitting.count ? fitting[position].value : nil
  }
}
