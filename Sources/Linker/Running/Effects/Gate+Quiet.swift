import NavigationModel

/// Conditions that are told to nobody: that something is there for what follows, where the code leaves without it. They
/// only say which of two ways excludes the other.
extension Gate {
  private static let mark = "…if "

  /// The same condition, told to nobody.
  var quiet: Gate {
    var gate = self
    gate.name = "\(Self.mark)\(name)"
    return gate
  }

  /// The same condition, told to everybody.
  var loud: Gate {
    guard isQuiet else { return self }
    var gate = self
    gate.name = String(name.dropFirst(Self.mark.count))
    return gate
  }

  /// Asked of every condition: bytes are compared faster than characters.
  var isQuiet: Bool { name.utf8.starts(with: Self.mark.utf8) }
}

extension Effect {
  /// The same effect without conditions that are told to nobody.
  var outspoken: Effect {
    guard gates.contains(where: \.isQuiet) else { return self }
    var effect = self
    effect.gates.removeAll(where: \.isQuiet)
    return effect
  }
}
