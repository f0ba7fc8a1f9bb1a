import NavigationModel

extension Gate {
  /// Whether both cannot hold in one run of the code that asks them: a condition and its opposite, or two branches.
  func contradicts(_ other: Gate) -> Bool {
    if isQuiet || other.isQuiet { return loud.isOpposite(of: other.loud) }
    if isOpposite(of: other) { return true }
    guard name != other.name, let subject = subjectOfBranch, subject == other.subjectOfBranch else { return false }
    return source.file == other.source.file
  }

  private func isOpposite(of other: Gate) -> Bool {
    name == "not (\(other.name))" || other.name == "not (\(name))"
  }

  /// The name of the condition that it fails.
  var opposite: String { "not (\(name))" }

  /// The condition that one of two holds.
  func or(_ other: Gate) -> Gate {
    var joined = self
    joined.name = "\(name) or \(other.name)"
    return joined
  }

  /// Whether a flag is set where the condition holds; `nil` where the condition says nothing about it.
  func decides(_ flag: String) -> Bool? {
    if name.hasPrefix("not ("), name.hasSuffix(")") {
      return Self.decision(of: name.dropFirst(5).dropLast(), on: flag).map { !$0 }
    }
    // What stands between parentheses is somebody's argument.
    guard !name.contains("(") else { return Self.decision(of: name[...], on: flag) }
    let parts = name.split(separator: ", ").flatMap { $0.split(separator: " && ") }
    return parts.lazy.compactMap { Self.decision(of: $0, on: flag) }.first
  }

  private static func decision(of condition: Substring, on flag: String) -> Bool? {
    let isNegated = condition.hasPrefix("!")
    return plain(isNegated ? condition.dropFirst() : condition) == plain(flag[...]) ? !isNegated : nil
  }

  /// A name as it can be written without `self`.
  private static func plain(_ name: Substring) -> Substring { name.hasPrefix("self.") ? name.dropFirst(5) : name }

  /// What a `switch` asks about that the gate is a branch of.
  private var subjectOfBranch: Substring? {
    guard let colon = name.firstIndex(of: ":"), name[colon...].hasPrefix(": "), !name.hasPrefix("not (") else {
      return nil
    }
    return name[..<colon]
  }
}
