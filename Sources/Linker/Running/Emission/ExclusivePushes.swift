import NavigationModel

/// Of what one run pushes on navigation controllers that it brings into view, or sets them to, what a person sees of it:
/// each of those that exclude each other, and of pushes that follow each other the last.
struct ExclusivePushes {
  /// Two of which never both come into a stack.
  struct Pair {
    var stack: Origin
    var one: Effect.Target
    var other: Effect.Target
  }

  private(set) var pairs: [Pair] = []
  /// The numbers of pushes on which others follow before the controller comes into view.
  private(set) var covered: Set<Int> = []
  private let program: Program
  /// Whether the run is a way into the app: of all that it shows in one go, a person sees what it ends with.
  private let isWayIn: Bool

  /// Reads what one run does.
  ///
  /// - Parameter shown: the controllers that it brings into view.
  init(_ effects: [Effect], shown: Set<Origin>, at actor: Emission.Actor, in program: Program) {
    self.program = program
    let isLaunch = actor.isLaunch
    isWayIn = if case .entry = actor { !isLaunch } else { false }
    var pushes: [Origin: [Int]] = [:]
    for (number, effect) in effects.enumerated() where Self.filling.contains(effect.kind) && effect.target != nil {
      guard !effect.isAnswer, !effect.isCalledBack, !isLaunch || effect.launchCause == nil,
        let stack = effect.stack, isLaunch || shown.contains(stack)
      else {
        continue
      }
      pushes[stack, default: []].append(number)
    }
    for (stack, numbers) in pushes.sorted(by: { $0.key < $1.key }) where numbers.count > 1 {
      let showing = effects.firstIndex { $0.target == .stack(stack) && !$0.isAmongFlows } ?? 0
      for (index, number) in numbers.prefix(Self.limit).enumerated() {
        for later in numbers.prefix(Self.limit)[(index + 1)...] {
          note(number, effects[number], later, effects[later], on: stack, before: showing)
        }
      }
    }
    pairs.removeAll { together.contains(Couple(of: $0)) }
  }

  /// Two that some run pushes both of: the same code may be reached in several ways.
  private var together: Set<Couple> = []

  private struct Couple: Hashable {
    var stack: Origin
    var targets: Set<Effect.Target>

    init(of pair: Pair) {
      stack = pair.stack
      targets = [pair.one, pair.other]
    }
  }

  private mutating func note(
    _ number: Int, _ push: Effect, _ later: Int, _ next: Effect, on stack: Origin, before showing: Int
  ) {
    guard let one = push.target, let other = next.target, one != other else { return }
    if push.gates.contains(where: { gate in next.gates.contains(where: gate.contradicts) }) {
      return pairs.append(Pair(stack: stack, one: one, other: other))
    }
    if follows(next, push) { together.insert(Couple(of: Pair(stack: stack, one: one, other: other))) }
    if later < showing || isWayIn, push.kind == .push, next.kind == .push, push.origin != next.origin,
      program.isOfOneObject(push.origin, next.origin)
    {
      // What one call may push is no sequence: it is one or the other.
      let names = Set(push.gates.map(\.name))
      if next.gates.allSatisfy({ names.contains($0.name) }) { covered.insert(number) }
    }
  }

  /// Whether one push is done wherever another is, or behind a few further conditions; of many, the outer ones are cut.
  private func follows(_ next: Effect, _ push: Effect) -> Bool {
    let (before, after) = (push.gates.map(\.name), next.gates.map(\.name))
    return (0...min(Self.furtherLimit, after.count)).contains { further in
      let shared = after.dropLast(further)
      return shared.isEmpty ? before.isEmpty : before.suffix(shared.count).elementsEqual(shared)
    }
  }

  private static let furtherLimit = 4

  private static let filling: Set<Transition.Kind> = [.push, .setStack]

  /// Who pushes more than this in a row fills no navigation controller before it is seen.
  private static let limit = 24
}
