import Facts

extension BodyWalker {
  /// Notes that who sends to a subject uses who subscribed to it; they meet by the type of what is sent.
  mutating func noteSubject(
    _ name: String, _ base: Expression?, _ arguments: [Argument], _ call: Int32, _ context: Context
  ) {
    if name == "onReceive" {
      guard let publisher = arguments.first(where: { $0.label == nil && !$0.isTrailing })?.value else { return }
      return noteSubscription(to: publisher, arguments, context)
    }
    guard let base else { return }
    switch name {
    case "yield": uses.add(.sending(StreamElementNames.ofContinuations), usedBy: call)
    case "assign":
      guard let target = PublishedObservers.target(of: arguments) else { return }
      for element in streamElements.names(of: base, in: context.scope) {
        noteChange(of: target.bindingSource, by: user(.sending(element)), context)
      }
    case _ where Subscriptions.sending.contains(name):
      if base.lastName != "objectWillChange" { noteSending(to: base, call, context) }
    case _ where ActingOperators.names.contains(name): noteOperator(on: base, arguments, context)
    case _ where Subscriptions.subscribing.contains(name): noteSubscription(to: base, arguments, context)
    case _ where RxSubjects.sending.contains(name): noteSending(to: base, call, context)
    case _ where RxSubjects.subscribing.contains(name):
      noteSubscription(to: base, arguments, context)
      if let observer = RxSubjects.observer(among: arguments) { noteSending(to: observer, call, context) }
    default: return
    }
  }

  private mutating func noteSubscription(to publisher: Expression, _ arguments: [Argument], _ context: Context) {
    let given = arguments.flatMap { self.given($0.value, context) }
    guard !given.isEmpty, !publisher.publishesProperty else { return }
    for element in streamElements.names(of: publisher, in: context.scope).union([StreamElementNames.anything]) {
      for value in given { uses.add(value, usedBy: .sending(element)) }
    }
  }

  /// Notes what an operator does on the way; what stands before it may be no stream at all.
  private mutating func noteOperator(on publisher: Expression, _ arguments: [Argument], _ context: Context) {
    let closures = arguments.filter { if case .closure = $0.value.kind { true } else { false } }
    guard !closures.isEmpty, !streamElements.known(publisher, in: context.scope).isEmpty else { return }
    noteSubscription(to: publisher, closures, context)
  }

  /// Notes that what is put into the value of a subject is sent: `session.state.value = .signedIn`.
  mutating func noteSending(by target: Expression, _ context: Context) {
    guard target.stripped.lastName == Subscriptions.current, let subject = target.strippedBase else { return }
    for element in streamElements.names(of: subject, in: context.scope) {
      uses.add(.sending(element), usedBy: context.user)
    }
  }

  /// Notes a loop over what may be a stream: who sends to that uses the loop's body, by the number that is given back.
  mutating func noteLoop(_ loop: LoopSite, _ context: Context) -> Int32? {
    let notification = notificationStreams.name(ofStream: loop.sequence)
    let elements = streamElements.names(of: loop.sequence, in: context.scope).subtracting([StreamElementNames.open])
    guard notification != nil || !elements.isEmpty || loop.sequence.lastName == "values" else { return nil }
    loops.append(loop)
    let body = UseGraph.Node.closure(loop.origin)
    uses.add(body, usedBy: context.user)
    for element in elements { uses.add(body, usedBy: .sending(element)) }
    if let notification { uses.add(body, usedBy: .notification(notification)) }
    return user(body)
  }

  /// Notes that a call sends to a subject: to who subscribed to what brings the same, or what nobody knows.
  private mutating func noteSending(to subject: Expression, _ call: Int32, _ context: Context) {
    let elements = streamElements.names(of: subject, in: context.scope)
    for element in elements { uses.add(.sending(element), usedBy: call) }
    uses.add(
      .sending(elements.contains(StreamElementNames.open) ? StreamElementNames.anything : StreamElementNames.open),
      usedBy: call)
  }

  /// Notes that what is put into a property, or given for one, sends on what it is made of.
  mutating func noteStream(_ stream: Expression, putInto name: String, _ context: Context) {
    guard let derived = streamElements.byProperty[name] else { return }
    for source in streamElements.known(stream, in: context.scope) {
      for element in derived where element != source { uses.add(.sending(element), usedBy: .sending(source)) }
    }
  }

  /// Notes what streams are made of: who sends to a subject sends to whatever is derived from it.
  ///
  /// `var events: AnyPublisher<Event, Never> { taps.map { Event.tapped }.eraseToAnyPublisher() }`.
  mutating func noteDerivedStreams() {
    for (source, derived) in streamElements.derivations { uses.add(.sending(derived), usedBy: .sending(source)) }
  }
}

extension Expression {
  /// Whether it brings what a property holds, and nothing that is sent: `$user`, `model.$items.map(\.count)`.
  fileprivate var publishesProperty: Bool {
    var current = stripped
    while true {
      switch current.kind {
      case .call(let callee, _):
        guard let name = callee.lastName, !Self.joining.contains(name), let base = callee.strippedBase else {
          return false
        }
        current = base.stripped
      case .member(let base?, let name, _):
        if name.first == "$" { return true }
        current = base.stripped
      case .name(let name, _): return name.first == "$" && name.dropFirst().first?.isNumber == false
      default: return false
      }
    }
  }

  /// Operators by which other streams come in.
  private static let joining: Set<String> = [
    "append", "combineLatest", "flatMap", "merge", "prepend", "switchToLatest", "zip",
  ]
}
