import Facts
import NavigationModel

/// Writes out the chain of a value: what it refers to is read where it is referred to.
struct ItineraryReader {
  typealias Leg = Itinerary.Leg

  let linkage: Linkage
  /// The types that declarations write for the chains in them.
  private let declaredTypes: [Chain.Identity: TypeReference]
  /// Chains that are being read, from the outermost: one that comes back to itself would never end.
  private let path: [Chain.Identity]

  /// A chain may be passed again, by a helper that is given what it made before, but not without end.
  private static let circleLimit = 3
  private static let depthLimit = 48

  /// - Complexity: looks at every chain of the app once, for what its declaration says about it.
  init(linkage: Linkage) {
    self.linkage = linkage
    let found = ChainFinder(linkage: linkage).chains()
    declaredTypes = Dictionary(
      found.compactMap { item in item.declared.map { (item.chain.identity, $0) } },
      uniquingKeysWith: { first, _ in first })
    path = []
  }

  private init(inside outer: ItineraryReader, _ chain: Chain) {
    linkage = outer.linkage
    declaredTypes = outer.declaredTypes
    path = outer.path + [chain.identity]
  }

  private init(inside outer: ItineraryReader, at place: Origin) {
    linkage = outer.linkage
    declaredTypes = outer.declaredTypes
    path = outer.path + [Chain.Identity(head: place)]
  }

  /// The legs of a value, from the destination to the start.
  func legs(of value: Value, declared: TypeReference? = nil, at place: SourcePlace) -> [Leg] {
    guard path.count < Self.depthLimit else { return [.open("the chain is too deep to follow")] }
    if let written = OwnDestinations(linkage: linkage).carried(by: value)?.route.written {
      let inner = ItineraryReader(
        inside: self, at: Origin(file: written.scope.file, offset: written.expression.offset))
      return inner.legs(of: written.expression, in: written.scope, declared: declared)
    }
    let found = value.alternatives.flatMap { AppStatics(linkage: linkage).expanded($0).alternatives }
      .flatMap(chains(in:))
    // Where a route is among them, what else the name may mean is none.
    let chains = found.contains(where: isRoute) ? found.filter(isRoute) : found
    switch chains.count {
    case 0: return [.open("what the chain goes on with could not be found out")]
    case 1: return legs(of: chains[0], declared: declared)
    default:
      let alternatives = chains.map { chain in
        Itinerary.Alternative(
          condition: .unknown("one of \(chains.count)"), legs: legs(of: chain, declared: declared),
          source: linkage.place(chain.origin))
      }
      return [.alternatives(context: nil, alternatives)]
    }
  }

  /// The chains in a value; an object of the app's own may carry one.
  private func chains(in value: Value) -> [Chain] {
    switch value {
    case .term(let term): return [Chain(term)]
    case .instance(let instance):
      return instance.arguments.lazy.map { argument in
        argument.value.alternatives.compactMap(Chain.init).filter(isRoute)
      }.first { !$0.isEmpty } ?? []
    default: return []
    }
  }

  private func isRoute(_ chain: Chain) -> Bool {
    RouteComposerVocabulary.steps.contains(chain.name) || chain.name.hasPrefix(".")
  }

  /// The legs of one chain.
  func legs(of chain: Chain, declared: TypeReference? = nil) -> [Leg] {
    guard path.count(where: { $0 == chain.identity }) < Self.circleLimit else {
      return [.open("it leads back to itself")]
    }
    let inner = ItineraryReader(inside: self, chain)
    var rest = chain
    let conversions = rest.takeConversions()
    let types = [declared] + writtenTypes(for: chain, noted: rest.links.last?.declared)
    // Any view controller is no class that a step is about.
    let telling = types.compactMap(\.self).first {
      $0.arguments.first.map { $0 != .other && $0.simpleName != "UIViewController" } ?? false
    }
    let legs = inner.legs(ofPlain: rest, declared: telling ?? types.compactMap(\.self).first)
    return conversions.map { link in
      let made = link.labeled("using").flatMap { ContextReader(linkage: linkage).result(of: $0, for: legs.context) }
      return Leg.conversion(to: made ?? legs.context)
    } + legs
  }

