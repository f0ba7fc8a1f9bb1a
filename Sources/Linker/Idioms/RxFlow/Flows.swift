import Facts
import NavigationModel

/// The app's flows and steppers: who contributes whom, and so which flow a step goes to.
///
/// Read off all places that contribute, before any code is run: a step that is emitted early goes where it goes later.
final class Flows {
  private let linkage: Linkage
  /// Flows that listen to steppers of a type.
  private var listeners: [TypeID: [TypeID]] = [:]
  /// Flows that contribute a flow.
  private(set) var parents: [TypeID: [TypeID]] = [:]
  /// Flows whose root is handed to the code that shows it.
  private(set) var shown: Set<TypeID> = []
  /// The same by the function that shows them.
  private(set) var shownIn: [FunctionID?: Set<TypeID>] = [:]
  /// Steppers that were contributed together with a screen, with those screens.
  private(set) var screensOfSteppers: [TypeID: [TypeID]] = [:]
  /// The same by the flow that listens.
  private var screensOfFlows: [Listening: [TypeID]] = [:]

  private struct Listening: Hashable {
    var flow: TypeID
    var stepper: TypeID
  }

  private var known: [TypeID: Bool] = [:]

  init(linkage: Linkage) {
    self.linkage = linkage
    for site in linkage.sites.named(ContributedParts.calls) where site.form == .call { readContribution(site) }
    for site in linkage.sites.named("coordinate") where site.form == .call { readStart(site) }
    for site in linkage.sites.named(["use", "whenReady"])
    where site.form == .call && FlowWords.users.contains(site.base?.lastName ?? "") { readUse(site) }
  }

  private var program: Program { linkage.program }

  /// Every flow class of the app.
  private(set) lazy var all: [TypeID] = program.types.indices.map(TypeID.init).filter { isFlow($0) }

  func isFlow(_ type: TypeID) -> Bool {
    if let known = known[type] { return known }
    let isOne = program[type].keyword == .class && program.ancestry(of: type).contains(where: FlowWords.flows.contains)
    known[type] = isOne
    return isOne
  }

  /// Whether values of the type are steps.
  func isStep(_ type: TypeID) -> Bool { program.ancestry(of: type).contains(where: FlowWords.steps.contains) }

  /// The enums of steps.
  private(set) lazy var steps: [TypeID] = program.types.indices.map(TypeID.init).filter {
    program[$0].keyword == .enum && isStep($0)
  }

  /// The flows that handle the steps of a stepper.
  func flows(listeningTo stepper: TypeID) -> [TypeID] {
    if let own = listeners[stepper] { return own }
    let related = listeners.keys.filter { linkage.evaluator.isRelated($0, stepper) }.sorted()
    return related.flatMap { listeners[$0] ?? [] }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The screens whose steppers of a class only other flows listen to.
  func strangers(to flow: TypeID, withSteppersOf stepper: TypeID) -> Set<NodeID> {
    guard let own = screensOfFlows[Listening(flow: flow, stepper: stepper)] else { return [] }
    let others = Set(screensOfSteppers[stepper] ?? []).subtracting(own)
    return Set(others.map { linkage.nodes.identity(of: $0) })
  }

  /// Whether a class only emits steps: no screen holds it, it was contributed with a flow and is none itself.
  func isLoneStepper(_ type: TypeID) -> Bool {
    listeners[type] != nil && screensOfSteppers[type] == nil && !program.isScreen(type) && !isFlow(type)
  }

  /// Every stepper that only flows were contributed with.
  var loneSteppers: [TypeID] { listeners.keys.filter(isLoneStepper).sorted() }

  func object(_ type: TypeID) -> Value { .typed(.simple(program[type].name), type) }

  /// The flow that code of a class works for, or each class that inherits from it.
  func concrete(_ type: TypeID) -> [TypeID] {
    let below = program.conformers(of: type).filter(isFlow)
    guard isFlow(type) else { return below }
    return below.isEmpty ? [type] : below
  }

  private func readContribution(_ site: CallSite) {
    let flows = site.scope.owner.map(concrete) ?? []
    guard let parts = ContributedParts(site.name, argument: { site.argument($0) }) else { return }
    let shown = types(of: parts.presentable, site.scope)
    let steppers = parts.stepper.map { types(of: $0, site.scope) } ?? []
    let children = shown.filter(isFlow)
    for child in children { for flow in flows { note(flow, of: child, in: &parents) } }
    for stepper in steppers {
      for flow in children.isEmpty ? flows : children { note(flow, of: stepper, in: &listeners) }
      for screen in shown where program.isScreen(screen) {
        note(screen, of: stepper, in: &screensOfSteppers)
        for flow in flows { screensOfFlows[Listening(flow: flow, stepper: stepper), default: []].append(screen) }
      }
    }
  }

  private func readStart(_ site: CallSite) {
    guard let flow = site.argument("flow") ?? site.argument("moordinator") else { return }
    let steppers = (site.argument("with") ?? site.argument("withStepper")).map { types(of: $0, site.scope) } ?? []
    for type in types(of: flow, site.scope) where isFlow(type) {
      for stepper in steppers { note(type, of: stepper, in: &listeners) }
    }
  }

  private func readUse(_ site: CallSite) {
    for argument in site.arguments where argument.isUsedFlow {
      let flows = types(of: argument.value, site.scope).filter(isFlow)
      shown.formUnion(flows)
      shownIn[site.scope.function, default: []].formUnion(flows)
    }
  }

  private func note(_ value: TypeID, of key: TypeID, in table: inout [TypeID: [TypeID]]) {
    if table[key]?.contains(value) != true { table[key, default: []].append(value) }
  }

  private func types(of expression: Expression, _ scope: Scope) -> [TypeID] {
    types(of: linkage.evaluator.evaluate(expression, in: scope))
  }

  /// The classes of an object, of each part of a composite stepper, or of each element of a list.
  private func types(of value: Value) -> [TypeID] {
    value.alternatives.flatMap { alternative -> [TypeID] in
      switch alternative {
      case .array(let elements): return elements.flatMap(types)
      case .term(let term):
        return term.name == "CompositeStepper" ? (term.arguments ?? []).flatMap { types(of: $0.value) } : []
      default:
        guard let type = linkage.evaluator.typeID(of: alternative) else { return [] }
        return program[type].keyword == .protocol ? Array(program.conformers(of: type).prefix(4)) : [type]
      }
    }
  }
}
