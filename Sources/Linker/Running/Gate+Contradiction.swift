import NavigationModel

extension Gate {
  /// Whether both cannot hold in one run of the code that asks them: a condition and its opposite, or two branches.
  func contradicts(_ other: Gate) -> Bool {
    if name == "not (\(other.name))" || other.name == "not (\(name))" { return true }
    guard name != other.name, let subject = subjectOfBranch, subject == other.subjectOfBranch else { return false }
    return source.file == other.source.file
  }

  /// The name of the condition that it fails.
  var opposite: String { "not (\(name))" }

  /// The condition that one of two holds.
  func or(_ other: Gate) -> Gate {
    var joined = self
    joined.name = "\(name) or \(other.name)"
    return joined
  }

  /// What a `switch` asks about that the gate is a branch of.
  private var subjectOfBranch: Substring? {
    guard let colon = name.firstIndex(of: ":"), name[colon...].hasPrefix(": "), !name.hasPrefix("not (") else {
      return nil
    }
    return name[..<colon]
  }
}
