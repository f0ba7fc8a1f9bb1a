import Diagrams

// The engine keeps a place for the heading of a frame, and lets lines run through it: to it, a heading is no box.

extension Rect {
  /// The box of a heading further to the right in its frame, if that lets more lines pass that lead to what is below it.
  func besideLines(_ tracks: [[Point]], in frame: Rect) -> Rect {
    let step = 6.0
    var best = (box: self, struck: Int.max)
    var box = self
    repeat {
      let bounds = Bounds(box)
      let struck = tracks.count { bounds.isCut(by: $0) }
      if struck < best.struck { best = (box, struck) }
      box.x = hundredths(box.x + step)
    } while best.struck > 0 && box.maxX <= frame.maxX
    return best.box
  }
}

extension PlacedDiagram {
  /// Those of some frames through whose headings lines run.
  func struckHeadings(among headings: Set<Int>) -> Set<Int> {
    guard !headings.isEmpty else { return [] }
    let tracks = arrows.map { Bezier.flattened($0.curve, to: $0.tip) }
    return headings.filter { frame in
      let bounds = Bounds(cards[diagram.frames[frame].plate])
      return tracks.contains { bounds.isCut(by: $0) }
    }
  }
}
