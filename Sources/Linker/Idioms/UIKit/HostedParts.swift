import Facts
import NavigationModel

/// Views of SwiftUI, and containers of UIKit's, that code puts into a screen without making the controller a child:
/// `addSubview(host.view)`, `addSubview(pages.view)`, `cell.contentConfiguration = UIHostingConfiguration { CartRow() }`.
struct HostedParts {
  let runner: Runner

  private var linkage: Linkage { runner.linkage }
  private var program: Program { runner.program }

  /// Adds what is hosted to the screens that it is a part of.
  ///
  /// - Complexity: O(*n*) in the number of calls that add views, in code of classes that make hosts.
  func link() {
    for site in linkage.sites.named("UIHostingConfiguration") where site.form == .call && site.base == nil {
      guard let content = site.arguments.first(where: { $0.isTrailing || $0.label == "content" })?.value else {
        continue
      }
      let shown = ViewContent(runner: runner)
        .shown(by: runner.evaluator.evaluate(content, in: site.scope), in: site.scope)
      let host = site.scope.owner.map { program[$0].name } ?? "app"
      // What a view of SwiftUI's makes for the cells of a list around UIKit is a part of that view.
      let own = shown.filter { $0.isView && !(program.places.owner(of: $0.origin).map(program.isPart) ?? false) }
      embed(own.map { runner.views.target($0, host: host) }, at: site)
    }
    let views = ViewsOfControllers(runner: runner)
    for site in linkage.sites.named(Self.adding) where site.form == .call { views.link(site) }
    views.linkLists()
    let making = Set(
      linkage.sites.named(UIKitClasses.hosting.union(Self.containers)).map { $0.scope.owner.map(program.outermost) })
    guard !making.isEmpty else { return }
    let kept = namesOfViews()
    for site in linkage.sites.named(Self.adding) where site.form == .call && mayHaveHost(site.scope.owner, making) {
      guard let added = site.arguments.first?.value, mayBeHosted(added, kept, site.scope) else { continue }
      let targets = runner.evaluator.evaluate(added, in: site.scope).alternatives.flatMap { view -> [Effect.Target] in
        guard let host = host(ofView: view), !isContainer(host) || canHold(added, at: site),
          !HostedDetails(runner: runner).contain(host, at: site)
        else { return [] }
        return Targets(linkage: linkage, host: site.scope.owner.map { program[$0].name } ?? "app").targets(host)
      }
      embed(targets, at: site)
    }
  }

  /// Whether code of a class can have a host that code of some classes makes: of its own, or of one above it.
  private func mayHaveHost(_ owner: TypeID?, _ making: Set<TypeID?>) -> Bool {
    guard let outer = owner.map(program.outermost) else { return making.contains(nil) }
    return making.contains(outer) || program.ancestors(of: outer).contains(where: making.contains)
  }

  /// Whether an expression is written like the view of a controller, or stands for something.
  private func mayBeHosted(_ view: Expression, _ kept: Set<String>, _ scope: Scope) -> Bool {
    switch view.stripped.kind {
    case .member(_, "view", _): true
    case .name(let name, _): scope.lookup(name) != nil || kept.contains(name)
    case .member(let base?, let name, _): base.isSelf && kept.contains(name)
    default: false
    }
  }

  /// Names of properties that keep the view of a controller: `panel = UIHostingController(rootView: …).view`.
  private func namesOfViews() -> Set<String> {
    let assigned = linkage.sites.all.compactMap { site -> String? in
      guard case .assignment(_, _, let value) = site.expression.kind, value.isViewOfController else { return nil }
      return site.name
    }
    let begun = program.variables.map(\.declaration).filter { $0.value?.isViewOfController ?? false }.map(\.name)
    return Set(assigned + begun)
  }

  /// The hosting controller, or container of UIKit's, whose view it is.
  private func host(ofView view: Value) -> Value? {
    guard case .term(let term) = view, term.name == "view", term.arguments == nil, case .term(let host)? = term.base,
      host.base == nil, UIKitClasses.hosting.contains(host.name) || Self.containers.contains(host.name)
    else { return nil }
    return .term(host)
  }

  private func embed(_ targets: [Effect.Target], at site: CallSite) {
    guard !targets.isEmpty, let owner = site.scope.owner else { return }
    let screens = runner.actors.screens(of: owner)
    guard screens.count <= Self.screenLimit else { return }
    for screen in screens {
      for target in targets where target != .node(screen) {
        let effect = Effect(kind: .embed, target: target, origin: site.origin, gates: [])
        runner.emission.contain(effect, in: screen)
      }
    }
  }

  private func isContainer(_ host: Value) -> Bool {
    if case .term(let term) = host { Self.containers.contains(term.name) } else { false }
  }

  /// Whether a screen's own code adds the view of a container to its own, and nowhere says that it is a child.
  private func canHold(_ view: Expression, at site: CallSite) -> Bool {
    guard let owner = site.scope.owner, program[owner].keyword == .class, program.isScreen(owner),
      site.base.map({ $0.beginning == "self" || $0.beginning == "view" }) ?? false
    else { return false }
    let name = view.strippedBase?.lastName
    return !linkage.sites.named(["addChild", "addChildViewController"]).contains { other in
      other.scope.owner.map(program.outermost) == program.outermost(owner)
        && other.arguments.first?.value.stripped.lastName == name
    }
  }

  private static let containers: Set<String> = [
    "UINavigationController", "UIPageViewController", "UISplitViewController", "UITabBarController",
  ]

  private static let adding: Set<String> = [
    "addArrangedSubview", "addSubview", "insertArrangedSubview", "insertSubview",
  ]

  /// A view that more screens have is anybody's.
  private static let screenLimit = 6
}

extension Expression {
  /// Whether it is written like the view of a controller.
  fileprivate var isViewOfController: Bool { if case .member(_?, "view", _) = stripped.kind { true } else { false } }
}
