internal import Findings
internal import NavigationModel
internal import Yams

/// Goes through the document and collects settings and mistakes.
struct SettingsReader: DocumentReader {
  /// For messages.
  let path: String
  /// For places in the model.
  let file: String
  let knownRules: [String]
  var settings = Settings()
  var problems: [DocumentProblem] = []

  init(path: String, file: String, knownRules: [String]) {
    self.path = path
    self.file = file
    self.knownRules = knownRules
  }

  /// Reads the whole file.
  mutating func read(_ root: Yams.Node) {
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
    complainAboutSameNames()
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
    let names = ["note", "warning", "error", "off", "never"]
    guard let name = node.scalar?.string, names.contains(name) else {
      return complain(node, unknown("threshold", node, names))
    }
    // `never` is an older word for `off`.
    settings.failOn = name == "off" ? nil : Severity(rawValue: name)
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
    if let includesTests = flag(node) { settings.includeTests = includesTests }
  }

  private mutating func severity(_ node: Yams.Node) -> Severity? {
    choice(node, "severity", among: Severity.allCases)
  }

  private func suggestion(_ text: String, _ names: [String]) -> String {
    Spelling.suggestion(for: text, among: names)
  }
}
