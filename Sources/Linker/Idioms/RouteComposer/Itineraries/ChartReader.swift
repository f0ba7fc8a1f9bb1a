import Facts
import NavigationModel

/// Writes out every route that the app's declarations hold, and describes what a router meets on the way.
struct ChartReader {
  let linkage: Linkage
  private let itineraries: ItineraryReader

  init(linkage: Linkage) {
    self.linkage = linkage
    itineraries = ItineraryReader(linkage: linkage)
  }

  func read() -> Charts {
    var charts = Charts()
    for declaration in AskableRoutes(linkage: linkage).all() where charts.itineraries[declaration.name] == nil {
      if let itinerary = itinerary(of: declaration) {
        charts.itineraries[declaration.name] = itinerary
        charts.unreadRoutes[declaration.name] = nil
      } else if declaration.isRoute, charts.unreadRoutes[declaration.name] == nil {
        charts.unreadRoutes[declaration.name] = EvaluationStops(linkage: linkage).unread(declaration)
      }
    }
    charts.classes = ScreenClasses(linkage: linkage).all()
    charts.payloadTypes = payloadTypes(of: charts.itineraries.values)
    charts.storyboards = StoryboardTrees(index: linkage.interface).all()
    return charts
  }

  private func itinerary(of declaration: AskableRoutes.Declaration) -> Itinerary? {
    let branches = declaration.branches(BranchReader(linkage: linkage)).flatMap(askedApart)
      .filter { !$0.expression.stripped.isNil }
    let readings = branches.compactMap { branch in reading(of: branch, declared: declaration.type) }
    guard let first = readings.first else { return nil }
    var itinerary = Itinerary(name: declaration.name, legs: first.legs, source: declaration.source)
    if !readings.allSatisfy({ $0.payload == first.payload }) {
      itinerary.payload = .chosen(readings.map { .init(condition: $0.branch.condition, value: $0.payload) })
    } else {
      itinerary.payload = first.payload
    }
    itinerary.asked = declaration.parameter
    if itinerary.asked == nil, first.payload == .passed {
      itinerary.asked = payloadType(of: declaration.type, in: first.branch.scope) ?? first.legs.context
    }
    let isOne = readings.allSatisfy { $0.legs == first.legs } && readings.count == branches.count && branches.count > 1
    if !isOne, readings.count > 1 || first.branch.condition != .constant(true) {
      itinerary.legs = [
        .alternatives(
          context: nil,
          readings.map { reading in
            let offset = reading.branch.expression.offset
            return Itinerary.Alternative(
              condition: reading.branch.condition, legs: reading.legs,
              source: linkage.place(Origin(file: reading.branch.scope.file, offset: offset)))
          })
      ]
    }
    return itinerary
  }

  /// The branches of what a branch calls, where each asks its destination with something else.
  private func askedApart(_ branch: BranchReader.Branch) -> [BranchReader.Branch] {
    let values = linkage.evaluator.evaluate(branch.expression, in: branch.scope).alternatives
    guard values.count > 1 else { return [branch] }
    let payloads = values.map { payload(of: $0, wanted: nil) }
    guard payloads.contains(where: { $0 != payloads[0] }) else { return [branch] }
    let choices = ChosenParts(linkage: linkage).choices(of: branch.expression, in: branch.scope)
    guard choices.count > 1 else { return [branch] }
    return choices.map { choice in
      let scope = branch.scope.nested()
      scope.bind("«route»", .value(choice.value))
      return BranchReader.Branch(
        condition: .both(branch.condition, choice.condition),
        expression: Expression(.name("«route»", []), at: branch.expression.offset), scope: scope)
    }
  }

  private struct Reading {
    var branch: BranchReader.Branch
    var legs: [Itinerary.Leg]
    var payload: PayloadExpression
  }

  /// What a branch gives, if that is a route.
  private func reading(of branch: BranchReader.Branch, declared: TypeReference?) -> Reading? {
    let evaluated = linkage.evaluator.evaluate(branch.expression, in: branch.scope)
    let named = linkage.evaluator.contextual(evaluated, declared, in: branch.scope)
    let value = Value.oneOf(named.alternatives.map { AppStatics(linkage: linkage).expanded($0) })
    guard isRoute(value) else { return nil }
    let legs = itineraries.legs(
      of: branch.expression, in: branch.scope, declared: stepType(declared, in: branch.scope))
    return Reading(branch: branch, legs: legs, payload: payload(of: value, wanted: legs.context))
  }

