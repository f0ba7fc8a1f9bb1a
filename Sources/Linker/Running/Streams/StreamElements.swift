import Facts

/// What a subscription gets from a stream that the app itself feeds: `routes.accept(.cart)` for
/// `viewModel.routes.drive(onNext: { … })`.
///
/// Only where all that is sent is written as a case: then nothing else can come.
struct StreamElements {
  let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  private var evaluator: Evaluator { call.evaluator }
  private var program: Program { call.runner.program }

  private static let subscriptions: Set<String> = ["subscribe", "drive", "emit", "bind", "sink"]
  /// Operators that hand on what they get, or some of it.
  private static let neutral: Set<String> = [
    "asDriver", "asInfallible", "asObservable", "asSharedSequence", "asSignal", "catchAndReturn",
    "catchErrorJustReturn", "compactMap", "debounce", "debug", "delay", "distinctUntilChanged", "eraseToAnyPublisher",
    "filter", "filterNil", "observe", "observeOn", "prefix", "receive", "removeDuplicates", "share", "skip", "skipNil",
    "subscribe", "subscribeOn", "take", "throttle", "unwrap",
  ]
  private static let depthLimit = 6

  /// What a closure that a subscription is given is called with; `nil` where that stays open.
  func element(for closure: Expression) -> LabeledValue? {
    guard Self.subscriptions.contains(call.name), let base = call.base,
      let argument = call.arguments.first(where: { $0.value.offset == closure.offset }),
      [nil, "onNext", "receiveValue"].contains(argument.label),
      let sources = sources(of: base, in: call.scope, depth: 0), !sources.isEmpty
    else { return nil }
    let sent = call.linkage.shared(SentCases.init)
    var cases: [Value] = []
    for source in sources {
      guard let found = sent.cases(sentTo: source) else { return open(elementOf: sources) }
      cases += found
    }
    return cases.isEmpty ? nil : LabeledValue(label: nil, value: .oneOf(cases))
  }

  /// Some case of the enum that all of the subjects are subjects of: what code makes of it, it makes of a case.
  private func open(elementOf sources: [VariableID]) -> LabeledValue? {
    let types = Set(
      sources.map { id -> TypeID? in
        let element = program[id].declaration.subjectElement?.unwrapped
        return element.flatMap { program.resolve($0, from: program[id].owner, file: program[id].file) }
      })
    guard types.count == 1, case let type?? = types.first, program[type].keyword == .enum else { return nil }
    return LabeledValue(label: nil, value: .typed(.simple(program[type].name), type))
  }

  /// The subjects behind a stream; `nil` where others may stand behind it, too.
  private func sources(of stream: Expression, in scope: Scope, depth: Int) -> [VariableID]? {
    guard depth < Self.depthLimit else { return nil }
    if case .call(let callee, let arguments) = stream.stripped.kind {
      guard let name = callee.lastName, Self.neutral.contains(name), let base = callee.strippedBase,
        name != "compactMap" || arguments.allSatisfy(\.value.isIdentity)
      else { return nil }
      return sources(of: base, in: scope, depth: depth + 1)
    }
    let variables = evaluator.variables(stream, in: scope)
    guard !variables.isEmpty else { return nil }
    var found: [VariableID] = []
    for (id, receiver) in variables {
      guard let inner = sources(of: id, receiver, depth) else { return nil }
      found += inner.filter { !found.contains($0) }
    }
    return found
  }

  private func sources(of id: VariableID, _ receiver: Value?, _ depth: Int) -> [VariableID]? {
    let entry = program[id]
    if entry.declaration.isSubject { return [id] }
    let scope = Scope(file: entry.file, owner: entry.owner, receiver: receiver, requirements: entry.requirements)
    if let written = entry.declaration.getter?.resultExpression ?? entry.declaration.value {
      return sources(of: written, in: scope, depth: depth + 1)
    }
    let put = call.linkage.sites.named(entry.declaration.name).filter { site in
      site.form == .assignment && (site.base?.isSelf ?? true) && site.scope.owner == entry.owner
    }
    guard put.count == 1, case .assignment(_, "=", let value) = put[0].expression.kind else { return nil }
    return sources(of: value, in: put[0].scope, depth: depth + 1)
  }
}

extension Expression {
  /// `{ $0 }`.
  fileprivate var isIdentity: Bool {
    guard case .closure(let closure) = kind, case .name("$0", _)? = closure.body.resultExpression?.kind else {
      return false
    }
    return true
  }
}
