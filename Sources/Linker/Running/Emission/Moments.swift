import Facts
import NavigationModel

/// Tells what an entry or a screen shows at once from what takes its place later, when some answer has come.
struct Moments {
  /// The condition that time has passed: asked of what waits for an answer, and told to nobody.
  static let later = Gate(
    name: "#later", kind: .condition, source: SourcePlace(file: "", line: 0, column: 0))

  /// The condition that a library has called back, whenever that is: told to nobody, too.
  static let calledBack = Gate(
    name: "#called back", kind: .condition, source: SourcePlace(file: "", line: 0, column: 0))

  /// The condition that a stream has ended, which may itself have begun to be waited for later: told to nobody, too.
  static let ended = Gate(
    name: "#ended", kind: .condition, source: SourcePlace(file: "", line: 0, column: 0))

  private var own: [Effect] = []
  private var replacing: [(effect: Effect, screen: NodeID)] = []

  /// What happens at whoever acts, and what replaces a screen that was there before.
  var told: (own: [Effect], replacing: [(effect: Effect, screen: NodeID)]) { (own, replacing) }

  init(_ effects: [Effect], at actor: Emission.Actor) {
    guard !actor.isFlow, effects.contains(where: \.isLater) else {
      own = effects.map(\.timeless)
      return
    }
    let shown = Self.shown(by: effects.filter { !$0.isLater })
    let waited = effects.contains(where: \.isAtEnd) ? Self.shown(by: effects.filter { !$0.isAtEnd }) : [:]
    for effect in effects {
      let before = effect.isAtEnd ? Self.content(before: effect, in: waited, at: actor) : effect.content(in: shown)
      let plain = effect.timeless
      let names = Set(plain.gates.map(\.name))
      let replaced = before.filter { first in
        first.effect.gates.allSatisfy { names.contains($0.name) } && .node(first.screen) != plain.target
      }
      if replaced.isEmpty { own.append(plain) }
      for first in replaced {
        var move = plain
        move.gates.removeAll { gate in first.effect.gates.contains { $0.name == gate.name } }
        replacing.append((move, first.screen))
      }
    }
  }

  /// What is there when a stream ends: whoever waits for that by replacing a screen has left that.
  private static func content(
    before effect: Effect, in shown: Shown, at actor: Emission.Actor
  ) -> [(effect: Effect, screen: NodeID)] {
    guard effect.slot == nil, effect.isMove, actor.screen != nil else { return effect.content(in: shown) }
    return shown.values.joined().sorted { $0.screen < $1.screen }
  }

  fileprivate typealias Shown = [Effect.Slot: [(effect: Effect, screen: NodeID)]]

  /// What is in a place; a stack that is not known is taken for the only one there is.
  fileprivate static func content(of slot: Effect.Slot, in shown: Shown) -> [(effect: Effect, screen: NodeID)] {
    if let found = shown[slot] { return found }
    guard slot != .window else { return [] }
    if slot != .openStack { return shown[.openStack] ?? [] }
    let stacks = shown.filter { $0.key != .window }
    return stacks.count == 1 ? stacks.first?.value ?? [] : []
  }

  /// The screens that come at once, by the window or stack that they are in.
  private static func shown(by effects: [Effect]) -> Shown {
    var shown: Shown = [:]
    for effect in effects {
      guard let slot = effect.slot, case .node(let node)? = effect.target else { continue }
      shown[slot, default: []].append((effect, node))
    }
    // What the stack of a window shows is what the window shows.
    for effect in effects where effect.slot == .window {
      if case .stack(let stack)? = effect.target { shown[.window, default: []] += shown[.stack(stack)] ?? [] }
    }
    return shown
  }
}

extension Effect {
  /// What holds one screen after the other.
  enum Slot: Hashable {
    case window
    case stack(Origin)
    case openStack
  }

  /// The place whose whole content it replaces.
  fileprivate var slot: Slot? {
    switch kind {
    case .replaceRoot: .window
    case .setStack: stack.map(Slot.stack) ?? .openStack
    default: nil
    }
  }

  /// Whether one flow starts another or ends: no way into the app, even if all of that begins at an entry.
  var isBetweenFlows: Bool { isClaimedByFlow && (kind == .childFlow || kind == .finishFlow) }

  /// What is in the place whose content it replaces later.
  fileprivate func content(in shown: Moments.Shown) -> [(effect: Effect, screen: NodeID)] {
    isLater ? slot.map { Moments.content(of: $0, in: shown) } ?? [] : []
  }

  fileprivate var isLater: Bool { gates.contains { $0.name == Moments.later.name } }
  fileprivate var isAtEnd: Bool { gates.contains { $0.name == Moments.ended.name } }

  private static let marks: Set<String> = [Moments.later.name, Moments.calledBack.name, Moments.ended.name]

  private static func isMark(_ gate: Gate) -> Bool { marks.contains(gate.name) || LaunchOptions.kind(of: gate) != nil }

  /// The same effect without a word about time among its conditions.
  var timeless: Effect {
    guard gates.contains(where: { $0.source.line == 0 && Self.isMark($0) }) else { return self }
    var effect = self
    if gates.contains(where: { Self.marks.contains($0.name) }) {
      effect.isAnswer = isLater
      effect.isCalledBack = true
    }
    effect.cause = gates.lazy.compactMap(LaunchOptions.kind).first
    effect.gates.removeAll(where: Self.isMark)
    return effect
  }
}

extension RunningCall {
  /// Whether a closure that a library gets waits for an answer.
  var isWaiting: Bool {
    if Self.waitingCalls.contains(name) || isOperatorOfStream { return true }
    return arguments.contains { Self.waitingLabels.contains($0.label ?? "") && $0.value.isClosure }
  }

  /// Whether a library calls a closure that it gets when something happens, rather than at once.
  var isCallingBack: Bool {
    if isWaiting || name.beginsUppercase { return true }
    if Self.registrations.contains(where: name.hasPrefix) { return true }
    return arguments.contains { Self.actionLabels.contains($0.label ?? "") && $0.value.isClosure }
  }

  private static let registrations = ["add", "observe", "register", "subscribe"]
  private static let actionLabels: Set<String> = ["action", "handler"]

  /// Whether it hands on what a stream brings, whenever that is.
  var isSubscription: Bool { Self.subscriptions.contains(name) || isOperatorOfStream }

  private static let subscriptions: Set<String> = ["bind", "drive", "emit", "sink", "subscribe"]

  private static let waitingCalls: Set<String> = [
    "Task", "addObserver", "asyncAfter", "dataTask", "detached", "notify", "observe", "refreshable",
    "requestAuthorization", "scheduledTimer", "sink", "subscribe", "task",
  ]

  private static let waitingLabels: Set<String> = [
    "callback", "completion", "completionHandler", "onCompletion", "onNext", "onSuccess", "receiveValue",
  ]
}

extension Expression {
  fileprivate var isClosure: Bool { if case .closure = kind { true } else { false } }
}
