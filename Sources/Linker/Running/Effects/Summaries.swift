import Facts
import NavigationModel

/// What each run of a function does, kept as a graph: a run refers to those that it sets going.
///
/// So an effect is kept once, however long the chains of calls that lead to it, and runs that call each other in a circle
/// have all effects of the circle. Only where it matters who acts is a list opened.
final class Summaries {
  private(set) var runs: [Run] = []
  private(set) var effects = EffectTable()
  private var owners = OwnerTable()
  let gates = GateSets()

  /// One run: its effects, and those that show what its caller passes.
  ///
  /// An object, as it is asked for at every step.
  final class Run {
    var lines: [Line] = []
    /// What a caller does by it.
    var outcome: [Effect]
    var isComplete = false
    let origin: RunOrigin
    /// The circle that it is in, be it alone, once all that it reaches is complete.
    var circle: Circle?
    /// All effects, once they are known, and the parts of them that were asked for.
    var all: Opened?
    private var told: Opened?
    private var owned: Opened?
    private var free: Opened?
    private var reached: Opened?

    init(_ number: Int, origin: RunOrigin) {
      self.origin = origin
      outcome = [Self.reference(number)]
    }

    /// All that a run does, as one effect.
    static func reference(_ number: Int) -> Effect {
      Effect(kind: .custom, target: .run(number), origin: Origin(file: 0, offset: 0), gates: [])
    }

    /// A part of all effects, once it is known.
    subscript(part: Part) -> Opened? {
      get {
        switch part {
        case .all: all
        case .told: told
        case .owned: owned
        case .free: free
        case .reached: reached
        }
      }
      set {
        switch part {
        case .all: all = newValue
        case .told: told = newValue
        case .owned: owned = newValue
        case .free: free = newValue
        case .reached: reached = newValue
        }
      }
    }
  }

  /// What code a run is of.
  enum RunOrigin {
    case initializer
    /// A closure in the code of a screen.
    case closureOfScreen
    case other
  }

  /// Which effects somebody asks for; where most are told already, there is no need to bring them all together.
  enum Part {
    case all
    /// Those that no flow has, and those of screens' own code.
    case told
    /// Those of screens' own code.
    case owned
    /// Those of no screen's own code.
    case free
    /// With those of screens whose code others' code sets going, but not what screens do as they are made.
    case reached

    func contains(_ way: Way) -> Bool {
      switch self {
      case .all, .reached: true
      case .told: way.owner != nil || !way.isClaimed
      case .owned: way.owner != nil
      case .free: way.owner == nil
      }
    }

    /// Whether anything of it can be behind a line: what a screen's own code sets going is the screen's.
    func goesOn(behind line: Line) -> Bool { self != .free || line.owner == nil }

    /// What can be in the part of all that a line of it leads to.
    func behind(_ line: Line) -> Part {
      if self == .reached || self == .free { return self }
      if self == .all || line.owner != nil { return .all }
      return line.isClaimed ? .owned : self
    }
  }

  /// One effect of a run, or another run that it sets going.
  struct Line: Hashable {
    var what: What
    var gates: Int32
    var isClaimed: Bool
    /// The screen whose code it is, by its number; what is another screen's was given to that.
    var owner: Int32?

    enum What: Hashable {
      case effect(Int32)
      case run(Int)
    }

    /// Whether what a screen owns goes on here: a flow, and another screen, gave it to its owner.
    func lets(_ inner: Int32?, _ part: Part) -> Bool {
      inner == nil || part == .reached || !isClaimed && (owner == nil || owner == inner)
    }
  }

  /// An effect by its number, with one set of conditions that leads to it.
  struct Way: Hashable {
    var effect: Int32
    var gates: Int32
    var isClaimed: Bool
    var owner: Int32?
  }

  /// What a run does in all.
  struct Opened {
    var ways: [Way]
    /// How many conditions there are on a way at most.
    var widest: Int
    /// The runs of a large circle that all do this, by a number of their own.
    var group: Int?
  }

  /// A run that begins now, by its number.
  func begin(_ origin: RunOrigin = .other) -> Int {
    runs.append(Run(runs.count, origin: origin))
    return runs.count - 1
  }

  /// Keeps what a run was found to do.
  func complete(_ number: Int, with effects: [Effect]) {
    let passed = effects.filter(\.isPassed)
    runs[number].lines = effects.lazy.filter { !$0.isPassed }.map(line)
    runs[number].outcome = runs[number].lines.isEmpty ? passed : [Run.reference(number)] + passed
    runs[number].isComplete = true
  }

  /// What the code of runs does itself, and no screen's is, that were left aside where others set them going.
  var effectsLeftAside: [Effect] {
    leftAside.sorted().flatMap { run in
      runs[run].lines.compactMap { line in
        guard case .effect(let effect) = line.what, line.owner == nil else { return nil }
        return effects[effect]
      }
    }
  }

