import NavigationModel

/// The parts of a very large app in groups, where one overview cannot show all of them.
///
/// As with parts, names come first: modules, and folders inside of a module with many parts. What is too small to be
/// looked at for itself joins the area that it has most to do with.
struct AreaDivision {
  /// Some parts of the app.
  struct Area {
    /// In lower case, different for each area, and for each part.
    var key: String
    var title: String
    /// Positions in the division, in its order.
    var parts: [Int]
  }

  /// In the order of their keys; none where one overview is enough.
  private(set) var areas: [Area] = []

  /// Nobody finds anything among more cards than this.
  static let cardsOfAnOverview = 40
  /// An area has at least so many parts, as a rule.
  private static let least = 6
  /// An area of more parts is divided where their names allow it.
  private static let usual = 24

  /// Parts that belong together, and how strongly they are tied to others.
  private struct Piece {
    var parts: [Int]
    /// What the team calls them, and how many of them it calls so.
    var name: (title: String, parts: Int)?
    /// By other piece.
    var ties: [Int: Int] = [:]
  }

  private var pieces: [Piece?] = []

  /// - Complexity: O(*p*² + *n*) for *p* parts.
  init(of division: FlowDivision, model: Model) {
    guard division.parts.count + division.spine.count > Self.cardsOfAnOverview else { return }
    cut(Self.places(of: division, in: model))
    tie(division, model)
    join()
    name(division)
  }

  // MARK: Names

  /// By part: module and folders that most of it lies in, the outermost first.
  private static func places(of division: FlowDivision, in model: Model) -> [[String]] {
    let places = Dictionary(
      model.nodes.lazy.filter { $0.kind != .alert }.map { node in
        let folders = node.source?.file.split(separator: "/").dropLast().map(String.init) ?? []
        return (node.id, [node.module ?? ""] + folders)
      }, uniquingKeysWith: { first, _ in first })
    return division.parts.map { part in
      var left = part.members.compactMap { places[$0] }
      let most = left.count / 2
      var common: [String] = []
      while true {
        let counts = Dictionary(grouping: left.filter { $0.count > common.count }, by: { $0[common.count] })
        guard let best = counts.first(where: { $0.value.count > most }) else { return common }
        common.append(best.key)
        left = best.value
      }
    }
  }

  /// Cuts the tree of modules and folders where few enough parts hang on a branch.
  private mutating func cut(_ places: [[String]]) {
    var waiting = [(parts: Array(places.indices), depth: 0)]
    while let (parts, depth) = waiting.popLast() {
      let branches = Dictionary(grouping: parts.filter { places[$0].count > depth }, by: { places[$0][depth] })
      let isOneBranch = branches.count == 1 && branches.first?.value.count == parts.count
      if parts.count > 1, parts.count <= Self.usual, !isOneBranch {
        let title = places[parts[0]].prefix(depth).last { PartNames.says($0) }.map(PartNames.title(of:))
        pieces.append(Piece(parts: parts, name: title.map { ($0, parts.count) }))
        continue
      }
      for part in parts where parts.count == 1 || places[part].count <= depth { pieces.append(Piece(parts: [part])) }
      guard parts.count > 1 else { continue }
      for branch in branches.sorted(by: { $0.key > $1.key }) { waiting.append((branch.value, depth + 1)) }
    }
  }

  // MARK: Ties

  private mutating func tie(_ division: FlowDivision, _ model: Model) {
    var pieceOf: [NodeID: Int] = [:]
    for (index, piece) in pieces.enumerated() {
      for part in piece?.parts ?? [] { for node in division.parts[part].members { pieceOf[node] = index } }
    }
    for transition in model.transitions {
      guard let from = pieceOf[transition.from], let to = transition.to.flatMap({ pieceOf[$0] }), from != to
      else { continue }
      let strength = Arrow.Meaning.transition(transition.kind).leadsOn ? 3 : 1
      pieces[from]?.ties[to, default: 0] += strength
      pieces[to]?.ties[from, default: 0] += strength
    }
  }

  /// Joins what is too small, or one too many for the uppermost overview, to what it is tied to most.
  private mutating func join() {
    while let small = smallest {
      let size = pieces[small]?.parts.count ?? 0
      let isCrowded = pieces.count { $0 != nil } > Self.cardsOfAnOverview
      guard isCrowded || size < Self.least else { return }
      let room = (isCrowded ? max(Self.cardsOfAnOverview, 2 * size) : Self.usual) - size
      let others = pieces.indices.filter { $0 != small && pieces[$0].map { $0.parts.count <= room } ?? false }
      let best = others.min { first, second in
        let (a, b) = (rank(first, beside: small), rank(second, beside: small))
        return (a.0, a.1, first) < (b.0, b.1, second)
      }
      guard let best else { return }
      merge(small, into: best)
    }
  }

  /// The strongest tie first, and then the smallest.
  private func rank(_ piece: Int, beside other: Int) -> (Int, Int) {
    (-(pieces[other]?.ties[piece] ?? 0), pieces[piece]?.parts.count ?? 0)
  }

  /// Nothing where all is one.
  private var smallest: Int? {
    let left = pieces.indices.filter { pieces[$0] != nil }
    guard left.count > 1 else { return nil }
    return left.min { (pieces[$0]?.parts.count ?? 0, $0) < (pieces[$1]?.parts.count ?? 0, $1) }
  }

  private mutating func merge(_ small: Int, into large: Int) {
    guard let gone = pieces[small] else { return }
    pieces[small] = nil
    pieces[large]?.parts += gone.parts
    if gone.name?.parts ?? 0 > pieces[large]?.name?.parts ?? 0 { pieces[large]?.name = gone.name }
    pieces[large]?.ties[small] = nil
    for (other, strength) in gone.ties where other != large {
      pieces[large]?.ties[other, default: 0] += strength
      pieces[other]?.ties[small] = nil
      pieces[other]?.ties[large, default: 0] += strength
    }
  }

  /// What its sheet is called, for no part to be called so too.
  static func name(of title: String) -> String { "Area \(title)" }

  /// An area is called as the team calls most of it, or else by its largest part.
  private mutating func name(_ division: FlowDivision) {
    var taken: [String: Int] = [:]
    let found = pieces.compactMap(\.self).map { piece -> Area in
      let parts = piece.parts.sorted()
      let largest = parts.max { (division.parts[$0].members.count, $1) < (division.parts[$1].members.count, $0) }
      let name = piece.name.flatMap { 2 * $0.parts >= parts.count ? $0.title : nil }
      let usual = largest.map { division.parts[$0].title + (parts.count > 1 ? " and others" : "") } ?? ""
      return Area(key: "", title: name ?? usual, parts: parts)
    }
    for var area in found.sorted(by: { ($0.title, $0.parts[0]) < ($1.title, $1.parts[0]) }) {
      let slug = Slug.of(Self.name(of: area.title))
      taken[slug, default: 0] += 1
      let count = taken[slug, default: 1]
      area.key = count == 1 ? slug : "\(slug)-\(count)"
      if count > 1 { area.title += " \(count)" }
      areas.append(area)
    }
    areas.sort { $0.key < $1.key }
    // One area of all parts would be the overview once more.
    if areas.count < 2 { areas = [] }
  }
}
