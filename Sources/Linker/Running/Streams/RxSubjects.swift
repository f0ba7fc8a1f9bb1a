import Facts

/// How RxSwift's subjects and relays are sent something, and how somebody gets what is sent.
enum RxSubjects {
  static let sending: Set<String> = ["accept", "onNext"]
  /// What stands in a stream to be done on the way is done as well: `taps.do(onNext: { … })`.
  static let subscribing: Set<String> = binding.union(["do"])
  /// Calls that send on to a subject all that a stream brings: `taps.bind(to: model.chosen)`.
  static let binding: Set<String> = ["bind", "drive", "emit", "subscribe"]

  /// What a stream is bound to, if that is no closure.
  static func observer(among arguments: [Argument]) -> Expression? {
    arguments.first { argument in
      guard !argument.isTrailing, argument.label == "to" || argument.label == nil else { return false }
      if case .closure = argument.value.kind { return false }
      return true
    }?.value
  }

  /// The functions that a subscription consists of, and whether each gets the elements.
  static func handlers(
    of site: CallSite, in scope: Scope, _ evaluator: Evaluator
  ) -> [(handler: Value, takesElement: Bool)]? {
    let handlers = site.arguments.flatMap { argument -> [(handler: Value, takesElement: Bool)] in
      let isEvent = argument.isTrailing && argument.label == nil && site.name == "subscribe"
      guard argument.isTrailing || Self.handlers.contains(argument.label ?? "") else { return [] }
      let takesElement = !isEvent && (argument.label ?? "onNext") == "onNext"
      return evaluator.evaluate(argument.value, in: scope).alternatives.map { ($0, takesElement) }
    }
    return handlers.isEmpty ? nil : handlers
  }

  private static let handlers: Set<String> = ["onCompleted", "onError", "onNext"]

  /// The object that a subscription hands on before its elements: `taps.withUnretained(self)`.
  static func owner(of stream: Expression?, _ arguments: [Argument]) -> Expression? {
    if let named = arguments.first(where: { $0.label == "with" && !$0.isTrailing }) { return named.value }
    var current = stream
    while case .call(let callee, let arguments)? = current?.stripped.kind {
      if ["withUnretained", "withUnowned"].contains(callee.lastName) { return arguments.first?.value }
      // An operator that makes something else of it hands that on.
      guard let name = callee.lastName, !transforming.contains(name) else { return nil }
      current = callee.strippedBase
    }
    return nil
  }

  private static let transforming: Set<String> = ["compactMap", "first", "flatMap", "forEach", "map"]
}

extension SubjectCalls {
  /// `session.ended.onNext(())` runs the closures of those who subscribed to that subject.
  func sendOn() -> RunningAnswer? {
    guard let base = call.base else { return nil }
    let found = effects(ofSending: call.argument(nil), to: base)
    return found.map { RunningAnswer(effects: $0.map { $0.behind([Tellings.sent]) }) }
  }

  /// `taps.bind(to: model.chosen)` does so whenever the stream brings something.
  func bind() -> RunningAnswer? {
    guard let observer = RxSubjects.observer(among: call.arguments),
      let found = effects(ofSending: nil, to: observer)
    else { return nil }
    return RunningAnswer(effects: call.runner.libraryRun(found.map { $0.behind([Tellings.sent]) }, of: call))
  }
}
