import Diagrams
import TextMetrics

/// What happened between two states: an arrow with the move above it, and below it what was done and why.
struct FilmCaption {
  private let move: FilmStrip.Move

  private static let width = 230.0
  private static let titleLines = 3
  /// More than this nobody reads in a picture.
  private static let mostLines = 32
  /// How far the second line of a sentence stands back.
  private static let indentation = 8.0

  init(_ move: FilmStrip.Move) { self.move = move }

  var block: FilmBlock {
    let room = Self.width / Typography.slack
    var elements: [Element] = []
    var y = 0.0
    for line in Typography.title.wrapped(move.title, to: room).prefix(Self.titleLines) {
      y += 15
      elements.append(Shapes.text("f-ink", line, at: Point(x: 0, y: y), font: Typography.title))
    }
    y += 14
    elements.append(arrow(at: y))
    y += 18
    let ending = Font(size: Typography.legend.size, weight: .bold)
    let tone = move.succeeded ? "f-green" : "f-red"
    elements.append(
      Shapes.text(tone, ending.truncate(move.ending, to: room), at: Point(x: 0, y: y), font: ending))
    y += 5
    for line in lines(room) {
      y += 12.5
      let x = line.isFirst ? 0 : Self.indentation
      elements.append(Shapes.text("f-grey", line.text, at: Point(x: x, y: y), font: Typography.label))
    }
    let all = Shapes.group("film-move", title: ["\(move.title): \(move.ending)"] + move.lines, elements)
    return FilmBlock(size: Size(width: Self.width, height: y + 4), elements: [all])
  }

  private func lines(_ room: Double) -> [(text: String, isFirst: Bool)] {
    let lines = move.lines.flatMap { sentence in
      let parts = Typography.label.wrapped(sentence, to: room - Self.indentation)
      return parts.enumerated().map { (text: $1, isFirst: $0 == 0) }
    }
    guard lines.count > Self.mostLines else { return lines }
    let rest = "… \(lines.count - Self.mostLines + 1) more lines"
    return lines.prefix(Self.mostLines - 1) + [(text: rest, isFirst: true)]
  }

  private func arrow(at y: Double) -> Element {
    let tip = Point(x: Self.width - 1, y: y)
    let ends = [Point(x: 0, y: y), Point(x: tip.x - 8, y: y)]
    let head = [Point(x: tip.x - 9, y: y - 4.5), tip, Point(x: tip.x - 9, y: y + 4.5)]
    let tone = move.succeeded ? "green" : "red"
    return Shapes.group(
      "film-arrow",
      [
        Shapes.path("line s-\(tone)", PathData(corners: ends, closed: false)).with("stroke-width", 1.8),
        Shapes.path("f-\(tone)", PathData(corners: head, closed: true)),
      ])
  }
}

extension Font {
  /// A text in lines of a width, broken between words; a word that is too wide is cut.
  func wrapped(_ text: String, to width: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if line.isEmpty || self.width(of: longer) <= width {
        line = longer
      } else {
        lines.append(truncate(line, to: width))
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [truncate(line, to: width)]
  }
}
