import NavigationModel

extension Guide {
  /// One step of a way from launch.
  package struct Step: Hashable, Sendable {
    package var screen: Int
    /// The way that leads here; nothing for what is seen at launch.
    package var way: Int?
  }

  /// The shortest ways from launch to a screen, at most as many as asked for, those first that come first in the source.
  ///
  /// - Complexity: O(*limit* · *length*²) at worst.
  package func waysFromLaunch(to screen: Int, limit: Int = 3) -> [[Step]] {
    guard screens[screen].distance != nil else { return [] }
    var found: [[Step]] = []
    // Each from its end to the target, as far as it is known.
    var waiting: [[Int]] = [[]]
    while found.count < limit, let known = waiting.popLast() {
      let head = known.last.map { ways[$0].from } ?? screen
      let arrivals = screens[head].arrivals
      if arrivals.isEmpty {
        let steps = known.reversed().map { Step(screen: ways[$0].to ?? screen, way: $0) }
        found.append([Step(screen: head, way: nil)] + steps)
      } else {
        // Two ways from one screen to the next are the same way to whoever looks for it.
        var seen: Set<Int> = []
        waiting += arrivals.filter { seen.insert(ways[$0].from).inserted }.reversed().map { known + [$0] }
      }
    }
    return found
  }

  /// Finds how far every screen is from launch, breadth first.
  mutating func measureDistances() {
    var queue: [Int] = []
    for screen in launched where screens[screen].distance == nil {
      screens[screen].distance = 0
      queue.append(screen)
    }
    var head = 0
    while head < queue.count {
      let screen = queue[head]
      head += 1
      let next = (screens[screen].distance ?? 0) + 1
      for way in screens[screen].outgoing where !ways[way].kind.isWayBack {
        guard let target = ways[way].to else { continue }
        if screens[target].distance == nil {
          screens[target].distance = next
          queue.append(target)
        }
        if screens[target].distance == next { screens[target].arrivals.append(way) }
      }
    }
    for screen in screens.indices { screens[screen].arrivals.sort() }
  }

  /// What is seen at launch: of the app itself, or of whatever there is.
  private var launched: [Int] {
    let launches = entries.filter { $0.kind == .launch && $0.to != nil }
    let own = launches.filter { $0.role == nil || $0.role == .windowOnly }
    return (own.isEmpty ? launches : own).compactMap(\.to)
  }
}
