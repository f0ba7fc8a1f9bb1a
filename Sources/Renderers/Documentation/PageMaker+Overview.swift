import Diagrams
import Findings
import NavigationModel

extension PageMaker {
  /// The page that leads to all others.
  var overview: Page {
    var page = Page(name: nil, title: guide.title.isEmpty ? "Navigation" : guide.title, summary: totals)
    page.blocks.append(
      .picture(
        Page.Illustration(
          name: "overview", text: "All of \(guide.title) in one picture", placed: handbook.overview)))
    if !landmarks.isEmpty { page.blocks += [.heading("Where to look first"), .list(landmarks)] }
    page.blocks.append(.topics(topics))
    for area in handbook.areas {
      let picture = Page.Illustration(name: area.name, text: "The parts of \(area.title)", placed: area.placed)
      page.blocks += [.heading(area.title), .picture(picture)]
    }
    if !guide.entries.isEmpty {
      page.blocks += [.heading("Ways in"), .table(entries(guide.entries))]
    }
    page.blocks += findings(guide.findings, isAboutOne: false)
    if !guide.remarks.isEmpty {
      page.blocks += [.heading("What is not shown"), .list(guide.remarks.map { [.plain($0)] })]
    }
    return page
  }

  /// Launch, log in, tabs and settings, with what leads there.
  private var landmarks: [[Page.Text]] {
    let screens = Dictionary(guide.screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    return guide.landmarks.map { landmark in
      let places = landmark.places.map { place -> [Page.Text] in
        screens[place.node].map { [.page(guide.pageName(of: $0), place.name)] } ?? [.plain(place.name)]
      }
      let from = landmark.fromText.isEmpty ? "" : ", \(landmark.fromText)"
      return [.strong(landmark.kind.caption), .plain(": ")] + .joined(places, by: ", ") + [.plain(from)]
    }
  }

  private var totals: String {
    let totals = guide.totals
    let counts = [
      Self.counted(totals.screens, "screen"), Self.counted(totals.containers, "container"),
      Self.counted(totals.alerts, "alert"), Self.counted(totals.flows, "flow"),
      Self.counted(totals.ways, "transition"), Self.counted(totals.entries, "entry", "entries"),
    ]
    let findings = Severity.allCases.sorted(by: >).map { severity in
      Self.counted(totals.findings[severity] ?? 0, severity.caption)
    }
    let text = (counts + findings).compactMap(\.self).joined(separator: ", ")
    return text.isEmpty ? "No navigation was found." : text + "."
  }

  /// Flows first, then screens: of each flow, and for what belongs to none by module.
  private var topics: [Page.Topic] {
    var topics: [Page.Topic] = []
    if !guide.flows.isEmpty {
      topics.append(Page.Topic(title: "Flows", pages: guide.flows.map { .page($0.slug, $0.title) }))
    }
    for (index, flow) in guide.flows.enumerated() {
      let own = flow.screens.filter { guide.screens[$0].flow == index }
      topics.append(Page.Topic(title: flow.title, pages: links(own), isElsewhere: true))
    }
    let rest = guide.screens.indices.filter { guide.screens[$0].flow == nil && guide.hasPage($0) }
    // What belongs to no module, such as containers of the system, comes last.
    let modules = Set(rest.map { guide.screens[$0].module ?? "" }).sorted {
      ($0.isEmpty ? 1 : 0, $0) < ($1.isEmpty ? 1 : 0, $1)
    }
    for module in modules {
      let title = module.isEmpty ? "Other screens" : guide.flows.isEmpty ? module : "Other screens of \(module)"
      topics.append(
        Page.Topic(
          title: modules.count == 1 && guide.flows.isEmpty ? "Screens" : title,
          pages: links(rest.filter { (guide.screens[$0].module ?? "") == module })))
    }
    return topics.filter { !$0.pages.isEmpty }
  }

  /// Links to the pages of screens, in alphabetical order.
  func links(_ screens: [Int]) -> [Page.Text] {
    screens.filter(guide.hasPage).sorted { (names[$0].lowercased(), $0) < (names[$1].lowercased(), $1) }
      .map { .page(guide.pageName(of: $0), names[$0]) }
  }
}

extension PageMaker {
  /// The page of one flow.
  func flowPage(_ index: Int) -> Page {
    let flow = guide.flows[index]
    var page = Page(name: flow.slug, title: flow.title, summary: summary(of: flow))
    page.trail = [.page(nil, overview(title: guide.title))]
    if let placed = handbook.flows[index] {
      page.blocks.append(
        .picture(Page.Illustration(name: flow.slug, text: "The flow \(flow.title)", placed: placed)))
    }
    if let source = flow.source { page.blocks.append(.paragraph([.plain("Declared in "), .place(source)])) }
    let ways = [("Where it leads", flow.next), ("What leads here", flow.previous)]
    for (title, neighbours) in ways where !neighbours.isEmpty {
      let items = neighbours.map { neighbour -> [Page.Text] in
        let other = guide.flows[neighbour.flow]
        return [.page(other.slug, other.title), .plain(neighbour.count == 1 ? "" : ", by \(neighbour.count) ways")]
      }
      page.blocks += [.heading(title), .list(items)]
    }
    let members = Set(flow.screens)
    let doors = guide.entries.filter { $0.to.map(members.contains) ?? false }
    if !doors.isEmpty { page.blocks += [.heading("Ways in"), .table(entries(doors))] }
    page.blocks += findings(
      guide.findings.filter { !members.isDisjoint(with: $0.screens) }, isAboutOne: false)
    let pages = links(flow.screens)
    if !pages.isEmpty { page.blocks.append(.topics([Page.Topic(title: "Screens", pages: pages)])) }
    return page
  }

  private func summary(of flow: Guide.Flow) -> String {
    let what = flow.className.map { "What \($0) shows" } ?? "A part of the app"
    let place = flow.module.map { " in \($0)" } ?? ""
    let count = flow.screens.count { guide.hasPage($0) }
    return "\(what)\(place): \(Self.counted(count, "screen") ?? "no screen")."
  }

  func overview(title: String) -> String { title.isEmpty ? "Navigation" : title }
}
