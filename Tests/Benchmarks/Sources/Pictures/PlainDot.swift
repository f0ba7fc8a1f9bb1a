import Diagrams
import Foundation
import Measuring
import NavigationModel
import TextMetrics

/// The same app drawn by `dot` alone, as anybody would who wrote its graph down: a box for each screen, a cluster for each
/// container, a labelled edge for each transition.
struct PlainDot {
  /// What a screen looks like.
  enum Style {
    /// An empty box of a given size, or of a usual one.
    case boxes([NodeID: Size])
    /// A card with a title bar, the name of the class, and a line for each way that leaves it.
    case cards
  }

  private let model: Model
  private let style: Style
  /// By screen: what the ways that leave it are called.
  private let ways: [NodeID: [String]]

  /// Whether `dot` is told to rank nodes the newer way, without which it often fails on labels in nested clusters.
  private let ranksAnew: Bool

  init(_ model: Model, _ style: Style, ranksAnew: Bool = false) {
    self.model = model
    self.style = style
    self.ranksAnew = ranksAnew
    ways = Dictionary(grouping: model.transitions.filter { $0.level != .structural }, by: \.from)
      .mapValues { $0.compactMap(\.label) }
  }

  /// The graph as DOT.
  var text: String {
    let index = Dictionary(uniqueKeysWithValues: model.nodes.enumerated().map { ($1.id, $0) })
    var lines = [
      "digraph app {", ranksAnew ? "newrank=true;" : "",
      "node [fontname=Helvetica, fontsize=11]; edge [fontname=Helvetica, fontsize=9.5];",
    ]
    let held = Dictionary(grouping: model.transitions.filter { $0.level == .structural }, by: \.from)
    let inner = Set(held.values.joined().compactMap(\.to))
    for node in model.nodes where !inner.contains(node.id) { write(node.id, held: held, index: index, to: &lines) }
    for transition in model.transitions where transition.level != .structural {
      guard let from = index[transition.from], let to = transition.to.flatMap({ index[$0] }) else { continue }
      lines.append("n\(from) -> n\(to) [label=\"\(transition.label ?? "")\"];")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private func write(
    _ node: NodeID, held: [NodeID: [Transition]], index: [NodeID: Int], to lines: inout [String]
  ) {
    let number = index[node] ?? 0
    guard let children = held[node] else {
      lines.append("n\(number) [\(attributes(of: model.nodes[number]))];")
      return
    }
    lines.append("subgraph cluster\(number) { label=\"\(node.rawValue)\"; style=rounded;")
    for child in children.compactMap(\.to) { write(child, held: held, index: index, to: &lines) }
    lines.append("}")
  }

  private func attributes(of node: Node) -> String {
    switch style {
    case .boxes(let sizes):
      let size = sizes[node.id] ?? Size(width: 130, height: 70)
      return "shape=box, fixedsize=true, label=\"\", width=\(size.width / 72), height=\(size.height / 72)"
    case .cards:
      let lines = [node.name] + ways[node.id, default: []]
      let rows = lines.map { "<TR><TD ALIGN=\"LEFT\"><FONT POINT-SIZE=\"9\">\($0)</FONT></TD></TR>" }.joined()
      return """
        shape=plain, label=<<TABLE BORDER="1" CELLBORDER="0" CELLSPACING="0" CELLPADDING="4" STYLE="ROUNDED">\
        <TR><TD BGCOLOR="#e8eef7"><B>\(node.id)</B></TD></TR>\(rows)</TABLE>>
        """
    }
  }

  /// Lays the graph out with the program, for at most some seconds; nothing where it does not end or gives up.
  func run(format: String, limit: Int = 60) -> Program? { Self.run(text, format: format, limit: limit) }

  /// The same for any graph.
  static func run(_ text: String, format: String, limit: Int) -> Program? {
    let file = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString).dot")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil else { return nil }
    return Program(["timeout", "\(limit)", "dot", "-T\(format)", file.path()])
  }

  /// The picture that it makes.
  func picture() -> DrawnPicture? {
    guard let program = run(format: "plain") else { return nil }
    var picture = DrawnPicture(size: Size(width: 0, height: 0), boxes: [], labels: [], lines: [])
    var boxes: [Substring: Int] = [:]
    let inch = 72.0
    for line in program.output.replacing("\\\n", with: "").split(separator: "\n") {
      let words = Self.words(of: line)
      let number = { (position: Int) in (Double(words[position]) ?? 0) * inch }
      switch words.first {
      case "graph": picture.size = Size(width: number(2), height: number(3))
      case "node":
        boxes[words[1]] = picture.boxes.count
        let (width, height) = (number(4), number(5))
        picture.boxes.append(
          Rect(x: number(2) - width / 2, y: number(3) - height / 2, width: width, height: height))
      case "edge":
        let count = Int(words[3]) ?? 0
        let curve = (0..<count).map { Point(x: number(4 + 2 * $0), y: number(5 + 2 * $0)) }
        picture.lines.append(
          .init(ends: (boxes[words[1]] ?? -1, boxes[words[2]] ?? -1), points: DrawnPicture.flattened(curve)))
        if let label = Self.label(words, at: 4 + 2 * count) { picture.labels.append(label) }
      default: break
      }
    }
    return picture
  }

  /// Words between spaces; a text in quotes is one of them.
  private static func words(of line: Substring) -> [Substring] {
    var words: [Substring] = []
    var isText = false
    var start = line.startIndex
    for index in line.indices {
      if line[index] == "\"" { isText.toggle() }
      guard line[index] == " ", !isText else { continue }
      words.append(line[start..<index])
      start = line.index(after: index)
    }
    return words + [line[start...]]
  }

  private static func label(_ words: [Substring], at position: Int) -> Rect? {
    guard words.count >= position + 5, let x = Double(words[position + 1]), let y = Double(words[position + 2])
    else { return nil }
    let text = words[position].filter { $0 != "\"" }
    let width = Font(size: 9.5).width(of: String(text))
    return Rect(x: x * 72 - width / 2, y: y * 72 - 6, width: width, height: 12)
  }
}
