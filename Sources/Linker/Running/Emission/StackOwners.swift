import Facts
import NavigationModel

/// Classes that show what they show on a navigation controller of their own: where nobody else is known from whose
/// screen they do so, they are flows.
struct StackOwners {
  let linkage: Linkage

  private var program: Program { linkage.program }
  private var evaluator: Evaluator { linkage.evaluator }

  /// The flow that each of these moves is made by; none where the code shows something on another's controller.
  func flows(of moves: [Origin: Effect]) -> [(flow: NodeID, move: Effect)] {
    guard !moves.isEmpty else { return [] }
    return linkage.sites.named(Self.moves).compactMap { site in
      let place = Origin(file: site.scope.file, offset: site.expression.offset)
      guard let move = moves[place], let owner = site.scope.owner, canBeFlow(owner), let base = site.base,
        isOwnStack(base, of: owner, in: site.scope)
      else { return nil }
      let node = linkage.nodes.node(for: owner)
      linkage.nodes.update(node) { $0.kind = .flow }
      return (node, move)
    }
  }

  private func canBeFlow(_ type: TypeID) -> Bool {
    program[type].keyword == .class && !program.isScreen(type) && !program.isLifeCycleDelegate(type)
      && program.container(type) == nil && !program.ancestry(of: type).contains { $0.hasPrefix("UI") }
  }

  /// Whether it is a property whose navigation controller the class makes: `private let stack = UINavigationController()`.
  private func isOwnStack(_ expression: Expression, of owner: TypeID, in scope: Scope) -> Bool {
    let above = program.ancestors(of: owner).union([owner])
    return evaluator.variables(expression, in: scope).contains { variable, _ in
      guard let holder = program[variable].owner, above.contains(holder), !program[variable].declaration.isStatic else {
        return false
      }
      return evaluator.value(of: variable, receiver: .typed(.simple(program[owner].name), owner)).alternatives
        .contains { value in
          switch value {
          case .term(let term):
            term.base == nil && term.arguments != nil && UIKitClasses.container(term.name) == .navigation
              && term.scope.owner.map(above.contains) ?? false
          case .instance(let object):
            program.container(object.id) == .navigation
              && program.places.owner(of: object.place).map(above.contains) ?? false
          default: false
          }
        }
    }
  }

  /// Calls by which code shows something.
  static let moves: Set<String> = [
    "present", "pushViewController", "setViewControllers", "show", "viewControllers",
  ]
}
