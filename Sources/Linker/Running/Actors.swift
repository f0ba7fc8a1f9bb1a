import Facts
import NavigationModel

/// Whose code it is: a screen's, a flow's, or nobody's in particular.
final class Actors {
  /// Who acts when a piece of code runs.
  enum Actor: Hashable {
    case screen(NodeID)
    case flow(NodeID)
  }

  let linkage: Linkage
  private var knownMade: [TypeID: Bool] = [:]
  private var knownFlows: [TypeID: NodeID?] = [:]
  private lazy var classes = Set(
    program.types.indices.map(TypeID.init).filter { program[$0].keyword == .class }.map(linkage.nodes.identity))
  private lazy var views = ViewOwners(linkage: linkage) { [unowned self] in holdings[$0] ?? [] }
  private lazy var holdings = screensHolding()
  private lazy var holders = holdersOfTypes()
  private var toldHolders: [TypeID: [NodeID]] = [:]
  /// Names of what classes inherit from that are neither screens nor views.
  fileprivate lazy var inheritedNames = Set(
    program.types.indices.map(TypeID.init)
      .filter { program[$0].keyword == .class && !program.isScreen($0) && !views.isView($0) }
      .compactMap { program[$0].inherited.first?.simpleName })

  init(linkage: Linkage) { self.linkage = linkage }

  var program: Program { linkage.program }

  /// Who acts where `self` is what a scope says; code that only makes objects acts for nobody.
  func actor(of scope: Scope) -> Actor? {
    if case .metatype? = scope.receiver { return nil }
    if scope.receiver == nil, let function = scope.function, program[function].isOfType { return nil }
    guard let type = scope.receiver.flatMap({ linkage.evaluator.typeID(of: $0) }) ?? scope.owner else { return nil }
    // What the app adds to a library's class, a navigation controller does for whoever asks it to.
    // So does a class around one, and a hosting controller that shows itself.
    if let owner = scope.owner {
      if program[owner].keyword == nil || program.wrapsStack(owner), program.container(type) == .navigation {
        return nil
      }
      if program[owner].keyword == nil, program.isGenericHost(type) { return nil }
    }
    return actor(type)
  }

  func actor(_ type: TypeID) -> Actor? {
    if program[type].keyword == .class, program.isScreen(type) {
      guard isMade(type), !linkage.shared(PresentingControllers.init).contains(type) else { return nil }
      return .screen(linkage.nodes.node(for: type))
    }
    return flow(type).map(Actor.flow)
  }

  /// The flow that a type is: a coordinator by its name, by what it inherits from, or by what it does.
  func flow(_ type: TypeID) -> NodeID? {
    if let known = knownFlows[type] { return known }
    let flow = isFlow(type) ? node(of: type) : nil
    knownFlows[type] = .some(flow)
    return flow
  }

  /// Whether a type is a flow, told without making a node of it.
  func isFlow(_ type: TypeID) -> Bool {
    guard isMade(type), let keyword = program[type].keyword,
      keyword == .class || keyword == .struct || keyword == .actor,
      !program.isScreen(type), !program.isLifeCycleDelegate(type), program.container(type) == nil,
      !delegates.contains(type), !isStateOfViews(type), !program.erasesType(type)
    else { return false }
    return isNamedAsFlow(type) || unnamedFlows.contains(type)
  }

  /// Whether a type is called a flow, or inherits from what is.
  ///
  /// A protocol of that name makes no flow of a view model: it may say how that is tied to one.
  private func isNamedAsFlow(_ type: TypeID) -> Bool {
    let name = program[type].name
    if Self.isNameOfFlow(name) { return true }
    guard program.ancestry(of: type).contains(where: Self.isNameOfFlow) else { return false }
    guard Self.otherRoles.contains(where: name.hasSuffix) else { return true }
    return program.ancestors(of: type).contains { program[$0].keyword == .class && Self.isNameOfFlow(program[$0].name) }
  }

  private static let otherRoles = ["ViewModel", "Presenter", "Interactor", "Reactor"]

  /// Whether it is state that views hold and observe, and nothing that is started: a router, whatever its name.
  private func isStateOfViews(_ type: TypeID) -> Bool {
    let above = program.ancestors(of: type).union([type]).sorted()
    guard heldByViews.contains(type),
      above.contains(where: { id in
        program[id].attributes.contains { $0.name == "Observable" }
          || program[id].inherited.contains { $0.simpleName == "ObservableObject" }
      })
    else { return false }
    return !above.contains { id in
      program[id].keyword == .protocol && Self.isNameOfFlow(program[id].name) || program[id].members["start"] != nil
    }
  }

  private lazy var unnamedFlows = UnnamedFlows(linkage: linkage).find()
  private lazy var delegates = Set(program.findDelegatesOfRepresentables().keys)

