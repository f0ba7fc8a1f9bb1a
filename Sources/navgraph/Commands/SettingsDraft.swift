import Findings
import NavigationModel

/// A settings file to begin with: every key, commented out, with what it is for and an example from the app at hand.
///
/// Explanations begin with `# `; without its `#`, any other line is a setting.
struct SettingsDraft {
  private let name: String
  private let model: Model
  private let findings: [Finding]

  init(name: String, model: Model, findings: [Finding]) {
    self.name = name
    self.model = model
    self.findings = findings
  }

  /// What was found, on one line.
  var summary: String {
    let counts = [
      (model.nodes.count { $0.kind == .screen }, "screen"), (model.nodes.count { $0.kind == .container }, "container"),
      (model.nodes.count { $0.kind == .flow }, "flow"), (model.transitions.count, "transition"),
      (findings.count, "finding"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return "found in \(name.quoted): " + (parts.isEmpty ? "no navigation" : parts.joined(separator: ", "))
  }

  /// The whole file.
  var text: String {
    """
    # Settings of navgraph, for everything below this folder.
    #
    # At first, navgraph \(summary)
    # What is seen at launch: \(launched).
    # Nothing here counts until its '#' is taken away.

    # Paths that are not read, as in '.gitignore'.
    #exclude:
    #  - Legacy

    # Whether the sources of tests are read.
    #include-tests: false

    # The least severity that makes 'navgraph check' fail: off, note, warning or error.
    #fail-on: error

    # Severities of rules; 'navgraph rules' lists them all. \(ruleRemark)
    #rules:
    \(rules)

    # Screens that the source does not show, or not fully.
    #screens:
    #  - name: \(screen(0))
    #    title: What the user reads

    # Transitions that the source does not show: a menu from a server, a router in another language.
    #transitions:
    #  - from: \(screen(0))
    #    to: \(screen(1))
    #    kind: push

    # Ways into the app that the source does not show.
    #entries:
    #  - kind: pushNotification
    #    name: a message came
    #    to: \(screen(1))

    # Functions of your own, or of a library, that navigate.
    #sinks:
    #  - call: AppRouter.open(_:)
    #    effect: push
    #    argument: 0

    """
  }

  private var launched: String {
    let names = model.entries.filter { $0.kind == .launch }.compactMap(\.to?.rawValue)
    return names.isEmpty
      ? "not found; say it under 'entries' with kind 'launch'" : names.map(\.visible).joined(separator: ", ")
  }

  /// Names of screens for examples: only such as can stand in any YAML file as they are.
  private func screen(_ position: Int) -> String {
    let names = model.nodes.filter { $0.kind == .screen && $0.id.rawValue == $0.name }.map(\.name).filter { name in
      name.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) } && !name.isEmpty
    }
    return names.indices.contains(position)
      ? names[position] : ["HomeViewController", "DetailViewController"][position]
  }

  private var counts: [(rule: String, count: Int)] {
    Dictionary(grouping: findings, by: \.rule.rawValue).map { ($0.key, $0.value.count) }.sorted { $0.rule < $1.rule }
  }

  private var ruleRemark: String {
    counts.isEmpty ? "None has a finding now." : "Those that have findings now:"
  }

  private var rules: String {
    guard !counts.isEmpty else { return "#  dead-end: warning" }
    return counts.map { "#  \($0.rule): off  # \($0.count)" }.joined(separator: "\n")
  }
}
