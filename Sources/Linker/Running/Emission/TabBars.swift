import Facts
import NavigationModel

/// What stands at which number in the app's tab bars, and in which of them a screen is.
struct TabBars {
  private var tabs: [Place: [NodeID]] = [:]
  private var bars: [Int: Set<NodeID>] = [:]
  /// What leads to a screen without leaving the tab bar that it is in.
  private let arrivals: [NodeID: [Transition]]

  private struct Place: Hashable {
    var bar: NodeID
    var index: Int
  }

  /// - Parameter transitions: all that are known so far.
  init(_ transitions: [Transition], in linkage: Linkage) {
    arrivals = Dictionary(
      grouping: transitions.filter { transition in
        transition.level != .flow && (transition.kind.isContainment || Self.inside.contains(transition.kind))
      }, by: { $0.to ?? $0.from })
    for transition in transitions where transition.kind == .tab && transition.level != .flow {
      guard let to = transition.to, let detail = transition.detail, detail.hasPrefix(Self.mark),
        let index = Int(detail.dropFirst(Self.mark.count))
      else { continue }
      add(to, at: index, of: transition.from)
    }
    for document in linkage.interface.storyboards {
      for scene in document.facts.scenes where scene.reference == nil {
        guard let bar = linkage.scenes.node(of: scene, in: document) else { continue }
        for (index, segue) in scene.segues.filter({ $0.transitionKind == .tab }).enumerated() {
          for to in StoryboardLinker(linkage: linkage).targets(of: segue, of: scene, in: document) {
            add(to, at: index, of: bar)
          }
        }
      }
    }
  }

  private mutating func add(_ screen: NodeID, at index: Int, of bar: NodeID) {
    let place = Place(bar: bar, index: index)
    if tabs[place]?.contains(screen) != true { tabs[place, default: []].append(screen) }
    bars[index, default: []].insert(bar)
  }

  private static let mark = "index "
  private static let inside: Set<Transition.Kind> = [.push, .show, .setStack, .showDetail]

  /// What can stand at a position.
  func screens(at index: Int, of bar: NodeID) -> [NodeID] { tabs[Place(bar: bar, index: index)] ?? [] }

  /// The tab bar with so many tabs that somebody can mean: the only one, else the only one that he is in.
  func bar(with index: Int, for actor: Emission.Actor) -> NodeID? {
    guard let all = bars[index] else { return nil }
    if all.count == 1 { return all.first }
    guard let screen = actor.screen else { return nil }
    let around = bars(around: screen).intersection(all)
    return around.count == 1 ? around.first : nil
  }

  /// The nearest tab bars that hold a screen, or from which it was come to inside of one of their tabs.
  private func bars(around screen: NodeID) -> Set<NodeID> {
    let all = bars.values.reduce(into: Set<NodeID>()) { $0.formUnion($1) }
    var found: Set<NodeID> = []
    var seen: Set<NodeID> = [screen]
    var queue = [screen]
    while let node = queue.popLast() {
      for transition in arrivals[node] ?? [] where seen.insert(transition.from).inserted {
        if all.contains(transition.from) { found.insert(transition.from) } else { queue.append(transition.from) }
      }
    }
    return found
  }
}