  /// What a caller of a run does by that.
  func effects(of number: Int) -> [Effect] { runs[number].outcome }

  /// The number of a list of conditions.
  func number(of list: [Gate]) -> Int32 { gates.number(of: list) }

  /// The runs of a large circle that all do the same as one of them, by a number of their own.
  func group(of run: Int, _ part: Part) -> Int? { runs[run][part]?.group }

  /// Effects as lines of a run.
  func lines(of list: [Effect]) -> [Line] { list.map(line) }

  /// Whether nothing will come to what runs do.
  func areFinal(_ references: [Effect]) -> Bool {
    references.allSatisfy { effect in
      if case .run(let run)? = effect.target { runs[run].circle != nil } else { true }
    }
  }

  /// The screen whose code something is.
  func owner(of way: Way) -> NodeID? { way.owner.map { owners[$0] } }

  private func line(_ effect: Effect) -> Line {
    let what: Line.What
    if case .run(let run)? = effect.target { what = .run(run) } else { what = .effect(effects.number(of: effect)) }
    return Line(
      what: what, gates: gates.number(of: effect.gates), isClaimed: effect.isClaimedByFlow,
      owner: effect.owner.map { owners.number(of: $0) })
  }

  /// The effects themselves, those of all runs that they refer to among them.
  ///
  /// Each once, with the few plainest sets of conditions that lead to it.
  ///
  /// - Parameter isWanted: those that the caller knows already are not made anew.
  func opened(_ list: [Effect], _ part: Part = .all, where isWanted: (Way) -> Bool = { _ in true }) -> [Effect] {
    guard list.contains(where: \.isReference) else { return list.plainest }
    var gathering = Gathering(gates: gates, part: part)
    for line in list.map(line) { add(line, to: &gathering) }
    return gathering.ways.filter(isWanted).map { way in
      var effect = effects[way.effect]
      effect.gates = gates[way.gates]
      effect.isClaimedByFlow = way.isClaimed
      effect.owner = way.owner.map { owners[$0] }
      return effect
    }
  }

  func add(_ line: Line, to gathering: inout Gathering) {
    switch line.what {
    case .effect(let effect):
      guard !isOthers(effect, line.owner) else { return }
      gathering.add(Way(effect: effect, gates: line.gates, isClaimed: line.isClaimed, owner: line.owner))
    case .run(let run):
      guard gathering.part.goesOn(behind: line), gathering.part != .reached || isAsked(run, by: line) else { return }
      let telling = gathering.telling(of: run, by: line)
      guard telling != .again else { return }
      let opened = opened(run, gathering.part.behind(line))
      if telling == .underMore, gates.width(of: line.gates) + opened.widest <= GateSets.limit { return }
      gathering.tell(run, by: line)
      work += opened.ways.count
      for way in opened.ways where !(line.isClaimed && effects.isAmongFlows(way.effect)) {
        guard line.lets(way.owner, gathering.part), !isOthers(way.effect, line.owner) else { continue }
        gathering.add(
          Way(
            effect: way.effect, gates: gates.joined(line.gates, way.gates), isClaimed: line.isClaimed || way.isClaimed,
            owner: way.owner ?? line.owner))
      }
    }
  }

  /// Whether a run is what somebody asks a screen to do: closures that screens leave with others anybody may run.
  func isAsked(_ run: Int, by line: Line) -> Bool {
    switch runs[run].origin {
    case .initializer: false
    case .closureOfScreen: line.owner != nil
    case .other: true
    }
  }

  /// Whether it is a screen that has itself shown: whoever asks it to does that.
  private func isOthers(_ effect: Int32, _ owner: Int32?) -> Bool {
    guard let owner, let shown = effects.shownByOther(effect) else { return false }
    return shown == owners[owner]
  }

  // MARK: - Circles

  private var order: [Int: Int] = [:]
  private var lowest: [Int: Int] = [:]
  private var path: [Int] = []
  /// How many lines and ways were looked at so far.
  var work = 0
  /// How many groups of runs were found in large circles that do the same.
  var groups = 0

  /// More than this no app needs whose code does not go round in circles of thousands of runs: from then on the
  /// conditions inside of circles are left aside, so that what the runs of a large one do is found for all at once.
  private let workLimit: Int
  /// Where even that does not end, a run does what its own code does.
  let lastLimit: Int
  /// More runs in a circle are many.
  private let circleLimit: Int
  /// Runs that were left aside where others set them going.
  private var leftAside: Set<Int> = []
  /// Whether what some runs set going was left aside.
  var isCut: Bool { !leftAside.isEmpty }

  init(workLimit: Int = 5_000_000, lastLimit: Int = 10_000_000, circleLimit: Int = 300) {
    self.workLimit = workLimit
    self.lastLimit = lastLimit
    self.circleLimit = circleLimit
  }

