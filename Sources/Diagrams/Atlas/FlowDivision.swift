import Graphs
import NavigationModel

/// The parts that an app is divided into, each small enough for a sheet.
///
/// First come the names that the team gave: coordinators, storyboards, folders, first words of classes. What these leave
/// is divided by what can only be reached through one screen. Single screens that still belong nowhere join the part
/// that they have most to do with. Names come first because they stay when a screen is added.
struct FlowDivision {
  /// One part.
  struct Part {
    /// In lower case, different for each part.
    var key: String
    var title: String
    var members: Set<NodeID>
  }

  private(set) var parts: [Part] = []
  /// Containers that hold things of several parts: tab bars, mostly.
  private(set) var spine: Set<NodeID> = []

  private let model: Model
  private let divided: DividedModel
  private let names: PartNames
  /// They say nothing about the part of the app that they belong to.
  private let alerts: Set<NodeID>
  private var partOf: [NodeID: Int] = [:]
  private var weights: [Int] = []

  /// A part has at least so many screens, as a rule.
  private static let least = 5
  /// A part of this many screens is what one likes best.
  private static let usual = 24
  /// A part has at most so many screens.
  static let most = 40
  /// The same, with some slack for parts that were there before.
  private let mostHere: Int

  /// - Parameters:
  ///   - model: what is to be divided.
  ///   - whole: the same with its coordinators.
  ///   - former: parts that stay as they are where they can.
  init(of model: Model, whole: Model, former: [FormerPart] = []) {
    self.model = model
    mostHere = Self.most + (former.isEmpty ? 0 : FormerPart.slack)
    divided = DividedModel(model)
    alerts = Set(model.nodes.filter { $0.kind == .alert }.map(\.id))
    names = PartNames(of: model, whole: whole)
    keep(former)
    takeNames(upTo: Self.usual)
    takeNames(upTo: Self.most)
    for piece in Subtrees(of: divided, among: unassigned).pieces
    where piece.screens.count(where: { !alerts.contains($0) }) >= Self.least {
      addPart(piece.screens, title: title(of: piece.root))
    }
    addGeneral()
    joinNeighbours()
    addOthers()
    finish()
  }

  private var unassigned: [NodeID] { divided.screens.filter { partOf[$0] == nil } }

  private func weight(of screens: [NodeID]) -> Int { screens.reduce(0) { $0 + divided.weight(of: $1) } }

  private func title(of screen: NodeID) -> String {
    model.nodes.first { $0.id == screen }?.spokenName ?? screen.rawValue
  }

  private mutating func addPart(_ screens: [NodeID], title: String, key: String = "") {
    for screen in screens { partOf[screen] = parts.count }
    weights.append(weight(of: screens))
    parts.append(Part(key: key, title: title, members: []))
  }

  /// Makes parts of what were parts before, as long as enough of their screens are left.
  private mutating func keep(_ former: [FormerPart]) {
    for part in former {
      guard let title = part.title else { continue }
      let screens = divided.screens.filter { partOf[$0] == nil && part.nodes.contains($0) }
      guard screens.count >= min(Self.least, part.nodes.count), weight(of: screens) <= limit(mostHere) else { continue }
      addPart(screens, title: title)
    }
  }

  // MARK: Names

  /// Makes a part of each name that enough screens share, the largest first.
  private mutating func takeNames(upTo most: Int) {
    var bearers: [String: [NodeID]] = [:]
    for screen in unassigned where !alerts.contains(screen) {
      for name in allNames(of: screen) { bearers[name, default: []].append(screen) }
    }
    // What is too common now is so for good.
    bearers = bearers.filter { weight(of: $0.value) <= limit(Self.most) }
    var candidates = bearers.filter { isPart($0.value, called: $0.key, upTo: most) }
    while let best = candidates.min(by: { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }) {
      addPart(best.value, title: names.titles[best.key] ?? best.key)
      // Names that the screens of the part bear too have fewer bearers from now on.
      let taken = Set(best.value)
      for name in best.value.reduce(into: Set<String>(), { $0.formUnion(allNames(of: $1)) }) {
        guard let left = bearers[name]?.filter({ !taken.contains($0) }) else { continue }
        bearers[name] = left
        candidates[name] = isPart(left, called: name, upTo: most) ? left : nil
      }
    }
  }

