import Facts

/// The cases that are sent to the subjects of the app.
final class SentCases {
  private let linkage: Linkage
  private var known: [VariableID: [Value]?] = [:]
  private lazy var sends = linkage.sites.named(["accept", "onNext", "send"]).filter { site in
    site.form == .call && site.base != nil && site.arguments.count == 1
  }
  private lazy var bindings = linkage.sites.named(["bind", "drive", "emit", "subscribe", "assign"]).filter {
    $0.form == .call
  }

  init(_ linkage: Linkage) { self.linkage = linkage }

  private var evaluator: Evaluator { linkage.evaluator }
  private var program: Program { linkage.program }

  /// All that a subject is sent; `nil` where some of it is not written as a case.
  func cases(sentTo subject: VariableID) -> [Value]? {
    if let found = known[subject] { return found }
    known[subject] = .some(nil)
    let found = find(subject)
    known[subject] = .some(found)
    return found
  }

  private func find(_ subject: VariableID) -> [Value]? {
    let entry = program[subject]
    guard let element = entry.declaration.subjectElement,
      let type = program.resolve(element.unwrapped, from: entry.owner, file: entry.file),
      program[type].keyword == .enum, !bindings.contains(where: { isBound($0, to: entry.declaration.name) })
    else { return nil }
    var cases: [Value] = []
    for site in sends {
      guard let base = site.base, let sent = site.argument(nil) else { continue }
      let targets = evaluator.variables(base, in: site.scope).map(\.id)
      // What other names for a subject are sent may be meant for this one.
      guard targets.contains(subject) || !targets.contains(where: { program[$0].declaration.isSubject }) else {
        continue
      }
      let values = written(sent, element, site.scope)?.filter { $0.isCase(of: type) }
      if let values { cases += values } else if targets.contains(subject) { return nil }
    }
    guard let initial = initial(of: entry, element) else { return nil }
    cases += initial
    return cases.isEmpty || cases.count > Self.limit ? nil : cases
  }

  private static let limit = 12

  /// What a subject begins with: `BehaviorRelay(value: .none)`; `nil` where it is no case.
  private func initial(of entry: Program.VariableEntry, _ element: TypeReference) -> [Value]? {
    guard case .call(_, let arguments)? = entry.declaration.value?.kind, let first = arguments.first?.value,
      !first.isNil
    else { return [] }
    return written(first, element, Scope(file: entry.file, owner: entry.owner))
  }

  /// The values of what is written as a case, or as one of several.
  private func written(_ expression: Expression, _ element: TypeReference, _ scope: Scope) -> [Value]? {
    switch expression.stripped.kind {
    case .ternary(_, let then, let otherwise):
      guard let a = written(then, element, scope), let b = written(otherwise, element, scope) else { return nil }
      return a + b
    case .member, .call:
      let value = evaluator.contextual(evaluator.evaluate(expression, in: scope), element, in: nil)
      guard case .enumCase = value else { return nil }
      return [value]
    case .nil: return []
    default: return nil
    }
  }

  /// Whether another stream is bound to a property of that name.
  private func isBound(_ site: CallSite, to name: String) -> Bool {
    site.arguments.contains { argument in
      if case .closure = argument.value.kind { return false }
      return argument.value.lastName == name
    }
  }
}

extension VariableDeclaration {
  private static let subjects: Set<String> = [
    "BehaviorRelay", "BehaviorSubject", "CurrentValueSubject", "PassthroughSubject", "PublishRelay", "PublishSubject",
    "ReplayRelay", "ReplaySubject",
  ]

  /// The type of a subject: as written, or as it is made.
  private var subjectType: TypeReference? {
    let type = type?.unwrapped ?? madeType
    return Self.subjects.contains(type?.simpleName ?? "") ? type : nil
  }

  /// Whether it is a subject that is made where it is declared.
  var isSubject: Bool { subjectType != nil && value != nil }

  /// What it is sent.
  fileprivate var subjectElement: TypeReference? { subjectType?.arguments.first ?? madeType?.arguments.first }
}

extension Value {
  fileprivate func isCase(of type: TypeID) -> Bool {
    if case .enumCase(let enumCase) = self { enumCase.type == type } else { false }
  }
}
