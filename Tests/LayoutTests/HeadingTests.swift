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

  /// A screen with much to say stands in the row of the plate, and would push away what the plate holds.
  @Test func standsNearWhatItsFrameHolds() throws {
    var model = Model(nodes: [
      screen("Home"), container("Flow", .navigation), screen("First"), screen("Crowded"), screen("Last"),
    ])
    model.transitions =
      [
        transition("Home", "Flow", .present), transition("Flow", "First", .embed, level: .structural),
        transition("Home", "Crowded", .push), transition("Crowded", "Last", .push),
      ] + (0..<12).map { transition("Crowded", "Alert\($0)", .alert) }
    for number in 0..<12 { model.nodes.append(Node(id: NodeID("Alert\(number)"), name: "Alert\(number)", kind: .alert)) }
    let placed = try place(Diagram(of: model), .nested)
    let frame = try #require(placed.diagram.frames.first)
    let held = try #require(placed.diagram.cards.firstIndex { $0.node == NodeID("First") })
    #expect(placed.cards[held].y - placed.cards[frame.plate].maxY < 30)
    let box = try #require(placed.frames.first ?? nil)
    #expect(placed.cards[frame.plate].y - box.y < 20)
    for line in placed.arrows { #expect(line.curve.allSatisfy { $0.x.isFinite && $0.y.isFinite }) }
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