  /// Whether a view has a property of a type.
  func isHeldByView(_ type: TypeID) -> Bool { heldByViews.contains(type) }

  /// Types of which views have properties.
  private lazy var heldByViews: Set<TypeID> = {
    var held: Set<TypeID> = []
    for entry in program.variables {
      guard let owner = entry.owner, program[owner].keyword == .struct, program.isPart(owner),
        let type = entry.declaration.type ?? entry.declaration.wrapperType ?? entry.declaration.madeType
      else { continue }
      if let id = program.resolve(type, from: owner) { held.insert(id) }
    }
    return held
  }()

  static func isNameOfFlow(_ name: String) -> Bool { flowSuffixes.contains { name.hasSuffix($0) } }

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

  private static let flowSuffixes = ["Coordinator", "Flow", "Coordinatable", "CoordinatorProtocol", "Moordinator"]

  private func node(of type: TypeID) -> NodeID {
    let node = linkage.nodes.node(for: type)
    linkage.nodes.update(node) { $0.kind = .flow }
    return node
  }

  /// The screens whose subject or publisher a subscription is made to: `menu.viewModel.actions.sink { … }`.
  func screens(observedBy call: RunningCall) -> [NodeID] {
    // A view's modifiers are no subscriptions: what their closures do happens where the view is.
    if let owner = call.scope.owner, program.isPart(owner) { return [] }
    // A controller is no stream: what is to be done when it has closed something, who asked for that does.
    if !call.isSubscription, let base = call.base, isController(call.value(base)) { return [] }
    let own = call.scope.receiver.flatMap { call.evaluator.typeID(of: $0) } ?? call.scope.owner
    let isPeer = own.map { actor($0) == nil } ?? false
    for (prefix, scope) in call.streamPrefixes {
      let types = call.evaluator.evaluate(prefix, in: scope).alternatives.compactMap { call.evaluator.typeID(of: $0) }
        .filter { type in
          // What many hold serves them all: that a screen holds it, too, makes it no subject of that screen's.
          type != own && !(isPeer && services.contains(type))
        }
      // A button says who acts by its target.
      let screens = types.filter { !views.isView($0) }.flatMap(screens(of:))
      if !screens.isEmpty { return screens }
    }
    return call.isSubscription ? screens(sendingTo: call) : []
  }

  /// The screens whose subjects a stream is made of that some function gives back: `coordinate(to: cart).flatMap { … }`.
  private func screens(sendingTo call: RunningCall) -> [NodeID] {
    guard let base = call.base, case .call = base.stripped.kind else { return [] }
    var found: [NodeID] = []
    for subject in Subscriptions.subjects(of: call.value(base), call.evaluator) {
      guard let owner = subject.scope.owner, !services.contains(owner) else { return [] }
      for screen in screens(of: owner) where !found.contains(screen) { found.append(screen) }
    }
    return found
  }

  private func isController(_ value: Value) -> Bool {
    guard let type = linkage.evaluator.typeID(of: value) else { return false }
    return program[type].keyword == .class && program.isScreen(type)
  }

  /// The screens whose view model an object is that subscribes to streams of its own making; none of a service.
  func screens(servedBy scope: Scope) -> [NodeID] {
    guard let owner = scope.receiver.flatMap({ linkage.evaluator.typeID(of: $0) }) ?? scope.owner,
      actor(owner) == nil, !services.contains(owner), !program.isPart(owner)
    else { return [] }
    return screens(of: owner)
  }

  /// Whether objects of several classes hold one of a type.
  func isService(_ type: TypeID) -> Bool { services.contains(type) }

  /// Types that objects of several classes hold, each for itself: services.
  private lazy var services: Set<TypeID> = {
    var holders: [TypeID: Set<TypeID>] = [:]
    for entry in program.variables {
      guard let owner = entry.owner, program[owner].keyword != .protocol, !entry.declaration.isStatic,
        let type = entry.declaration.type, let held = program.resolve(type, from: owner)
      else { continue }
      let types = program[held].keyword == .protocol ? program.conformers(of: held) + [held] : [held]
      for type in types { holders[type, default: []].insert(owner) }
    }
    return Set(holders.filter { $0.value.count >= Self.manyHolders }.keys)
  }()

  private static let manyHolders = 3

  /// The screens that an object of a type works for: itself, or those that hold it.
  func screens(of type: TypeID) -> [NodeID] {
    if program[type].keyword == .class, program.isScreen(type) { return [linkage.nodes.node(for: type)] }
    // A part of a screen is none itself.
    return (toldHolders[type] ?? holders[type] ?? []).filter { linkage.nodes[$0] != nil || classes.contains($0) }
  }

  /// Whether objects of a type are UIKit's views.
  func isView(_ type: TypeID) -> Bool { views.isView(type) }

