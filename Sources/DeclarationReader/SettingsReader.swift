internal import Findings
internal import NavigationModel
internal import Yams

/// Goes through the document and collects settings and mistakes.
struct SettingsReader {
  let path: String
  let knownRules: [String]
  private(set) var settings = Settings()
  private(set) var problems: [SettingsError.Problem] = []

  init(path: String, knownRules: [String]) {
    self.path = path
    self.knownRules = knownRules
  }

  /// Reads the whole file.
  ///
  /// A file with nothing but comments is a scalar without text.
  mutating func read(_ root: Yams.Node) {
    if root.isEmpty { return }
    guard let mapping = root.mapping else {
      return complain(root, "the file must consist of keys and values, such as 'fail-on: error'")
    }
    let keys = settingsKeys.map(\.name)
    for (key, value) in mapping {
      let name = key.scalar?.string ?? ""
      if let known = settingsKeys.first(where: { $0.name == name }) {
        // A key with nothing behind it is what remains when its lines are commented out.
        if !value.isEmpty { known.read(&self, value) }
      } else {
        complain(key, "unknown key '\(name)'" + suggestion(name, keys))
      }
    }
  }

  mutating func readRules(_ node: Yams.Node) {
    guard let mapping = node.mapping else {
      return complain(node, "'rules' needs a severity for each rule, such as 'dead-end: error'")
    }
    for (key, value) in mapping {
      let name = key.scalar?.string ?? ""
      guard knownRules.contains(name) else {
        complain(key, "unknown rule '\(name)'" + suggestion(name, knownRules))
        continue
      }
      if let severity = severity(value) { settings.rules[RuleID(name)] = severity }
    }
  }

  mutating func readFailOn(_ node: Yams.Node) {
    let names = ["note", "warning", "error", "never"]
    guard let name = node.scalar?.string, names.contains(name) else {
      return complain(node, unknown("threshold", node, names))
    }
    settings.failOn = Severity(rawValue: name)
  }

  mutating func readExclude(_ node: Yams.Node) {
    guard let sequence = node.sequence else {
      return complain(node, "'exclude' needs a list of paths, such as '[Generated, Pods]'")
    }
    for element in sequence {
      guard let pattern = element.scalar?.string, !pattern.isEmpty else {
        complain(element, "'exclude' needs paths; this is none")
        continue
      }
      settings.exclude.append(pattern)
    }
  }

  mutating func readIncludeTests(_ node: Yams.Node) {
    switch node.scalar?.string {
    case "true": settings.includeTests = true
    case "false": settings.includeTests = false
    default: complain(node, unknown("value", node, ["true", "false"]))
    }
  }

  private mutating func severity(_ node: Yams.Node) -> Severity? {
    let names = Severity.allCases.map(\.rawValue)
    guard let name = node.scalar?.string, let severity = Severity(rawValue: name) else {
      complain(node, unknown("severity", node, names))
      return nil
    }
    return severity
  }

  private func unknown(_ what: String, _ node: Yams.Node, _ names: [String]) -> String {
    guard let name = node.scalar?.string else { return "a \(what) is needed here: \(names.joined(separator: ", "))" }
    let hint = suggestion(name, names)
    return "unknown \(what) '\(name)'" + (hint.isEmpty ? "; use one of \(names.joined(separator: ", "))" : hint)
  }

  private func suggestion(_ text: String, _ names: [String]) -> String {
    Spelling.suggestion(for: text, among: names)
  }

  private mutating func complain(_ node: Yams.Node, _ message: String) {
    let place = node.mark?.place(in: path) ?? SourcePlace(file: path, line: 1, column: 1)
    problems.append(.init(place: place, message: message))
  }
}

extension Yams.Node {
  /// Whether nothing is written there, or `null`.
  fileprivate var isEmpty: Bool {
    guard let scalar, scalar.style == .plain else { return false }
    return ["", "~", "null"].contains(scalar.string)
  }
}
