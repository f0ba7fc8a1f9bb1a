import Facts
import NavigationModel

/// Which screens are known to come into view, by the places of the code that say so.
final class ToldPlaces {
  private let linkage: Linkage
  private var places: [NodeID: Set<SourcePlace>] = [:]
  private var all: Set<SourcePlace>
  private lazy var sites = Dictionary(grouping: linkage.sites.all, by: \.scope.owner)
  private var acting: [TypeID: Bool] = [:]
  /// Who leads where, wherever the code stands that does it.
  private let ways: Set<Way>

  private struct Way: Hashable {
    var from: NodeID
    var to: NodeID
  }

  init(_ linkage: Linkage) {
    self.linkage = linkage
    all = Set(linkage.draft.calls.lazy.filter { $0.resolution != nil }.map(\.source))
    ways = Set(
      linkage.draft.transitions.lazy.filter { $0.level == .screen }.compactMap { transition in
        transition.to.map { Way(from: transition.from, to: $0) }
      })
    for transition in linkage.draft.transitions { note(transition.to, [transition.source] + transition.alsoAt) }
    for entry in linkage.draft.entries { note(entry.to, [entry.source]) }
    for route in linkage.draft.routes {
      for target in [route.destination] + route.steps.map(\.node) { note(target, [route.source]) }
    }
  }

  private func note(_ target: NodeID?, _ found: [SourcePlace]) {
    if let target { places[target, default: []].formUnion(found) }
    all.formUnion(found)
  }

  /// Whether it is known of code at a place where it leads.
  func isTold(_ place: SourcePlace) -> Bool { all.contains(place) }

  /// Whether something in a piece of code leads somewhere.
  func isUnderstood(_ code: Code) -> Bool {
    understood.contains(code)
  }

  private lazy var understood = Set(
    linkage.sites.all.lazy.filter { [unowned self] in all.contains(linkage.place($0.origin)) }.map(\.code))

  /// Whether some edge to a screen arises in the code of the type that makes it.
  func leads(to target: NodeID, from site: CallSite) -> Bool {
    guard let owner = site.scope.owner, let places = places[target] else { return false }
    if linkage.program.isScreen(owner) {
      if ways.contains(Way(from: linkage.nodes.identity(of: owner), to: target)) { return true }
    } else if acts(owner) {
      return true
    }
    return (sites[owner] ?? []).contains { places.contains(linkage.place($0.origin)) }
  }

  /// Whether some edge to a screen arises in the code of a controller that is made beside it: that is given the screen.
  func isHandedOn(_ target: NodeID, from site: CallSite) -> Bool {
    guard let places = places[target] else { return false }
    let program = linkage.program
    return (sites[site.scope.owner] ?? []).contains { other in
      guard other.code == site.code, other.form == .call, other.base == nil,
        let type = program.resolve(.simple(other.name), from: other.scope.owner, file: other.scope.file),
        program[type].keyword == .class, program.isScreen(type)
      else { return false }
      return ([type] + program.ancestors(of: type)).contains { made in
        (sites[made] ?? []).contains { places.contains(linkage.place($0.origin)) }
      }
    }
  }

  /// Whether some edge to a screen arises in the very code that names it.
  func leads(to target: NodeID, fromCodeOf site: CallSite) -> Bool {
    guard let places = places[target] else { return false }
    return (sites[site.scope.owner] ?? []).contains {
      $0.code == site.code && places.contains(linkage.place($0.origin))
    }
  }

  /// Whether anything in the code of a type, or in what it inherits, leads somewhere.
  private func acts(_ owner: TypeID) -> Bool {
    if let known = acting[owner] { return known }
    let types = [owner] + linkage.program.ancestors(of: owner)
    let found = types.contains { type in
      (sites[type] ?? []).contains { all.contains(linkage.place($0.origin)) }
    }
    acting[owner] = found
    return found
  }
}

/// A line of which something is said: that needs no second word.
struct Line: Hashable {
  var file: String
  var number: Int

  init(_ place: SourcePlace) { (file, number) = (place.file, place.line) }
}
