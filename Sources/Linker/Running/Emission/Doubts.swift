import NavigationModel

/// Tells what code surely does from what it does if one of many closures is the one that is meant.
///
/// What is known of that goes along with the effects as a condition that is told to nobody.
enum Doubts {
  /// The condition that this closure is the one.
  static let choice = gate(named: "…choice")

  /// The condition that whoever acts is one of those who make a closure.
  static func isMade(by number: Int) -> Gate { gate(named: makers + String(number)) }

  /// The condition that whoever acts is none of the screens that a property holds while they are seen.
  static func isTold(by property: VariableID) -> Gate { gate(named: tellers + String(property.index)) }

  /// Closures of more types than this, all of which one call can mean, make each of them doubtful.
  static let typeLimit = 3

  fileprivate static let makers = "…made by "
  fileprivate static let tellers = "…told by "

  private static func gate(named name: String) -> Gate {
    Gate(name: name, kind: .condition, source: SourcePlace(file: "", line: 0, column: 0))
  }
}

extension Effect {
  /// The same effect as somebody's, with its doubt as certainty; `nil` where it is that of others.
  fileprivate func weighed(at actor: Emission.Actor, _ runner: Runner?) -> Effect? {
    guard gates.contains(where: \.isDoubt) else { return self }
    if let screen = actor.screen, let runner {
      let numbers = gates.compactMap { $0.makers }
      guard numbers.allSatisfy({ runner.closureMakers.contains(screen, in: $0) }) else { return nil }
      let delegates = runner.linkage.shared(Delegates.init)
      guard !gates.contains(where: { $0.teller.map { delegates.screens(toldBy: $0).contains(screen) } ?? false }) else {
        return nil
      }
    }
    var effect = gates.contains { $0.name == Doubts.choice.name } ? doubted : self
    effect.gates.removeAll(where: \.isDoubt)
    return effect
  }
}

extension [Effect] {
  /// What somebody's own closures do; what is done by those of others is lost to whoever asks.
  func weighed(at actor: Emission.Actor, _ runner: Runner?, lose: (Effect) -> Void) -> [Effect] {
    compactMap { effect in
      let weighed = effect.weighed(at: actor, runner)
      if weighed == nil { lose(effect) }
      return weighed
    }
  }
}

extension Gate {
  fileprivate var isDoubt: Bool { name == Doubts.choice.name || makers != nil || teller != nil }

  fileprivate var makers: Int? { number(after: Doubts.makers) }

  fileprivate var teller: VariableID? { number(after: Doubts.tellers).map(VariableID.init) }

  private func number(after prefix: String) -> Int? {
    name.hasPrefix(prefix) ? Int(name.dropFirst(prefix.count)) : nil
  }
}
