import NavigationModel

/// Code that shows any of many screens to any of many others, where nothing tells which to which: a router asked by every
/// screen for the link that a server sent, a queue of what waits to be shown over whatever is there.
///
/// An arrow from each to each would bury what the app's own code decides. What is shown so happens to the app.
struct OpenDispatchers {
  let linkage: Linkage

  /// A dispatcher of fewer screens is drawn: a start with four states, the tabs of a bar.
  private static let crowd = 8
  /// One that most of the screens reach from most of the others, though not all.
  private static let density = 0.9

  /// Where it is decided: in all the code of a file, or by one condition, whatever code comes behind that.
  private struct Place: Hashable, Comparable {
    var file: String
    var gate: Gate?

    static func < (a: Place, b: Place) -> Bool {
      guard let one = a.gate, let other = b.gate else {
        return (a.file, a.gate == nil ? 0 : 1) < (b.file, b.gate == nil ? 0 : 1)
      }
      return (a.file, one.source, one.name) < (b.file, other.source, other.name)
    }
  }

  /// All moves that one place makes, but for the ways back.
  private struct Moves {
    var targets: [NodeID: Set<NodeID>] = [:]
    var sources: [NodeID: Set<NodeID>] = [:]

    mutating func add(_ source: NodeID, _ target: NodeID) {
      targets[source, default: []].insert(target)
      sources[target, default: []].insert(source)
    }

    /// The largest part in which about everything leads to everything.
    func block() -> (sources: Set<NodeID>, targets: Set<NodeID>)? {
      let shown = Set(sources.filter { $0.value.count >= OpenDispatchers.crowd }.keys)
      guard shown.count >= OpenDispatchers.crowd else { return nil }
      let enough = Double(shown.count) * OpenDispatchers.density
      let asking = Set(targets.filter { Double($0.value.intersection(shown).count) >= enough }.keys)
      let most = Double(asking.count) * OpenDispatchers.density
      let targets = shown.filter { target in
        Double(sources[target, default: []].intersection(asking).count) >= most
      }
      guard asking.count >= OpenDispatchers.crowd, targets.count >= OpenDispatchers.crowd else { return nil }
      return (asking, targets)
    }
  }

  /// Makes entries of what such a dispatcher shows, and lists that it was not told apart.
  ///
  /// One place may be several: a router of code that several apps share, each with a table of its own.
  ///
  /// - Complexity: O(*n* + *g*) in the number of transitions and of their conditions, for each of those.
  func collapse() {
    while collapseLargest() {}
    collapseGuesses()
  }

  /// One place that shows one screen, as far as is only inferred.
  private struct Guess: Hashable {
    var place: SourcePlace
    var target: NodeID

    init?(_ transition: Transition) {
      guard transition.level == .screen, transition.certainty == .inferred, !transition.kind.isWayBack,
        let target = transition.to
      else { return nil }
      (place, self.target) = (transition.source, target)
    }
  }

  /// Lists what it can only be guessed of many screens that they show: which of them do is not known.
  private func collapseGuesses() {
    var sources: [Guess: Set<NodeID>] = [:]
    for transition in linkage.draft.transitions {
      if let guess = Guess(transition) { sources[guess, default: []].insert(transition.from) }
    }
    sources = sources.filter { $0.value.count >= Self.crowd }
    guard !sources.isEmpty else { return }
    var shown: [Guess: Transition] = [:]
    linkage.draft.correct { transition in
      guard let guess = Guess(transition), sources[guess] != nil else { return transition }
      shown[guess] = known(shown[guess], and: transition)
      return nil
    }
    let inOrder = shown.sorted { ($0.key.place, $0.key.target) < ($1.key.place, $1.key.target) }
    for (guess, move) in inOrder {
      list([guess.target: move], of: sources[guess]?.count ?? 0, by: dispatcher(in: guess.place.file))
    }
  }

  /// Collapses the largest dispatcher of each place; says whether there was any.
  private func collapseLargest() -> Bool {
    var moves: [Place: Moves] = [:]
    for transition in linkage.draft.transitions {
      guard isOpen(transition), let target = transition.to else { continue }
      for place in places(of: transition) { moves[place, default: Moves()].add(transition.from, target) }
    }
    let blocks = moves.compactMapValues { $0.block() }
    guard !blocks.isEmpty else { return false }
    var shown: [Place: [NodeID: Transition]] = [:]
    linkage.draft.correct { transition in
      guard isOpen(transition), let target = transition.to,
        let place = places(of: transition).first(where: { place in
          blocks[place].map { $0.sources.contains(transition.from) && $0.targets.contains(target) } ?? false
        })
      else { return transition }
      shown[place, default: [:]][target] = known(shown[place]?[target], and: transition)
      return nil
    }
    for (place, block) in blocks.sorted(by: { $0.key < $1.key }) {
      guard let told = shown[place] else { continue }
      list(told, of: block.sources.count, by: dispatcher(in: place.file))
    }
    return !shown.isEmpty
  }

  /// Where it is decided on a move, the outermost condition first.
  private func places(of transition: Transition) -> [Place] {
    [Place(file: transition.source.file)] + transition.gates.map { Place(file: $0.source.file, gate: $0) }
  }

  private func list(_ shown: [NodeID: Transition], of sources: Int, by name: String) {
    // An alert is no place that somebody comes to.
    linkage.draft.entries += shown.filter { linkage.nodes[$0.key]?.kind != .alert }.map { target, move in
      Entry(kind: .event, name: name, to: target, gates: move.gates, source: move.source)
    }
    guard let place = shown.values.map(\.source).min() else { return }
    let what =
      shown.count == 1
      ? "from which of \(sources) screens this is shown could not be found out"
      : "which of \(shown.count) screens each of \(sources) others shows here could not be found out"
    linkage.draft.unresolved.append(Unresolved(source: place, call: name, reason: what))
  }

  private func isOpen(_ transition: Transition) -> Bool {
    guard transition.level == .screen, !transition.kind.isWayBack, let target = transition.to else { return false }
    return linkage.nodes[target]?.kind != .alert
  }

  /// The first of several places, with the conditions that all ways share.
  private func known(_ known: Transition?, and transition: Transition) -> Transition {
    guard var known else { return transition }
    let gates = Set(transition.gates.map(\.name))
    known.gates.removeAll { !gates.contains($0.name) }
    known.source = min(known.source, transition.source)
    return known
  }

  /// What the dispatcher is called: as its file.
  private func dispatcher(in file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}
