import TextMetrics

extension ArrowLabel {
  /// A label of what the transitions are called and how they show, and of the gates on the way.
  init(names: [String], details: [String], gates: [String], count: Int = 1) {
    let said = Self.short(names, shown: 2) + Self.short(details, shown: 1)
    var text = said.joined(separator: " · ")
    if count > 1 { text += text.isEmpty ? "×\(count)" : " ×\(count)" }
    lines = [Line(text: text, isGate: false), Line(text: gates.joined(separator: ", "), isGate: true)]
      .filter { !$0.text.isEmpty }
    size = Size(width: 0, height: 0)
    measure()
  }

  /// The first few different texts, and how many more there are.
  private static func short(_ texts: [String], shown: Int) -> [String] {
    var distinct: [String] = []
    for text in texts.map(DisplayText.line) where !text.isEmpty && !distinct.contains(text) { distinct.append(text) }
    guard distinct.count > shown else { return distinct }
    return Array(distinct.prefix(shown)) + ["+\(distinct.count - shown)"]
  }

  /// The label with its lines cut to a width, if it is wider.
  package func cut(to width: Double) -> ArrowLabel {
    guard size.width > width + 0.5 else { return self }
    var label = self
    let lock = lines.contains(where: \.isGate) ? CardMetrics.lockWidth : 0
    label.measure(limit: width - Self.sideMargins - lock)
    return label
  }

  /// How wide it is in the usual font, margins included.
  package var widthOfLetters: Double {
    let widths = lines.map { Typography.label.width(of: $0.text) + ($0.isGate ? CardMetrics.lockWidth : 0) }
    return ((widths.max() ?? 0) + Self.sideMargins).rounded(.up)
  }

  private static let sideMargins = 4.0

  /// Sets the size that the lines need, each cut to a width.
  mutating func measure(limit: Double = CardMetrics.labelTextLimit) {
    var width = 0.0
    for index in lines.indices {
      let text = Typography.label.truncate(
        DisplayText.line(lines[index].text), to: limit / Typography.slack)
      lines[index].text = text
      let lock = lines[index].isGate ? CardMetrics.lockWidth : 0
      width = max(width, Typography.label.width(of: text) * Typography.slack + lock)
    }
    guard !lines.isEmpty else { return }
    size = Size(
      width: width.rounded(.up) + Self.sideMargins, height: Double(lines.count) * Typography.labelLineHeight + 2)
  }
}