  private func allNames(of screen: NodeID) -> Set<String> {
    var all = names.given[screen] ?? []
    if let word = names.words[screen] { all.insert(word) }
    return all
  }

  /// Whether screens that share a name make a part, of so many screens at most.
  private func isPart(_ screens: [NodeID], called name: String, upTo most: Int) -> Bool {
    screens.count >= Self.least && weight(of: screens) <= limit(most)
      && (isGiven(name, to: screens) || isCohesive(screens))
  }

  private func limit(_ screens: Int) -> Int { screens * DividedModel.screenWeight }

  /// Whether somebody gave the name to most of the screens, and it is not just how they are called.
  private func isGiven(_ name: String, to screens: [NodeID]) -> Bool {
    2 * screens.count { names.given[$0]?.contains(name) ?? false } > screens.count
  }

  /// Whether the screens have as much to do with each other as with the rest.
  private func isCohesive(_ screens: [NodeID]) -> Bool {
    let own = Set(screens)
    let others = screens.flatMap { divided.neighbours[$0] ?? [] }
    // A tie inside is seen from both of its ends.
    let inside = others.count(where: own.contains) / 2
    let across = others.count - 2 * inside
    return inside >= across || 3 * inside >= 2 * screens.count
  }

  // MARK: What belongs to no name

  /// Makes a part of what lies right in the folder of the app.
  private mutating func addGeneral() {
    var bearers: [String: [NodeID]] = [:]
    for screen in unassigned where !alerts.contains(screen) {
      if let name = names.general[screen] { bearers[name, default: []].append(screen) }
    }
    for (name, screens) in bearers.sorted(by: { $0.key < $1.key })
    where screens.count > Self.usual / 2 && weight(of: screens) <= limit(Self.most) {
      addPart(screens, title: titleOfRest(screens), key: Slug.of(name))
    }
  }

  /// Adds each piece that is left to the part that it is tied to most, the strongest tie first.
  private mutating func joinNeighbours() {
    var pieces = Subtrees(of: divided, among: unassigned).pieces.map(\.screens)
    while !pieces.isEmpty {
      var best: (strength: Int, piece: Int, part: Int)?
      for (number, piece) in pieces.enumerated() {
        let room = limit(mostHere) - weight(of: piece)
        for (part, strength) in ties(of: Set(piece)).sorted(by: { $0.key < $1.key }) where weights[part] <= room {
          if strength > best?.strength ?? 0 { best = (strength, number, part) }
        }
      }
      guard let (_, piece, part) = best else { return }
      for screen in pieces[piece] { partOf[screen] = part }
      weights[part] += weight(of: pieces[piece])
      pieces.remove(at: piece)
    }
  }

  /// By part: how strongly some screens are tied to it.
  private func ties(of piece: Set<NodeID>) -> [Int: Int] {
    var strengths: [Int: Int] = [:]
    for tie in divided.ties where piece.contains(tie.from) != piece.contains(tie.to) {
      guard let part = partOf[piece.contains(tie.from) ? tie.to : tie.from] else { continue }
      strengths[part, default: 0] += tie.strength
    }
    return strengths
  }

  /// Puts what has nothing to do with anything to the others of its folder, or on sheets of its own.
  private mutating func addOthers() {
    var homes: [String: [Int: Int]] = [:]
    let folders = Dictionary(
      model.nodes.map { ($0.id, Self.folder(of: $0)) }, uniquingKeysWith: { first, _ in first })
    for (screen, part) in partOf { homes[folders[screen] ?? "", default: [:]][part, default: 0] += 1 }
    for screen in unassigned {
      let counts = homes[folders[screen] ?? ""] ?? [:]
      let room = limit(mostHere) - divided.weight(of: screen)
      let fitting = counts.filter { weights[$0.key] <= room && $0.value >= 3 }
      guard let home = fitting.min(by: { (-$0.value, $0.key) < (-$1.value, $1.key) }) else { continue }
      partOf[screen] = home.key
      weights[home.key] += divided.weight(of: screen)
    }
    // An alert that leads nowhere is drawn on the cards of whatever shows it.
    for (alert, sources) in LeafAlerts(of: model).sources where partOf[alert] == nil {
      partOf[alert] = sources.compactMap { divided.screenOf[$0].flatMap { partOf[$0] } }.first
    }
    addRest(unassigned.filter(alerts.contains), folders: folders, key: "alerts")
    addRest(unassigned, folders: folders, key: "other-screens")
  }

