import NavigationModel
import TextMetrics

extension Diagram {
  /// One pin per entry, and an arrow from it where the target is known.
  mutating func addPins(of model: Model, selection: Selection) {
    for (index, entry) in model.entries.enumerated() {
      pins.append(Pin(drawing: entry, at: index))
      guard let card = entry.to.flatMap({ selection.cards[$0] }) else { continue }
      arrows.append(
        Arrow(
          from: .pin(index), to: card, meaning: .entry(entry.kind), isInferred: false,
          label: ArrowLabel(names: [], details: [], gates: entry.gates.map(\.name)), transitions: [],
          details: entry.details))
    }
  }
}

extension Pin {
  fileprivate init(drawing entry: Entry, at index: Int) {
    let limit = CardMetrics.pinTextLimit
    let name = DisplayText.line(entry.name)
    let title = Typography.title.truncate(name.isEmpty ? entry.kind.caption : name, to: limit / Typography.slack)
    let subtitle = entry.to == nil ? "\(entry.kind.caption), target unknown" : entry.kind.caption
    let text = max(Typography.title.width(of: title), Typography.subtitle.width(of: subtitle)) * Typography.slack
    let width = (text + CardMetrics.iconWidth + 2 * CardMetrics.sideMargin).rounded(.up)
    self.init(
      kind: entry.kind, title: title, subtitle: subtitle, details: entry.details,
      size: Size(width: width, height: CardMetrics.pinHeight), entry: index)
  }
}

extension Entry {
  /// Everything that is known of an entry, one line each.
  fileprivate var details: [String] {
    var lines = ["\(kind.caption) \(name)"]
    if let to { lines.append("to \(to)") }
    if !pattern.isEmpty { lines.append("asks for " + pattern.joined(separator: ", ")) }
    if !gates.isEmpty { lines.append("behind " + gates.map(\.name).joined(separator: ", ")) }
    lines.append(source.description)
    return lines.map(DisplayText.line)
  }
}
