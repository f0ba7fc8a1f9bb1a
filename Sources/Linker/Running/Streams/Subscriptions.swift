import Facts

/// Who subscribed to which subject, by where the subject is made.
struct Subscriptions {
  /// A function that gets what is sent.
  struct Subscription {
    var handler: Value
    /// What is made of the elements on the way.
    var operators: [StreamOperator]
    /// Where it is written.
    var scope: Scope
    /// What it subscribes to, as written.
    var publisher: Expression?
    /// The only element that it is for: `machine.addRoutes(event: .showCart, …)`.
    var element: Value?
    /// What it gets before the element: `subscribe(with: self, onNext: { owner, cart in … })`.
    var owner: Value?
    /// Whether it gets what is sent; else it is only told that something went wrong, or has come to its end.
    var takesElement = true
    /// Of a subject that a base class makes, the classes of the objects that have it here.
    var heirs: Set<TypeID> = []

    func takes(_ sent: Value?) -> Bool {
      guard let element, let sent else { return true }
      return sent.alternatives.contains { !$0.isOtherCase(than: element) }
    }
  }

  private var bySubject: [Origin: [Subscription]] = [:]
  /// Those to Swift's own streams, by the type of the object that sends.
  private var byStream: [TypeID: [Subscription]] = [:]
  private var sent: Set<Origin> = []
  /// Those that are bound to a stream as soon as they are made.
  private var filled: Set<Origin> = []
  private var yielding: Set<TypeID> = []
  /// Loops over what the app's own code sends.
  private var loops: Set<Origin> = []
  /// Subscriptions to what a base class makes, of objects whose class is known.
  private var toHeirs: Set<Origin> = []
  /// What the events of state machines lead to.
  let routes: StateRoutes
  private let program: Program
  private let evaluator: Evaluator
  /// Whether the app uses RxSwift, whose names are plain words.
  private let isReactive: Bool

  init(_ linkage: Linkage) {
    program = linkage.program
    evaluator = linkage.evaluator
    isReactive = RxIdiom.isUsed(linkage.imports)
    routes = StateRoutes(linkage)
    noteSending(linkage)
    let subscribing = Self.subscribing.union(isReactive ? RxSubjects.subscribing : [])
    let operating = ActingOperators(linkage)
    let callable = linkage.shared(Callable.init)
    for site in linkage.sites.named(subscribing.union(["assign", "onReceive"]).union(ActingOperators.names))
    where site.form == .call {
      guard linkage.sites.shows(ofOwnerOf: site.base, in: site.scope).isEmpty,
        !(site.scope.function.map(callable.isDead) ?? false),
        subscribing.contains(site.name) || !ActingOperators.names.contains(site.name) || operating.contains(site)
      else { continue }
      let runs = HelpersOfStreams(linkage).scopes(of: site)
      for scope in runs.isEmpty ? [site.scope] : runs { noteSubscribing(site, in: scope, operating, linkage.evaluator) }
    }
    for loop in linkage.sites.loops { noteLoop(loop, linkage) }
  }

  private mutating func noteSending(_ linkage: Linkage) {
    let evaluator = linkage.evaluator
    let system = SentByLibraries(linkage)
    for site in linkage.sites.named(Self.sending.union(isReactive ? RxSubjects.sending : []).union([Self.current])) {
      guard let base = site.base, (site.form == .assignment) == (site.name == Self.current),
        !system.contains(site)
      else { continue }
      noteSending(to: base, in: site.scope, evaluator)
    }
    for site in isReactive ? linkage.sites.named(RxSubjects.binding) : [] where site.form == .call {
      guard let observer = RxSubjects.observer(among: site.arguments) else { continue }
      noteSending(to: observer, in: site.scope, evaluator)
      noteFilling(of: observer, in: site.scope)
    }
    let streams = AsyncStreams(evaluator)
    for site in linkage.sites.named("yield") where site.form == .call {
      if let owner = site.base.flatMap({ streams.owner(ofContinuation: $0, in: site.scope) }) { yielding.insert(owner) }
    }
  }

  private mutating func noteSending(to subject: Expression, in scope: Scope, _ evaluator: Evaluator) {
    let value = evaluator.evaluate(subject, in: scope)
    for subject in Self.subjects(of: value, evaluator) + Self.inheritedSubjects(of: value, evaluator) {
      sent.insert(subject.origin.general)
    }
  }

