import NavigationModel
import TextMetrics

extension Diagram {
  /// Writes every way to or from a node on another sheet on the card at this end of it.
  ///
  /// Ways in are told by the sheets that they come from, ways off by the screens that they lead to; where a card has many
  /// of them, by their sheets too.
  mutating func addWaysToSheets(of model: Model, selection: Selection) {
    guard !selection.surroundings.elsewhere.isEmpty else { return }
    var ways: [Int: [Way]] = [:]
    for index in selection.transitions {
      let transition = model.transitions[index]
      guard let target = transition.to else { continue }
      if let card = selection.cards[transition.from], let link = selection.surroundings.elsewhere[target] {
        ways[card, default: []].append(Way(transition: index, link: link, leadsIn: false))
      } else if let card = selection.cards[target], let link = selection.surroundings.elsewhere[transition.from] {
        ways[card, default: []].append(Way(transition: index, link: link, leadsIn: true))
      }
    }
    for card in ways.keys.sorted() { addStubs(for: ways[card] ?? [], to: card, of: model) }
  }

  /// More ways off than this are told by their sheets.
  private static let namedWaysOff = 6

  private mutating func addStubs(for ways: [Way], to card: Int, of model: Model) {
    let off = ways.filter { !$0.leadsIn }
    let targets = Set(off.compactMap(\.link.node))
    let isCrowded = targets.count > Self.namedWaysOff
    var groups: [[Way]] = []
    var places: [StubGroup: Int] = [:]
    for way in off + ways.filter(\.leadsIn) {
      let key = StubGroup(of: way, in: model, mergesTargets: isCrowded || way.leadsIn || way.link.node == nil)
      if let place = places[key] {
        groups[place].append(way)
      } else {
        places[key] = groups.count
        groups.append([way])
      }
    }
    for group in groups { cards[card].stubs.append(Stub(drawing: group, of: model)) }
  }
}

/// A transition between this sheet and another.
private struct Way {
  var transition: Int
  /// The far end.
  var link: SheetLink
  var leadsIn: Bool
}

/// What ways must have in common to share a stub.
private struct StubGroup: Hashable {
  var sheet: String
  var node: NodeID?
  var kind: Transition.Kind?
  var isGated: Bool
  var leadsIn: Bool

  init(of way: Way, in model: Model, mergesTargets: Bool) {
    let transition = model.transitions[way.transition]
    sheet = way.link.sheet
    node = mergesTargets ? nil : way.link.node
    kind = mergesTargets ? nil : transition.kind
    isGated = mergesTargets ? false : !transition.gates.isEmpty
    leadsIn = way.leadsIn
  }
}

extension Stub {
  fileprivate init(drawing ways: [Way], of model: Model) {
    let members = ways.map { model.transitions[$0.transition] }
    let kinds = Set(members.map(\.kind))
    let ends = Set(ways.compactMap(\.link.node))
    var link = ways[0].link
    if ends.count > 1 { (link.node, link.name) = (nil, nil) }
    let sheet = DisplayText.line(link.title)
    let name = link.name ?? sheet
    let leadsIn = ways[0].leadsIn
    let text = leadsIn ? "from \(name)" : name
    let others = members.count > 1 ? " ×\(members.count)" : ""
    self.init(
      kind: kinds.count == 1 ? members[0].kind : .custom, target: nil, link: link, leadsIn: leadsIn,
      isBundle: kinds.count > 1,
      isInferred: members.allSatisfy { $0.certainty == .inferred }, text: Self.shortened(text) + others,
      isGated: members.allSatisfy { !$0.gates.isEmpty }, transitions: ways.map(\.transition),
      box: Rect(x: 0, y: 0, width: 0, height: CardMetrics.stubHeight),
      label: ArrowLabel(names: [], details: [], gates: []),
      details: [leadsIn ? "from the sheet \(sheet)" : "on the sheet \(sheet)"] + members.flatMap(\.details))
    fit()
  }
}
