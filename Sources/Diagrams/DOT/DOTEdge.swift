/// One edge statement.
struct DOTEdge {
  var from: DOTIdentifier
  var to: DOTIdentifier
  var style: ArrowStyle
  var leadsOn: Bool
  var tooltip: [String]

  /// The statement with its line end's semicolon; without a label for the second of several parallel ones.
  func text(label: DOTLabel? = nil) -> String {
    var attributes = [
      "color=\"\(style.tone.light)\"", "fontcolor=\"\(style.tone.light)\"", "style=\(style.dash.dotStyle)",
      "arrowhead=\(style.head.dotShape)", "penwidth=\(style.width)", "edgetooltip=\(DOTLabel(tooltip).text)",
    ]
    // Room in the ranks is for arrows that order them; a label on another makes some releases free memory twice.
    if let label { attributes.insert("\(leadsOn ? "label" : "xlabel")=\(label.text)", at: 0) }
    if !leadsOn { attributes.append("constraint=false") }
    return "  \(from.text) -> \(to.text) [\(attributes.joined(separator: ", "))];"
  }
}

extension ArrowStyle.Dash {
  /// Graphviz knows three.
  fileprivate var dotStyle: String {
    switch self {
    case .solid: "solid"
    case .long, .dashed, .dashDot: "dashed"
    case .dotted: "dotted"
    }
  }
}

extension ArrowStyle.Head {
  fileprivate var dotShape: String {
    switch self {
    case .filled: "normal"
    case .hollow: "empty"
    case .vee: "vee"
    case .diamond: "diamond"
    case .disc: "dot"
    case .doubled: "normalnormal"
    }
  }
}

extension Card.Shape {
  /// What sets the node apart from a screen's, to be appended to other attributes.
  var dotAttributes: String {
    switch self {
    case .screen, .alert, .group: ""
    case .container: ", fillcolor=\"#e7f2ec\""
    case .system, .external: ", style=\"rounded,dashed\""
    case .flow, .event: ", shape=oval, style=filled"
    }
  }
}
