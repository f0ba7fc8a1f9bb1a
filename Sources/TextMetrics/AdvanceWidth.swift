extension Font.Weight {
  /// How far one character moves the pen, in thousandths of the font size.
  ///
  /// Outside Latin these are upper middles of common fonts: a label may get a little too much room, not too little.
  func advance(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first(where: { !$0.isWeightless }) else { return 0 }
    // A sign that could be text is drawn as an emoji if that is asked for; a digit becomes a keycap.
    if character.unicodeScalars.contains("\u{FE0F}") { return ScriptWidth.emoji.advance }
    if let exact = exactAdvance(of: scalar.value) ?? LatinBase.letter(of: scalar).flatMap(exactAdvance) {
      return exact
    }
    return scalar.script.advance
  }

  /// The same for a whole text of printable ASCII, where a byte is a character; `nil` for any other text.
  func advance(ofPlain text: String) -> Int? {
    let table = HelveticaWidths.table(self)
    var sum = 0
    for byte in text.utf8 {
      guard byte >= HelveticaWidths.first, byte <= HelveticaWidths.last else { return nil }
      sum += Int(table[Int(byte) - Int(HelveticaWidths.first)])
    }
    return sum
  }

  private func exactAdvance(of value: UInt32) -> Double? {
    guard (HelveticaWidths.first...HelveticaWidths.last).contains(value) else { return nil }
    return Double(HelveticaWidths.table(self)[Int(value - HelveticaWidths.first)])
  }
}

extension Unicode.Scalar {
  /// Whether it is drawn onto its neighbour or not at all: combining marks, controls, direction marks.
  fileprivate var isWeightless: Bool {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The group of scripts whose characters are about as wide.
  fileprivate var script: ScriptWidth {
    if properties.isEmojiPresentation { return .emoji }
    switch value {
    case 0x2018...0x201E, 0x2022: return .punctuation
    case 0x0370...0x052F: return properties.isUppercase ? .capital : .alphabetic
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return .alphabetic
    case 0x0E00...0x0EFF: return .alphabetic
    case 0x0900...0x0DFF, 0x0F00...0x109F, 0x1780...0x17FF: return .southern
    case 0xFF61...0xFF9F, 0xFFA0...0xFFDC: return .halfWidth
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF: return .ideographic
    case 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: return .ideographic
    case 0x1F000...0x1FAFF: return .emoji
    case 0x20000...0x3FFFF: return .ideographic
    case 0x2010...0x2BFF: return .symbol
    default: return .unknown
    }
  }
}

/// Typical widths outside the tables.
private enum ScriptWidth {
  case punctuation, alphabetic, capital, southern, halfWidth, ideographic, emoji, symbol, unknown

  var advance: Double {
    switch self {
    case .punctuation: 350
    case .alphabetic: 600
    case .capital: 740
    case .southern: 800
    case .halfWidth: 500
    case .ideographic, .symbol: 1000
    case .emoji: 1250
    case .unknown: 700
    }
  }
}
