import Facts

/// The cases that are sent to the subjects of the app.
final class SentCases {
  private let linkage: Linkage
  private var known: [VariableID: [Value]?] = [:]
  private lazy var sends = Sends(in: linkage)
  /// Names of properties to which other streams are bound.
  private lazy var boundNames: Set<String> = {
    let calls = linkage.sites.named(["bind", "drive", "emit", "subscribe", "assign"]).filter { $0.form == .call }
    let names = calls.flatMap(\.arguments).compactMap { argument -> String? in
      if case .closure = argument.value.kind { nil } else { argument.value.lastName }
    }
    return Set(names)
  }()

  init(_ linkage: Linkage) { self.linkage = linkage }

  private var evaluator: Evaluator { linkage.evaluator }
  private var program: Program { linkage.program }

  /// All that a subject is sent; `nil` where some of it is not written as a case.
  ///
  /// - Complexity: O(*n*) in the number of places that send to it, or to who is not known.
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
      program[type].keyword == .enum, !boundNames.contains(entry.declaration.name)
    else { return nil }
    let wanted = Wanted(type: element, scope: Scope(file: entry.file, owner: entry.owner))
    var cases: [Value] = []
    for send in sends.that(mayReach: subject) {
      let values = written(send.sent, wanted, send.scope)?.filter { $0.isCase(of: type) }
      if let values { cases += values } else if send.isMeant { return nil }
    }
    guard let initial = initial(of: entry, wanted) else { return nil }
    cases += initial
    return cases.isEmpty || cases.count > Self.limit ? nil : cases
  }

  private static let limit = 12

  /// The type of what a subject is sent, and where that is written.
  private struct Wanted {
    var type: TypeReference
    var scope: Scope
  }

  /// What a subject begins with: `BehaviorRelay(value: .none)`; `nil` where it is no case.
  private func initial(of entry: Program.VariableEntry, _ element: Wanted) -> [Value]? {
    guard case .call(_, let arguments)? = entry.declaration.value?.kind, let first = arguments.first?.value,
      !first.isNil
    else { return [] }
    return written(first, element, element.scope)
  }

  /// The values of what is written as a case, or as one of several.
  private func written(_ expression: Expression, _ element: Wanted, _ scope: Scope) -> [Value]? {
    switch expression.stripped.kind {
    case .ternary(_, let then, let otherwise):
      guard let a = written(then, element, scope), let b = written(otherwise, element, scope) else { return nil }
      return a + b
    case .member, .call:
      let value = evaluator.contextual(evaluator.evaluate(expression, in: scope), element.type, in: element.scope)
      guard case .enumCase = value else { return nil }
      return [value]
    case .nil: return []
    default: return nil
    }
  }
}

/// The places that send something, by the subjects that they send it to.
private struct Sends {
  /// One of them, as one subject sees it.
  struct Send {
    var sent: Expression
    var scope: Scope
    /// Whether it is known to be meant for that subject.
    var isMeant: Bool
  }

  private var all: [(sent: Expression, scope: Scope)] = []
  /// Those whose receiver is known, by that, in source order.
  private var meant: [VariableID: [Int]] = [:]
  /// Those whose receiver is no subject by that name: it may be another name for any.
  private var open: [Int] = []

  init(in linkage: Linkage) {
    let (evaluator, program) = (linkage.evaluator, linkage.program)
    for site in linkage.sites.named(["accept", "onNext", "send"]) {
      guard site.form == .call, site.arguments.count == 1, let base = site.base, let sent = site.argument(nil) else {
        continue
      }
      let targets = Set(evaluator.variables(base, in: site.scope).map(\.id))
      for target in targets { meant[target, default: []].append(all.count) }
      if !targets.contains(where: { program[$0].declaration.isSubject }) { open.append(all.count) }
      all.append((sent, site.scope))
    }
  }

  /// What is sent to a subject, or may be sent to it under another name, in source order.
  func that(mayReach subject: VariableID) -> [Send] {
    let own = Set(meant[subject] ?? [])
    return own.union(open).sorted().map { index in
      Send(sent: all[index].sent, scope: all[index].scope, isMeant: own.contains(index))
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
  var subjectElement: TypeReference? { subjectType?.arguments.first ?? madeType?.arguments.first }
}

extension Value {
  fileprivate func isCase(of type: TypeID) -> Bool {
    if case .enumCase(let enumCase) = self { enumCase.type == type } else { false }
  }
}
