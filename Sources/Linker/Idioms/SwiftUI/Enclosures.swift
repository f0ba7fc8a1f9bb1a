import NavigationModel

/// What screens are seen inside of, as far as the transitions tell that are known by now.
final class Enclosures {
  private let views: Views
  private lazy var graph = Graph(views.linkage.draft.transitions + views.runner.emission.transitions)

  /// What was asked before: who changes what several watch asks once for each of them.
  private var answers: [Question: Bool?] = [:]

  private struct Question: Hashable {
    var screen: NodeID
    var holders: Set<NodeID>
    var outside: Set<NodeID>
  }

  init(_ views: Views) { self.views = views }

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

  /// Who leads to each screen, by numbers: ways are followed back over and over again.
  private struct Graph {
    private var numbers: [NodeID: Int] = [:]
    private var sources: [[Int]] = []
    private var marks: [Int] = []
    private var walks = 0

    init(_ transitions: [Transition]) {
      var seen: Set<[Int]> = []
      for transition in transitions where !transition.kind.isWayBack {
        guard let to = transition.to, to != transition.from else { continue }
        let pair = [number(of: to), number(of: transition.from)]
        if seen.insert(pair).inserted { sources[pair[0]].append(pair[1]) }
      }
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