  /// What is written for a chain, most telling first.
  ///
  /// In code of a protocol the declaration has names there that the types that conform fill; what was noted while one of
  /// them was followed knows of which it is.
  private func writtenTypes(for chain: Chain, noted: TypeReference?) -> [TypeReference?] {
    let written = declaredTypes[chain.identity]
    guard let owner = chain.head.scope.owner, linkage.program[owner].keyword == .protocol else {
      return [written, noted]
    }
    return [noted, written.map { linkage.evaluator.withoutAssociatedTypes($0, of: owner) }]
  }

  private func legs(ofPlain chain: Chain, declared: TypeReference?) -> [Leg] {
    let place = linkage.place(chain.origin)
    if RouteComposerVocabulary.destinations.contains(chain.name), let target = chain.head.labeled("to") {
      // What the payload decides, only the expression tells.
      if let written = target.written { return legs(of: written.expression, in: written.scope) }
      return legs(of: target.value, at: place)
    }
    if chain.isStart, let unread = chain.links.dropFirst(chain.name == "GeneralStep" ? 1 : 0).first,
      ReadingGap(member: unread) != nil
    {
      return [.open("'.\(unread.name)' behind a start could not be read")]
    }
    switch chain.name {
    case "SwitchAssembly":
      let alternatives = AlternativesReader(linkage: linkage, itineraries: self)
      return [alternatives.read(chain, about: chain.head.generics.first ?? declared?.arguments.first)]
    case "RootViewControllerStep", ".root": return [.root]
    case "CurrentViewControllerStep", ".current": return [.current]
    case ".custom": return [custom(chain.head, declared)]
    case "GeneralStep": return chain.links.first.map { [start($0, declared)] } ?? [.open("a start without a name")]
    default: return chosen(chain, declared: declared)
    }
  }

  /// The hops of a chain; where a part of it is one of several, of each chain that it can be.
  private func chosen(_ chain: Chain, declared: TypeReference?) -> [Leg] {
    let variants = ChoiceReader(linkage: linkage).variants(of: chain)
    let readings = variants.map { hops($0.part, declared: declared) }
    guard readings.count > 1, !readings.allSatisfy({ $0 == readings[0] }) else { return readings[0] }
    let place = linkage.place(chain.origin)
    let alternatives = zip(variants, readings).map { variant, legs in
      Itinerary.Alternative(condition: variant.condition, legs: legs, source: place)
    }
    return [.alternatives(context: nil, alternatives)]
  }

  private func start(_ link: Term, _ declared: TypeReference?) -> Leg {
    switch link.name {
    case "root": .root
    case "current": .current
    case "custom": custom(link, declared ?? result(around: link))
    default: .open("'\(link.name)' is no start")
    }
  }

  private func custom(_ term: Term, _ declared: TypeReference?) -> Leg {
    let argument = term.labeled("using") ?? term.arguments?.first
    var finder = FinderReader(linkage: linkage).read(argument)
    var context = ContextReader(linkage: linkage).context(ofFinder: argument)
    if let declared, declared.simpleName == "DestinationStep", let screen = declared.arguments.first {
      let inference = ScreenInference(linkage: linkage)
      if screen.simpleName != "UIViewController" {
        finder.screenClass = finder.screenClass ?? inference.known(screen)?.description
      }
      context = context ?? declared.arguments.dropFirst().first.flatMap(inference.known)?.description
    }
    return .custom(finder, context: context)
  }

  /// The type of the function that gives back nothing but this call.
  private func result(around call: Term) -> TypeReference? {
    guard let function = call.scope.function, let type = linkage.program[function].declaration.result,
      let body = linkage.program[function].declaration.body, body.count == 1
    else { return nil }
    switch body[0].kind {
    case .expression(let only), .return(let only?):
      guard only.stripped.offset == call.origin.offset else { return nil }
      return linkage.evaluator.resolvedAlias(type.unwrapped, in: call.scope)
    default: return nil
    }
  }

  /// Step by step, from the head to what `.from(…)` closes the chain with.
  private func hops(_ chain: Chain, declared: TypeReference?) -> [Leg] {
    guard chain.name != "ChainAssembly" || chain.head.labeled("from") == nil else {
      return hops(chain, after: [], from: chain.head.labeled("from"), declared)
    }
    let isHead = chain.name != "ChainAssembly"
    guard !isHead || isRoute(chain) else { return [.open("'\(chain.name)' is no step that is known")] }
    let head = isHead ? [StepReader(linkage: linkage).read(chain, declared: declared).step] : []
    return hops(chain, after: head, from: nil, declared)
  }

