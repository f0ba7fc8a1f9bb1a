import Facts
import NavigationModel

/// Flows whose base class a library declares: `class CartCoordinator: NavigationCoordinator`, with a `start` that nobody
/// here sees, and a `finish` that calls what was passed to it.
final class LibraryFlows {
  private let linkage: Linkage
  private let classes: Set<TypeID>
  /// What is asked of them without their declaring it.
  private(set) var names: Set<String> = []
  private lazy var farewells = findFarewells()

  /// A closure that a flow is started with.
  struct Farewell {
    var closure: Expression
    var scope: Scope
  }

  init(_ linkage: Linkage) {
    self.linkage = linkage
    let program = linkage.program
    classes = Set(
      program.types.indices.map(TypeID.init).filter { id in
        program[id].keyword == .class && !program.isScreen(id) && program.libraryBase(of: id) != nil
          && program.ancestry(of: id).contains(where: Actors.isNameOfFlow)
      })
    guard !classes.isEmpty else { return }
    let calls = linkage.sites.all.filter { $0.form == .call }
    let asked = Set(calls.map(\.name)).filter { Self.isStart($0) || $0.isAboutTheEnd }
    for site in calls where !names.contains(site.name) && (asked.contains(site.name) || Self.adds(site.arguments)) {
      if !types(askedBy: site.base, in: site.scope).isEmpty { names.insert(site.name) }
    }
  }

  /// Whether a function of that name sets a flow going.
  static func isStart(_ name: String) -> Bool { name.hasPrefix("start") }

  /// Whether what is passed becomes a part of a flow: `add(child: cart)`.
  static func adds(_ arguments: [Argument]) -> Bool { arguments.first?.label == "child" }

  /// Those among such flows that a call is made on.
  func types(askedBy base: Expression?, in scope: Scope) -> [TypeID] {
    let evaluator = linkage.evaluator
    guard let base, !base.isSelf, !base.isSuper else {
      guard let own = evaluator.typeID(of: evaluator.selfValue(in: scope)) ?? scope.owner else { return [] }
      return classes.contains(own) ? [own] : []
    }
    return evaluator.evaluate(base, in: scope).alternatives.compactMap { evaluator.typeID(of: $0) }
      .filter(classes.contains)
  }

  /// What those who start a flow want to be done at its end.
  func farewells(of type: TypeID) -> [Farewell] { farewells[type] ?? [] }

  private func findFarewells() -> [TypeID: [Farewell]] {
    var found: [TypeID: [Farewell]] = [:]
    for site in linkage.sites.named(names.filter(Self.isStart)) where site.form == .call && !site.base.isOwn {
      let closures = site.arguments.map(\.value).filter { if case .closure = $0.kind { true } else { false } }
      guard !closures.isEmpty else { continue }
      for type in types(askedBy: site.base, in: site.scope) {
        found[type, default: []] += closures.map { Farewell(closure: $0, scope: site.scope) }
      }
    }
    return found
  }
}

extension Runner {
  /// Runs a call of something that a flow has from a library's base class; says whether it is one.
  func runLibraryFlow(_ call: RunningCall, _ frame: Frame, _ effects: inout [Effect]) -> Bool {
    let flows = linkage.shared(LibraryFlows.init)
    guard flows.names.contains(call.name) else { return false }
    let types = flows.types(askedBy: call.base, in: frame.scope)
    guard !types.isEmpty else { return false }
    if LibraryFlows.adds(call.arguments) {
      if !call.name.lowercased().contains("remove") { effects += behind(tabs(call, of: types), frame) }
      return true
    }
    guard !LibraryFlows.isStart(call.name) else {
      for type in types where !call.base.isOwn { effects += behind(call.flowEffects(starting: type), frame) }
      // What is passed is for the end.
      for argument in call.arguments {
        if case .closure = argument.value.kind {
          handedOver.insert(Origin(file: frame.scope.file, offset: argument.value.offset))
        }
      }
      return true
    }
    for farewell in types.flatMap(flows.farewells) {
      guard case .closure(let closure) = evaluator.evaluate(farewell.closure, in: farewell.scope) else { continue }
      effects += behind(call.flowEffects(calling: closure) + perform(closure, arguments: []), frame)
    }
    return true
  }

  /// The stacks of flows that one with a tab bar adds are its tabs.
  private func tabs(_ call: RunningCall, of types: [TypeID]) -> [Effect] {
    let targets = Targets(linkage: linkage, host: call.host)
    let bars = types.flatMap { targets.nodes(container("tabBarController", of: .typed(.simple(program[$0].name), $0))) }
    guard !bars.isEmpty, let child = call.arguments.first?.value else { return [] }
    var handed: [Effect] = []
    for flow in call.value(child).alternatives {
      for target in targets.targets(container("navigationController", of: flow)) {
        var tab = call.effect(.tab, target)
        tab.certainty = .inferred
        for bar in bars { emission.contain(tab, in: bar) }
        if let own = tab.handingOver { handed.append(own) }
      }
    }
    return handed
  }

  /// What a flow has from a library under that name.
  private func container(_ name: String, of flow: Value) -> Value {
    guard let type = evaluator.typeID(of: flow) else { return .unknown }
    for case .variable(let id) in program.members(named: name, of: type) {
      return evaluator.value(of: .variable(id), receiver: flow)
    }
    return .unknown
  }

  private func behind(_ effects: [Effect], _ frame: Frame) -> [Effect] { effects.map { $0.behind(frame.gates) } }
}
