import Facts
import NavigationModel

/// View controllers whose view a screen's code puts among its own, and that it nowhere calls its children:
/// `view.addSubview(pin.view)`.
///
/// A person sees a part of the screen, whether UIKit knows of the child or not.
struct ViewsOfControllers {
  let runner: Runner

  private var linkage: Linkage { runner.linkage }
  private var program: Program { runner.program }

  /// Adds what a call puts there to the screens that it becomes a part of.
  func link(_ site: CallSite) {
    if let controller = site.arguments.first?.value.controllerOfView { link(controller, site) }
  }

  /// Adds those whose views are handed on in a list: `pager.pages = [map.view, list.view]`.
  func linkLists() {
    for site in linkage.sites.all {
      let lists: [Expression]
      switch site.expression.kind {
      case .assignment(_, "=", let value): lists = [value]
      case .call: lists = site.arguments.map(\.value)
      default: continue
      }
      for list in lists {
        guard case .array(let elements) = list.kind else { continue }
        for controller in elements.compactMap(\.controllerOfView) { link(controller, site) }
      }
    }
  }

  private func link(_ controller: Expression, _ site: CallSite) {
    guard let owner = site.scope.owner, !controller.stripped.isSelf, !controller.stripped.isSuper, !isTransition(site),
      !isNamedAsChild(controller, owner), let holders = holders(site, owner), holders.count <= Self.holderLimit
    else { return }
    let targets = Targets(linkage: linkage, host: program[owner].name)
    let shown = runner.evaluator.evaluate(controller, in: site.scope)
    if shown.alternatives.allSatisfy({ HostedDetails(runner: runner).contain($0, at: site) }) { return }
    for target in targets.targets(shown) {
      guard case .node(let child) = target, let kind = linkage.nodes[child]?.kind, kind != .alert, kind != .flow else {
        continue
      }
      let effect = Effect(kind: .embed, target: target, origin: site.origin, gates: [])
      for holder in holders where holder != child { runner.emission.contain(effect, in: holder) }
    }
  }

  /// The screens in which the view is seen then: the controller whose view gets it, or those whose code it is.
  private func holders(_ site: CallSite, _ owner: TypeID) -> [NodeID]? {
    var place = site.base?.stripped
    while let expression = place {
      if let name = expression.lastName?.lowercased(), Self.beyond.contains(where: name.hasSuffix) { return nil }
      if let other = expression.controllerOfView, !other.stripped.isSelf, !other.stripped.isSuper {
        let nodes = Targets(linkage: linkage, host: program[owner].name)
          .nodes(runner.evaluator.evaluate(other, in: site.scope))
        if !nodes.isEmpty { return nodes }
      }
      place = expression.strippedBase
    }
    guard program[owner].keyword == .class, program.isScreen(owner) || runner.actors.isView(owner),
      runner.actors.isMade(owner)
    else { return nil }
    return runner.actors.screens(of: owner)
  }

  /// Whether the code only moves the views of two screens that come and go: an animation between them.
  private func isTransition(_ site: CallSite) -> Bool {
    guard let function = site.scope.function else { return false }
    return program[function].declaration.parameters.contains {
      $0.type?.unwrapped.simpleName?.hasSuffix("ContextTransitioning") ?? false
    }
  }

  /// Whether the same class calls the controller a child: that tells whose.
  private func isNamedAsChild(_ controller: Expression, _ owner: TypeID) -> Bool {
    let name = controller.lastName
    return linkage.sites.named(["addChild", "addChildViewController"]).contains { other in
      other.scope.owner.map(program.outermost) == program.outermost(owner)
        && other.arguments.first?.value.stripped.lastName == name
    }
  }

  /// What lies around the screen whose code it is.
  private static let beyond = [
    "navigationcontroller", "parent", "presentingviewcontroller", "splitviewcontroller", "superview",
    "tabbarcontroller", "window", "windows",
  ]

  /// A view that more screens have is anybody's.
  private static let holderLimit = 6
}

extension Expression {
  /// What stands before `.view`.
  fileprivate var controllerOfView: Expression? {
    guard case .member(let base?, "view", _) = stripped.kind else { return nil }
    return base
  }
}