  private func hops(
    _ chain: Chain, after steps: [RouteStep], from first: LabeledValue?, _ declared: TypeReference?
  ) -> [Leg] {
    var steps = steps
    if let first, let end = take(first, at: chain.head, into: &steps, declared) { return steps.map(Leg.step) + end }
    for (index, link) in chain.links.enumerated() {
      let rest = chain.links[(index + 1)...]
      switch link.name {
      case "using":
        guard let argument = link.arguments?.first, !steps.isEmpty else { continue }
        steps[steps.count - 1].action = ActionReader(linkage: linkage).read(argument, at: link)
      case "from", "within":
        guard let argument = link.arguments?.first else { continue }
        if let end = take(argument, at: link, into: &steps, declared) { return steps.legs(passing: rest) + end }
      case "assemble":
        guard let argument = link.labeled("from") ?? link.labeled("default") else { continue }
        if let end = take(argument, at: link, into: &steps, declared) { return steps.legs(passing: rest) + end }
      case "adding", "add":
        guard let argument = link.arguments?.first, !steps.isEmpty else { continue }
        let isOfFirst = steps.count == 1 || link.name == "adding"
        if isOfFirst { TaskReader(linkage: linkage).read(argument, at: link, into: &steps[steps.count - 1]) }
      default:
        guard let gap = ReadingGap(member: link), !steps.isEmpty else { continue }
        steps[steps.count - 1].gaps.append(gap)
      }
    }
    return steps.map(Leg.step) + [.open("the chain breaks off")]
  }

  /// Goes on with what `.from(…)` names: one more step, or the end of the chain.
  private func take(
    _ argument: LabeledValue, at link: Term, into steps: inout [RouteStep], _ whole: TypeReference?
  ) -> [Leg]? {
    let expanded = argument.value.alternatives.flatMap { AppStatics(linkage: linkage).expanded($0).alternatives }
    // What comes next is what the action before it needs, else what the chain is about.
    let needed = steps.last.map { ($0.action?.container).map { ScreenInference.step(about: .simple($0)) } } ?? whole
    if expanded.count == 1, let chain = Chain(expanded[0]), chain.isIntegrator {
      let declared = chain.links.last?.declared ?? chain.head.declared ?? needed
      steps.append(StepReader(linkage: linkage).read(chain, declared: declared).step)
      return nil
    }
    if let written = argument.written { return legs(of: written.expression, in: written.scope, awaited: needed) }
    return legs(of: argument.value, at: linkage.place(link.origin))
  }

  /// The legs of what somebody awaits: a place to start from that does not say its class is of the one that is needed.
  func legs(of expression: Expression, in scope: Scope, awaited: TypeReference?) -> [Leg] {
    let value = linkage.evaluator.evaluate(expression, in: scope)
    let isStart = value.alternatives.contains { Chain($0)?.isAwaitedStart ?? false }
    return legs(of: expression, in: scope, declared: isStart ? awaited : nil)
  }

  /// The legs of an expression; where it can be several things, branch by branch.
  func legs(of expression: Expression, in scope: Scope, declared: TypeReference? = nil) -> [Leg] {
    if case .name(let name, _) = expression.stripped.kind, let meanings = scope.lookup(name), meanings.count == 1,
      case .expression(let deferred, let type) = meanings[0], let (written, outer) = deferred.written,
      path.count < Self.depthLimit, isParted(written, in: outer)
    {
      return legs(of: written, in: outer, declared: declared ?? type)
    }
    let evaluated = linkage.evaluator.evaluate(expression, in: scope)
    let value = linkage.evaluator.contextual(evaluated, declared, in: scope)
    let place = linkage.place(Origin(file: scope.file, offset: expression.offset))
    guard path.count < Self.depthLimit, value.alternatives.count > 1 || isParted(expression, in: scope) else {
      return legs(of: value, declared: declared, at: place)
    }
    if let (inner, conversion) = promised(expression, in: scope) {
      return (conversion.map { [$0] } ?? []) + legs(of: inner, in: scope, declared: nil)
    }
    let reader = BranchReader(linkage: linkage)
    var branches = reader.branches(of: expression, in: scope)
    var isDecided = branches.count > 1
    if !isDecided {
      branches = ChosenParts(linkage: linkage).branches(of: expression, in: scope)
      isDecided = !branches.isEmpty
    }
    if !isDecided, let body = DeclaredBody(of: expression.stripped, in: scope, linkage) {
      branches = reader.branches(of: body.statements, in: body.scope)
      isDecided = !branches.isEmpty
    }
    guard isDecided else { return legs(of: value, declared: declared, at: place) }
    return ItineraryReader(inside: self, at: Origin(file: scope.file, offset: expression.offset)).legs(of: branches)
  }

