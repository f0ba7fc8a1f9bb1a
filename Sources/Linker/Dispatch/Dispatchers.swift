import Facts
import NavigationModel

/// What the app's switches do with the cases of one enum.
struct Dispatchers {
  /// Types whose code does something for a case; `nil` stands for code outside of types.
  private(set) var handlers: [String: Set<TypeID?>] = [:]
  /// Branches that do nothing for a case.
  private(set) var drops: [String: [Drop]] = [:]
  /// Whether one of the switches navigates.
  private(set) var areThere = false
  /// Types with a switch that navigates.
  private(set) var owners: Set<TypeID> = []

  /// A branch that does nothing.
  struct Drop {
    var place: SourcePlace
    /// The type whose code it is.
    var owner: TypeID?
    /// Whether it names the case, rather than be for all others.
    var namesCase: Bool
    /// Whether it says in a log that it knows nothing of the case.
    var isSpoken: Bool
  }

  /// Takes a switch into account.
  ///
  /// A flow that names a step alone, to do nothing for it, means to; other enums have to be complete.
  mutating func add(
    _ site: SwitchSite, cases: [String], isStep: Bool, _ linkage: Linkage, _ meaning: ArmMeaning
  ) {
    let owner = linkage.evaluator.dispatchType(in: site.scope) ?? site.scope.owner
    let navigates = meaning.navigates(site)
    if navigates {
      areThere = true
      if let owner { owners.insert(owner) }
    }
    var named: Set<String> = []
    for arm in site.arms {
      let names = arm.patterns.flatMap(\.caseNames).filter(cases.contains)
      let isCatchAll = arm.condition == nil && (arm.patterns.isEmpty || arm.patterns.contains(where: \.isCatchAll))
      let isEmpty = !site.isTest && meaning.doesNothing(arm.body, of: site)
      if isEmpty, isStep, navigates, arm.condition == nil, !isCatchAll, names.count == 1 {
        handle(names[0], owner)
      } else if isEmpty {
        // A switch that does not navigate may well have nothing to do.
        guard navigates else { continue }
        let place = linkage.program.place(site.scope.file, arm.offset)
        // Behind a condition the case goes on to the next branch.
        guard arm.condition == nil else { continue }
        let isWhole = arm.patterns.allSatisfy(\.isOneCase)
        for name in isCatchAll ? cases.filter({ !named.contains($0) }) : isWhole ? names : [] {
          drops[name, default: []].append(
            Drop(place: place, owner: owner, namesCase: !isCatchAll, isSpoken: meaning.isSpoken(arm.body)))
        }
      } else {
        for name in isCatchAll ? cases.filter({ !named.contains($0) }) : names { handle(name, owner) }
      }
      if arm.condition == nil { named.formUnion(names) }
    }
  }

  /// Takes into account what a switch does for cases that it names, and not what it leaves undone.
  mutating func addHandlers(of site: SwitchSite, cases: [String], _ linkage: Linkage, _ meaning: ArmMeaning) {
    let owner = linkage.evaluator.dispatchType(in: site.scope) ?? site.scope.owner
    for arm in site.arms where site.isTest || !meaning.doesNothing(arm.body, of: site) {
      for name in arm.patterns.flatMap(\.caseNames) where cases.contains(name) { handle(name, owner) }
    }
  }

  /// Notes that code does something for a case.
  mutating func handle(_ name: String, _ owner: TypeID?) { handlers[name, default: []].insert(owner) }
}

extension Pattern {
  /// Cases that the pattern is about, in whatever it takes apart.
  fileprivate var caseNames: [String] {
    switch self {
    case .enumCase(_, let name, let parts): [name] + parts.flatMap(\.caseNames)
    case .tuple(let parts): parts.flatMap(\.caseNames)
    case .optional(let inner): inner.caseNames
    case .expression(let expression): expression.lastName.map { [$0] } ?? []
    case .name, .wildcard, .type: []
    }
  }

  fileprivate var isCatchAll: Bool {
    switch self {
    case .name, .wildcard: true
    case .tuple, .enumCase, .type, .optional, .expression: false
    }
  }

  /// Whether it is one case of the enum, whatever its payload.
  fileprivate var isOneCase: Bool {
    switch self {
    case .enumCase(_, _, let parts): parts.allSatisfy { $0.isCatchAll }
    case .optional(let inner): inner.isOneCase
    case .name, .wildcard: true
    case .tuple, .type, .expression: false
    }
  }
}
