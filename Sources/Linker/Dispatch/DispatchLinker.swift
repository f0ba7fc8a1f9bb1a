import Facts
import NavigationModel

/// Enums by whose cases the app navigates: deep links, routes, steps.
struct DispatchLinker {
  let linkage: Linkage
  let relevance: Relevance
  private let owners: CaseOwners
  private let enums: NavigationEnums

  init(linkage: Linkage, relevance: Relevance) {
    self.linkage = linkage
    self.relevance = relevance
    owners = CaseOwners(linkage: linkage)
    enums = NavigationEnums(linkage: linkage)
  }

  private var program: Program { linkage.program }

  /// Adds every case of each enum that some switch navigates by.
  func link() {
    // What a place means is worked out only where its name can be that of such a case.
    let vocabulary = program.types.indices.map(TypeID.init).filter {
      program[$0].keyword == .enum && enums.contains($0)
    }
    let names = Set(vocabulary.flatMap { program[$0].cases.map(\.name) })
    guard !names.isEmpty else { return }
    var dispatchers: [TypeID: Dispatchers] = [:]
    var unknown: [SwitchSite] = []
    let arms = ArmMeaning(linkage: linkage, relevance: relevance)
    for site in linkage.sites.switches where !site.caseNames.isDisjoint(with: names) {
      guard let type = owners.type(of: site) ?? owners.known(arms.choices.type(of: site), all: site.caseNames) else {
        unknown.append(site)
        continue
      }
      // An enum that describes its own cases does nothing for them.
      guard site.scope.owner != type, enums.contains(type) else { continue }
      dispatchers[type, default: Dispatchers()]
        .add(site, cases: program[type].cases.map(\.name), isStep: isStep(type), linkage, arms)
    }
    dispatchers = dispatchers.filter(\.value.areThere)
    // What a switch is over that was not found out may be any enum with such cases: what it does counts.
    for site in unknown {
      for type in dispatchers.keys where site.scope.owner != type && owners.mayBe(type, site) {
        dispatchers[type]?.addHandlers(of: site, cases: program[type].cases.map(\.name), linkage, arms)
      }
    }
    var requests: [TypeID: [Request]] = [:]
    for use in linkage.sites.caseUses where names.contains(use.name) && !use.isSpelled {
      guard let type = owners.type(of: use), dispatchers[type] != nil else { continue }
      if use.isCompared {
        dispatchers[type]?.handle(use.name, use.scope.owner)
      } else {
        requests[type, default: []].append(Request(of: use, in: type, linkage))
      }
    }
    for (type, found) in dispatchers {
      add(type, found, (requests[type] ?? []) + rawRequests(of: type))
    }
  }

  /// `DeepLink(rawValue: url.host)` asks for every case.
  private func rawRequests(of type: TypeID) -> [Request] {
    linkage.sites.named(program[type].name).filter { $0.form == .call && $0.argument("rawValue") != nil }
      .flatMap { site in
        let sources = LinkSources(linkage: linkage)
        let isLink = sources.isOne(site.code) && !sources.isOwnName(site.argument("rawValue"), in: site.scope)
        return !isLink
          ? []
          : program[type].cases.map { declared in
            Request(
              name: declared.name, place: linkage.place(site.origin), owner: site.scope.owner, isLink: true,
              isForAll: true)
          }
      }
  }

