import Diagrams
import NavigationModel

/// Everything that the script of a page knows, as one value; parts refer to each other by their position.
struct PageData {
  let guide: Guide
  let sheets: [InteractivePage.Sheet]
  let sourceLink: SourceLink?

  /// Kinds of ways, in the order of their declaration.
  private var kinds: [Transition.Kind] {
    let used = Set(guide.ways.map(\.kind))
    return Transition.Kind.allCases.filter(used.contains)
  }

  var value: JSONValue {
    let numbers = Dictionary(uniqueKeysWithValues: kinds.enumerated().map { ($1, $0) })
    let screens = Dictionary(
      guide.screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let places = WitnessStep.waysByPlace(guide)
    return .object([
      ("title", .text(guide.title)), ("remarks", .texts(guide.remarks)),
      ("source", .text(orNone: sourceLink?.template)),
      (
        "kinds",
        .list(kinds.map { .object([("name", .text($0.caption)), ("back", .number($0.isWayBack ? 1 : 0))]) })
      ),
      ("screens", .list(guide.screens.map(value))), ("ways", .list(guide.ways.map { value($0, numbers) })),
      ("entries", .list(guide.entries.map(value))), ("findings", .list(guide.findings.map { value($0, places) })),
      (
        "flows",
        .list(
          guide.flows.map { flow in
            .parts([("slug", .text(flow.slug)), ("title", .text(flow.title)), ("screens", .numbers(flow.screens))])
          })
      ),
      ("sheets", .list(sheets.map { value($0, screens, numbers) })),
    ])
  }

  private func value(_ screen: Guide.Screen) -> JSONValue {
    .parts([
      ("slug", .text(screen.slug)), ("title", .text(screen.title)),
      ("name", screen.shape == .alert ? .none : .text(screen.className)),
      ("shape", .text(screen.shape.caption)), ("module", .text(orNone: screen.module)),
      ("place", place(screen.source)), ("storyboard", .text(orNone: screen.storyboard)),
      ("aliases", .texts(screen.aliases)), ("needs", .texts(screen.payloads)),
      ("leave", .texts(screen.waysBack.map(\.caption))), ("in", .numbers(screen.incoming)),
      ("out", .numbers(screen.outgoing)), ("entries", .numbers(screen.entries)),
      ("findings", .numbers(screen.findings)), ("arrivals", .numbers(screen.arrivals)),
      ("distance", .number(orNone: screen.distance)),
    ])
  }

  private func value(_ way: Guide.Way, _ kinds: [Transition.Kind: Int]) -> JSONValue {
    .parts([
      ("from", .number(way.from)), ("to", .number(orNone: way.to)), ("kind", .number(kinds[way.kind] ?? 0)),
      ("labels", .texts(way.labels + way.details)), ("gates", .list(way.gates.map(value))),
      ("certainty", way.certainty == .certain ? .none : .text(way.certainty.rawValue)),
      ("places", .list(way.sources.map { place($0) })),
      ("count", way.transitions.count > 1 ? .number(way.transitions.count) : .none),
    ])
  }

  private func value(_ gate: Guide.Gate) -> JSONValue {
    .object([("name", .text(gate.name)), ("place", place(gate.source))])
  }

  private func value(_ entry: Guide.Entrance) -> JSONValue {
    .parts([
      ("kind", .text(entry.kind.caption)), ("name", .text(entry.name)), ("to", .number(orNone: entry.to)),
      ("gates", .list(entry.gates.map(value))), ("pattern", .texts(entry.pattern)), ("place", place(entry.source)),
    ])
  }

  private func value(_ finding: Guide.Remark, _ places: [String: [Int]]) -> JSONValue {
    let steps = WitnessStep.steps(of: finding, in: guide, ways: places)
    return .parts([
      ("rule", .text(finding.rule)), ("severity", .text(finding.severity.caption)), ("message", .text(finding.message)),
      ("place", place(finding.source)), ("screens", .numbers(finding.screens)),
      (
        "path",
        .list(
          steps.map { step in
            .parts([
              ("text", .text(step.text)), ("from", .number(orNone: step.from)), ("to", .number(orNone: step.to)),
            ])
          })
      ),
      (
        "notes",
        .list(finding.notes.map { .parts([("text", .text($0.message)), ("place", place($0.source))]) })
      ),
    ])
  }

  private func place(_ source: SourcePlace?) -> JSONValue {
    source.map { .list([.text($0.file), .number($0.line)]) } ?? .none
  }

  /// Which screens the cards of a sheet show, and what its arrows and its chips stand for.
  private func value(
    _ sheet: InteractivePage.Sheet, _ screens: [NodeID: Int], _ kinds: [Transition.Kind: Int]
  ) -> JSONValue {
    let diagram = sheet.placed.diagram
    let shown = diagram.cards.map { screens[$0.node] ?? -1 }
    let arrows = diagram.arrows.map { arrow in
      let from: Int = if case .card(let card) = arrow.from { shown[card] } else { -1 }
      let kind: Int = if case .transition(let kind) = arrow.meaning { kinds[kind] ?? -1 } else { -1 }
      return JSONValue.numbers([from, shown[arrow.to], kind])
    }
    let stubs = diagram.cards.map { card in
      JSONValue.list(
        card.stubs.map { stub in
          let target = stub.target.map { shown[$0] } ?? stub.link?.node.flatMap { screens[$0] } ?? -1
          return .numbers([target, kinds[stub.kind] ?? -1])
        })
    }
    return .object([
      ("name", .text(sheet.name)), ("title", .text(sheet.title)), ("cards", .numbers(shown)),
      ("around", .numbers(diagram.cards.map { card in card.stack.flatMap { screens[$0.node] } ?? -1 })),
      ("arrows", .list(arrows)), ("stubs", .list(stubs)), ("leads", .texts(diagram.cards.map { $0.link?.sheet ?? "" })),
    ])
  }
}
