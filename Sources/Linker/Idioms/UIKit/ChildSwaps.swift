import Facts
import NavigationModel

/// Screens that show one child after the other: what is added takes the place of what is removed.
///
/// The screen itself only holds its children. For the screen whose code sets the exchange going, a person goes from there
/// to the child that comes.
struct ChildSwaps {
  let call: RunningCall

  private var program: Program { call.linkage.program }

  /// The exchanges that come with children being added to the screen whose code it is.
  func swaps(with embeds: [Effect]) -> [Effect] {
    guard call.base.map({ $0.stripped.text == "self" }) ?? true,
      case .screen(let host)? = call.runner.actors.actor(of: call.scope),
      let type = call.evaluator.dispatchType(in: call.scope), removesChildren(type)
    else { return [] }
    call.runner.swappers.insert(host)
    return embeds.map { embed in
      var swap = embed
      swap.kind = .replaceRoot
      swap.swapsIn = host
      return swap
    }
  }

  /// Whether the code of a class, or of those above it, takes children out.
  private func removesChildren(_ type: TypeID) -> Bool {
    let above = program.ancestors(of: type).union([type])
    return call.linkage.sites.named(Self.removals).contains { site in
      site.form == .call && site.arguments.isEmpty && site.scope.owner.map(above.contains) ?? false
        && !(site.base.map { $0.isSelfOrSuper } ?? true)
    }
  }

  private static let removals: Set<String> = ["removeFromParent", "removeFromParentViewController"]
}

extension Expression {
  fileprivate var isSelfOrSuper: Bool { ["self", "super"].contains(stripped.text) }
}
