import NavigationModel
import TestSupport
import Testing

@testable import Linker

/// Runs that set each other going in circles, without conditions: found for all of a circle at once, they do the same as
/// walked one by one.
@Suite struct LargeCircleTests {
  @Test(arguments: 0..<400 as Range<UInt64>)
  func circlesOpenedAtOnceEqualWalks(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let runs = Self.runs(&dice)
    for part in [Summaries.Part.all, .told, .owned, .free, .reached] {
      let (walked, condensed) = (Summaries(), Summaries(workLimit: -1, circleLimit: 0))
      for summaries in [walked, condensed] {
        for run in runs { _ = summaries.begin(run.origin) }
        for (number, run) in runs.enumerated() { summaries.complete(number, with: run.effects) }
      }
      for number in runs.indices {
        let reference = Summaries.Run.reference(number)
        let expected = Self.told(walked.opened([reference], part))
        #expect(Self.told(condensed.opened([reference], part)) == expected, "run \(number), \(part)")
      }
    }
  }

  /// The circles that the dice throw are circles, or the comparison above would be of nothing.
  @Test func diceThrowCircles() {
    let circles = (0..<400 as Range<UInt64>).count { seed in
      var dice = SplitMix64(seed: seed)
      let summaries = Summaries(workLimit: -1, circleLimit: 1)
      let runs = Self.runs(&dice)
      for run in runs { _ = summaries.begin(run.origin) }
      for (number, run) in runs.enumerated() { summaries.complete(number, with: run.effects) }
      _ = summaries.opened([Summaries.Run.reference(0)], .all)
      return summaries.group(of: 0, .all) != nil
    }
    #expect(circles > 100)
  }

  /// Where the limit of all work is reached, a run does what its own code does, and that is said.
  @Test func circlesEndWhereNothingElseDoes() {
    let shown = { (name: String) in
      Effect(kind: .push, target: .node(NodeID(name)), origin: Origin(file: 0, offset: 0), gates: [])
    }
    for (limit, expected) in [(Int.max, ["own", "others"]), (-1, ["own"])] {
      let summaries = Summaries(workLimit: -1, lastLimit: limit, circleLimit: 0)
      for _ in 0..<2 { _ = summaries.begin() }
      summaries.complete(0, with: [shown("own"), Summaries.Run.reference(1)])
      summaries.complete(1, with: [shown("others"), Summaries.Run.reference(0)])
      let told = summaries.opened([Summaries.Run.reference(0)], .all).map(\.target)
      #expect(Set(told) == Set(expected.map { .node(NodeID($0)) }))
      #expect(summaries.isCut == (limit < 0))
      #expect(summaries.effectsLeftAside.map(\.target) == (limit < 0 ? [.node(NodeID("others"))] : []))
    }
  }

  private static func runs(_ dice: inout SplitMix64) -> [(origin: Summaries.RunOrigin, effects: [Effect])] {
    let count = Int.random(in: 2...9, using: &dice)
    return (0..<count).map { run in
      let origins: [Summaries.RunOrigin] = [.initializer, .closureOfScreen, .other, .other]
      let effects = (0..<Int.random(in: 1...4, using: &dice)).map { place in
        var effect =
          Bool.random(using: &dice)
          ? Summaries.Run.reference(Int.random(in: 0..<count, using: &dice))
          : Effect(
            kind: .push, target: .node(NodeID("S\(Int.random(in: 0..<4, using: &dice))")),
            origin: Origin(file: run, offset: Int32(place)), gates: [])
        effect.owner = [nil, nil, NodeID("A"), NodeID("B")].randomElement(using: &dice) ?? nil
        effect.isClaimedByFlow = Int.random(in: 0..<4, using: &dice) == 0
        effect.isAmongFlows = !effect.isReference && Int.random(in: 0..<4, using: &dice) == 0
        return effect
      }
      return (origins.randomElement(using: &dice) ?? .other, effects)
    }
  }

  private static func told(_ effects: [Effect]) -> Set<String> {
    Set(
      effects.map { effect in
        let shown = effect.target.map { "\($0)" } ?? "back"
        return "\(shown) \(effect.origin) \(effect.owner?.rawValue ?? "-") \(effect.isClaimedByFlow)"
      })
  }
}
