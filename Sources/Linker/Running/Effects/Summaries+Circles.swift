extension Summaries {
  /// Runs that call each other in a circle, all that they reach being complete.
  final class Circle {
    /// Whether so many runs go round in it that nobody could tell which conditions lead through it.
    let isLarge: Bool
    /// What is done from a post on, by the part that was asked for.
    fileprivate var known: [Part: [UInt64: Opened]] = [:]

    init(isLarge: Bool) { self.isLarge = isLarge }
  }

  /// A run in a circle, and for whom it is set going there.
  fileprivate struct Post {
    var run: Int
    var owner: Int32?
    var isClaimed: Bool

    var number: UInt64 { Summaries.number(of: run, owner, isClaimed) }
  }

  /// The way of Tarjan's algorithm through the posts of a circle.
  fileprivate struct Exploration {
    var order: [UInt64: Int] = [:]
    var lowest: [UInt64: Int] = [:]
    var path: [Post] = []
  }

  /// A part of all effects of a run in a large circle; `nil` where finding it takes too much.
  ///
  /// Posts that lead to each other have the same effects.
  /// - Complexity: as the lines of the circle, times the ways that they lead to.
  func opened(_ run: Int, _ part: Part, in circle: Circle) -> Opened? {
    let start = Post(run: run, owner: nil, isClaimed: false)
    if let known = circle.known[part]?[start.number] { return known }
    guard work <= lastLimit else { return nil }
    var exploration = Exploration()
    explore(start, part, circle, &exploration)
    return circle.known[part]?[start.number]
  }

  private func explore(_ post: Post, _ part: Part, _ circle: Circle, _ exploration: inout Exploration) {
    let number = post.number
    let index = exploration.order.count
    exploration.order[number] = index
    exploration.lowest[number] = index
    exploration.path.append(post)
    for line in runs[post.run].lines {
      guard let next = self.post(behind: line, of: post, part, circle), circle.known[part]?[next.number] == nil
      else { continue }
      if exploration.order[next.number] == nil { explore(next, part, circle, &exploration) }
      if let low = exploration.lowest[next.number], let own = exploration.lowest[number], low < own {
        exploration.lowest[number] = low
      }
    }
    guard exploration.lowest[number] == index,
      let start = exploration.path.lastIndex(where: { $0.number == number })
    else { return }
    let members = exploration.path[start...]
    exploration.path.removeSubrange(start...)
    for member in members { exploration.lowest[member.number] = nil }
    guard work <= lastLimit else { return }
    let opened = gathered(members, part, circle)
    work += opened.ways.count
    for member in members { circle.known[part, default: [:]][member.number] = opened }
  }

  /// What is done from posts that lead to each other.
  private func gathered(_ members: ArraySlice<Post>, _ part: Part, _ circle: Circle) -> Opened {
    let inside = Set(members.map(\.number))
    var gathering = Gathering(gates: gates, part: part)
    for member in members {
      for line in runs[member.run].lines {
        if let next = post(behind: line, of: member, part, circle) {
          guard !inside.contains(next.number), let known = circle.known[part]?[next.number] else { continue }
          for way in known.ways { gathering.add(way) }
        } else if let end = inner(line, of: member, part, circle) {
          add(end, to: &gathering)
        }
      }
    }
    groups += 1
    return opened(gathering.ways, group: groups)
  }

  /// The post that a line leads on to, if it stays in the circle.
  private func post(behind line: Line, of post: Post, _ part: Part, _ circle: Circle) -> Post? {
    guard case .run(let next) = line.what, runs[next].circle === circle, let inner = inner(line, of: post, part, circle)
    else { return nil }
    return Post(run: next, owner: inner.owner, isClaimed: inner.isClaimed)
  }

  /// A line as it counts for whom the run is set going; `nil` if it does not.
  private func inner(_ line: Line, of post: Post, _ part: Part, _ circle: Circle) -> Line? {
    let outer = Line(what: .run(post.run), gates: GateSets.none, isClaimed: post.isClaimed, owner: post.owner)
    guard outer.lets(line.owner, part) else { return nil }
    let inner = Line(
      what: line.what, gates: line.gates, isClaimed: post.isClaimed || line.isClaimed, owner: line.owner ?? post.owner)
    guard part.goesOn(behind: inner) else { return nil }
    switch line.what {
    case .effect(let effect): return inner.isClaimed && effects.isAmongFlows(effect) ? nil : inner
    case .run(let next): return part == .reached && !isAsked(next, by: line) ? nil : inner
    }
  }
}

extension Summaries {
  /// No more runs than this are asked whether they go on still.
  private static let openLimit = 500

  /// Whether effects come from runs that go on still: what those do in all is not known yet.
  func isOpen(_ found: [Effect]) -> Bool {
    var seen: Set<Int> = []
    var queue = found.compactMap { effect -> Int? in if case .run(let run)? = effect.target { run } else { nil } }
    while let number = queue.popLast(), seen.count < Self.openLimit {
      guard seen.insert(number).inserted, runs[number].circle == nil else { continue }
      guard runs[number].isComplete else { return true }
      for line in runs[number].lines { if case .run(let next) = line.what { queue.append(next) } }
    }
    return false
  }
}
