import Diagrams
import Findings
import NavigationModel

/// Makes the pages of a handbook.
struct PageMaker {
  let handbook: Handbook
  /// What to call each screen: its title, with its identity where another page has the same title.
  let names: [String]

  var guide: Guide { handbook.guide }

  init(_ handbook: Handbook) {
    self.handbook = handbook
    var counts: [String: Int] = [:]
    for screen in handbook.guide.screens { counts[screen.title, default: 0] += 1 }
    names = handbook.guide.screens.map { screen in
      let title = screen.title.isEmpty ? screen.slug : screen.title
      return counts[screen.title, default: 0] > 1 ? "\(title) (\(screen.id))" : title
    }
  }

  /// The overview, the flows, the screens.
  var pages: [Page] {
    [overview] + guide.flows.indices.map(flowPage)
      + guide.screens.indices.filter(guide.hasPage).map(screenPage)
  }

  // MARK: Parts of several pages

  /// A link to a screen's page; for an alert its title and who shows it.
  func reference(to screen: Int) -> [Page.Text] {
    guard !guide.hasPage(screen) else { return [.page(guide.pageName(of: screen), names[screen])] }
    var hosts: [Int] = []
    for way in guide.screens[screen].incoming where guide.hasPage(guide.ways[way].from) {
      if !hosts.contains(guide.ways[way].from) { hosts.append(guide.ways[way].from) }
    }
    let title: [Page.Text] = [.plain("alert “\(guide.screens[screen].title)”")]
    guard let host = hosts.first else { return title }
    return title + [.plain(" of "), .page(guide.pageName(of: host), names[host])]
  }

  func gates(_ gates: [Guide.Gate]) -> [Page.Text] {
    .joined(gates.map { [.code($0.name)] }, by: ", ")
  }

  func sources(_ places: [SourcePlace]) -> [Page.Text] {
    let shown = places.prefix(3).map { [Page.Text.source($0)] }
    let more = places.count > 3 ? [[Page.Text.plain("\(places.count - 3) more")]] : []
    return .joined(shown + more, by: ", ")
  }

  /// A page of all findings of a large app would be a report, and there are better ones.
  private static let mostFindings = 60

  /// What is wrong, the worst first; with the way that proves it, if the page is about one screen.
  func findings(_ findings: [Guide.Remark], isAboutOne: Bool) -> [Page.Block] {
    guard !findings.isEmpty else { return [] }
    let shown = findings.sorted { $0.severity > $1.severity }.prefix(Self.mostFindings)
    var items = shown.map { finding -> [Page.Text] in
      var text: [Page.Text] = [
        .strong(finding.severity.caption), .plain(" "), .code(finding.rule), .plain(": \(finding.message)"),
      ]
      if let source = finding.source { text += [.plain(" — "), isAboutOne ? .place(source) : .source(source)] }
      let screens = finding.screens.filter(guide.hasPage)
      if !isAboutOne, !screens.isEmpty {
        text += [.plain(" — ")] + .joined(screens.prefix(4).map(reference), by: ", ")
      }
      if isAboutOne, !finding.path.isEmpty { text.append(.plain(" — \(finding.path.joined(separator: " → "))")) }
      return text
    }
    if shown.count < findings.count {
      items.append([.plain("\(findings.count - shown.count) more, on the pages of their screens")])
    }
    return [.heading("Findings"), .list(items)]
  }

  /// Ways in from outside, launch first.
  func entries(_ entries: [Guide.Entrance]) -> Page.Table {
    let entries = Entry.Kind.allCases.flatMap { kind in entries.filter { $0.kind == kind } }
    return Page.Table(
      head: ["Entry", "Name", "Leads to", "Asks for", "Behind", "Source"],
      rows: entries.map { entry in
        [
          [.plain(entry.kind.caption)], [.code(entry.name)],
          entry.to.map(reference) ?? [.plain("not known")], .joined(entry.pattern.map { [.code($0)] }, by: ", "),
          gates(entry.gates), [.source(entry.source)],
        ]
      })
  }

  /// `3 screens`; nothing for none.
  static func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String? {
    switch count {
    case 0: nil
    case 1: "1 \(noun)"
    default: "\(count) \(plural ?? noun + "s")"
    }
  }
}