  /// Notes that an object's initialiser binds its own subject to a stream: who comes may find anything there.
  private mutating func noteFilling(of subject: Expression, in scope: Scope) {
    guard let function = scope.function, program[function].declaration.name == "init", let owner = scope.owner else {
      return
    }
    let subjects = Self.subjects(of: evaluator.evaluate(subject, in: scope), evaluator)
    for subject in subjects where subject.scope.owner == owner { filled.insert(subject.origin.general) }
  }

  private mutating func noteSubscribing(
    _ site: CallSite, in scope: Scope, _ operating: ActingOperators, _ evaluator: Evaluator
  ) {
    let base = site.name == "onReceive" ? site.arguments.first { $0.label == nil && !$0.isTrailing }?.value : site.base
    guard let base, let handlers = Self.handlers(of: site, in: scope, evaluator) else { return }
    let publisher = evaluator.evaluate(base, in: scope)
    var subjects = Self.subjects(of: publisher, evaluator)
    let inherited = Self.inheritedSubjects(of: publisher, evaluator)
    let heirs = inherited.isEmpty ? [] : evaluator.heirs(holding: base, in: scope, of: inherited)
    if !heirs.isEmpty {
      subjects += inherited
      toHeirs.insert(site.origin.general)
    }
    if ActingOperators.names.contains(site.name) { subjects.removeAll { !operating.isOfNobody($0) } }
    guard !subjects.isEmpty else { return }
    let element = site.argument("event").map { evaluator.evaluate($0, in: scope) }
    let operators = StreamOperator.all(in: base)
    let owner = RxSubjects.owner(of: base, site.arguments).map { evaluator.evaluate($0, in: scope) }
    for (handler, takesElement) in handlers {
      let subscription = Subscription(
        handler: handler, operators: operators, scope: scope, publisher: base, element: element, owner: owner,
        takesElement: takesElement, heirs: heirs)
      for subject in subjects { bySubject[subject.origin.general, default: []].append(subscription) }
    }
  }

  /// `for await event in session.events { … }` gets what is sent as a closure would.
  private mutating func noteLoop(_ loop: LoopSite, _ linkage: Linkage) {
    let subscription = Subscription(
      handler: .closure(loop.handler), operators: StreamOperator.all(in: loop.sequence), scope: loop.scope, element: nil
    )
    for owner in AsyncStreams(linkage.evaluator).owners(of: loop.sequence, in: loop.scope).sorted() {
      byStream[owner, default: []].append(subscription)
      if yielding.contains(owner) { loops.insert(loop.origin) }
    }
    let publisher = linkage.evaluator.evaluate(loop.sequence, in: loop.scope)
    for subject in Self.subjects(of: publisher, evaluator) {
      bySubject[subject.origin.general, default: []].append(subscription)
    }
    let notification = linkage.sites.notificationStreams.name(ofStream: loop.sequence)
    if isSent(publisher, subscribedAt: loop.origin) || notification.map(linkage.postedNotifications.contains) ?? false {
      loops.insert(loop.origin)
    }
  }

  /// Whether the body of a loop runs wherever the app's own code sends what the loop is over.
  func isDoneBySenders(loopAt origin: Origin) -> Bool { loops.contains(origin) }

  /// Who gets what objects of a type yield to their streams.
  func ofStreams(of owner: TypeID) -> [Subscription] { byStream[owner] ?? [] }

  /// Whether the app's own code sends to all subjects that a publisher is made of.
  func isAnySent(_ publisher: Value) -> Bool {
    let subjects = Self.subjects(of: publisher, evaluator)
    return !subjects.isEmpty && subjects.allSatisfy { sent.contains($0.origin.general) }
  }

  /// The subscriptions to a subject.
  func of(_ subject: Term) -> [Subscription] { bySubject[subject.origin.general] ?? [] }

  /// Whether a publisher brings nothing but what the app's own code sends later, and what it is known to begin with.
  func isSent(_ publisher: Value, subscribedAt place: Origin) -> Bool {
    let subjects = subjects(of: publisher, subscribedAt: place)
    return !subjects.isEmpty && publisher.alternatives.allSatisfy { StreamSources(of: $0, evaluator).isWhole }
      && subjects.allSatisfy { subject in
        sent.contains(subject.origin.general) && !filled.contains(subject.origin.general)
          && (!Self.remembering.contains(subject.name) || Self.first(of: subject, evaluator) != nil)
      }
  }

