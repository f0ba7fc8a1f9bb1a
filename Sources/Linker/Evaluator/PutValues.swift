import Facts

/// What the code that runs has just put into properties: who reads one meanwhile finds that there.
///
/// A router that appends a route to its queue and then shows what is in the queue shows that route, whatever others append.
final class PutValues {
  let values: [VariableID: Value]
  /// Of which of them it is only known that there is something.
  let there: Set<VariableID>
  /// Tells it from others.
  let number: Int
  /// Whether it is there for all code that runs, whatever that reads.
  let isForAll: Bool
  fileprivate var conclusions: Evaluator.Conclusions?

  init(_ values: [VariableID: Value], _ there: Set<VariableID> = [], number: Int, isForAll: Bool = false) {
    self.values = values
    self.there = there
    self.number = number
    self.isForAll = isForAll
  }
}

extension Evaluator {
  /// What was found out so far, and what that holds for.
  struct Conclusions {
    var variableValues: [VariableID: Value] = [:]
    var sharedResults: [ResultKey: (value: Value, receiver: Value?)] = [:]
    var closureResults = ClosureResults()
    var sharedValues: [VariableID: [TypeID?: Value]] = [:]
    var generation: Int
    /// What the program's knowledge was.
    var knowledge: Int
  }

  /// Asks a question about code that runs after something was put into properties, or about any other.
  func finding<Answer>(_ put: PutValues?, _ ask: () -> Answer) -> Answer {
    let before = self.put
    change(to: put)
    defer { change(to: before) }
    return ask()
  }

  private func change(to next: PutValues?) {
    let left = Conclusions(
      variableValues: variableValues, sharedResults: sharedResults, closureResults: closureResults,
      sharedValues: sharedValues, generation: generation, knowledge: knowledge)
    if let put { put.conclusions = left } else { conclusionsOutside = left }
    let known = next.map { valid($0.conclusions) ?? began() } ?? conclusionsOutside ?? began()
    (variableValues, sharedResults) = (known.variableValues, known.sharedResults)
    (closureResults, sharedValues) = (known.closureResults, known.sharedValues)
    next?.conclusions = known
    put = next
  }

  private func valid(_ known: Conclusions?) -> Conclusions? { known.flatMap { $0.knowledge == knowledge ? $0 : nil } }

  private func began() -> Conclusions {
    suppositions += 1
    return Conclusions(generation: -suppositions, knowledge: knowledge)
  }

  /// Whether there is something in a property, where code has just put something there, or taken it away.
  func putPresence(of expression: Expression, in scope: Scope) -> Bool? {
    guard let put = scope.put else { return nil }
    let variables = variables(expression, in: scope).map(\.id)
    guard variables.count == 1, let value = put.values[variables[0]] else { return nil }
    if put.there.contains(variables[0]) { return true }
    if case .null = value { return false }
    return nil
  }

  /// Whether it is what comes next of all that waits, where nothing was just put there.
  func isNext(_ expression: Expression, in scope: Scope) -> Bool {
    let list: Expression?
    switch expression.kind {
    case .call(let callee, _) where Self.taking.contains(callee.lastName ?? ""): list = callee.strippedBase
    case .member(let base?, let name, _) where Self.taking.contains(name): list = base
    default: return false
    }
    guard let list else { return false }
    return variables(list, in: scope).contains { queues.contains($0.id) && put?.values[$0.id] == nil }
  }

  private static let taking: Set<String> = ["first", "popFirst", "removeFirst"]

  /// Whether an expression gives what was just put into a property, or some of it: `kinds.last`.
  func isPut(_ expression: Expression, in scope: Scope) -> Bool {
    guard let put else { return false }
    var current: Expression? = expression.stripped
    while let part = current {
      if variables(part, in: scope).contains(where: { put.values[$0.id] != nil }) { return true }
      if case .call(let callee, _) = part.kind { current = callee.strippedBase } else { current = part.strippedBase }
      current = current?.stripped
    }
    return false
  }

  /// What conclusions about code must have been drawn from to count still.
  func generation(after put: PutValues?) -> Int {
    if let supposition { return supposition.generation }
    guard let put else { return knowledge }
    return valid(put.conclusions)?.generation ?? .min
  }
}
