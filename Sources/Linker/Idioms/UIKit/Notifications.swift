import Facts
import NavigationModel

/// Notifications join who posts them to who observes them, by name.
struct Notifications {
  let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  /// `NotificationCenter.default.post(name: .didLogOut, object: nil)` runs the observers, in the hands of who posts.
  func post() -> RunningAnswer? {
    guard let name = Self.posted(by: call.arguments) else { return nil }
    var effects: [Effect] = []
    for loop in call.linkage.notificationLoops[name] ?? [] { effects += call.runner.run(loop.handler, arguments: []) }
    for site in call.linkage.observations[name] ?? [] {
      guard let observer = handler(of: site) else { continue }
      for value in call.evaluator.evaluate(observer, in: site.scope).alternatives {
        switch value {
        case .closure(let closure): effects += call.runner.run(closure, arguments: [])
        case .function(let id, let receiver):
          let object = call.evaluator.object(receiver, in: site.scope) ?? owner(of: site)
          effects += call.runner.run(id, receiver: object, arguments: [])
        default: continue
        }
      }
    }
    return RunningAnswer(effects: effects.filter { !isOfObserver($0) }.map { $0.behind([Tellings.sent]) })
  }

  /// An action that the observer registers is its own: a person takes it later, where the observer is seen.
  private func isOfObserver(_ effect: Effect) -> Bool {
    guard let registrant = effect.registrant else { return false }
    let screens = call.runner.actors.screens(of: registrant)
    if screens.isEmpty { call.runner.emission.lose([effect]) }
    for screen in screens { call.runner.emission.commit([effect], at: .screen(screen)) }
    return true
  }

  /// Observing does nothing by itself: who posts runs the observer.
  ///
  /// What the app never posts, the system does.
  func observe() -> RunningAnswer? {
    let written = call.argument("name") ?? call.argument("forName")
    guard let name = written.flatMap(Self.name), call.linkage.postedNotifications.contains(name) else { return nil }
    return RunningAnswer(effects: [], done: Set(call.arguments.indices))
  }

  /// Subscribing does nothing by itself, either: `.onReceive(center.publisher(for: .didLogOut)) { … }`.
  func subscribe() -> RunningAnswer? {
    let streams = call.linkage.sites.notificationStreams
    guard let name = streams.subject(ofCall: call.name, on: call.base, call.arguments),
      call.linkage.postedNotifications.contains(name)
    else { return nil }
    return RunningAnswer(effects: [], done: Set(call.arguments.indices))
  }

  private func owner(of site: CallSite) -> Value? {
    site.scope.owner.map { .typed(.simple(call.linkage.program[$0].name), $0) }
  }

  /// The function or closure that an observation calls.
  private func handler(of site: CallSite) -> Expression? {
    if let selector = site.argument("selector"), case .selector(let function) = selector.kind { return function }
    return site.arguments.last { if case .closure = $0.value.kind { true } else { false } }?.value
  }

  /// The name of a notification, as good as it stands in the source.
  static func name(_ written: Expression) -> String? {
    if let text = written.literalText { return text }
    switch written.stripped.kind {
    case .call(_, let arguments): return arguments.first.flatMap { name($0.value) }
    default: return written.lastName.map { $0 == "rawValue" ? written.text : $0 }
    }
  }

  /// Observations of notifications, by name; what stands in a function that nothing can call observes nothing.
  static func observations(in linkage: Linkage) -> [String: [CallSite]] {
    let (sites, callable) = (linkage.sites, linkage.shared(Callable.init))
    let isDead = { (scope: Scope) in scope.function.map(callable.isDead) ?? false }
    var found: [String: [CallSite]] = [:]
    for site in sites.named("addObserver") where site.form == .call && !isDead(site.scope) {
      guard let name = (site.argument("name") ?? site.argument("forName")).flatMap(Self.name) else { continue }
      found[name, default: []].append(site)
    }
    for site in sites.named(NotificationStreams.subscriptions)
    where site.form == .call && site.arguments.contains(where: isHandler) && !isDead(site.scope) {
      let name = sites.notificationStreams.subject(ofCall: site.name, on: site.base, site.arguments)
      if let name { found[name, default: []].append(site) }
    }
    return found
  }

  /// Loops over streams of notifications, by name.
  static func loops(in linkage: Linkage) -> [String: [LoopSite]] {
    let (sites, callable) = (linkage.sites, linkage.shared(Callable.init))
    var found: [String: [LoopSite]] = [:]
    for loop in sites.loops where !(loop.scope.function.map(callable.isDead) ?? false) {
      guard let name = sites.notificationStreams.name(ofStream: loop.sequence) else { continue }
      found[name, default: []].append(loop)
    }
    return found
  }

  private static func isHandler(_ argument: Argument) -> Bool {
    if case .closure = argument.value.kind { true } else { false }
  }

  /// The name of the notification that a call posts: `post(name: .didLogIn, …)`, `post(Notification(name: .didLogIn))`.
  static func posted(by arguments: [Argument]) -> String? {
    if let written = arguments.first(where: { $0.label == "name" })?.value { return name(written) }
    guard let first = arguments.first, first.label == nil,
      case .call(let callee, let parts) = first.value.stripped.kind,
      ["Notification", "init"].contains(callee.lastName)
    else { return nil }
    return parts.first { $0.label == "name" }.flatMap { name($0.value) }
  }

  /// Names of the notifications that the app itself posts.
  static func posted(in sites: CallSites) -> Set<String> {
    Set(sites.named("post").compactMap { posted(by: $0.arguments) })
  }
}
