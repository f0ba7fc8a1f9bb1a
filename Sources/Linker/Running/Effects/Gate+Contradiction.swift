import NavigationModel

extension Gate {
  /// Whether both cannot hold in one run of the code that asks them: a condition and its opposite, or two branches.
  func contradicts(_ other: Gate) -> Bool {
    if isQuiet || other.isQuiet { return loud.isOpposite(of: other.loud) }
    if isOpposite(of: other) { return true }
    guard name != other.name, let subject = subjectOfBranch, subject == other.subjectOfBranch else { return false }
    return source.file == other.source.file
  }

  func isOpposite(of other: Gate) -> Bool {
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

  /// Whether the condition can hold while a property is one of its cases or numbers; `nil` where it says nothing of it.
  func allows(_ value: String, of property: String) -> Bool? {
    if name.hasPrefix("not ("), name.hasSuffix(")") {
      let inner = name.dropFirst(5).dropLast()
      return inner.contains("&&") || inner.contains(", ") ? nil : Self.compares(inner, value, of: property).map { !$0 }
    }
    if let subject = subjectOfBranch {
      guard Self.isProperty(subject, property) else { return nil }
      let patterns = name.dropFirst(subject.count + 2).split(separator: ", ").map(Self.caseName)
      return patterns == ["default"] ? nil : patterns.contains(value[...])
    }
    let parts = name.split(separator: ", ").flatMap { $0.split(separator: " && ") }
    let answers = parts.compactMap { Self.compares($0, value, of: property) }
    return answers.isEmpty ? nil : answers.allSatisfy { $0 }
  }

  /// What a comparison of a property with a case or number comes to: `step == .email`, `page < 2`.
  private static func compares(_ condition: Substring, _ value: String, of property: String) -> Bool? {
    let words = condition.split(separator: " ")
    guard words.count == 3, isProperty(words[0], property) else { return nil }
    let other = caseName(words[2])
    switch words[1] {
    case "==": return value == other
    case "!=": return value != other
    default:
      guard let value = Int(value), let other = Int(other) else { return nil }
      switch words[1] {
      case "<": return value < other
      case "<=": return value <= other
      case ">": return value > other
      case ">=": return value >= other
      default: return nil
      }
    }
  }

  /// Whether what is asked about is a property of that name, whoever has it.
  private static func isProperty(_ subject: Substring, _ name: String) -> Bool {
    guard let last = subject.split(separator: ".").last else { return false }
    return last.prefix { $0 != "?" && $0 != "!" } == name
  }

  /// The name of a case, of whatever it carries and whoever has it: `let .email(text)`.
  private static func caseName(_ pattern: Substring) -> Substring {
    let plain = pattern.prefix { $0 != "(" }
    return plain.split(separator: ".").last ?? plain
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
