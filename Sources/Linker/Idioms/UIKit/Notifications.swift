import Facts
import NavigationModel

/// Notifications join who posts them to who observes them, by name.
struct Notifications {
  let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  /// `NotificationCenter.default.post(name: .didLogOut, object: nil)` runs the observers, in the hands of who posts.
  func post() -> RunningAnswer? {
    guard let written = call.argument("name"), let name = Self.name(written) else { return nil }
    var effects: [Effect] = []
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
    return RunningAnswer(effects: effects.filter { !isOfObserver($0) })
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

  /// Observations of notifications, by name.
  static func observations(of sites: CallSites) -> [String: [CallSite]] {
    var found: [String: [CallSite]] = [:]
    for site in sites.named("addObserver") where site.form == .call {
      guard let name = (site.argument("name") ?? site.argument("forName")).flatMap(Self.name) else { continue }
      found[name, default: []].append(site)
    }
    for site in sites.named(subscriptions) where site.form == .call && site.arguments.contains(where: isHandler) {
      guard let name = subject(ofCall: site.name, on: site.base, site.arguments) else { continue }
      found[name, default: []].append(site)
    }
    return found
  }

  private static let subscriptions: Set<String> = ["sink", "subscribe", "bind", "drive", "onReceive"]

  private static func isHandler(_ argument: Argument) -> Bool {
    if case .closure = argument.value.kind { true } else { false }
  }

  /// The name of the notification that is subscribed to: `center.publisher(for: .didLogOut).map { … }.sink { … }`.
  static func subject(ofCall name: String, on base: Expression?, _ arguments: [Argument]) -> String? {
    guard subscriptions.contains(name) else { return nil }
    var current = name == "onReceive" ? arguments.first { $0.label == nil && !$0.isTrailing }?.value : base
    while let expression = current?.stripped {
      switch expression.kind {
      case .call(let callee, let arguments):
        if let last = callee.lastName, publishers.contains(last) {
          return arguments.first { ["for", "named", "name", nil].contains($0.label) }.flatMap { Self.name($0.value) }
        }
        current = callee.strippedBase
      case .member(let base, _, _): current = base
      default: return nil
      }
    }
    return nil
  }

  /// What makes a stream of notifications: Combine's, RxSwift's.
  private static let publishers: Set<String> = ["publisher", "notification"]

  /// Names of the notifications that the app itself posts.
  static func posted(in sites: CallSites) -> Set<String> {
    Set(sites.named("post").compactMap { $0.argument("name").flatMap(name) })
  }
}
