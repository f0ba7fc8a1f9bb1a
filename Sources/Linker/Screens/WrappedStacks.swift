import Facts
import NavigationModel

/// Controllers of the app's own around a navigation controller that they make and leave to others to fill:
/// `class Box: UIViewController { let inner: UINavigationController; func pushViewController(…) { inner.push… } }`.
///
/// Whoever uses one means what is inside of it: it is as good as a navigation controller of the app's own class.
struct WrappedStacks {
  /// The property with the navigation controller, for each such class and its heirs.
  private(set) var inside: [TypeID: VariableID] = [:]
  /// Functions by which such a class hands on what UIKit has a function of that name for.
  private(set) var handingOn: Set<FunctionID> = []
  /// Properties by which it does so.
  private(set) var handingOnProperties: Set<VariableID> = []

  init() {}

  /// - Complexity: O(*n*) in the number of properties, and in that of the calls which fill navigation controllers.
  init(program: Program, sites: CallSites) {
    let fillings = sites.named(Self.fillings)
    for index in program.variables.indices {
      let id = VariableID(index: index)
      guard let owner = program[id].owner, Self.canWrap(owner, in: program),
        Self.isMadeHere(id, of: owner, program, sites)
      else { continue }
      let own = fillings.filter { $0.scope.owner == owner && $0.base?.lastName == program[id].declaration.name }
      guard !own.isEmpty, own.allSatisfy({ Self.isGiven($0, in: program) }) else { continue }
      for type in program.conformers(of: owner) + [owner] where inside[type] == nil { inside[type] = id }
    }
    let names = Dictionary(
      inside.map { (program[$0.value].declaration.name, [$0.value]) }, uniquingKeysWith: { $0 + $1 })
    for site in sites.all where Self.vocabulary.contains(site.name) {
      guard let base = site.base?.lastName, names[base] != nil, let owner = site.scope.owner,
        let property = inside[owner], program[property].declaration.name == base
      else { continue }
      switch site.code {
      case .function(let id) where program[id].declaration.name == site.name: handingOn.insert(id)
      case .variable(let id) where program[id].declaration.name == site.name: handingOnProperties.insert(id)
      default: continue
      }
    }
  }

  private static let fillings: Set<String> = ["pushViewController", "setViewControllers", "viewControllers"]
  private static let vocabulary = fillings.union([
    "dismiss", "popToRootViewController", "popToViewController", "popViewController", "present", "show",
  ])

  private static func canWrap(_ type: TypeID, in program: Program) -> Bool {
    program[type].keyword == .class && program.isScreen(type)
      && !program.ancestry(of: type).contains { UIKitClasses.container($0) != nil }
  }

  /// Whether a property has a navigation controller that its class makes, around nothing of its own.
  private static func isMadeHere(_ id: VariableID, of owner: TypeID, _ program: Program, _ sites: CallSites) -> Bool {
    let declaration = program[id].declaration
    guard !declaration.isStatic, declaration.getter == nil else { return false }
    if let value = declaration.value { return makesStack(value, in: nil, program) }
    guard let type = declaration.type?.unwrapped.simpleName, UIKitClasses.container(type) == .navigation else {
      return false
    }
    let stored = sites.named(declaration.name).filter { $0.form == .assignment && $0.scope.owner == owner }
    return !stored.isEmpty
      && stored.allSatisfy { site in
        guard case .assignment(_, "=", let value) = site.expression.kind else { return false }
        return makesStack(value, in: site.scope.function, program)
      }
  }

  private static func makesStack(_ value: Expression, in function: FunctionID?, _ program: Program) -> Bool {
    guard case .call(let callee, let arguments) = value.stripped.kind,
      let name = callee.lastName == "init" ? callee.strippedBase?.lastName : callee.lastName,
      UIKitClasses.container(name) == .navigation
    else { return false }
    guard let root = arguments.first(where: { $0.label == "rootViewController" })?.value else { return true }
    return root.isBareController || function.map { isParameter(root, of: $0, program) } ?? false
  }

  /// Whether what comes into the navigation controller is what others hand in.
  private static func isGiven(_ site: CallSite, in program: Program) -> Bool {
    let given: Expression?
    if case .assignment(_, _, let value) = site.expression.kind { given = value } else { given = site.argument(nil) }
    guard let given else { return false }
    switch site.code {
    case .function(let id): return isParameter(given, of: id, program)
    case .variable:
      if case .name("newValue", _) = given.stripped.kind { return true }
      return false
    case .file: return false
    }
  }

  /// Whether an expression is a parameter, what that has, or a list of such.
  private static func isParameter(_ written: Expression, of id: FunctionID, _ program: Program) -> Bool {
    switch written.stripped.kind {
    case .name(let name, _): program[id].declaration.parameters.contains { $0.name == name }
    case .member(let base?, _, _): isParameter(base, of: id, program)
    case .array(let elements): !elements.isEmpty && elements.allSatisfy { isParameter($0, of: id, program) }
    default: false
    }
  }
}

extension Program {
  /// Whether a class is around a navigation controller that others fill.
  func wrapsStack(_ id: TypeID) -> Bool { wrappedStacks.inside[id] != nil }
}

extension Targets {
  /// What is in the navigation controller that a controller of the app's own is around.
  func wrappedStack(of value: Value, _ depth: Int) -> [Effect.Target]? {
    guard case .instance(let instance) = value, let inside = linkage.program.wrappedStacks.inside[instance.id],
      depth < Self.depthLimit
    else { return nil }
    linkage.seenThrough.insert(linkage.nodes.identity(of: instance.id))
    let stack =
      linkage.evaluator.firstField(inside, of: value) ?? linkage.evaluator.value(of: inside, receiver: value)
    let found = stack.alternatives
      .flatMap { targets($0, depth: depth + 1) }
    let content = found.compactMap { if case .node(let node) = $0 { node } else { nil } }
    if !content.isEmpty { linkage.runner?.emission.wrap(content, in: linkage.nodes.identity(of: instance.id)) }
    return found.isEmpty ? nil : found
  }
}
