import Facts
import NavigationModel

/// Tells what somebody does from what an object that he makes tells others by itself.
///
/// Nobody can have subscribed to an object for whoever is just making it. What it sends then, or when something that it
/// asks for in its initialiser has come, is no doing of its maker: it happens where the object is shown, if anywhere. So
/// does what it tells a delegate, and what it shows at the screen that it was given.
/// What is known of that goes along with the effects as conditions that are told to nobody.
struct Tellings {
  /// The condition that something was sent to those who listen.
  static let sent = gate(named: "…sent")

  /// The condition that an object of a class is being made.
  static func made(_ type: TypeID) -> Gate { gate(named: makings + String(type.index)) }

  /// What is done by who acts.
  private(set) var own: [Effect] = []
  /// What objects tell others while they are made, by their classes.
  private(set) var told: [(effects: [Effect], type: TypeID)] = []
  /// What objects show while they are made at screens that they know, by those.
  private(set) var shown: [(effects: [Effect], screen: NodeID)] = []

  /// The condition that a flow of a class is being made.
  static func begun(_ type: TypeID) -> Gate { gate(named: beginnings + String(type.index)) }

  /// What a flow does when a library calls back to which it has subscribed while it was made: no doing of who makes it.
  private(set) var events: [Effect] = []

  private static let makings = "…making "
  private static let beginnings = "…beginning "

  init(_ effects: [Effect], at actor: Emission.Actor) {
    guard effects.contains(where: { $0.gates.contains(where: Self.isMark) }) else {
      own = effects
      return
    }
    var byType: [TypeID: [Effect]] = [:]
    var byScreen: [NodeID: [Effect]] = [:]
    for (effect, plain) in zip(effects, Self.unmarked(effects)) {
      if let screen = effect.presenter, screen != actor.screen, effect.tab == nil, effect.isMove,
        !effect.kind.isWayBack, Self.isMade(among: effect.gates)
      {
        byScreen[screen, default: []].append(plain)
      } else if actor.screen != nil, let type = Self.teller(among: effect.gates) {
        byType[type, default: []].append(plain)
      } else if actor.screen != nil, effect.isMove || effect.kind.isWayBack, Self.isEventOfFlow(effect.gates) {
        if effect.isMove { events.append(plain) }
      } else {
        own.append(plain)
      }
    }
    shown = byScreen.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
    told = byType.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
  }

  /// The same effects without a word about who tells.
  static func unmarked(_ effects: [Effect]) -> [Effect] {
    effects.map { effect in
      guard effect.gates.contains(where: isMark) else { return effect }
      var plain = effect
      plain.gates.removeAll(where: isMark)
      return plain
    }
  }

  /// Whether it is done in answer to what a flow has subscribed to in its initialiser.
  private static func isEventOfFlow(_ gates: [Gate]) -> Bool {
    guard let begun = gates.firstIndex(where: { $0.source.line == 0 && $0.name.hasPrefix(beginnings) }) else {
      return false
    }
    return gates[begun...].contains { $0.source.line == 0 && $0.name == Moments.calledBack.name }
  }

  /// The class of the object that sends something while it is made.
  private static func teller(among gates: [Gate]) -> TypeID? {
    guard let sent = gates.firstIndex(where: { $0.source.line == 0 && $0.name == sent.name }) else { return nil }
    return gates[..<sent].lazy.reversed().compactMap { gate -> TypeID? in
      guard gate.source.line == 0, gate.name.hasPrefix(makings) else { return nil }
      return Int(gate.name.dropFirst(makings.count)).map { TypeID(index: $0) }
    }.first
  }

  private static func isMade(among gates: [Gate]) -> Bool {
    gates.contains { $0.source.line == 0 && $0.name.hasPrefix(makings) }
  }

  /// Those that are told to nobody stand in no file; names alone take long to compare.
  private static func isMark(_ gate: Gate) -> Bool {
    gate.source.line == 0
      && (gate.name == sent.name || gate.name.hasPrefix(makings) || gate.name.hasPrefix(beginnings))
  }

  private static func gate(named name: String) -> Gate {
    Gate(name: name, kind: .condition, source: SourcePlace(file: "", line: 0, column: 0))
  }
}

extension Runner {
  /// Whether objects of a type may tell others something by themselves: no screens, which act, and no flows, which are
  /// made to be started.
  func canTell(_ type: TypeID) -> Bool {
    guard program[type].keyword == .class || program[type].keyword == .actor else { return false }
    return !program.isScreen(type) && !program.isPart(type) && !actors.isFlow(type)
  }

  /// What an object tells others by itself happens at the screens that show it; what a service does, at none.
  func tell(_ effects: [Effect], by type: TypeID) {
    let screens = actors.isService(type) ? [] : actors.screens(of: type)
    if screens.isEmpty { views.observe(effects, by: type) }
    for screen in screens { emission.commit(effects, at: .screen(screen)) }
  }
}
