import Findings
import NavigationModel

extension Card {
  /// The card of a node, not yet measured: its stubs are still to come.
  ///
  /// - Parameter findings: those that are to be marked on it.
  init(drawing node: Node, findings: [Finding]) {
    let shape = Shape(of: node)
    let name = DisplayText.line(node.name)
    let title = node.spokenName
    // An alert has no class of its own, only a name that the reader gave it.
    let isSaid = node.anonymous || name == title || node.kind == .alert
    self.init(
      node: node.id, shape: shape, title: title, subtitle: isSaid ? nil : name,
      details: Self.details(of: node, shape: shape), source: node.source, badges: Badge.grouped(findings), stubs: [],
      jumpsIn: 0, size: Size(width: 0, height: 0), frame: nil, containment: nil, ownFrame: nil)
  }

  private static func details(of node: Node, shape: Shape) -> [String] {
    let title = node.title.flatMap { $0.isEmpty || $0 == node.name ? nil : $0 }
    var details = [title, node.name].compactMap(\.self)
    details.append(node.module.map { "\(shape.caption) in \($0)" } ?? shape.caption)
    if let source = node.source { details.append(source.description) }
    if let scene = node.scene { details.append("scene of \(scene.storyboard)") }
    if !node.aliases.isEmpty { details.append("also " + node.aliases.joined(separator: ", ")) }
    return details.map(DisplayText.line)
  }
}

extension Card.Shape {
  /// What a node looks like.
  fileprivate init(of node: Node) {
    switch node.kind {
    case .screen: self = .screen
    case .container: self = .container(node.container ?? .custom)
    case .flow: self = .flow
    case .alert: self = .alert
    case .system: self = .system
    case .external: self = .external
    case .event: self = .event
    }
  }
}

extension Node {
  /// What a user would call the node: its title, else its name in words.
  var spokenName: String {
    let spoken = title.map(DisplayText.line) ?? ""
    // Three dots are a title until the real one has been loaded.
    return spoken.contains { $0.isLetter || $0.isNumber || $0.isSymbol } ? spoken : readableName
  }

  /// The view that holds a piece of code which is shown as a screen of its own: `Reader` of `view:Reader.129`.
  private static func place(ofInlineView name: String) -> String? {
    let pieces = name.split(separator: ".")
    guard name.hasPrefix("view:"), pieces.count == 2, pieces[1].allSatisfy(\.isNumber) else { return nil }
    return DisplayText.line(String(pieces[0].dropFirst(5)))
  }

  /// What to call a node without a title; a plain container of the framework is called by what it is.
  fileprivate var readableName: String {
    if anonymous, let container { return container.caption.prefix(1).uppercased() + container.caption.dropFirst() }
    if kind == .alert, !name.contains(where: { $0 == " " }) { return "Alert" }
    if anonymous, let place = Self.place(ofInlineView: name) { return "Shown by " + ReadableName.of(place) }
    let isForeign = kind == .system || kind == .external
    return DisplayText.line(ReadableName.of(DisplayText.line(name), dropsPrefix: isForeign))
  }
}

extension Badge {
  /// One badge per severity, the worst first.
  static func grouped(_ findings: [Finding]) -> [Badge] {
    Severity.allCases.sorted(by: >).compactMap { severity in
      let messages = findings.filter { $0.severity == severity }.map { DisplayText.line("\($0.rule): \($0.message)") }
      return messages.isEmpty ? nil : Badge(severity: severity, messages: messages)
    }
  }
}
