import Facts
import NavigationModel

/// Whose code it is: a screen's, a flow's, or nobody's in particular.
final class Actors {
  /// Who acts when a piece of code runs.
  enum Actor: Hashable {
    case screen(NodeID)
    case flow(NodeID)
  }

  private let linkage: Linkage
  private var knownMade: [TypeID: Bool] = [:]
  private var knownFlows: [TypeID: NodeID?] = [:]
  private lazy var classes = Set(
    program.types.indices.map(TypeID.init).filter { program[$0].keyword == .class }.map(linkage.nodes.identity))
  private lazy var holders = holdersOfTypes()
  private var toldHolders: [TypeID: [NodeID]] = [:]

  init(linkage: Linkage) { self.linkage = linkage }

  private var program: Program { linkage.program }

  /// Who acts where `self` is what a scope says; code that only makes objects acts for nobody.
  func actor(of scope: Scope) -> Actor? {
    if case .metatype? = scope.receiver { return nil }
    guard let type = scope.receiver.flatMap({ linkage.evaluator.typeID(of: $0) }) ?? scope.owner else { return nil }
    return actor(type)
  }

  func actor(_ type: TypeID) -> Actor? {
    if program[type].keyword == .class, program.isScreen(type) {
      return isMade(type) ? .screen(linkage.nodes.node(for: type)) : nil
    }
    return flow(type).map(Actor.flow)
  }

  /// The flow that a type is: a coordinator by its name or by what it inherits from.
  func flow(_ type: TypeID) -> NodeID? {
    if let known = knownFlows[type] { return known }
    let flow = isFlow(type) ? node(of: type) : nil
    knownFlows[type] = .some(flow)
    return flow
  }

  private func isFlow(_ type: TypeID) -> Bool {
    guard isMade(type), let keyword = program[type].keyword,
      keyword == .class || keyword == .struct || keyword == .actor,
      !program.isScreen(type), !program.isLifeCycleDelegate(type), program.container(type) == nil
    else { return false }
    return program.ancestry(of: type).contains { name in Self.flowSuffixes.contains { name.hasSuffix($0) } }
  }

  /// Whether there are objects of exactly that class: one that only others inherit from has none.
  func isMade(_ type: TypeID) -> Bool {
    if let known = knownMade[type] { return known }
    let name = program[type].name
    let isMade =
      program.conformers(of: type).isEmpty || !linkage.scenes.scenes(of: type).isEmpty
      || linkage.sites.named(name).contains { $0.form == .call && $0.base == nil }
    knownMade[type] = isMade
    return isMade
  }

  private static let flowSuffixes = ["Coordinator", "Flow", "Coordinatable", "CoordinatorProtocol"]

  private func node(of type: TypeID) -> NodeID {
    let node = linkage.nodes.node(for: type)
    linkage.nodes.update(node) { $0.kind = .flow }
    return node
  }

  /// The screens whose subject or publisher a subscription is made to: `menu.viewModel.actions.sink { … }`.
  func screens(observedBy call: RunningCall) -> [NodeID] {
    var prefixes: [Expression] = []
    var current = call.base
    while let expression = current?.stripped {
      prefixes.append(expression)
      switch expression.kind {
      case .member(let base, _, _): current = base
      case .call(let callee, _): current = callee
      default: current = nil
      }
    }
    let own = call.scope.receiver.flatMap { call.evaluator.typeID(of: $0) } ?? call.scope.owner
    for prefix in prefixes {
      let types = call.value(prefix).alternatives.compactMap { call.evaluator.typeID(of: $0) }.filter { $0 != own }
      let screens = types.flatMap(screens(of:))
      if !screens.isEmpty { return screens }
    }
    return []
  }

  /// The screens that an object of a type works for: itself, or those that hold it.
  func screens(of type: TypeID) -> [NodeID] {
    if program[type].keyword == .class, program.isScreen(type) { return [linkage.nodes.node(for: type)] }
    // A part of a screen is none itself.
    return (toldHolders[type] ?? holders[type] ?? []).filter { linkage.nodes[$0] != nil || classes.contains($0) }
  }

  /// Notes that an object works for a screen, told by a library that ties them together.
  func hold(_ type: TypeID, by screen: TypeID) {
    let node = linkage.nodes.identity(of: screen)
    if toldHolders[type]?.contains(node) != true { toldHolders[type, default: []].append(node) }
  }

  /// For view models, presenters and the like: the screens that have a property of their type.
  private func holdersOfTypes() -> [TypeID: [NodeID]] {
    var holders: [TypeID: [NodeID]] = [:]
    for index in program.types.indices {
      let screen = TypeID(index: index)
      guard program.isScreen(screen), program[screen].keyword != .protocol else { continue }
      for held in heldTypes(of: screen) where held != screen && actor(held) == nil {
        for type in [held] + (program[held].keyword == .protocol ? program.conformers(of: held) : []) {
          let node = linkage.nodes.identity(of: screen)
          if holders[type]?.contains(node) != true { holders[type, default: []].append(node) }
        }
      }
    }
    for (part, screen) in linkage.scenes.parts where actor(part) == nil && holders[part]?.contains(screen) != true {
      holders[part, default: []].append(screen)
    }
    return holders
  }

  private func heldTypes(of screen: TypeID) -> [TypeID] {
    var types: [TypeID] = []
    for members in program[screen].members.values {
      for case .variable(let id) in members where !program[id].declaration.isStatic {
        if let type = program[id].declaration.type, let id = program.resolve(type, from: screen) { types.append(id) }
      }
    }
    // `func bind(reactor: CartReactor)` is how ReactorKit says whose view it is.
    for case .function(let id) in program[screen].members["bind"] ?? [] {
      let declared = program[id].declaration.parameters.first { $0.label == "reactor" }?.type
      if let reactor = declared.flatMap({ program.resolve($0, from: screen) }) { types.append(reactor) }
    }
    // `class CartViewController: BaseViewController<CartViewModel>`.
    for inherited in program[screen].inherited {
      types += inherited.arguments.compactMap { program.resolve($0, from: screen) }
    }
    return types.filter { program[$0].keyword != nil }.sorted()
  }
}
