import Diagrams
public import NavigationModel

/// What of an app a picture shows, and on how many sheets.
public struct PictureScope: Sendable {
  /// Which layers, and what is left out of them.
  public var projection: Projection
  /// A screen whose neighbourhood is drawn, and nothing else.
  public var focus: String?
  /// How many steps that neighbourhood reaches.
  public var depth = 1
  /// Where ways begin of which only the shortest are drawn: a screen, or the kind of an entry such as `launch`.
  public var from: String?
  /// Where they end.
  public var to: String?
  /// The only kinds of transitions that are drawn; all of them where it is empty.
  public var kinds: Set<Transition.Kind> = []
  /// Parts of the app, or screens with all behind them, that are drawn as one card each.
  public var collapsed: [String] = []
  /// Whether everything stands on one sheet, however large.
  public var isFlat = false
  /// Where the sources can be looked at: a site, or an address with `{path}` and `{line}` in it.
  public var sources: String?

  /// The whole app as a person sees it.
  public init(projection: Projection = .screens) { self.projection = projection }
}

extension PictureScope {
  /// A model cut down to what is to be drawn, and what the picture has to say about that.
  func drawn(of whole: Model, title: String) throws -> (model: Model, options: DiagramOptions) {
    var options = DiagramOptions(title: title, projection: projection)
    let projected = whole.projected(projection)
    let excerpts = try excerpts(of: projected)
    guard !excerpts.isEmpty || !collapsed.isEmpty else { return (whole, options) }
    let part: Model
    let remarks: [String]
    do throws(ExcerptError) {
      (part, remarks) = try projected.cut(by: excerpts)
    } catch {
      throw EmptyPicture(description: error.description)
    }
    options.remarks = remarks
    for name in collapsed {
      let group = try Self.group(named: name, in: part, whole: whole)
      let taken = options.surroundings.groups.reduce(into: Set<NodeID>()) { $0.formUnion($1.members) }
      let free = CardGroup(key: group.key, title: group.title, members: group.members.subtracting(taken))
      if !free.members.isEmpty { options.surroundings.groups.append(free) }
    }
    return (excerpts.isEmpty ? whole : part, options)
  }

  private func excerpts(of model: Model) throws -> [any Excerpt] {
    var excerpts: [any Excerpt] = []
    if !kinds.isEmpty { excerpts.append(KindFilter(kinds)) }
    if let from, let to {
      excerpts.append(
        ShortestWays(from: try Self.start(named: from, in: model), to: try Self.end(named: to, in: model)))
    }
    if let focus { excerpts.append(Focus(on: try Self.nodes(named: focus, in: model), named: focus, depth: depth)) }
    return excerpts
  }

  private static func nodes(named name: String, in model: Model) throws(UnknownName) -> Set<NodeID> {
    Set(try NodeNames(model).nodes(named: name).map { model.nodes[$0].id })
  }

  private static func end(named name: String, in model: Model) throws(UnknownName) -> ShortestWays.End {
    ShortestWays.End(try nodes(named: name, in: model), named: name)
  }

  /// A node of that name, or where none bears it, what an entry of that name or kind leads to.
  private static func start(named name: String, in model: Model) throws(UnknownName) -> ShortestWays.End {
    do throws(UnknownName) {
      return try end(named: name, in: model)
    } catch {
      let entries = model.entries.filter { $0.kind.rawValue == name || $0.name == name }
      let targets = Set(entries.compactMap(\.to))
      guard !targets.isEmpty else { throw error }
      return ShortestWays.End(targets, named: name)
    }
  }

  private static func group(named name: String, in model: Model, whole: Model) throws(UnknownName) -> CardGroup {
    if let part = CardGroup.part(named: name, of: model, whole: whole) { return part }
    return CardGroup.everything(behind: try nodes(named: name, in: model), named: name, in: model)
  }
}

/// Why a picture of a part of an app would show nothing.
public struct EmptyPicture: Error, CustomStringConvertible {
  /// One line, for people.
  public var description: String
}
