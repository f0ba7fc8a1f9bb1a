import NavigationModel

/// The record as text: a line for each thing, which begins with a letter that says what it is.
///
/// ```
/// navgraph-layout/1
/// s TITLE                what the part of the app is called that the picture shows, if it is the sheet of one
/// c ROW NODE [HOLDER]    a card: x, y, width, height; its node, and the position of the card whose frame it lies in
/// f ROW                  the frame of a card: position of the card, x, y, width, height
/// p ROW TITLE            a pin: x, y, width, height; what is written on it
/// a ROW                  an arrow: from (cards count from 0, pins down from -1), to, whether it has a label,
///                        the label's x, y, width, height, then the points of the curve and its tip, each as its
///                        distance from the one before
/// ```
///
/// Rows are numbers as ``NumberRow`` writes them; nodes and titles are escaped like parts of addresses.
extension LayoutRecord {
  /// First line, with the number of the format.
  package static let header = "navgraph-layout/1"

  /// The text: letters, digits and a few signs that mean nothing in XML or HTML.
  package var text: String {
    var lines = [Self.header] + [part].compactMap(\.self).map { "s \(Self.escaped($0))" }
    let positions = Dictionary(cards.enumerated().map { ($1.node, $0) }, uniquingKeysWith: { first, _ in first })
    for card in cards {
      let holder = card.holder.flatMap { positions[$0] }.map { " " + NumberRow.word(of: [$0]) } ?? ""
      lines.append("c " + NumberRow.word(of: card.box.hundredths) + " " + Self.escaped(card.node.rawValue) + holder)
    }
    for (position, card) in cards.enumerated() {
      guard let frame = frames[card.node] else { continue }
      lines.append("f \(NumberRow.word(of: [position] + frame.hundredths))")
    }
    for pin in pins { lines.append("p \(NumberRow.word(of: pin.box.hundredths)) \(Self.escaped(pin.title))") }
    for arrow in arrows { lines.append("a " + NumberRow.word(of: arrow.numbers)) }
    return lines.joined(separator: "\n")
  }

  /// Never empty: what stands between two spaces is a word.
  private static func escaped(_ text: String) -> String { text.isEmpty ? "%" : Address.encoded(text) }

  /// Reads a text; nothing in it is trusted.
  package init(text: some StringProtocol) throws(LayoutRecordError) {
    var lines = text.split(whereSeparator: \.isNewline)[...]
    guard let first = lines.popFirst()?.trimmed, first == Self.header else { throw .unknownFormat }
    var holders: [Int?] = []
    var plates: [(position: Int, box: Rect)] = []
    for (number, line) in lines.enumerated() {
      let words = line.trimmed.split(separator: " ")
      if words.count == 2, words[0] == "s", let title = Self.unescaped(words[1]) {
        part = title
        continue
      }
      guard words.count >= 2, let row = NumberRow.numbers(in: Substring(words[1])) else {
        throw .unreadableLine(number + 2)
      }
      switch (String(words[0]), words.count) {
      case ("c", 3...4):
        guard let box = Rect(hundredths: row[...]), let node = Self.unescaped(words[2]) else {
          throw .unreadableLine(number + 2)
        }
        cards.append(Card(node: NodeID(node), box: box, holder: nil))
        holders.append(words.count == 4 ? NumberRow.numbers(in: Substring(words[3]))?.first ?? -1 : nil)
      case ("f", 2):
        guard let position = row.first, let box = Rect(hundredths: row.dropFirst()) else {
          throw .unreadableLine(number + 2)
        }
        plates.append((position, box))
      case ("p", 3):
        guard let box = Rect(hundredths: row[...]), let title = Self.unescaped(words[2]) else {
          throw .unreadableLine(number + 2)
        }
        pins.append(Pin(title: title, box: box))
      case ("a", 2):
        guard let arrow = Arrow(numbers: row) else { throw .unreadableLine(number + 2) }
        arrows.append(arrow)
      default: throw .unreadableLine(number + 2)
      }
    }
    try connect(holders: holders, plates: plates)
  }