  /// Whether the body behind an expression makes one chain, but with parts that differ from way to way.
  private func isParted(_ expression: Expression, in scope: Scope) -> Bool {
    if let (inner, _) = promised(expression, in: scope) { return isParted(inner, in: scope) }
    return DeclaredBody(of: expression.stripped, in: scope, linkage)?.statements.partsByLocals ?? false
  }

  /// What stands before a promise, and what that makes of the payload.
  private func promised(_ expression: Expression, in scope: Scope) -> (inner: Expression, conversion: Leg?)? {
    guard case .call(let callee, let arguments) = expression.stripped.kind,
      case .member(let base?, let name, _) = callee.stripped.kind, RouteComposerVocabulary.promises.contains(name)
    else { return nil }
    guard name == "adaptingContext", let using = arguments.first(where: { $0.label == "using" }) else {
      return (base, nil)
    }
    let transformer = linkage.evaluator.labeled([using], in: scope)[0]
    return (base, .conversion(to: ContextReader(linkage: linkage).result(of: transformer)))
  }

  /// One of several branches; where only one is left, that.
  func legs(of branches: [BranchReader.Branch]) -> [Leg] {
    let alternatives = branches.filter { !$0.expression.stripped.isNil }.map { branch in
      Itinerary.Alternative(
        condition: branch.condition, legs: legs(of: branch.expression, in: branch.scope),
        source: linkage.place(Origin(file: branch.scope.file, offset: branch.expression.offset)))
    }
    if alternatives.count == 1, alternatives[0].condition == .constant(true) { return alternatives[0].legs }
    return [.alternatives(context: nil, alternatives)]
  }
}

extension Chain {
  /// Whether it is a step that still waits for what comes before it: it was not assembled into a route of its own.
  var isIntegrator: Bool {
    let isStep =
      RouteComposerVocabulary.integrators.contains(name) || RouteComposerVocabulary.containerSteps[name] != nil
    return isStep && !links.contains { ["using", "from", "assemble", "within"].contains($0.name) }
  }

  /// Whether it names a place to start from, or chooses one.
  fileprivate var isAwaitedStart: Bool { ["GeneralStep", ".custom", "SwitchAssembly"].contains(name) }

  /// Whether it names a place to start from.
  fileprivate var isStart: Bool {
    RouteComposerVocabulary.starts.contains(name) || [".root", ".current", ".custom"].contains(name)
  }

  /// Takes what is promised off the end of the chain; gives back where the payload is converted, outermost first.
  fileprivate mutating func takeConversions() -> [Term] {
    guard !isIntegrator else { return [] }
    var conversions: [Term] = []
    while let last = links.last, RouteComposerVocabulary.promises.contains(last.name) {
      links.removeLast()
      if last.name == "adaptingContext", last.labeled("using") != nil { conversions.append(last) }
    }
    return conversions
  }
}

extension [RouteStep] {
  /// The legs of steps whose chain goes on with members that say nothing of where it leads.
  fileprivate func legs(passing rest: ArraySlice<Term>) -> [Itinerary.Leg] {
    var steps = self
    if !steps.isEmpty { steps[steps.count - 1].gaps += rest.compactMap(ReadingGap.init(member:)) }
    return steps.map(Itinerary.Leg.step)
  }
}

extension [Itinerary.Leg] {
  /// The payload that the first of them takes.
  var context: String? {
    switch first {
    case .step(let step): step.context
    case .alternatives(let context, let alternatives): context ?? alternatives.lazy.compactMap(\.legs.context).first
    case .custom(_, let context): context
    case .conversion, .root, .current, .open, nil: nil
    }
  }
}
