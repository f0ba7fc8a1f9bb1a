import Facts
import NavigationModel

/// Reads `SwitchAssembly().addCase(…).assemble(default:)` with the conditions of its cases.
struct AlternativesReader {
  let linkage: Linkage
  let itineraries: ItineraryReader

  /// - Parameter screen: the class of the places that it chooses among, if anything says.
  func read(_ chain: Chain, about screen: TypeReference?) -> Itinerary.Leg {
    var alternatives: [Itinerary.Alternative] = []
    for link in chain.links {
      switch link.name {
      case "addCase": alternatives += read(link, of: screen)
      case "assemble":
        guard let fallback = link.labeled("default") ?? link.arguments?.first else { continue }
        alternatives += targets(fallback, at: link, of: screen, under: .constant(true))
      default:
        guard ReadingGap(member: link) != nil else { continue }
        alternatives.append(
          Itinerary.Alternative(
            condition: .unknown(".\(link.name)"), legs: [.open("'.\(link.name)' could not be read")],
            source: linkage.place(link.origin)))
      }
    }
    return .alternatives(context: ContextReader(linkage: linkage).context(ofAlternatives: chain), alternatives)
  }

  private func read(_ link: Term, of screen: TypeReference?) -> [Itinerary.Alternative] {
    let next = link.labeled("from") ?? link.labeled("do")
    if let when = link.labeled("when") {
      if let next { return targets(next, at: link, of: screen, under: condition(when, screen)) }
      if !StartReader.isFinder(when.value, linkage) {
        return targets(when, at: link, of: screen, under: .constant(true))
      }
    }
    if let found = next ?? link.labeled("expecting") ?? link.labeled("when") {
      let finder = finder(found, screen)
      let context = ContextReader(linkage: linkage).context(ofFinder: found)
      return [
        Itinerary.Alternative(
          condition: .found(finder), legs: [.custom(finder, context: context)], source: linkage.place(link.origin))
      ]
    }
    guard let block = link.arguments?.first else { return [] }
    return targets(block, at: link, of: screen, under: .constant(true))
  }

  private func finder(_ argument: LabeledValue, _ screen: TypeReference?) -> Finder {
    var finder = FinderReader(linkage: linkage).read(argument)
    finder.screenClass = finder.screenClass ?? screen?.description
    return finder
  }

  /// `when:`: a finder, a Boolean, or a closure that decides by the payload.
  private func condition(_ when: LabeledValue, _ screen: TypeReference?) -> RouteCondition {
    if StartReader.isFinder(when.value, linkage) { return .found(finder(when, screen)) }
    let conditions = ConditionReader(linkage: linkage)
    if case .closure(let closure) = when.value {
      let scope = scope(of: closure)
      return .some(
        BranchReader(linkage: linkage).branches(of: closure.closure.body, in: scope).map { branch in
          .both(branch.condition, conditions.read(branch.expression, in: branch.scope))
        })
    }
    if case .function(let id, let receiver) = when.value, let body = linkage.program[id].declaration.body {
      let branches = BranchReader(linkage: linkage).branches(of: body, in: scope(of: id, receiver, at: nil))
      return .some(branches.map { .both($0.condition, conditions.read($0.expression, in: $0.scope)) })
    }
    guard let written = when.written else { return .unknown(when.expression?.excerpt() ?? "") }
    return conditions.read(written.expression, in: written.scope)
  }

  /// Where a case goes on; a closure may go on in several ways, or in none.
  private func targets(
    _ argument: LabeledValue, at link: Term, of screen: TypeReference?, under condition: RouteCondition
  ) -> [Itinerary.Alternative] {
    let place = linkage.place(link.origin)
    if case .function(let id, let receiver) = argument.value, let body = linkage.program[id].declaration.body {
      return targets(body, in: scope(of: id, receiver, at: link), of: screen, under: condition)
    }
    guard case .closure(let closure) = argument.value else {
      let awaited = screen.map(ScreenInference.step)
      let legs =
        argument.written.map { itineraries.legs(of: $0.expression, in: $0.scope, awaited: awaited) }
        ?? itineraries.legs(of: argument.value, at: place)
      return [Itinerary.Alternative(condition: condition, legs: legs, source: place)]
    }
    return targets(closure.closure.body, in: scope(of: closure), of: screen, under: condition)
  }

  /// Where the code of a closure or function goes on.
  private func targets(
    _ body: [Statement], in scope: Scope, of screen: TypeReference?, under condition: RouteCondition
  ) -> [Itinerary.Alternative] {
    let branches = BranchReader(linkage: linkage).branches(of: body, in: scope)
    let presence = PresenceReader(linkage: linkage)
    return branches.filter { !$0.expression.stripped.isNil }.map { branch in
      let isThere = presence.read(branch.expression, in: branch.scope) ?? .constant(true)
      let awaited = screen.map(ScreenInference.step)
      return Itinerary.Alternative(
        condition: .every([condition, branch.condition, isThere]),
        legs: itineraries.legs(of: branch.expression, in: branch.scope, awaited: awaited),
        source: linkage.place(Origin(file: branch.scope.file, offset: branch.expression.offset)))
    }
  }

  /// The scope of a function that is named as a case, its parameter the payload.
  private func scope(of function: FunctionID, _ receiver: Value?, at link: Term?) -> Scope {
    let declaration = linkage.program[function].declaration
    var given: [LabeledValue] = []
    if let parameter = declaration.parameters.first {
      let inside = Scope(file: linkage.program[function].file, owner: linkage.program[function].owner)
      let payload = PassedPayload.value(in: inside, at: declaration.offset)
      given = [LabeledValue(label: parameter.label, value: payload)]
    }
    return linkage.evaluator.scope(of: function, receiver: receiver, arguments: given, at: link?.origin)
  }

  /// A closure's scope, its parameter the payload.
  private func scope(of closure: ClosureValue) -> Scope {
    let scope = closure.scope.nested()
    var payload = PassedPayload.value(in: closure.scope, at: closure.offset)
    if let written = closure.closure.parameters.first?.type {
      let type = linkage.evaluator.resolvedAlias(written, in: closure.scope)
      let origin = Origin(file: closure.scope.file, offset: closure.offset)
      payload = OwnDestinations(linkage: linkage).carrying(payload, as: type, at: origin) ?? payload
    }
    linkage.evaluator.bind(closure.closure, to: [LabeledValue(label: nil, value: payload)], in: scope)
    return scope
  }
}
