extension Summaries {
  /// A run or an effect, with who does it, as one number.
  static func number(of index: Int, _ owner: Int32?, _ isClaimed: Bool) -> UInt64 {
    UInt64(index) << 32 | UInt64(owner.map { $0 + 1 } ?? 0) << 1 | (isClaimed ? 1 : 0)
  }

  /// Whether a line leads to what came already.
  enum Telling {
    case first
    case again
    /// It came under fewer conditions: as long as none falls off at the end of a long list, this adds nothing.
    case underMore
  }

  /// Effects as they come together, each with the few plainest sets of conditions.
  struct Gathering {
    let gates: GateSets
    let part: Part
    private var kept: [Way] = []
    private var isOut: [Bool] = []
    /// For each way, the one before it that leads to the same effect and is not out.
    private var earlier: [Int32] = []
    /// The last way to each effect.
    private var last = NumberMap()
    /// Under which conditions all that a run does came, by the run and who does it.
    private var told = NumberLists()

    init(gates: GateSets, part: Part) {
      self.gates = gates
      self.part = part
    }

    var ways: [Way] { zip(kept, isOut).lazy.filter { !$0.1 }.map(\.0) }

    /// Whether all that a run does came already: under conditions that are among those of another line that leads to it,
    /// that line tells nothing new.
    func telling(of run: Int, by line: Line) -> Telling {
      let earlier = told.list(of: Summaries.number(of: run, line.owner, line.isClaimed))
      if told.contains(in: earlier, where: { $0 == line.gates }) { return .again }
      return told.contains(in: earlier) { [gates] in gates.isSubset($0, of: line.gates) } ? .underMore : .first
    }

    /// Notes that all that a run does comes now.
    mutating func tell(_ run: Int, by line: Line) {
      told.add(line.gates, to: Summaries.number(of: run, line.owner, line.isClaimed))
    }

    mutating func add(_ way: Way) {
      guard part.contains(way) else { return }
      let act = Summaries.number(of: Int(way.effect), way.owner, way.isClaimed)
      guard let newest = last[act] else { return keep(way, act, after: -1) }
      // Who gets there under fewer conditions needs no more.
      var rival = newest
      while rival >= 0 {
        if gates.isSubset(kept[Int(rival)].gates, of: way.gates) { return }
        rival = earlier[Int(rival)]
      }
      let (left, count) = leaveOut(behind: way.gates, from: newest)
      if left >= 0, count >= Effect.wayLimit {
        // One more way: nothing is asked but what that asks, too.
        kept[Int(left)].gates = gates.common(kept[Int(left)].gates, way.gates)
        last[act] = left
        return
      }
      keep(way, act, after: left)
    }

    /// Leaves out the ways that ask all that some conditions do and more; gives the last one that is left, and how many.
    private mutating func leaveOut(behind conditions: Int32, from newest: Int32) -> (last: Int32, count: Int) {
      var (first, previous, count) = (Int32(-1), Int32(-1), 0)
      var rival = newest
      while rival >= 0 {
        let next = earlier[Int(rival)]
        if gates.isSubset(conditions, of: kept[Int(rival)].gates) {
          isOut[Int(rival)] = true
        } else {
          if previous < 0 { first = rival } else { earlier[Int(previous)] = rival }
          previous = rival
          count += 1
        }
        rival = next
      }
      if previous >= 0 { earlier[Int(previous)] = -1 }
      return (first, count)
    }

    private mutating func keep(_ way: Way, _ act: UInt64, after earlier: Int32) {
      last[act] = Int32(kept.count)
      self.earlier.append(earlier)
      kept.append(way)
      isOut.append(false)
    }
  }
}
