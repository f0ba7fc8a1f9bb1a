import Diagrams
import Findings
import NavigationModel

/// Every part of a diagram as a line of Mermaid.
///
/// Parts are called by their index, so that no name from the source can be taken for a word of the language.
struct MermaidParts {
  let cards: [String]
  /// Cards again, as the other end of an arrow that leaves the flowchart.
  let strangers: [String]
  let frames: [String]
  let pins: [String]
  let arrows: [String]
  let cardsOfFrame: [[Int]]
  let framesOfFrame: [[Int]]

  init(_ diagram: Diagram) {
    cards = diagram.cards.enumerated().map { "c\($0)\(Self.box($1))" }
    strangers = diagram.cards.enumerated().map { "c\($0)(\(MermaidText.quoted([$1.title]))):::elsewhere" }
    frames = diagram.frames.enumerated().map { index, frame in
      "subgraph f\(index) [\(MermaidText.quoted([frame.container.caption]))]"
    }
    pins = diagram.pins.enumerated().map { "p\($0)>\(MermaidText.quoted([$1.title, $1.subtitle]))]" }
    arrows = diagram.arrows.map(Self.line)
    var cardsOfFrame = diagram.frames.map { _ in [Int]() }
    for (index, card) in diagram.cards.enumerated() {
      if let frame = card.ownFrame ?? card.frame { cardsOfFrame[frame].append(index) }
    }
    self.cardsOfFrame = cardsOfFrame
    framesOfFrame = diagram.frames.indices.map { outer in
      diagram.frames.indices.filter { diagram.frames[$0].parent == outer }
    }
  }

  /// What every flowchart begins with; its title is for those who cannot see it.
  static func head(title: String) -> [String] {
    let title = MermaidText(title).text
    return ["flowchart TB"] + (title == " " ? [] : ["  accTitle: \(title)"])
  }

  /// Styles of the classes that lines make use of.
  ///
  /// Strokes only: the page decides whether the background is light or dark.
  static func classes(in lines: [String]) -> [String] {
    let styles = [
      ("elsewhere", "stroke-dasharray:3 3"), ("foreign", "stroke-dasharray:6 3"), ("holder", "stroke-width:2px"),
    ]
    return styles.filter { style in lines.contains { $0.hasSuffix(":::\(style.0)") } }.map {
      "  classDef \($0.0) \($0.1)"
    }
  }

  private static func box(_ card: Card) -> String {
    let stubs = card.stubs.map { stub in
      "\(stub.mermaidSign) \(stub.text)\(stub.isGated ? " 🔒" : "")"
    }
    let badges = card.badges.map { "⚠ \($0.messages.count) × \($0.severity.caption)" }
    let mentions = card.contents?.mentions.map(\.text) ?? []
    let text = MermaidText.quoted([card.title] + [card.subtitle].compactMap(\.self) + mentions + stubs + badges)
    switch card.shape {
    case .screen: return "(\(text))"
    case .container: return "[\(text)]:::holder"
    case .alert: return "{{\(text)}}"
    case .system, .external: return "(\(text)):::foreign"
    case .flow, .event: return "([\(text)])"
    case .group: return "[[\(text)]]"
    }
  }

  private static func line(_ arrow: Arrow) -> String {
    let tail =
      switch arrow.from {
      case .card(let card): "c\(card)"
      case .pin(let pin): "p\(pin)"
      }
    var lines = arrow.label.lines.map { $0.isGate ? "🔒 \($0.text)" : $0.text }
    if case .transition(let kind) = arrow.meaning { lines.insert(kind.caption, at: 0) }
    if arrow.isInferred { lines.append("inferred") }
    let label = lines.isEmpty ? "" : "|\(MermaidText.quoted(lines))|"
    return "\(tail) \(arrow.meaning.mermaidLine)\(label) c\(arrow.to)"
  }
}

extension Stub {
  /// Back, in from another sheet, or on.
  fileprivate var mermaidSign: String {
    if leadsIn { return "←" }
    return target == nil && link == nil ? "↩" : "→"
  }
}

extension Arrow.Meaning {
  /// Solid goes deeper, dotted goes over or comes back, thick begins anew.
  fileprivate var mermaidLine: String {
    switch self {
    case .entry: "==>"
    case .bundle(let leadsOn): leadsOn ? "-->" : "-.->"
    case .transition(let kind):
      switch kind.style.dash {
      case .dashed, .dotted: "-.->"
      case .solid, .long, .dashDot: kind == .replaceRoot ? "==>" : "-->"
      }
    }
  }
}