  private func isRoute(_ value: Value) -> Bool {
    value.alternatives.contains { alternative in
      if OwnDestinations(linkage: linkage).carried(by: alternative) != nil { return true }
      guard let chain = Chain(alternative), !chain.isIntegrator else { return false }
      if [".root", ".current", ".custom", "."].contains(chain.name) { return true }
      return RouteComposerVocabulary.steps.contains(chain.name)
    }
  }

  /// A type that says which screen and payload the chain is about.
  private func stepType(_ type: TypeReference?, in scope: Scope) -> TypeReference? {
    guard let type = type.map({ linkage.evaluator.resolvedAlias($0.unwrapped, in: scope) }),
      type.arguments.contains(where: { $0 != .other })
    else { return nil }
    return ["DestinationStep", "Destination"].contains(type.simpleName) ? type : nil
  }

  /// The type that a step is declared for: that of whoever asks, whatever the steps inside are about.
  private func payloadType(of type: TypeReference?, in scope: Scope) -> String? {
    guard let type = stepType(type, in: scope), type.arguments.count > 1, type.arguments[1] != .other else {
      return nil
    }
    return ScreenInference(linkage: linkage).known(type.arguments[1])?.description
  }

  /// What a destination is asked with; `.month` is of the type that its route wants.
  private func payload(of value: Value, wanted: String?) -> PayloadExpression {
    for alternative in value.alternatives {
      if let carried = OwnDestinations(linkage: linkage).carried(by: alternative) {
        return carried.payload.map { read($0, wanted: wanted, in: $0.written?.scope) } ?? .nothing
      }
      guard let chain = Chain(alternative), RouteComposerVocabulary.destinations.contains(chain.name) else { continue }
      guard let payload = chain.head.labeled("with") else { return .nothing }
      // A step that was said to be about something else takes a payload of which its own type says nothing.
      let isRewrapped = Chain(chain.head.labeled("to")?.value ?? .unknown)?.links.contains { link in
        ["unsafelyRewrapped", "unsafelyUnwrapped"].contains(link.name)
      }
      let isText = payload.value.isAny { $0.isText }
      return read(payload, wanted: isText && isRewrapped == true ? nil : wanted, in: chain.head.scope)
    }
    return .passed
  }

  private func read(_ payload: LabeledValue, wanted: String?, in scope: Scope?) -> PayloadExpression {
    var payload = payload
    if let path = wanted?.trimmingSuffix("?").prefix(while: { $0 != "<" }).split(separator: ".").map(String.init) {
      payload.value = linkage.evaluator.contextual(payload.value, .named(path: path, arguments: []), in: scope)
    }
    let read = PayloadReader(linkage: linkage).read(payload)
    if case .literal(let text, let type) = read, let wanted = wanted?.trimmingSuffix("?"),
      Self.literals[type]?.contains(wanted) ?? false
    {
      return .literal(text, type: wanted)
    }
    // What its generic parameters stand for, whoever takes it says.
    if case .object(let type, let fields) = read, let wanted = wanted?.trimmingSuffix("?"), wanted.hasPrefix(type + "<")
    {
      return .object(type: wanted, fields)
    }
    return read
  }

  /// Types of Swift's own that can be written as a literal which stands for another type by itself.
  private static let literals: [String: Set<String>] = [
    "Int": [
      "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
      "UInt16", "UInt32", "UInt64",
    ],
    "Double": ["Float", "CGFloat", "TimeInterval", "Decimal"],
    "String": ["Character", "Substring", "StaticString", "LocalizedStringKey"],
  ]

  private func payloadTypes(of itineraries: some Sequence<Itinerary>) -> [String: PayloadType] {
    var names: Set<String> = []
    for itinerary in itineraries {
      if let asked = itinerary.asked { names.insert(asked) }
      collect(itinerary.legs, into: &names)
      if case .object(let type, _) = itinerary.payload { names.insert(type) }
    }
    var found: [String: PayloadType] = [:]
    for name in names {
      if let type = PayloadTypes(linkage: linkage).type(named: name) { found[name] = type }
    }
    return found
  }

  private func collect(_ legs: [Itinerary.Leg], into names: inout Set<String>) {
    for leg in legs {
      switch leg {
      case .step(let step): if let context = step.context { names.insert(context) }
      case .conversion(let type): if let type { names.insert(type) }
      case .custom(_, let context): if let context { names.insert(context) }
      case .alternatives(let context, let alternatives):
        if let context { names.insert(context) }
        for alternative in alternatives { collect(alternative.legs, into: &names) }
      case .root, .current, .open: break
      }
    }
  }
}
