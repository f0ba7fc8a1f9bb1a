import Diagrams
import Findings
import NavigationModel

extension PageMaker {
  /// The page of one screen.
  func screenPage(_ index: Int) -> Page {
    let screen = guide.screens[index]
    var page = Page(name: guide.pageName(of: index), title: names[index], summary: summary(of: screen))
    page.trail = [.page(nil, overview(title: guide.title))]
    if let flow = screen.flow { page.trail.append(.page(guide.flows[flow].slug, guide.flows[flow].title)) }
    page.blocks.append(.list(facts(of: screen)))
    if let placed = handbook.screens[index] {
      page.blocks.append(
        .picture(
          Page.Illustration(
            name: guide.pageName(of: index), text: "What leads to \(names[index]), and where it leads", placed: placed))
      )
    }
    page.blocks += incoming(of: screen) + outgoing(of: screen) + waysFromLaunch(to: index) + gateList(of: screen)
    page.blocks += findings(screen.findings.map { guide.findings[$0] }, isAboutOne: true)
    return page
  }

  private func summary(of screen: Guide.Screen) -> String {
    let what = screen.shape.caption
    let module = screen.module.map { " in \($0)" } ?? ""
    let distance =
      switch screen.distance {
      case nil: "no way from launch to it was found"
      case 0: "seen at launch"
      case 1: "one step from launch"
      case let steps?: "\(steps) steps from launch"
      }
    return "\(what.prefix(1).uppercased() + what.dropFirst())\(module), \(distance)."
  }

  private func facts(of screen: Guide.Screen) -> [[Page.Text]] {
    var facts: [[Page.Text]] = [[.strong("Class"), .plain(": "), .code(screen.className)]]
    if !screen.payloads.isEmpty {
      facts.append(
        [.strong("Needs"), .plain(": ")] + .joined(screen.payloads.map { [.code($0)] }, by: " or "))
    }
    if !screen.waysBack.isEmpty {
      facts.append([.strong("Way back"), .plain(": " + screen.waysBack.map(\.caption).joined(separator: "; "))])
    }
    if let flow = screen.flow {
      facts.append([.strong("Flow"), .plain(": "), .page(guide.flows[flow].slug, guide.flows[flow].title)])
    }
    if let storyboard = screen.storyboard {
      facts.append([.strong("Storyboard"), .plain(": "), .code(storyboard)])
    }
    if !screen.aliases.isEmpty {
      facts.append([.strong("Also called"), .plain(": ")] + .joined(screen.aliases.map { [.code($0)] }, by: ", "))
    }
    if let source = screen.source { facts.append([.strong("Source"), .plain(": "), .place(source)]) }
    return facts
  }

  // MARK: Ways

  private func incoming(of screen: Guide.Screen) -> [Page.Block] {
    let doors = screen.entries.map { guide.entries[$0] }.map { entry -> [[Page.Text]] in
      [
        [.plain(entry.kind.caption)], [.plain("from outside")], [.code(entry.name)], gates(entry.gates), [],
        [.source(entry.source)],
      ]
    }
    let ways = screen.incoming.map { row(guide.ways[$0], to: reference(to: guide.ways[$0].from)) }
    guard !(doors + ways).isEmpty else {
      return [.heading("What leads here"), .paragraph([.plain("Nothing that could be found in the source.")])]
    }
    return [.heading("What leads here"), .table(table("From", doors + ways))]
  }

  private func outgoing(of screen: Guide.Screen) -> [Page.Block] {
    let ways = screen.outgoing.map { guide.ways[$0] }
    let held = ways.filter { $0.kind.isContainment }
    let back = ways.filter { $0.kind.isWayBack }
    let onward = ways.filter { !$0.kind.isContainment && !$0.kind.isWayBack }
    guard !ways.isEmpty else {
      return [.heading("Where it leads"), .paragraph([.plain("Nowhere that could be found in the source.")])]
    }
    return [("Holds", held), ("Where it leads", onward), ("Ways back", back)].flatMap { title, ways -> [Page.Block] in
      guard !ways.isEmpty else { return [] }
      return [.heading(title), .table(table("To", ways.map { row($0, to: target(of: $0)) }))]
    }
  }

  /// Where a way leads; beyond an alert, where that leads too.
  private func target(of way: Guide.Way) -> [Page.Text] {
    guard let target = way.to else {
      return [.plain(way.kind.isWayBack ? "wherever the user came from" : "not known")]
    }
    guard !guide.hasPage(target) else { return reference(to: target) }
    var beyond: [Int] = []
    for next in guide.screens[target].outgoing.compactMap({ guide.ways[$0].to }) where guide.hasPage(next) {
      if !beyond.contains(next) { beyond.append(next) }
    }
    let title: [Page.Text] = [.plain("alert “\(guide.screens[target].title)”")]
    return beyond.isEmpty ? title : title + [.plain(", then ")] + .joined(beyond.map(reference), by: ", ")
  }

  private func table(_ first: String, _ rows: [[[Page.Text]]]) -> Page.Table {
    Page.Table(head: [first, "How", "Called", "Behind", "Certainty", "Source"], rows: rows)
  }

  private func row(_ way: Guide.Way, to other: [Page.Text]) -> [[Page.Text]] {
    let called = way.labels.prefix(3).map { [Page.Text.code($0)] }
    let more = way.labels.count > 3 ? [[Page.Text.plain("\(way.labels.count - 3) more")]] : []
    let how = way.details.isEmpty ? way.kind.caption : "\(way.kind.caption) (\(way.details.joined(separator: ", ")))"
    return [
      other, [.plain(how)], .joined(called + more, by: ", "), gates(way.gates),
      way.certainty == .certain ? [] : [.plain(way.certainty.rawValue)], sources(way.sources),
    ]
  }

  // MARK: Launch and gates

  private func waysFromLaunch(to index: Int) -> [Page.Block] {
    let ways = guide.waysFromLaunch(to: index)
    guard let first = ways.first, first.count > 1 else { return [] }
    let items = ways.map { way in
      // Nobody reads a way of a hundred steps.
      let steps = way.count > 14 ? Array(way.prefix(7)) + way.suffix(6) : way
      var parts = steps.map { reference(to: $0.screen) }
      if steps.count < way.count { parts.insert([.plain("… \(way.count - steps.count) more …")], at: 7) }
      return [Page.Text].joined(parts, by: " → ")
    }
    return [.heading("Ways from launch"), items.count == 1 ? .paragraph(items[0]) : .numbered(items)]
  }

  /// What may keep the user from getting here.
  private func gateList(of screen: Guide.Screen) -> [Page.Block] {
    let ways = screen.incoming.map { guide.ways[$0] }
    let rows =
      ways.flatMap { way in way.gates.map { ($0, reference(to: way.from)) } }
      + screen.entries.map { guide.entries[$0] }.flatMap { entry in
        entry.gates.map { ($0, [Page.Text.plain(entry.kind.caption), .plain(" "), .code(entry.name)]) }
      }
    guard !rows.isEmpty else { return [] }
    let isOpen = ways.contains { $0.gates.isEmpty } || screen.entries.contains { guide.entries[$0].gates.isEmpty }
    let verdict = isOpen ? "Other ways lead here without a gate." : "Every way here is behind a gate."
    let table = Page.Table(
      head: ["Gate", "Kind", "On the way from", "Source"],
      rows: rows.map { gate, from in
        [[.code(gate.name)], [.plain(gate.kind.rawValue)], from, [.source(gate.source)]]
      })
    return [.heading("Gates"), .paragraph([.plain(verdict)]), .table(table)]
  }
}
