import Facts

/// Subjects join who sends to them to who subscribed to them, through whatever publishers are made of them.
struct SubjectCalls {
  let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  private var subscriptions: Subscriptions { call.linkage.shared(Subscriptions.init) }

  /// `actionsSubject.send(.showCart)` runs the closures of the subscribers, in the hands of who sends.
  ///
  /// - Parameter label: how the subscribers know what is sent, where it is a part of what they get.
  func send(as label: String? = nil) -> RunningAnswer? {
    guard let base = call.base else { return nil }
    var effects: [Effect] = []
    var isSubject = false
    for (subject, subscribed) in reached(by: base) {
      isSubject = true
      let sent = element(of: subject, asLast: label != nil)
      let next = label == nil ? nil : sent.flatMap { subscriptions.routes.states(after: $0, of: subject, at: call) }
      let states = next.map { [LabeledValue(label: "toState", value: $0)] } ?? []
      let given = sent.map { label == nil ? $0 : .tuple([LabeledValue(label: label, value: $0)] + states) }
      effects += deliver(given, through: base, to: subscribed.filter { $0.takes(sent) })
    }
    guard isSubject else { return nil }
    // A state machine is a part of who tells it something.
    return RunningAnswer(effects: label == nil ? effects.map { $0.behind([Tellings.sent]) } : effects)
  }

  /// `continuation.yield(.loggedIn)` runs the loops over the stream, in the hands of who yields.
  func yield() -> RunningAnswer? {
    guard let base = call.base,
      let owner = AsyncStreams(call.evaluator).owner(ofContinuation: base, in: call.scope)
    else { return nil }
    let sent = call.argument(nil).map { call.value($0) }
    let effects = deliver(sent, through: nil, to: subscriptions.ofStreams(of: owner))
    return RunningAnswer(effects: effects.map { $0.behind([Tellings.sent]) })
  }

  /// What those do who subscribed to a subject; `nil` where it is none, or nobody did.
  func effects(ofSending sent: Expression?, to publisher: Expression) -> [Effect]? {
    let reached = reached(by: publisher).filter { !$0.1.isEmpty }
    guard !reached.isEmpty else { return nil }
    return reached.flatMap { subject, subscriptions in
      let element = sent.map { call.evaluator.contextual(call.value($0), subject.generics.first, in: subject.scope) }
      return deliver(element, through: publisher, to: subscriptions)
    }
  }

  /// The subjects that something is sent to, with those who subscribed to each.
  private func reached(by publisher: Expression) -> [(Term, [Subscriptions.Subscription])] {
    let value = call.value(publisher)
    let own = Subscriptions.subjects(of: value, call.evaluator).map { ($0, subscriptions.of($0)) }
    let inherited = Subscriptions.inheritedSubjects(of: value, call.evaluator)
    guard !inherited.isEmpty else { return own }
    let holder = call.evaluator.holder(of: publisher, in: call.scope)
    return own
      + inherited.map { ($0, Subscriptions.meant(subscriptions.of($0), byHolder: holder, call.evaluator)) }
      .filter { !$0.1.isEmpty }
  }

  /// Runs those who get something, with what is made of it on the way to them.
  ///
  /// - Parameter subject: what it is sent to, as written; others of the same class have subjects of their own.
  private func deliver(
    _ sent: Value?, through subject: Expression?, to subscriptions: [Subscriptions.Subscription]
  ) -> [Effect] {
    var effects: [Effect] = []
    let holders = call.evaluator.holders(of: subject, in: call.scope)
    for subscription in subscriptions
    where !holders.areOthers(than: call.evaluator.holders(of: subscription.publisher, in: subscription.scope))
      && !(sent?.isNull ?? false && isWithoutNothing(subscription))
    {
      let element = sent.flatMap { subscription.operators.element(after: $0, in: subscription.scope, call.runner) }
      let given = [subscription.owner, subscription.takesElement ? element : nil]
      let arguments = given.compactMap { $0.map { LabeledValue(label: nil, value: $0) } }
      let gates = StreamGates(linkage: call.linkage).filters(in: subscription.publisher, subscription.scope)
      switch subscription.handler {
      case .closure(let found):
        let closure = ownHandler(found, of: subscription, through: subject)
        effects += call.flowEffects(calling: closure)
        effects += call.runner.perform(closure, arguments: arguments).map { $0.behind(gates) }
      case .function(let id, let receiver):
        effects += call.flowEffects(calling: id, of: receiver)
        effects += call.runner.perform(id, receiver: receiver, arguments: arguments)
      default: continue
      }
    }
    return effects
  }

