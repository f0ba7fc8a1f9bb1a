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
    case "yield": uses.add(.sending(Self.anyStream), usedBy: call)
    case "assign":
      guard let target = PublishedObservers.target(of: arguments) else { return }
      for element in elements(of: base, context.scope) {
        noteChange(of: target.bindingSource, by: user(.sending(element)), context)
      }
    case _ where Subscriptions.sending.contains(name):
      for element in elements(of: base, context.scope) { uses.add(.sending(element), usedBy: call) }
    case _ where Subscriptions.subscribing.contains(name): noteSubscription(to: base, arguments, context)
    case _ where RxSubjects.sending.contains(name): noteSending(to: base, call, context)
    case _ where RxSubjects.subscribing.contains(name):
      noteSubscription(to: base, arguments, context)
      let elements = elements(of: base, context.scope)
      for value in arguments.flatMap({ given($0.value, context) }) {
        uses.add(value, usedBy: .sending(Self.anything))
        if elements.isEmpty { uses.add(value, usedBy: .sending(Self.unknown)) }
      }
      if let observer = RxSubjects.observer(among: arguments) { noteSending(to: observer, call, context) }
    default: return
    }
  }

  private mutating func noteSubscription(to publisher: Expression, _ arguments: [Argument], _ context: Context) {
    let given = arguments.flatMap { self.given($0.value, context) }
    for element in given.isEmpty ? [] : elements(of: publisher, context.scope) {
      for value in given { uses.add(value, usedBy: .sending(element)) }
    }
  }

  /// Notes that what is put into the value of a subject is sent: `session.state.value = .signedIn`.
  mutating func noteSending(by target: Expression, _ context: Context) {
    guard target.stripped.lastName == Subscriptions.current, let subject = target.strippedBase else { return }
    for element in elements(of: subject, context.scope) { uses.add(.sending(element), usedBy: context.user) }
  }

  /// Notes a loop over what may be a stream: who sends to that uses the loop's body, by the number that is given back.
  mutating func noteLoop(_ loop: LoopSite, _ context: Context) -> Int32? {
    let notification = notificationStreams.name(ofStream: loop.sequence)
    let elements = elements(of: loop.sequence, context.scope)
    guard notification != nil || !elements.isEmpty || loop.sequence.lastName == "values" else { return nil }
    loops.append(loop)
    let body = UseGraph.Node.closure(loop.origin)
    uses.add(body, usedBy: context.user)
    for element in elements { uses.add(body, usedBy: .sending(element)) }
    if let notification { uses.add(body, usedBy: .notification(notification)) }
    return user(body)
  }

  /// Notes that a call sends to a subject of RxSwift's, which often goes by another name, or is a local.
  private mutating func noteSending(to subject: Expression, _ call: Int32, _ context: Context) {
    let elements = elements(of: subject, context.scope)
    for element in elements { uses.add(.sending(element), usedBy: call) }
    uses.add(.sending(elements.isEmpty ? Self.anything : Self.unknown), usedBy: call)
  }

  /// What any subject of RxSwift's brings, and what one brings of which declarations do not tell.
  private static let anything = "…any"
  private static let unknown = "…some"

  /// What all streams of Swift's own bring: which continuation is whose is not told by types.
  private static let anyStream = "…"

  /// Names of what publishers bring that are parts of an expression, as far as declarations tell.
  private func elements(of publisher: Expression, _ scope: Scope) -> Set<String> {
    var found: Set<String> = []
    var current: Expression? = publisher
    while let expression = current?.stripped {
      switch expression.kind {
      case .call(let callee, _): current = callee
      case .name(let name, _), .member(_, let name, _):
        for member in types.members(expression, in: scope) ?? named(name) {
          if let element = element(of: member) { found.insert(element) }
        }
        current = expression.strippedBase
      default: current = nil
      }
    }
    return found
  }

  private func named(_ name: String) -> [Program.Member] { (variablesByName[name] ?? []).map { .variable($0) } }

  private func element(of member: Program.Member) -> String? {
    if AsyncStreams.isStream(member, in: program) { return Self.anyStream }
    switch member {
    case .variable(let id):
      let declaration = program[id].declaration
      if let type = declaration.type { return element(of: type) }
      guard case .call(let callee, _)? = declaration.value?.kind, case .name(let name, let arguments) = callee.kind
      else { return nil }
      return element(of: .named(path: [name], arguments: arguments))
    case .function(let id): return program[id].declaration.result.flatMap(element)
    case .enumCase, .type: return nil
    }
  }

  private static let suffixes = [
    "Driver", "Infallible", "Observable", "Observer", "Publisher", "Relay", "Signal", "Subject",
  ]

  private func element(of type: TypeReference) -> String? {
    guard case .named(let path, let arguments) = type.unwrapped, let name = path.last else { return nil }
    let isMachine = name.hasSuffix("Machine")
    guard isMachine || Self.suffixes.contains(where: name.hasSuffix),
      let element = isMachine ? arguments.last : arguments.first
    else { return nil }
    return element.simpleName ?? element.description
  }
}