  /// Notes that an object works for a screen, told by a library that ties them together.
  func hold(_ type: TypeID, by screen: TypeID) {
    let node = linkage.nodes.identity(of: screen)
    if toldHolders[type]?.contains(node) != true { toldHolders[type, default: []].append(node) }
  }

  /// The screens that have a property of a type, or of a protocol that it conforms to.
  ///
  /// Where a screen says just whose it is, those that ask for any of several are others'.
  private func screensHolding() -> [TypeID: [TypeID]] {
    var holders: [TypeID: [TypeID]] = [:]
    var byProtocol: [(type: TypeID, screen: TypeID, isSole: Bool)] = []
    for index in program.types.indices {
      let screen = TypeID(index: index)
      guard program.isScreen(screen), program[screen].keyword != .protocol else { continue }
      for held in heldTypes(of: screen) where held != screen && actor(held) == nil {
        if holders[held]?.contains(screen) != true { holders[held, default: []].append(screen) }
        guard program[held].keyword == .protocol else { continue }
        // A view belongs to those who name it: a delegate that is one is no part of whom it serves.
        let conformers = program.conformers(of: held).filter { !views.isView($0) }
        byProtocol += conformers.map { ($0, screen, conformers.count == 1) }
      }
    }
    let named = Set(holders.keys)
    for (type, screen, isSole) in byProtocol where isSole || !named.contains(type) {
      if holders[type]?.contains(screen) != true { holders[type, default: []].append(screen) }
    }
    return holders
  }

  /// For view models, presenters and the like: the screens that have a property of their type.
  private func holdersOfTypes() -> [TypeID: [NodeID]] {
    var holders: [TypeID: [NodeID]] = [:]
    for (type, screens) in holdings {
      for screen in screens.map(linkage.nodes.identity) where holders[type]?.contains(screen) != true {
        holders[type, default: []].append(screen)
      }
    }
    for type in program.types.indices.map(TypeID.init) where views.isView(type) && actor(type) == nil {
      for screen in views.screens(of: type).map(linkage.nodes.identity) where holders[type]?.contains(screen) != true {
        holders[type, default: []].append(screen)
      }
    }
    for (part, screen) in linkage.scenes.parts where actor(part) == nil && holders[part]?.contains(screen) != true {
      holders[part, default: []].append(screen)
    }
    for (type, screens) in holdersOfFeeders(beside: holders) { holders[type] = screens }
    for (type, screens) in holdersOfHelpers(beside: holders) { holders[type] = screens }
    return holders
  }

  /// For view models of cells, which no screen holds itself: the screens whose views have a property of their type.
  private func holdersOfFeeders(beside holders: [TypeID: [NodeID]]) -> [TypeID: [NodeID]] {
    var found: [TypeID: [NodeID]] = [:]
    for view in program.types.indices.map(TypeID.init) where views.isView(view) {
      guard let screens = holders[view] else { continue }
      for held in heldTypes(of: view) where !views.isView(held) {
        let conformers = program[held].keyword == .protocol ? program.conformers(of: held) : []
        for type in [held] + conformers where holders[type] == nil && actor(type) == nil && !views.isView(type) {
          found[type] = (found[type] ?? []) + screens.filter { found[type]?.contains($0) != true }
        }
      }
    }
    return found
  }

  private func heldTypes(of screen: TypeID) -> [TypeID] {
    var types: [TypeID] = []
    for members in program[screen].members.values {
      for case .variable(let id) in members where !program[id].declaration.isStatic {
        if let type = program[id].declaration.type, let id = program.resolve(type, from: screen) { types.append(id) }
        types += heirs(keptIn: program[id].declaration, of: screen)
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

extension Actors {
  /// The classes of what a screen's code puts into a property that is declared for their base class, be that a
  /// library's: `adapter = BookAdapter(table: table)`.
  fileprivate func heirs(keptIn property: VariableDeclaration, of screen: TypeID) -> [TypeID] {
    guard let base = property.type?.unwrapped.simpleName, inheritedNames.contains(base) else { return [] }
    return linkage.sites.named(property.name).compactMap { site in
      guard site.form == .assignment, site.scope.owner == screen,
        case .assignment(_, "=", let value) = site.expression.kind, case .call(let callee, _) = value.stripped.kind,
        case .name(let name, _) = callee.kind,
        let made = program.resolve(.simple(name), from: screen), program[made].keyword == .class,
        program[made].name != base, program.ancestry(of: made).contains(base)
      else { return nil }
      return made
    }
  }
}

extension VariableDeclaration {
  /// The type of which it is made an object where it is declared: `@StateObject var router = Router()`.
  var madeType: TypeReference? {
    guard case .call(let callee, _)? = value?.kind, case .name(let name, let arguments) = callee.kind else {
      return nil
    }
    return .named(path: [name], arguments: arguments)
  }
}