  /// The handler, as code of just the object that sends, where that has subscribed to what it keeps for itself.
  private func ownHandler(
    _ closure: ClosureValue, of subscription: Subscriptions.Subscription, through subject: Expression?
  ) -> ClosureValue {
    let evaluator = call.evaluator
    guard case .instance(let sender)? = call.scope.receiver, call.runner.program[sender.id].keyword == .class,
      let owner = closure.scope.owner, evaluator.isRelated(sender.id, owner),
      let sent = evaluator.ownSubject(subject, in: call.scope),
      sent == evaluator.ownSubject(subscription.publisher, in: subscription.scope)
    else { return closure }
    switch closure.scope.receiver {
    case nil, .typed: return call.runner.handler(closure, of: sender)
    default: return closure
    }
  }

  /// Whether nothing at all never gets to who subscribed.
  private func isWithoutNothing(_ subscription: Subscriptions.Subscription) -> Bool {
    subscription.publisher.map { call.evaluator.evaluate($0, in: subscription.scope).isWithoutNothing } ?? false
  }

  /// What a closure gets at once that subscribes to subjects which remember; `nil` where others than the app's code may
  /// send to them, or a screen subscribes, which acts itself.
  func first(for closure: Expression) -> [[LabeledValue]]? {
    guard let base = call.base, let argument = call.arguments.first(where: { $0.value.offset == closure.offset }),
      [nil, "onNext", "receiveOutput", "receiveValue"].contains(argument.label),
      !(argument.isTrailing && call.name == "subscribe")
    else { return nil }
    if case .screen? = call.runner.actors.actor(of: call.scope) { return nil }
    let first = Subscriptions.subjects(of: call.value(base), call.evaluator).compactMap {
      Subscriptions.first(of: $0, call.evaluator)
    }
    guard !first.isEmpty, call.isDoneBySenders else { return nil }
    guard !base.skipsFirst, !(first.allSatisfy(\.isNull) && call.value(base).isWithoutNothing) else { return [] }
    let owner = RxSubjects.owner(of: base, call.arguments).map { call.value($0) }
    let operators = StreamOperator.all(in: base)
    return first.map { value in
      [owner, operators.element(after: value, in: call.scope, call.runner)].compactMap { part in
        part.map { LabeledValue(label: nil, value: $0) }
      }
    }
  }

  /// A view's subscription to what the app's own code sends does nothing by itself: who sends does.
  func receive() -> RunningAnswer? {
    guard let publisher = call.argument(nil), subscriptions.isAnySent(call.value(publisher)) else { return nil }
    return RunningAnswer(effects: [], done: Set(call.arguments.indices))
  }

  /// Who registers a handler does not run it: who sends does.
  func register() -> RunningAnswer? {
    guard let base = call.base, subscriptions.isSent(call.value(base), subscribedAt: call.origin) else { return nil }
    let done = call.arguments.indices.filter { !call.isEnd(call.arguments[$0].value) }
    return RunningAnswer(effects: [], done: Set(done))
  }

  /// What is sent, as the subject's type means it.
  private func element(of subject: Term, asLast isLast: Bool) -> Value? {
    guard let sent = call.argument(nil) ?? call.arguments.first?.value else { return nil }
    let type = isLast ? subject.generics.last : subject.generics.first
    return call.evaluator.contextual(call.value(sent), type, in: subject.scope)
  }
}

