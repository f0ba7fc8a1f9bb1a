import Diagrams
import Layout
import NavigationModel
import SampleModels
import Testing

@Suite struct KeptLayoutTests {
  /// The picture of a model drawn by that of another, and the former one.
  private func redraw(
    _ model: Model, like former: Model
  ) throws -> (kept: PlacedDiagram?, former: PlacedDiagram, diagram: Diagram) {
    let old = try place(Diagram(of: former), .nested)
    let diagram = try Diagram(of: model)
    let outcome = KeptLayout([LayoutRecord(of: old)]).place(diagram)
    guard case .kept(let placed) = outcome else { return (nil, old, diagram) }
    return (placed, old, diagram)
  }

  private func places(_ placed: PlacedDiagram) -> [NodeID: Rect] {
    Dictionary(zip(placed.diagram.cards.map(\.node), placed.cards), uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: 0..<40)
  func drawsWhatHasNotChangedInTheSameWay(seed: Int) throws {
    let model = Model.random(nodes: 1 + seed % 20, seed: UInt64(seed))
    let (kept, former, _) = try redraw(model, like: model)
    #expect(kept == former)
  }

  @Test(arguments: 0..<40)
  func keepsAlmostEveryCardWhenSomethingIsAdded(seed: Int) throws {
    var dice = SplitMix64(state: UInt64(seed))
    let former = campus(length: 3 + seed % 8)
    var model = former
    let screens = model.nodes.filter { $0.kind == .screen }.map(\.id.rawValue)
    let from = try #require(screens.randomElement(using: &dice))
    if seed.isMultiple(of: 2) {
      model.nodes.append(screen("New"))
      model.transitions.append(transition(from, "New", .push, label: "something new"))
    } else {
      let to = try #require(screens.randomElement(using: &dice))
      model.transitions.append(transition(from, to, .present, label: "another way"))
    }
    let (kept, old, _) = try redraw(model, like: former)
    let placed = try #require(kept)
    try placed.proveComplete(for: model)
    let after = places(placed)
    // A card that now lies in another frame has changed.
    let holders = LayoutRecord(of: placed).cards.reduce(into: [NodeID: NodeID?]()) { $0[$1.node] = $1.holder }
    let unchanged = LayoutRecord(of: old).cards.filter { holders[$0.node] == $0.holder }
    let before = Dictionary(unchanged.map { ($0.node, $0.box) }, uniquingKeysWith: { first, _ in first })
    let stayed = before.count { node, box in
      after[node].map { $0.y == box.y && abs($0.center.x - box.center.x) < 1 } ?? false
    }
    #expect(10 * stayed >= 9 * before.count)
    let labels = placed.arrows.compactMap(\.label)
    for (index, label) in labels.enumerated() {
      #expect(!(placed.cards + placed.pins + labels[(index + 1)...]).contains(where: label.overlaps))
    }
  }

  @Test func leavesNoGapsInWhatItPromisesAnyModel() throws {
    var drawn = 0
    for seed in 0..<60 {
      let former = Model.random(nodes: 6 + seed % 14, seed: UInt64(seed))
      var model = former
      model.nodes.append(screen("New"))
      model.transitions.append(transition("N\(seed % 6)", "New", .push))
      model.transitions.append(transition("New", "N\((seed + 1) % 6)", .unwind))
      guard let placed = try redraw(model, like: former).kept else { continue }
      try placed.proveComplete(for: model)
      drawn += 1
    }
    #expect(drawn >= 50)
  }

  @Test func leavesTheOthersWhereTheyAreWhenAScreenGoes() throws {
    let former = campus(length: 4)
    var model = former
    let gone = [NodeID("Search3"), NodeID("SearchAlert3")]
    model.nodes.removeAll { gone.contains($0.id) }
    model.transitions.removeAll { gone.contains($0.from) || gone.contains($0.to ?? $0.from) }
    let (kept, old, _) = try redraw(model, like: former)
    let (before, after) = (places(old), places(try #require(kept)))
    #expect(after.count < before.count)
    for (node, box) in after { #expect(before[node]?.y == box.y) }
  }

  @Test func givesANewContainerAPlaceWithAllThatItHolds() throws {
    let former = campus(length: 4)
    var model = former
    model.nodes += [container("HelpStack", .navigation), screen("Help"), screen("Contact")]
    model.transitions += [
      transition("HelpStack", "Help", .embed, level: .structural), transition("Home1", "HelpStack", .present),
      transition("Help", "Contact", .push),
    ]
    let (kept, old, diagram) = try redraw(model, like: former)
    let placed = try #require(kept)
    try placed.proveComplete(for: model)
    #expect(placed.frames.count == old.frames.count + 1 && diagram.frames.count == placed.frames.count)
    for (node, box) in places(old) { #expect(places(placed)[node]?.y == box.y) }
  }

  @Test func drawsAfreshWhatHasLittleToDoWithTheFormerPicture() throws {
    #expect(try redraw(shop, like: campus(length: 3)).kept == nil)
    let larger = campus(length: 8)
    #expect(try redraw(larger, like: campus(length: 3)).kept == nil)
    #expect(KeptLayout([]).isEmpty)
  }

  @Test func choosesTheSheetThatShowsTheSame() throws {
    let others = try [shop, campus(length: 2)].map { LayoutRecord(of: try place(Diagram(of: $0), .nested)) }
    let diagram = try Diagram(of: campus(length: 4))
    let former = try place(diagram, .nested)
    guard case .kept(let placed) = KeptLayout(others + [LayoutRecord(of: former)]).place(diagram) else {
      Issue.record("drawn afresh")
      return
    }
    #expect(placed == former)
  }

  /// Whatever somebody has written into the former picture, what is drawn by it can be drawn.
  @Test func survivesAnyRecord() throws {
    let diagram = try Diagram(of: campus(length: 4))
    let text = Array(LayoutRecord(of: try place(diagram, .nested)).text.utf8)
    let digits = Array("ABCDgggggwxyz0123456789+/ \ncfpas%-".utf8)
    var dice = SplitMix64(state: 5)
    var read = 0
    for round in 0..<150 {
      var bytes = text
      for _ in 0...(round % 3) {
        let position = Int.random(in: 18..<bytes.count, using: &dice)
        bytes[position] = digits.randomElement(using: &dice) ?? 65
      }
      guard let record = try? LayoutRecord(text: String(decoding: bytes, as: UTF8.self)) else { continue }
      read += 1
      if case .kept(let placed) = KeptLayout([record]).place(diagram) { try placed.proveDrawable() }
    }
    #expect(read > 15)
  }
}
