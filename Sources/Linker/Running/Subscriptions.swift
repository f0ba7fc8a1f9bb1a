import Facts

/// Who subscribed to which subject, by where the subject is made.
struct Subscriptions {
  /// A function that gets what is sent.
  struct Subscription {
    var handler: Value
    /// Whether it gets the elements as they are sent, and not what some operator makes of them.
    var takesElements: Bool
    /// The only element that it is for: `machine.addRoutes(event: .showCart, …)`.
    var element: Value?

    func takes(_ sent: Value?) -> Bool {
      guard let element, let sent else { return true }
      return sent.alternatives.contains { !$0.isOtherCase(than: element) }
    }
  }

  private var bySubject: [Origin: [Subscription]] = [:]
  private var sent: Set<Origin> = []
  /// What the events of state machines lead to.
  let routes: StateRoutes
  private let program: Program

  init(_ linkage: Linkage) {
    program = linkage.program
    let evaluator = linkage.evaluator
    routes = StateRoutes(linkage)
    for site in linkage.sites.named(Self.subscribing) where site.form == .call {
      guard let base = site.base, let written = Self.handler(of: site) else { continue }
      let subjects = Self.subjects(of: evaluator.evaluate(base, in: site.scope), in: program)
      guard !subjects.isEmpty else { continue }
      let element = site.argument("event").map { evaluator.evaluate($0, in: site.scope) }
      for handler in evaluator.evaluate(written, in: site.scope).alternatives {
        let subscription = Subscription(
          handler: handler, takesElements: !Self.transforms(base), element: element)
        for subject in subjects { bySubject[subject.origin.general, default: []].append(subscription) }
      }
    }
    for site in linkage.sites.named(Self.sending) where site.form == .call {
      guard let base = site.base else { continue }
      for subject in Self.subjects(of: evaluator.evaluate(base, in: site.scope), in: program) {
        sent.insert(subject.origin.general)
      }
    }
  }

  /// The subscriptions to a subject.
  func of(_ subject: Term) -> [Subscription] { bySubject[subject.origin.general] ?? [] }

  /// Whether a publisher brings nothing but what the app's own code sends later.
  func isSent(_ publisher: Value) -> Bool {
    let subjects = Self.subjects(of: publisher, in: program)
    return !subjects.isEmpty && subjects.count == publisher.alternatives.count
      && subjects.allSatisfy { $0.name != Self.remembering && sent.contains($0.origin.general) }
  }

  /// The subjects that a publisher is made of.
  ///
  /// What a base class makes is many subjects, one for each heir, and cannot be told apart.
  static func subjects(of publisher: Value, in program: Program) -> [Term] {
    publisher.alternatives.compactMap { alternative in
      guard case .term(let term) = alternative else { return nil }
      let root = term.root
      guard makers.contains(root.name), root.arguments != nil,
        root.scope.owner.map({ program[$0].keyword != .class || program.conformers(of: $0).isEmpty }) ?? true
      else { return nil }
      return root
    }
  }

  /// What tells its value to everyone who comes, too.
  private static let remembering = "CurrentValueSubject"
  /// Types of libraries whose objects hand on what is sent to them: Combine's, SwiftState's.
  private static let makers: Set<String> = ["PassthroughSubject", remembering, "StateMachine", "Machine"]
  static let subscribing: Set<String> = ["sink", "addAnyHandler", "addHandler", "addRoute", "addRoutes"]
  static let sending: Set<String> = ["send", "tryEvent"]

  private static func handler(of site: CallSite) -> Expression? {
    site.arguments.last { argument in
      argument.isTrailing ? argument.label != "receiveCompletion" : handlers.contains(argument.label ?? "")
    }?.value
  }

  private static let handlers: Set<String> = ["handler", "receiveValue"]

  /// Whether some operator before a subscription makes something else of what is sent.
  private static func transforms(_ publisher: Expression) -> Bool {
    var current: Expression? = publisher
    while let expression = current?.stripped {
      switch expression.kind {
      case .call(let callee, _):
        if transforming.contains(callee.lastName ?? "") { return true }
        current = callee.strippedBase
      case .member(let base, _, _): current = base
      default: return false
      }
    }
    return false
  }

  private static let transforming: Set<String> = [
    "collect", "combineLatest", "compactMap", "flatMap", "map", "merge", "reduce", "scan", "tryMap", "withLatestFrom",
    "zip",
  ]
}

extension Value {
  /// Whether two cases surely differ, in name or in what they carry: `.create(isSpace: true)`, `.create(isSpace: false)`.
  fileprivate func isOtherCase(than other: Value) -> Bool {
    switch (self, other) {
    case (.boolean(let a), .boolean(let b)): return a != b
    default:
      guard let name = caseName, let otherName = other.caseName else { return false }
      return name != otherName || zip(carried, other.carried).contains { $0.isOtherCase(than: $1) }
    }
  }

  /// What a case carries.
  private var carried: [Value] {
    switch self {
    case .enumCase(let known): known.payload.map(\.value)
    case .term(let term): (term.arguments ?? []).map(\.value)
    default: []
    }
  }
}
