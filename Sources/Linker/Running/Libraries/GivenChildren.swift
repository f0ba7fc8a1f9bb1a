import Facts
import NavigationModel

/// Calls by which flows hand other flows to a function that a library gives them: `openChild(cart)`, `addTab(cart)`.
///
/// Nobody here sees that function. But a flow that is given to another to be opened is its child from then on, and is
/// started; how it comes into view the name of the function may tell.
struct GivenChildren {
  /// Where such calls may stand; whether a flow is passed only a run tells.
  private(set) var places: [Origin: TypeID] = [:]

  /// - Complexity: O(*n*) in the size of the program.
  init(_ linkage: Linkage) {
    let program = linkage.program
    var declared: Set<String>?
    for site in linkage.sites.all where site.form == .call && Self.opens(site.name) {
      guard let owner = site.scope.owner, program[owner].keyword == .class, site.base.isOwn, !site.isImplicitMember,
        site.arguments.contains(where: { !$0.isTrailing && !$0.value.isSelf && $0.value.literalText == nil }),
        Self.hasOfLibrary(program.outermost(owner), program)
      else { continue }
      let names = declared ?? Self.declaredNames(program)
      declared = names
      if !names.contains(site.name), site.scope.lookup(site.name) == nil { places[site.origin] = owner }
    }
  }

  private static func declaredNames(_ program: Program) -> Set<String> {
    // What is surely no function is not called: `coordinate` of a place on a map.
    let called = program.variables.filter { entry in
      guard let type = entry.declaration.type?.unwrapped, case .named(let path, _) = type else { return true }
      return path.last.map { program.globalAliases[$0] != nil } ?? true
    }
    return Set(program.functions.map(\.declaration.name) + called.map(\.declaration.name))
  }

  private static func opens(_ name: String) -> Bool { verbs.contains(where: name.hasPrefix) }

  /// Whether a class may have functions that no source declares.
  private static func hasOfLibrary(_ type: TypeID, _ program: Program) -> Bool {
    ([type] + program.ancestors(of: type)).contains { id in
      program[id].inherited.contains { parent in
        program.resolve(parent, from: id) == nil && parent.simpleName.map { !$0.hasPrefix("NS") } ?? false
      }
    }
  }

  private static let verbs = [
    "add", "begin", "coordinate", "launch", "open", "present", "push", "run", "show", "start",
  ]
}

extension Runner {
  /// Runs a call that gives a flow to a function of a library's; says whether it is one.
  func runGivenChild(_ call: RunningCall, _ frame: Frame, _ effects: inout [Effect]) -> Bool {
    guard linkage.shared(GivenChildren.init).places[call.origin] != nil,
      case .flow(let own)? = actors.actor(of: frame.scope)
    else { return false }
    var isGiven = false
    for argument in call.arguments where !argument.isTrailing {
      for child in call.value(argument.value).alternatives {
        guard let type = evaluator.typeID(of: child), let flow = actors.flow(type), flow != own else { continue }
        isGiven = true
        let starts = starts(of: type)
        if starts.isEmpty { effects += call.flowEffects(starting: type).map { $0.behind(frame.gates) } }
        run(starts.map { (id: $0, receiver: child) }, [], of: call, &effects)
        effects += shown(child, type, by: call).map { $0.behind(frame.gates) }
      }
    }
    return isGiven
  }

  /// What sets a flow going that is given nothing for that.
  private func starts(of type: TypeID) -> [FunctionID] {
    program.members(named: "start", of: type).compactMap { member in
      guard case .function(let id) = member, evaluator.accepts(program[id].declaration.parameters, []) else {
        return nil
      }
      return id
    }
  }

  /// What of a child's own comes into view, as far as the name of the function tells in which way.
  private func shown(_ child: Value, _ type: TypeID, by call: RunningCall) -> [Effect] {
    let targets = roots(of: type).flatMap { root in
      Targets(linkage: linkage, host: call.host)
        .targets(evaluator.value(of: .variable(root), receiver: child))
    }
    guard !targets.isEmpty else { return [] }
    let name = call.name.lowercased()
    if name.contains("tab") { return targets.compactMap { tab($0, by: call) } }
    guard name.contains("modal") || name.hasPrefix("present") else {
      if name.hasPrefix("push") { return targets.map { call.effect(.push, $0) } }
      call.leaveOpen("no source that was read declares '\(call.name)': in which way it shows this is not known")
      return []
    }
    return targets.map { call.effect(.present, $0).doubted }
  }

  /// A child as one of the tabs of the flow that it is given to.
  private func tab(_ target: Effect.Target, by call: RunningCall) -> Effect? {
    var tab = call.effect(.tab, target)
    tab.certainty = .inferred
    guard let own = evaluator.dispatchType(in: call.scope) else { return nil }
    let object = Value.typed(.simple(program[own].name), own)
    for root in roots(of: own) {
      for bar in Targets(linkage: linkage, host: call.host).nodes(evaluator.value(of: root, receiver: object))
      where linkage.nodes[bar]?.container == .tab {
        emission.contain(tab, in: bar)
      }
    }
    return tab.handingOver
  }

  /// The properties in which a flow keeps the controller that it makes for what it shows.
  private func roots(of type: TypeID) -> [VariableID] {
    for name in Self.roots {
      for case .variable(let id) in program.members(named: name, of: type) where program[id].declaration.value != nil {
        return [id]
      }
    }
    return []
  }

  private static let roots = [FlowRoots.name, "root", "navigationController", "tabBarController", "viewController"]
}
