import NavigationModel

/// Tells what code surely does from what it does if one of many closures is the one that is meant.
///
/// What is known of that goes along with the effects as a condition that is told to nobody.
enum Doubts {
  /// The condition that this closure is the one.
  static let choice = gate(named: "…choice")

  /// The condition that whoever acts is one of those who make a closure.
  static func isMade(by number: Int) -> Gate { gate(named: makers + String(number)) }

  /// Closures of more types than this, all of which one call can mean, make each of them doubtful.
  static let typeLimit = 3

  fileprivate static let makers = "…made by "

  private static func gate(named name: String) -> Gate {
    Gate(name: name, kind: .condition, source: SourcePlace(file: "", line: 0, column: 0))
  }
}

extension Effect {
  /// The same effect as somebody's, with its doubt as certainty; `nil` where it is that of others.
  fileprivate func weighed(at actor: Emission.Actor, _ makers: ClosureMakers?) -> Effect? {
    guard gates.contains(where: \.isDoubt) else { return self }
    if let screen = actor.screen, let makers {
      let numbers = gates.compactMap { $0.makers }
      guard numbers.allSatisfy({ makers.contains(screen, in: $0) }) else { return nil }
    }
    var effect = gates.contains { $0.name == Doubts.choice.name } ? doubted : self
    effect.gates.removeAll(where: \.isDoubt)
    return effect
  }
}

extension [Effect] {
  /// What somebody's own closures do; what is done by those of others is lost to whoever asks.
  func weighed(at actor: Emission.Actor, _ makers: ClosureMakers?, lose: (Effect) -> Void) -> [Effect] {
    compactMap { effect in
      let weighed = effect.weighed(at: actor, makers)
      if weighed == nil { lose(effect) }
      return weighed
    }
  }
}

extension Gate {
  fileprivate var isDoubt: Bool { name == Doubts.choice.name || name.hasPrefix(Doubts.makers) }

  fileprivate var makers: Int? { name.hasPrefix(Doubts.makers) ? Int(name.dropFirst(Doubts.makers.count)) : nil }
}