  /// The subjects to which code subscribes at a place.
  func subjects(of publisher: Value, subscribedAt place: Origin) -> [Term] {
    Self.subjects(of: publisher, evaluator)
      + (toHeirs.contains(place.general) ? Self.inheritedSubjects(of: publisher, evaluator) : [])
  }

  /// What a subject that remembers tells everyone who comes before something is sent; `nil` where that stays open.
  static func first(of subject: Term, _ evaluator: Evaluator) -> Value? {
    guard remembering.contains(subject.name),
      let begun = subject.arguments?.first(where: { $0.label == nil || $0.label == "value" })
    else { return nil }
    let value = evaluator.contextual(begun.value, subject.generics.first, in: subject.scope)
    switch value {
    case .enumCase, .boolean, .null: return value
    default: return nil
    }
  }

  /// The subjects that a publisher is made of.
  ///
  /// What a base class makes is many subjects, one for each heir, and is not among them.
  static func subjects(of publisher: Value, _ evaluator: Evaluator) -> [Term] {
    roots(of: publisher, evaluator).filter { !isInherited($0, in: evaluator.program) }
  }

  /// The subjects of a publisher that a base class makes for its heirs: only who has one tells which it is.
  static func inheritedSubjects(of publisher: Value, _ evaluator: Evaluator) -> [Term] {
    roots(of: publisher, evaluator).filter { isInherited($0, in: evaluator.program) }
  }

  private static func roots(of publisher: Value, _ evaluator: Evaluator) -> [Term] {
    publisher.alternatives.flatMap { StreamSources(of: $0, evaluator).subjects }
  }

  private static func isInherited(_ subject: Term, in program: Program) -> Bool {
    subject.scope.owner.map { program[$0].keyword == .class && !program.conformers(of: $0).isEmpty } ?? false
  }

  /// Whether something is a subject where it is made.
  static func isSubject(_ term: Term) -> Bool { makers.contains(term.name) && term.arguments != nil }

  /// Whether a subject tells its value to everyone who comes, too.
  static func remembers(_ subject: Term) -> Bool { remembering.contains(subject.name) }

  /// What tells its value to everyone who comes, too.
  static let remembering: Set<String> = ["BehaviorRelay", "BehaviorSubject", "CurrentValueSubject"]
  /// Types of libraries whose objects hand on what is sent to them: Combine's, RxSwift's, SwiftState's.
  private static let makers = remembering.union([
    "Machine", "PassthroughSubject", "PublishRelay", "PublishSubject", "StateMachine",
  ])
  static let subscribing: Set<String> = ["sink", "addAnyHandler", "addHandler", "addRoute", "addRoutes"]
  static let sending: Set<String> = ["send", "tryEvent"]

  /// The property of a subject that remembers: to put something there sends it.
  static let current = "value"

  /// The functions that get what is sent; a property that is filled with it is as good as one that puts it there.
  private static func handlers(
    of site: CallSite, in scope: Scope, _ evaluator: Evaluator
  ) -> [(handler: Value, takesElement: Bool)]? {
    if RxSubjects.subscribing.contains(site.name) { return RxSubjects.handlers(of: site, in: scope, evaluator) }
    if site.name == "assign" {
      guard let target = PublishedObservers.target(of: site.arguments)?.bindingSource else { return nil }
      let offset = site.expression.offset
      let put = Expression(.assignment(target, "=", Expression(.name("$0", []), at: offset)), at: offset)
      let closure = Closure(parameters: [], result: nil, body: [Statement(.expression(put), at: offset)])
      return [(.closure(ClosureValue(closure: closure, scope: scope, offset: offset)), true)]
    }
    let written = site.arguments.last { argument in
      argument.isTrailing ? argument.label != "receiveCompletion" : handlers.contains(argument.label ?? "")
    }
    return written.map { evaluator.evaluate($0.value, in: scope).alternatives.map { ($0, true) } }
  }

  private static let handlers: Set<String> = ["handler", "perform", "receiveOutput", "receiveValue"]
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
