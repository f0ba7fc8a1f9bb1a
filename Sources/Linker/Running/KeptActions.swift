import Facts

/// Objects of a library's that are made with code and told later to do it: `login = CocoaAction { … }`, and elsewhere
/// `login.execute(())`.
///
/// Who tells them does it, under the conditions around that.
struct KeptActions {
  /// Closures that some call has done.
  private var told: Set<Origin> = []
  /// Those of properties that are also handed to somebody, who may have them done at any time.
  private var handed: Set<Origin> = []

  init(linkage: Linkage) {
    var kept: [String: Set<Origin>] = [:]
    for site in linkage.sites.named(Self.calls) where site.form == .call {
      guard let base = site.base, let name = base.lastName else { continue }
      let closures = Self.closures(of: linkage.evaluator.evaluate(base, in: site.scope), linkage.program)
      kept[name, default: []].formUnion(closures.map { Origin(file: $0.scope.file, offset: $0.offset) })
    }
    kept = kept.filter { !$0.value.isEmpty }
    guard !kept.isEmpty else { return }
    told = kept.values.reduce(into: []) { $0.formUnion($1) }
    for site in linkage.sites.all {
      for value in site.givenValues {
        var current: Expression? = value
        while let expression = current?.stripped {
          // `.login` is a case or constant of the type that is asked for.
          if case .member(nil, _, _) = expression.kind { break }
          if let name = expression.lastName { handed.formUnion(kept[name] ?? []) }
          current = expression.strippedBase
        }
      }
    }
  }

  /// Whether nobody but the app's own calls has the code of a closure done.
  func isOnlyTold(_ closure: Origin) -> Bool { told.contains(closure) && !handed.contains(closure) }

  /// The closures that a library's object was made with.
  static func closures(of object: Value, _ program: Program) -> [ClosureValue] {
    object.alternatives.flatMap { alternative -> [ClosureValue] in
      guard case .term(let term) = alternative, term.base == nil, term.name.beginsUppercase,
        !program.declaresType(named: term.name, seenFrom: term.scope.file)
      else { return [] }
      return (term.arguments ?? []).compactMap { argument in
        if case .closure(let closure) = argument.value { closure } else { nil }
      }
    }
  }

  /// Calls that have the code of an object done.
  static let calls: Set<String> = ["callAsFunction", "execute", "perform", "invoke", "run"]
}

extension CallSite {
  /// What is passed or assigned as it stands.
  fileprivate var givenValues: [Expression] {
    switch expression.kind {
    case .call(_, let arguments): arguments.map(\.value)
    case .assignment(_, _, let value): [value]
    default: []
    }
  }
}

extension Runner {
  /// Whether the app's own calls say when the code of a closure is done, not who hands it to a library's object.
  func isDoneLater(_ closure: ClosureValue) -> Bool {
    linkage.shared(KeptActions.init).isOnlyTold(Origin(file: closure.scope.file, offset: closure.offset))
  }

  /// What a call does that has the code of a library's object done; `nil` where it is no such call.
  func done(by call: RunningCall) -> [Effect]? {
    guard KeptActions.calls.contains(call.name), let base = call.base else { return nil }
    let closures = KeptActions.closures(of: call.value(base), program)
    guard !closures.isEmpty else { return nil }
    let given = evaluator.labeled(call.arguments, in: call.scope)
    return closures.flatMap { perform($0, arguments: given) }
  }
}