  /// Sheets for what belongs to no part, in the order of its files.
  private mutating func addRest(_ screens: [NodeID], folders: [NodeID: String], key: String) {
    var rest: [NodeID] = []
    for screen in screens.sorted(by: { (folders[$0] ?? "", $0) < (folders[$1] ?? "", $1) }) {
      if weight(of: rest) + divided.weight(of: screen) > limit(Self.most) {
        addPart(rest, title: titleOfRest(rest), key: key)
        rest = []
      }
      rest.append(screen)
    }
    if !rest.isEmpty { addPart(rest, title: titleOfRest(rest), key: key) }
  }

  /// What to call screens that have nothing in common: what they are, or by the one that most has to do with.
  private func titleOfRest(_ screens: [NodeID]) -> String {
    if screens.allSatisfy(alerts.contains) { return "Alerts" }
    if screens.count == 1 { return title(of: screens[0]) }
    let isReached = screens.contains { screen in
      divided.entered.contains(screen) || divided.ties.contains { $0.to == screen && $0.leadsOn }
    }
    guard isReached else { return "Nothing leads here" }
    let order = screens.indices.sorted { first, second in
      let counts = [first, second].map { divided.neighbours[screens[$0]]?.count ?? 0 }
      return (-counts[0], first) < (-counts[1], second)
    }
    return title(of: screens[order[0]]) + " and others"
  }

  private static func folder(of node: Node) -> String {
    guard let file = node.source?.file, let end = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(file[..<end])
  }

  // MARK: Containers

  /// Gives every node to a part or to the spine, and every part its key.
  private mutating func finish() {
    for node in model.nodes {
      if let screen = divided.screenOf[node.id], let part = partOf[screen] { partOf[node.id] = part }
    }
    spine = findSpine()
    for node in model.nodes where !spine.contains(node.id) {
      if let part = partOf[node.id] { parts[part].members.insert(node.id) }
    }
    parts.removeAll { $0.members.isEmpty }
    var taken = [Atlas.overviewName: 1]
    for index in parts.indices {
      let slug = parts[index].key.isEmpty ? Slug.of(parts[index].title) : parts[index].key
      taken[slug, default: 0] += 1
      let count = taken[slug, default: 1]
      parts[index].key = count == 1 ? slug : "\(slug)-\(count)"
      // A part that is called by its screens has a title of its own.
      if count > 1, parts[index].key.hasPrefix(Slug.of(parts[index].title)) { parts[index].title += " \(count)" }
    }
    parts.sort { $0.key < $1.key }
  }

  /// Containers that show several children and whose children are of several parts, or are such containers; so does
  /// a view with tabs.
  private func findSpine() -> Set<NodeID> {
    var held: [NodeID: [NodeID]] = [:]
    let tabbed = Set(model.transitions.filter { $0.kind == .tab }.map(\.from))
    for transition in model.transitions where transition.kind.isContainment {
      if let target = transition.to { held[transition.from, default: []].append(target) }
    }
    var spine: Set<NodeID> = []
    var isDone = false
    while !isDone {
      let next = model.nodes.filter { node in
        guard node.kind == .container ? node.container != .navigation : tabbed.contains(node.id) else { return false }
        let children = held[node.id] ?? []
        return children.contains(where: spine.contains) || Set(children.compactMap { partOf[$0] }).count > 1
      }
      isDone = next.count == spine.count
      spine = Set(next.map(\.id))
    }
    return spine
  }
}
