/// A film strip as boxes in boxes, for formats that draw graphs: they know neither what lies in front nor which tab is
/// selected, so the boxes say it.
package struct FilmGraph {
  /// Each state, from the first.
  package private(set) var frames: [Frame] = []

  /// What is on screen at one time.
  package struct Frame {
    package var caption: String
    /// What the window shows, and then what is presented above it.
    package var boxes: [Box] = []
    /// What is presented above what.
    package var covers: [Cover] = []
  }

  /// A screen or container.
  package struct Box {
    /// Unlike any other of the strip; never taken from a name.
    package var id: String
    package var label: String
    package var isSeen: Bool
    package var children: [Box]

    /// The first screen in it, itself where it holds none.
    package var leaf: Box { children.first?.leaf ?? self }

    /// All screens in it, in order.
    package var leaves: [Box] { children.isEmpty ? [self] : children.flatMap(\.leaves) }
  }

  /// One box above another.
  package struct Cover {
    package var below: Box
    package var above: Box
  }

  /// Takes a film strip apart.
  package init(_ strip: FilmStrip) {
    add(strip.start, "before")
    for move in strip.moves { add(move.screen, "then") }
  }

  private mutating func add(_ screen: FilmScreen, _ caption: String) {
    let name = "s\(frames.count)"
    frames.append(Frame(caption: caption))
    var count = 0
    _ = add(screen, name, &count, isFront: false, toFrame: true)
  }

  /// Makes the box of a screen; what is presented above it becomes a box of the frame.
  private mutating func add(
    _ screen: FilmScreen, _ name: String, _ count: inout Int, isFront: Bool, toFrame: Bool
  ) -> Box {
    let mark = (screen.isNew ? "+ " : "") + (isFront ? "▸ " : "")
    var box = Box(
      id: "\(name)n\(count)", label: mark + screen.label, isSeen: screen.isSeen, children: [])
    count += 1
    for (index, child) in screen.children.enumerated() {
      let isSelected = screen.kind == .tab && index == screen.selected
      box.children.append(add(child, name, &count, isFront: isSelected, toFrame: false))
    }
    if toFrame { frames[frames.count - 1].boxes.append(box) }
    var below = box
    for sheet in screen.above {
      let above = add(sheet, name, &count, isFront: false, toFrame: true)
      frames[frames.count - 1].covers.append(Cover(below: below, above: above))
      below = above
    }
    return box
  }
}

extension FilmStrip.Move {
  /// What was done, how it ended, and what happened on the way; more than a picture bears is counted.
  package var captionLines: [String] {
    let most = 12
    let head = [title, ending]
    guard lines.count > most else { return head + lines }
    return head + lines.prefix(most - 1) + ["… \(lines.count - most + 1) more lines"]
  }
}