  /// All effects of a run.
  ///
  /// Each run is opened once, when somebody first asks for it. Those that call each other in a circle are found by
  /// Tarjan's algorithm (1972): inside of a circle a walk is needed, outside what is known is used.
  private func opened(_ run: Int, _ part: Part) -> Opened {
    if let known = runs[run][part] { return known }
    if part != .reached, let all = runs[run].all {
      let opened = Opened(ways: all.ways.filter(part.contains), widest: all.widest)
      runs[run][part] = opened
      return opened
    }
    if runs[run].circle == nil {
      explore(run)
      order = [:]
      lowest = [:]
      path = []
    }
    if work > workLimit, let circle = runs[run].circle, circle.isLarge, let opened = opened(run, part, in: circle) {
      runs[run][part] = opened
      return opened
    }
    let opened = opened(walked(from: run, part))
    // What is still being run may yet do more.
    if runs[run].circle != nil { runs[run][part] = opened }
    return opened
  }

  /// Ways, and how many conditions there are on one at most.
  func opened(_ ways: [Way], group: Int? = nil) -> Opened {
    Opened(
      ways: ways, widest: ways.lazy.map { [gates] in gates.width(of: $0.gates) }.max() ?? 0, group: group)
  }

  /// Finds the circles among the runs that can be reached, as far as all that they reach is complete.
  private func explore(_ run: Int) {
    order[run] = order.count
    lowest[run] = order[run]
    path.append(run)
    for case .run(let next) in runs[run].lines.lazy.map(\.what) where runs[next].circle == nil {
      if order[next] == nil { explore(next) }
      if let low = lowest[next] { lowest[run] = min(lowest[run] ?? low, low) }
    }
    guard lowest[run] == order[run], let start = path.lastIndex(of: run) else { return }
    let circle = path[start...]
    path.removeSubrange(start...)
    for member in circle { lowest[member] = nil }
    let members = Set(circle)
    let isComplete = circle.allSatisfy { member in
      runs[member].isComplete
        && runs[member].lines.allSatisfy { line in
          guard case .run(let next) = line.what else { return true }
          return members.contains(next) || runs[next].circle != nil
        }
    }
    guard isComplete else { return }
    let found = Circle(isLarge: circle.count > circleLimit)
    for member in circle { runs[member].circle = found }
  }

  /// The effects of a run, by a walk over the runs of its circle.
  private func walked(from run: Int, _ part: Part) -> [Way] {
    var gathering = Gathering(gates: gates, part: part)
    var visits = NumberLists()
    walk(run, in: Line(what: .run(run), gates: GateSets.none, isClaimed: false), &visits, &gathering)
    return gathering.ways
  }

  private func walk(_ run: Int, in outer: Line, _ visits: inout NumberLists, _ gathering: inout Gathering) {
    let visit = Self.number(of: run, outer.owner, outer.isClaimed)
    var outer = outer
    let walked = runs[run]
    work += 1
    if work > workLimit { outer.gates = GateSets.none }
    let known = visits.list(of: visit)
    if visits.count(of: known) >= Effect.wayLimit, let latest = visits.latest(of: known) {
      outer.gates = gates.common(latest, outer.gates)
    }
    guard !visits.contains(in: known, where: { [gates] in gates.isSubset($0, of: outer.gates) }) else { return }
    visits.add(outer.gates, to: visit)
    for line in walked.lines where outer.lets(line.owner, gathering.part) {
      let inner = Line(
        what: line.what, gates: gates.joined(outer.gates, line.gates), isClaimed: outer.isClaimed || line.isClaimed,
        owner: line.owner ?? outer.owner)
      guard gathering.part.goesOn(behind: inner) else { continue }
      switch line.what {
      case .effect(let effect) where inner.isClaimed && effects.isAmongFlows(effect): continue
      case .run(let next) where gathering.part == .reached && !isAsked(next, by: line): continue
      case .run(let next)
      where runs[next].circle === walked.circle && isOpen(next, gathering.part.behind(inner)):
        guard work <= lastLimit || walked.circle?.isLarge == false else {
          leftAside.insert(next)
          continue
        }
        walk(next, in: inner, &visits, &gathering)
      case .effect, .run: add(inner, to: &gathering)
      }
    }
  }

  /// Whether it is not known yet what a part of a run's effects is: then it is found on the way.
  private func isOpen(_ run: Int, _ part: Part) -> Bool {
    runs[run][part] == nil && (part == .reached || runs[run].all == nil)
  }
}

extension Effect {
  /// More sets of conditions for one effect tell a reader nothing.
  static let wayLimit = 6

  /// Whether it stands for all that some run does.
  var isReference: Bool { if case .run? = target { true } else { false } }
}
