import Diagrams
import Layout
import NavigationModel
import SampleModels
import Testing

@Suite struct HeadingTests {
  /// The engine takes the heading of a frame for no box, and leads lines through it.
  @Test(arguments: 0..<40)
  func noLineRunsThroughAHeading(seed: Int) throws {
    let placed = try place(Diagram(of: Model.random(nodes: 10 + seed, seed: UInt64(seed))), .nested)
    for (frame, box) in zip(placed.diagram.frames, placed.frames) where box != nil {
      let heading = placed.cards[frame.plate].insetBy(2)
      for (arrow, line) in zip(placed.diagram.arrows, placed.arrows)
      where arrow.to != frame.plate && arrow.from != .card(frame.plate) {
        #expect(!line.curve.points(perPiece: 40).contains { heading.contains($0) })
      }
    }
  }
}

extension [Point] {
  /// Points on a spline of which these are the control points.
  fileprivate func points(perPiece count: Int) -> [Point] {
    stride(from: 0, to: self.count - 1, by: 3).flatMap { first in
      (0...count).map { step in
        let t = Double(step) / Double(count)
        let u = 1 - t
        let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
        return zip(weights, self[first...]).reduce(Point(x: 0, y: 0)) { sum, next in
          Point(x: sum.x + next.0 * next.1.x, y: sum.y + next.0 * next.1.y)
        }
      }
    }
  }
}
