import NavigationModel
import TextMetrics

extension Diagram {
  /// One pin for all entries of one name and target, and an arrow from it where the target is known.
  ///
  /// A card that many entries lead to has two pins: one for launches, one for all other ways in. So has a way in that
  /// is known by several names, in a picture of many pins.
  mutating func addPins(of model: Model, selection: Selection) {
    let crowded = Self.crowdedTargets(of: model, selection: selection)
    let named = model.entries.map { entry in
      let target = entry.to.flatMap { selection.cards[$0] }
      return crowded.contains(target) ? EntryGroup(crowdOf: entry, at: target) : EntryGroup(of: entry)
    }
    let isFull = Set(named).count > Self.pinsOfAPicture
    let launched = Set(named.indices.filter { model.entries[$0].kind == .launch }.map { named[$0] })
    var groups: [EntryGroup: Int] = [:]
    var members: [[Int]] = []
    for (index, name) in named.enumerated() {
      let group = isFull ? name.withoutName(isLaunch: launched.contains(name)) : name
      if let known = groups[group] {
        members[known].append(index)
      } else {
        groups[group] = members.count
        members.append([index])
      }
    }
    for indices in members { addPin(of: indices, in: model, selection: selection) }
  }

  /// A picture with more pins than this has one for all ways to a card behind the same gates, whatever they are called:
  /// nearly every deep link is a universal link too.
  private static let pinsOfAPicture = 8

  /// More pins than this on one card are a crowd.
  private static let pinsOfOneCard = 3

  /// Cards that too many pins would point at, and `nil` where too many would point nowhere.
  private static func crowdedTargets(of model: Model, selection: Selection) -> Set<Int?> {
    var groups: [Int?: Set<EntryGroup>] = [:]
    for entry in model.entries {
      groups[entry.to.flatMap { selection.cards[$0] }, default: []].insert(EntryGroup(of: entry))
    }
    let alerts = Set(model.nodes.filter { $0.kind == .alert }.compactMap { selection.cards[$0.id] })
    let crowded = groups.filter { target, pins in
      // Which link ends in an alert matters less than that one does.
      pins.count > (target.map { selection.isGroup($0) || alerts.contains($0) } ?? false ? 1 : pinsOfOneCard)
    }
    return Set(crowded.keys)
  }

  private mutating func addPin(of indices: [Int], in model: Model, selection: Selection) {
    let pin = Pin(drawing: indices.map { model.entries[$0] }, at: indices)
    pins.append(pin)
    guard let entry = indices.first.map({ model.entries[$0] }), let card = entry.to.flatMap({ selection.cards[$0] })
    else { return }
    arrows.append(
      Arrow(
        from: .pin(pins.count - 1), to: card, meaning: .entry(entry.kind), isInferred: false,
        label: ArrowLabel(
          names: [], details: [], gates: [GateText.short(Self.gates(of: indices.map { model.entries[$0] }))]),
        transitions: [],
        details: pin.details))
  }

  /// The gates that stand before every one of some entries.
  private static func gates(of entries: [Entry]) -> [Gate] {
    let first = entries.first?.gates ?? []
    return first.filter { gate in entries.allSatisfy { $0.gates.contains { $0.name == gate.name } } }
  }
}

/// What entries must have in common to share a pin: one link may arrive at launch and while the app runs.
private struct EntryGroup: Hashable {
  var name: String
  var target: NodeID?
  /// Of a crowd, whose members have nothing else in common.
  var card: Int?
  var gates: [String]

  init(of entry: Entry) {
    name = entry.name
    target = entry.to
    gates = entry.gates.map(\.name)
  }

  /// The same for entries of any name; what happens at launch is told apart from links.
  func withoutName(isLaunch: Bool) -> EntryGroup {
    guard target != nil else { return self }
    var group = self
    group.name = isLaunch ? Entry.Kind.launch.caption : ""
    return group
  }

  init(crowdOf entry: Entry, at card: Int?) {
    name = entry.kind == .launch ? entry.kind.caption : ""
    self.card = card
    gates = []
  }
}

extension Pin {
  fileprivate init(drawing entries: [Entry], at indices: [Int]) {
    let kinds = Entry.Kind.allCases.filter { kind in entries.contains { $0.kind == kind } }
    let captions = kinds.map(\.caption).joined(separator: ", ")
    let limit = CardMetrics.pinTextLimit / Typography.slack
    let names = Set(entries.map(\.name))
    let name = names.count > 1 ? "\(entries.count) entries" : DisplayText.line(entries.first?.name ?? "")
    let title = Typography.title.truncate(name.isEmpty ? captions : name, to: limit)
    let isLost = entries.allSatisfy { $0.to == nil }
    let subtitle = Typography.subtitle.truncate(isLost ? "\(captions), target unknown" : captions, to: limit)
    let text = max(Typography.title.width(of: title), Typography.subtitle.width(of: subtitle)) * Typography.slack
    let icons = Double(kinds.count) * CardMetrics.iconWidth
    self.init(
      kinds: kinds, title: title, subtitle: subtitle, details: entries.flatMap(\.details),
      size: Size(width: (text + icons + 2 * CardMetrics.sideMargin).rounded(.up), height: CardMetrics.pinHeight),
      entries: indices)
  }
}

extension Entry {
  /// Everything that is known of an entry, one line each.
  fileprivate var details: [String] {
    var lines = ["\(kind.caption) \(name)"]
    if let to { lines.append("to \(to)") }
    if !pattern.isEmpty { lines.append("asks for " + pattern.joined(separator: ", ")) }
    if !gates.isEmpty { lines.append("behind " + gates.map(\.name).joined(separator: ", ")) }
    lines.append(source.description)
    return lines.map(DisplayText.line)
  }
}
