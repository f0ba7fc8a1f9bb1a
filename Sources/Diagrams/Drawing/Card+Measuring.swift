import TextMetrics

extension Card {
  /// Sets the size that the texts need, shortens those which are too long, and puts the stubs into rows.
  mutating func arrange() {
    let lead = isPlateLike ? CardMetrics.iconWidth : 0
    let margins = 2 * CardMetrics.sideMargin + lead
    let signs = titleSigns
    let wanted = (needed + [0]).max() ?? 0
    let range = CardMetrics.widths(shape, hasParts: !parts.isEmpty)
    // Signs beside the title take nothing from it.
    size.width = min(max((wanted + margins).rounded(.up), range.lowerBound), range.upperBound + signs)
    title = Typography.title.truncate(title, to: (size.width - margins - signs) / Typography.slack)
    subtitle = subtitle.map { Typography.subtitle.truncate($0, to: (size.width - margins) / Typography.slack) }
    payload = payload.map { Typography.subtitle.truncate($0, to: (size.width - margins) / Typography.slack) }
    let bodyTop = arrangeMentions(from: arrangeParts(from: headHeight))
    let foot = jumpsIn > 0 ? CardMetrics.jumpsInHeight + (isPlateLike ? 4 : 0) : 0
    let end = arrangeStubs(from: bodyTop) + foot
    size.height = max(end + CardMetrics.foot(shape), CardMetrics.leastHeight(shape))
  }

  /// Height of title bar, subtitle and payload.
  package var headHeight: Double {
    let hasOnlyTitle = subtitle == nil && payload == nil
    guard !hasOnlyTitle else { return CardMetrics.titleBarHeight + (isPlateLike && stubs.isEmpty ? 0 : 5) }
    let lines = [subtitle, payload].compactMap(\.self).count
    return CardMetrics.titleBarHeight + CardMetrics.subtitleHeight + Double(lines - 1) * CardMetrics.payloadHeight
  }

  /// Room that the signs beside the title take, as much on either side.
  private var titleSigns: Double {
    let hasSign = landmark != nil || (waysBack.contains(.backButton) && !isPlateLike)
    return hasSign ? 2 * CardMetrics.titleSignWidth : 0
  }

  /// Where the title shares its line with an icon.
  package var isPlateLike: Bool {
    switch shape {
    case .container: true
    case .screen, .alert, .system, .external, .flow, .event, .group: false
    }
  }

  /// How many jumps lead here, in words; nothing where none does.
  package var jumpsInText: String? {
    switch jumpsIn {
    case 0: nil
    case 1: "1 jump leads here"
    default: "\(jumpsIn) jumps lead here"
    }
  }

  /// Puts the mentions below each other and returns where the last one ends.
  private mutating func arrangeMentions(from top: Double) -> Double {
    guard var held = contents, !held.mentions.isEmpty else { return top }
    let limit = (size.width - 2 * CardMetrics.sideMargin) / Typography.slack
    held.mentionsTop = top
    for index in held.mentions.indices {
      let icon = held.mentions[index].landmark == nil ? 0 : CardMetrics.mentionIconWidth
      held.mentions[index].text = Typography.stub.truncate(held.mentions[index].text, to: limit - icon)
    }
    contents = held
    return top + Double(held.mentions.count) * CardMetrics.mentionHeight + CardMetrics.stubGap
  }

  private var needed: [Double] {
    let mentions =
      contents?.mentions.map { mention in
        Typography.stub.width(of: mention.text) + (mention.landmark == nil ? 0 : CardMetrics.mentionIconWidth)
      } ?? []
    let small = [subtitle, payload, jumpsInText].compactMap(\.self).map(Typography.subtitle.width(of:)) + mentions
    let texts = [Typography.title.width(of: title)] + small
    return texts.enumerated().map { $1 * Typography.slack + ($0 == 0 ? titleSigns : 0) } + stubs.map(\.box.width) + [
      parts.reduce(0) { $0 + $1.box.width }
    ]
  }

  /// Puts the fields of what is shown side by side into rows without gaps and returns where the last one ends.
  ///
  /// Fields of a row share what is left of its width, as tabs of a tab bar do.
  private mutating func arrangeParts(from top: Double) -> Double {
    guard !parts.isEmpty else { return top }
    let room = size.width - 2 * CardMetrics.sideMargin
    var rows: [Range<Int>] = []
    var width = 0.0
    for index in parts.indices {
      width += parts[index].box.width
      if let row = rows.last, width <= room {
        rows[rows.count - 1] = row.lowerBound..<(index + 1)
      } else {
        rows.append(index..<(index + 1))
        width = parts[index].box.width
      }
    }
    var y = top + (subtitle == nil && payload == nil ? CardMetrics.stubGap : 0)
    for row in rows {
      let spare = (room - parts[row].reduce(0) { $0 + $1.box.width }) / Double(row.count)
      var x = CardMetrics.sideMargin
      for index in row {
        let box = Rect(x: x, y: y, width: parts[index].box.width + spare, height: CardMetrics.partHeight)
        parts[index].box = box
        x = box.maxX
      }
      y += CardMetrics.partHeight
    }
    return y + CardMetrics.stubGap
  }

  /// Fills rows from the left and returns where the last one ends.
  private mutating func arrangeStubs(from top: Double) -> Double {
    var x = CardMetrics.sideMargin
    var y = top
    for index in stubs.indices {
      let width = min(stubs[index].box.width, size.width - 2 * CardMetrics.sideMargin)
      if x > CardMetrics.sideMargin, x + width > size.width - CardMetrics.sideMargin {
        x = CardMetrics.sideMargin
        y += CardMetrics.stubHeight + CardMetrics.stubGap
      }
      stubs[index].box = Rect(x: x, y: y, width: width, height: CardMetrics.stubHeight)
      x += width + CardMetrics.stubGap
    }
    return stubs.isEmpty ? top : y + CardMetrics.stubHeight + CardMetrics.stubGap
  }
}