  /// Puts names where the text has positions, and proves that there is something at each of them.
  private mutating func connect(
    holders: [Int?], plates: [(position: Int, box: Rect)]
  ) throws(LayoutRecordError) {
    guard Set(cards.map(\.node)).count == cards.count else { throw .contradiction }
    for (index, holder) in holders.enumerated() {
      guard let holder else { continue }
      guard cards.indices.contains(holder) else { throw .contradiction }
      cards[index].holder = cards[holder].node
    }
    for plate in plates {
      guard cards.indices.contains(plate.position) else { throw .contradiction }
      frames[cards[plate.position].node] = plate.box
    }
    for arrow in arrows {
      let isKnown =
        switch arrow.from {
        case .card(let card): cards.indices.contains(card)
        case .pin(let pin): pins.indices.contains(pin)
        }
      guard isKnown, cards.indices.contains(arrow.to) else { throw .contradiction }
    }
  }

  private static func unescaped(_ word: some StringProtocol) -> String? {
    if word == "%" { return "" }
    var bytes: [UInt8] = []
    var rest = word.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

/// Why the record of a former picture is of no use.
package enum LayoutRecordError: Error, Hashable, CustomStringConvertible {
  /// It is not one, or one of another version of the program.
  case unknownFormat
  /// This line of it is not as the program writes them.
  case unreadableLine(Int)
  /// It speaks of parts that it does not have.
  case contradiction

  /// Lower case, no full stop.
  package var description: String {
    switch self {
    case .unknownFormat: "its layout is of a format that this version does not know"
    case .unreadableLine(let number): "line \(number) of its layout cannot be read"
    case .contradiction: "its layout contradicts itself"
    }
  }
}

extension StringProtocol {
  /// Without the white space around it that an editor may have put there.
  fileprivate var trimmed: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }
}

extension Rect {
  fileprivate var hundredths: [Int] { [x, y, width, height].map(NumberRow.hundredths) }

  fileprivate init?(hundredths row: ArraySlice<Int>) {
    let values = row.map { Double($0) / 100 }
    guard values.count == 4, values[2] >= 0, values[3] >= 0 else { return nil }
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

extension LayoutRecord.Arrow {
  fileprivate var numbers: [Int] {
    let tail =
      switch from {
      case .card(let card): card
      case .pin(let pin): -1 - pin
      }
    var numbers = [tail, to, line.label == nil ? 0 : 1]
    numbers.reserveCapacity(9 + 2 * line.curve.count)
    if let label = line.label { numbers += label.hundredths }
    var last = (x: 0, y: 0)
    func add(_ point: Point) {
      let next = (x: NumberRow.hundredths(point.x), y: NumberRow.hundredths(point.y))
      numbers.append(next.x - last.x)
      numbers.append(next.y - last.y)
      last = next
    }
    for point in line.curve { add(point) }
    add(line.tip)
    return numbers
  }

  /// No line of a picture has more bends.
  private static let mostNumbers = 2000

  fileprivate init?(numbers: [Int]) {
    guard numbers.count >= 3 else { return nil }
    from = numbers[0] < 0 ? .pin(-1 - numbers[0]) : .card(numbers[0])
    to = numbers[1]
    var rest = numbers.dropFirst(3)
    var label: Rect?
    if numbers[2] == 1 {
      label = Rect(hundredths: rest.prefix(4))
      guard label != nil else { return nil }
      rest = rest.dropFirst(4)
    }
    guard rest.count.isMultiple(of: 2), (10...Self.mostNumbers).contains(rest.count) else { return nil }
    var points: [Point] = []
    var last = (x: 0, y: 0)
    let limit = 1 << 40
    while let dx = rest.popFirst(), let dy = rest.popFirst() {
      last = (last.x + dx, last.y + dy)
      guard abs(last.x) < limit, abs(last.y) < limit else { return nil }
      points.append(Point(x: Double(last.x) / 100, y: Double(last.y) / 100))
    }
    guard let tip = points.popLast(), points.count % 3 == 1 else { return nil }
    line = PlacedDiagram.Line(curve: points, tip: tip, label: label)
  }
}
