import Facts
import NavigationModel

/// Of which classes the controllers are that the app puts into its windows.
///
/// `if window?.rootViewController is HomeViewController { … }` asks for what never holds where no code, and no storyboard,
/// puts such a controller there.
struct WindowRoots {
  private let linkage: Linkage
  private var classes: Set<TypeID> = []
  private var nodes: Set<NodeID> = []
  /// Whether it is not known of all of them.
  private var isOpen = false

  /// - Complexity: O(*n*) in the number of assignments to roots.
  init(_ linkage: Linkage) {
    self.linkage = linkage
    nodes = Set(linkage.draft.entries.lazy.filter { $0.kind == .launch }.compactMap(\.to))
    let windows = Windows(evaluator: linkage.evaluator)
    var isFilled = !nodes.isEmpty
    for site in linkage.sites.assignments(to: "rootViewController") {
      guard case .assignment(_, _, let value) = site.expression.kind,
        site.base.map({ windows.isWindow($0, in: site.scope) })
          ?? windows.isCode(in: site.scope, assigningTo: site.name)
      else { continue }
      isFilled = true
      for root in linkage.evaluator.evaluate(value, in: site.scope).alternatives { add(root, site) }
    }
    // Where nothing is seen to fill a window, something else does.
    if !isFilled { isOpen = true }
  }

  private mutating func add(_ root: Value, _ site: CallSite) {
    let program = linkage.program
    switch root {
    case .null: break
    case .instance(let object): classes.insert(object.id)
    case .typed(_, let type?) where program[type].keyword == .class:
      classes.formUnion([type] + program.conformers(of: type))
    case .term(let term) where term.base == nil && term.arguments != nil && UIKitClasses.isController(term.name): break
    case .term:
      let host = site.scope.owner.map { program[$0].name } ?? "app"
      let shown = Targets(linkage: linkage, host: host).nodes(root)
      if shown.isEmpty { isOpen = true } else { nodes.formUnion(shown) }
    default: isOpen = true
    }
  }

  /// Whether an expression names what a window shows: `view.window?.rootViewController`.
  func isRoot(_ expression: Expression, in scope: Scope) -> Bool {
    guard case .member(let window?, "rootViewController", _) = expression.stripped.kind else { return false }
    return Windows(evaluator: linkage.evaluator).isWindow(window, in: scope)
  }

  /// Whether some window may ever show an object of a class.
  func mayContain(_ type: TypeID) -> Bool {
    let program = linkage.program
    guard !isOpen, program[type].keyword == .class else { return true }
    return ([type] + program.conformers(of: type)).contains { heir in
      classes.contains(heir) || nodes.contains(linkage.nodes.identity(of: heir))
    }
  }
}