extension Evaluator {
  fileprivate func holders(of publisher: Expression?, in scope: Scope) -> ObjectPlaces {
    ObjectPlaces(of: holder(of: publisher, in: scope), program)
  }

  /// The property in which code keeps a subject for its own object, which no other object gives it.
  fileprivate func ownSubject(_ publisher: Expression?, in scope: Scope) -> VariableID? {
    var current = publisher?.stripped
    while case .call(let callee, _)? = current?.kind { current = callee.strippedBase?.stripped }
    guard let current else { return nil }
    switch current.kind {
    case .member(let base?, _, _) where base.isSelf: break
    case .name(let name, _) where scope.lookup(name) == nil: break
    default: return nil
    }
    let properties = variables(current, in: scope).map(\.id)
    guard properties.count == 1, let owner = program[properties[0]].owner else { return nil }
    let subjects = Subscriptions.subjects(of: evaluate(current, in: scope), self)
    let isMadeHere = subjects.allSatisfy { subject in
      subject.scope.owner.map { isRelated($0, owner) } ?? false
    }
    return !subjects.isEmpty && isMadeHere && !program[properties[0]].declaration.isStatic ? properties[0] : nil
  }

  /// The objects in which code looks for a subject: `useCase` of `useCase.settings.map { … }`.
  ///
  /// - Parameter publisher: the subject, or what is made of it.
  func holder(of publisher: Expression?, in scope: Scope) -> Value {
    var current = publisher?.stripped
    while case .call(let callee, _)? = current?.kind { current = callee.strippedBase?.stripped }
    return switch current?.kind {
    case .member(let base?, _, _)?: evaluate(base, in: scope)
    case .name(let name, _)? where scope.lookup(name) == nil: selfValue(in: scope)
    default: .unknown
    }
  }
}

extension RunningCall {
  /// The class for which its base made the object whose state is observed: who shows that object changes the state.
  var makerOfObserved: TypeID? {
    guard name == "sink" else { return nil }
    var current = base
    while let expression = current?.stripped {
      switch expression.kind {
      case .call(let callee, _): current = callee
      case .member(let base?, let name, _):
        current = base
        guard name.withoutDollar != name else { continue }
        for case .instance(let observed) in value(base).alternatives where observed.maker != nil {
          return observed.maker
        }
      default: current = nil
      }
    }
    return nil
  }

  /// Whether a closure that it is given waits for the end of a stream that code of the app's own ends.
  func isEnd(_ closure: Expression) -> Bool {
    arguments.contains { $0.label == "receiveCompletion" && $0.value.offset == closure.offset }
      && linkage.sites.named(Subscriptions.sending).contains { $0.argument("completion") != nil }
  }

  /// Whether its closure runs wherever the app's own code sends to the subjects that it subscribes to.
  var isDoneBySenders: Bool {
    guard isOfSubject || ActingOperators.names.contains(name), let base else { return false }
    let subscriptions = linkage.shared(Subscriptions.init)
    let subjects = subscriptions.subjects(of: value(base), subscribedAt: origin)
    guard !subjects.isEmpty else { return false }
    let closures = Set(arguments.map { Origin(file: scope.file, offset: $0.value.offset) })
    return subjects.allSatisfy { subject in
      subscriptions.of(subject).contains { subscription in
        guard case .closure(let closure) = subscription.handler else { return false }
        return closures.contains(Origin(file: closure.scope.file, offset: closure.offset))
      }
    }
  }

  /// Whether it subscribes to what the app's own code sends: who sends does what follows.
  var isOfSubject: Bool {
    guard name == "sink" || RxSubjects.subscribing.contains(name), let base else { return false }
    return linkage.shared(Subscriptions.init).isSent(value(base), subscribedAt: origin)
  }
}

extension Expression {
  /// Whether a stream leaves out what it begins with: `state.dropFirst()`.
  fileprivate var skipsFirst: Bool {
    var current: Expression? = self
    while case .call(let callee, _)? = current?.stripped.kind {
      if ["dropFirst", "skip"].contains(callee.lastName) { return true }
      current = callee.strippedBase
    }
    return false
  }
}
