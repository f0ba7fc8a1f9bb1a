import Facts
import NavigationModel

/// Navigation controllers that code makes around a screen, and whose content a closure exchanges when an answer has come:
/// `let stack = UINavigationController(rootViewController: loading)`, `load { stack.setViewControllers([list], …) }`.
struct LaterStacks {
  let call: RunningCall

  /// The same moves, from the screen that the stack was made with where they come later than that.
  func replacing(by moves: [Effect]) -> [Effect] {
    guard !moves.isEmpty, let root else { return moves }
    return moves.map { move in
      var later = move
      later.shower = root
      later.isOfScene = true
      return later
    }
  }

  private var root: NodeID? {
    guard let base = call.base, !base.isSelf, case .term(let made) = call.value(base), made.base == nil,
      UIKitClasses.container(made.name) == .navigation, let first = made.argument("rootViewController"), isLater(made)
    else { return nil }
    let nodes = Targets(linkage: call.linkage, host: call.host).nodes(first)
    guard nodes.count == 1, call.linkage.nodes[nodes[0]]?.kind == .screen else { return nil }
    return nodes[0]
  }

  /// Whether the call stands in a closure that runs later, and the stack is made outside of it, in the same function.
  private func isLater(_ made: Term) -> Bool {
    guard let function = call.scope.function, made.scope.function == function else { return false }
    return call.linkage.sites.closures.contains { site in
      guard site.scope.function == function, let name = site.taker?.callee?.lastName,
        !Self.immediate.contains(name)
      else { return false }
      var names = NameCollector()
      names.collect(site.expression)
      let extent = site.expression.offset...max(site.expression.offset, names.last)
      return extent.contains(call.origin.offset) && !extent.contains(made.origin.offset)
    }
  }

  /// Functions that run what they are given at once.
  private static let immediate: Set<String> = [
    "also", "apply", "compactMap", "configure", "do", "flatMap", "forEach", "let", "map", "performWithoutAnimation",
    "run", "tap", "then", "with",
  ]
}

extension Expression {
  fileprivate var callee: Expression? { if case .call(let callee, _) = stripped.kind { callee } else { nil } }
}
