package import Diagrams
import TextMetrics

/// A film strip as a scalable drawing that needs nothing else: no script, no font, no network.
///
/// What is on screen stands side by side, what happened in between; all stand on one base line, so that what is
/// presented rises above it.
package struct FilmStripPicture {
  private let strip: FilmStrip

  private static let margin = 20.0
  private static let top = 40.0
  private static let captionLineHeight = 14.0
  private static let captionLines = 3
  private static let captionHeight = 26.0
  private static let footHeight = 30.0
  private static let gap = 18.0

  /// The whole file, the same bytes wherever it is written.
  package static func text(of strip: FilmStrip) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    Self(strip: strip).element.write(to: &text)
    return text
  }

  private var element: Element {
    let pieces = [screen(strip.start, "before")] + strip.moves.flatMap { [movement($0), screen($0.screen, "then")] }
    let tallest = pieces.map(\.size.height).max() ?? 0
    let widths = pieces.map(\.size.width).reduce(0, +) + Self.gap * Double(pieces.count - 1)
    let width = max(widths + 2 * Self.margin, 420)
    let lines = captionLines(width: width)
    let top = Self.top + Double(lines.count) * Self.captionLineHeight
    let height = top + tallest + Self.footHeight
    var x = Self.margin
    var drawing: [Element] = []
    for piece in pieces {
      drawing.append(piece.element(at: Point(x: x, y: top + tallest - piece.size.height)))
      x += piece.size.width + Self.gap
    }
    let parts = [
      Element("title", text: strip.title).with("id", "navgraph-title"),
      Element("desc", text: description).with("id", "navgraph-description"),
      Element("style", verbatim: StyleSheet.text),
      Shapes.rect("paper", Rect(x: 0, y: 0, width: width, height: height)),
      heading(width: width),
      Shapes.group("film-caption", lines),
      Shapes.group("film", drawing),
      legend(at: height - 12),
    ]
    return Element("svg", parts).with("xmlns", "http://www.w3.org/2000/svg")
      .with("width", width).with("height", height)
      .with("viewBox", "0 0 \(XMLNumber(width).text) \(XMLNumber(height).text)")
      .with("role", "img").with("aria-labelledby", "navgraph-title navgraph-description")
  }

  private var description: String {
    let moves = strip.moves.map { move in
      let lines = move.lines.map { "\n  \($0)" }.joined()
      return "\(move.title): \(move.ending)\(lines)\nThen: \(move.screen.notation)"
    }
    return (["Before: \(strip.start.notation)"] + moves).joined(separator: "\n")
  }

  private func heading(width: Double) -> Element {
    let title = Typography.heading.truncate(strip.title, to: (width - 2 * Self.margin) / Typography.slack)
    return Shapes.text("f-ink", title, at: Point(x: Self.margin, y: 28), font: Typography.heading)
  }

  /// Where it began and what came of it, for whoever meets the picture without the text around it.
  private var caption: String {
    guard let end = strip.moves.last else { return "" }
    let endings = strip.moves.map(\.ending).joined(separator: ", then ")
    return "From \(strip.start.notation): \(endings), on screen is \(end.screen.notation)"
  }

  private func captionLines(width: Double) -> [Element] {
    let room = (width - 2 * Self.margin) / Typography.slack
    return Typography.legend.wrapped(caption, to: room).prefix(Self.captionLines).enumerated().map { index, line in
      let baseline = Point(x: Self.margin, y: Self.top + 6 + Double(index) * Self.captionLineHeight)
      return Shapes.text("f-grey", line, at: baseline, font: Typography.legend)
    }
  }

  private func legend(at y: Double) -> Element {
    let text = "Thick edge: what the user sees.  +  not there before."
    return Shapes.text("f-grey", text, at: Point(x: Self.margin, y: y), font: Typography.subtitle)
  }

  /// A state with a word below it.
  private func screen(_ screen: FilmScreen, _ word: String) -> FilmBlock {
    let block = FilmBlock(chain: screen)
    let baseline = Point(x: block.size.width / 2, y: block.size.height + 18)
    let caption = Shapes.text("f-grey", word, at: baseline, font: Typography.legend, anchor: "middle")
    let size = Size(width: block.size.width, height: block.size.height + Self.captionHeight)
    let all = Shapes.group("film-frame", title: [screen.notation], block.elements + [caption])
    return FilmBlock(size: size, elements: [all])
  }

  /// What happened, on the same base line as the screens.
  private func movement(_ move: FilmStrip.Move) -> FilmBlock {
    let block = FilmCaption(move).block
    let size = Size(width: block.size.width, height: block.size.height + Self.captionHeight)
    return FilmBlock(size: size, elements: block.elements)
  }
}
