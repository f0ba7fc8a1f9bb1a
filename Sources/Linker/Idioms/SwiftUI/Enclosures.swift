import NavigationModel

/// What screens are seen inside of, as far as the transitions tell that are known by now.
final class Enclosures {
  private let views: Views
  private let isOnGround: Bool
  private lazy var graph: Graph = {
    let (draft, emission) = (views.linkage.draft, views.runner.emission)
    let (grounds, switches) = isOnGround ? (views.moved.grounds, views.moved.switches) : ([:], [])
    var graph = Graph(draft.transitions + emission.transitions, on: grounds, besides: switches)
    let entries = draft.entries + emission.entries.entries
    // What a link leads to that is handed to a root may lie over any of the screens in it.
    let below = views.roots.union(views.moved.switches)
    for way in views.links.ways(among: entries, in: views.runner)
    where way.from != way.to && !below.contains(way.from) {
      graph.add(way)
    }
    return graph
  }()

  /// What was asked before: who changes what several watch asks once for each of them.
  private var answers: [Question: Bool?] = [:]

  private struct Question: Hashable {
    var screen: NodeID
    var holders: Set<NodeID>
    var outside: Set<NodeID>
  }

  /// - Parameter isOnGround: whether what a screen shows that another one asks for is inside of the one that shows it.
  init(_ views: Views, isOnGround: Bool = false) {
    self.views = views
    self.isOnGround = isOnGround
  }

  /// Whether all ways to a screen lead through others, and to those not through the screen itself alone.
  ///
  /// - Parameter outside: screens from which the ways begin, with the roots of the app.
  /// - Returns: `nil` where nothing is known that leads to some screen on the way.
  /// - Complexity: O(*n*) in the number of transitions for each question, once.
  func isInside(_ screen: NodeID, of holders: Set<NodeID>, withoutPassing outside: Set<NodeID>) -> Bool? {
    guard !holders.isEmpty, !holders.contains(screen) else { return false }
    let question = Question(screen: screen, holders: holders, outside: outside)
    if let known = answers[question] { return known }
    let answer = graph.isInside(screen, of: holders, withoutPassing: outside, orRoots: views.roots)
    answers[question] = .some(answer)
    return answer
  }

  /// What a screen is seen over that another one brings up.
  enum Ground {
    /// A screen that sets state, and what that shows, by the place that sets it.
    struct Way: Hashable {
      var from: NodeID
      var to: NodeID
      var source: SourcePlace
    }

    /// The screens that one is seen over: those which show it, where another one only sets the state that they watch.
    static func below(
      _ transition: Transition, _ to: NodeID, _ grounds: [Way: Set<NodeID>], _ switches: Set<NodeID>
    ) -> Set<NodeID> {
      guard !grounds.isEmpty else { return [transition.from] }
      var found: Set<NodeID> = []
      for place in [transition.source] + transition.alsoAt {
        // What shows one of several screens lies below them all: there it matters from which of them it was asked for. So
        // it does where several screens have the state.
        guard let hosts = grounds[Way(from: transition.from, to: to, source: place)], hosts.count == 1,
          hosts.isDisjoint(with: switches)
        else { return [transition.from] }
        found.formUnion(hosts)
      }
      return found
    }
  }

  /// Who leads to each screen, by numbers: ways are followed back over and over again.
  private struct Graph {
    private var numbers: [NodeID: Int] = [:]
    private var sources: [[Int]] = []
    private var marks: [Int] = []
    private var walks = 0

    init(_ transitions: [Transition], on grounds: [Ground.Way: Set<NodeID>], besides switches: Set<NodeID>) {
      var seen: Set<[Int]> = []
      for transition in transitions where !transition.kind.isWayBack {
        guard let to = transition.to, to != transition.from else { continue }
        for source in Ground.below(transition, to, grounds, switches) where source != to {
          let pair = [number(of: to), number(of: source)]
          if seen.insert(pair).inserted { sources[pair[0]].append(pair[1]) }
        }
      }
    }

    mutating func add(_ way: (from: NodeID, to: NodeID)) {
      let (source, target) = (number(of: way.from), number(of: way.to))
      if !sources[target].contains(source) { sources[target].append(source) }
    }

    private mutating func number(of node: NodeID) -> Int {
      if let known = numbers[node] { return known }
      numbers[node] = sources.count
      sources.append([])
      marks.append(0)
      return sources.count - 1
    }

    mutating func isInside(
      _ screen: NodeID, of holders: Set<NodeID>, withoutPassing outside: Set<NodeID>, orRoots roots: Set<NodeID>
    ) -> Bool? {
      // Each walk leaves marks of its own: on holders, on the ends of ways, and on what it has seen.
      let (held, end, seen) = (walks + 1, walks + 2, walks + 3)
      walks += 3
      for node in roots { mark(node, end) }
      for node in outside { mark(node, end) }
      for node in holders { mark(node, held) }
      if outside.contains(screen) || roots.contains(screen) { return false }
      guard let first = numbers[screen] else { return nil }
      marks[first] = seen
      var (queue, isOpen, isHeld) = ([first], false, false)
      while let next = queue.popLast() {
        if sources[next].isEmpty { isOpen = true }
        for source in sources[next] where marks[source] != seen {
          if marks[source] == held {
            isHeld = true
          } else {
            if marks[source] == end { return false }
            marks[source] = seen
            queue.append(source)
          }
        }
      }
      return isOpen ? nil : isHeld
    }

    private mutating func mark(_ node: NodeID, _ mark: Int) {
      if let number = numbers[node] { marks[number] = mark }
    }
  }
}

extension StateMoves {
  /// Screens that show one of several others as the state says.
  var switches: Set<NodeID> {
    Set(
      choices.lazy.filter { $0.value.kind == .replaceRoot }.compactMap { choice in
        choice.actor.screen.flatMap { choice.value.nodes.contains($0) ? nil : $0 }
      })
  }

  /// Notes over what the screens are seen that somebody asks for.
  func note(_ found: [Views.Shown], over host: Actor, askedFor set: At<Value>, _ views: Views) {
    guard let from = set.actor.screen, let host = host.screen else { return }
    let place = views.linkage.place(set.effect.origin)
    for shown in found { grounds[.init(from: from, to: shown.node, source: place), default: []].insert(host) }
  }
}