  private func add(_ type: TypeID, _ dispatchers: Dispatchers, _ requests: [Request]) {
    let entry = program[type]
    let areLinks = requests.contains(where: \.isLink)
    for declared in entry.cases {
      let asked = requests.filter { $0.name == declared.name && ($0.owner != type || $0.isLink) }
      // Of an enum for all ways through the app, links may make some cases only.
      let isLink = asked.contains(where: \.isLink) || areLinks && (asked.isEmpty || !enums.isNamed(type))
      let role: Dispatch.Role = isStep(type) ? .step : isLink ? .link : .route
      var drops = role == .link && declared.saysNothing ? [] : dispatchers.drops[declared.name] ?? []
      // Who asks for every case alike is told by the branch of a case that nothing is to be done for that one.
      if isForAll(asked, role) { drops.removeAll { $0.namesCase || $0.isSpoken } }
      // What only links become values of may be switched over for anything else, too.
      if role == .route, !enums.isNamed(type) { drops = [] }
      let handlers = dispatchers.handlers[declared.name] ?? []
      let lost = drops.isEmpty ? [] : asked.filter { isLost($0, role, handlers, dispatchers) }
      let dropped = Set(decisive(drops, for: lost, role).map(\.place))
      linkage.draft.dispatches.append(
        Dispatch(
          type: entry.qualifiedName, name: declared.name, role: role,
          source: program.place(entry.file, declared.offset), requests: asked.map(\.place).sorted(),
          lost: lost.map(\.place).sorted(), dropped: dropped.sorted()))
    }
  }

  /// Whether nobody asks for the one case; of what links lead to, only what reads them says so.
  private func isForAll(_ asked: [Request], _ role: Dispatch.Role) -> Bool {
    let links = role == .link ? asked.filter(\.isLink) : []
    return (links.isEmpty ? asked : links).allSatisfy(\.isForAll)
  }

  private func isStep(_ type: TypeID) -> Bool { program.ancestry(of: type).contains("Step") }

  /// Of branches that do nothing, those of the flows that hear the steps, where such flows are known.
  private func decisive(
    _ drops: [Dispatchers.Drop], for lost: [Request], _ role: Dispatch.Role
  ) -> [Dispatchers.Drop] {
    guard role == .step else { return drops }
    let flows = linkage.shared(Flows.init)
    let listeners = lost.compactMap(\.owner).flatMap(flows.flows(listeningTo:))
    let heard = drops.filter { drop in
      drop.owner.map { owner in listeners.contains { linkage.evaluator.isRelated(owner, $0) } } ?? false
    }
    return heard.isEmpty ? drops : heard
  }

  private func isLost(
    _ request: Request, _ role: Dispatch.Role, _ handlers: Set<TypeID?>, _ dispatchers: Dispatchers
  ) -> Bool {
    guard !handlers.isEmpty else { return true }
    // A step is heard by the flows that its stepper was contributed to, and by no other.
    guard role == .step, let stepper = request.owner else { return false }
    let listeners = linkage.shared(Flows.init).flows(listeningTo: stepper)
    guard !listeners.contains(where: linkage.translatesSteps) else { return false }
    let areKnown = listeners.allSatisfy { flow in
      dispatchers.owners.contains { linkage.evaluator.isRelated($0, flow) }
    }
    return !listeners.isEmpty && areKnown
      && !listeners.contains { flow in
        handlers.contains { handler in handler.map { linkage.evaluator.isRelated($0, flow) } ?? true }
      }
  }
}

/// A place that asks for a case.
private struct Request {
  var name: String
  var place: SourcePlace
  var owner: TypeID?
  /// Whether it is made from a URL, a notification or the like.
  var isLink: Bool
  /// Whether it asks for every case alike.
  var isForAll = false
}

extension Request {
  init(of use: CaseUse, in type: TypeID, _ linkage: Linkage) {
    self.init(
      name: use.name, place: linkage.program.place(use.scope.file, use.offset), owner: use.scope.owner,
      isLink: LinkSources(linkage: linkage).isOne(use.code))
  }
}

extension EnumCaseDeclaration {
  /// Whether it stands for links that mean nothing to the app, or no more than to open it.
  fileprivate var saysNothing: Bool {
    [
      "unknown", "none", "other", "invalid", "unsupported", "unhandled", "unrecognized", "undefined", "noop", "ignored",
      "launch", "open",
    ].contains(
      name.lowercased())
  }
}

extension Linkage {
  /// Whether a flow turns steps into others before it looks at them.
  fileprivate func translatesSteps(_ flow: TypeID) -> Bool {
    ([flow] + program.ancestors(of: flow)).flatMap { program[$0].members["adapt"] ?? [] }.contains { member in
      guard case .function(let id) = member else { return false }
      return program[id].declaration.parameters.first?.label == "step"
    }
  }
}
