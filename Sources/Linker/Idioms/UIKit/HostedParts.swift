import Facts
import NavigationModel

/// Views of SwiftUI that code of UIKit's puts into a screen without making their host a child:
/// `addSubview(host.view)`, `cell.contentConfiguration = UIHostingConfiguration { CartRow() }`.
struct HostedParts {
  let runner: Runner

  private var linkage: Linkage { runner.linkage }
  private var program: Program { runner.program }

  /// Adds what is hosted to the screens that it is a part of.
  ///
  /// - Complexity: O(*n*) in the number of calls that add views, in files that make hosts.
  func link() {
    for site in linkage.sites.named("UIHostingConfiguration") where site.form == .call && site.base == nil {
      guard let content = site.arguments.first(where: { $0.isTrailing || $0.label == "content" })?.value else {
        continue
      }
      let shown = ViewContent(runner: runner)
        .shown(by: runner.evaluator.evaluate(content, in: site.scope), in: site.scope)
      let host = site.scope.owner.map { program[$0].name } ?? "app"
      embed(shown.filter(\.isView).map { runner.views.target($0, host: host) }, at: site)
    }
    let files = Set(linkage.sites.named(UIKitClasses.hosting).map(\.scope.file))
    guard !files.isEmpty else { return }
    for site in linkage.sites.named(Self.adding) where site.form == .call && files.contains(site.scope.file) {
      guard let added = site.arguments.first?.value, mayBeHosted(added, site.scope) else { continue }
      let targets = runner.evaluator.evaluate(added, in: site.scope).alternatives.flatMap { view -> [Effect.Target] in
        guard let host = host(ofView: view) else { return [] }
        return Targets(linkage: linkage, host: site.scope.owner.map { program[$0].name } ?? "app").targets(host)
      }
      embed(targets, at: site)
    }
  }

  /// Whether an expression is written like the view of a controller, or stands for something.
  private func mayBeHosted(_ view: Expression, _ scope: Scope) -> Bool {
    switch view.stripped.kind {
    case .member(_, "view", _): true
    case .name(let name, _): scope.lookup(name) != nil
    default: false
    }
  }

  /// The hosting controller whose view it is.
  private func host(ofView view: Value) -> Value? {
    guard case .term(let term) = view, term.name == "view", term.arguments == nil, case .term(let host)? = term.base,
      host.base == nil, UIKitClasses.hosting.contains(host.name)
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

  private static let adding: Set<String> = [
    "addArrangedSubview", "addSubview", "insertArrangedSubview", "insertSubview",
  ]

  /// A view that more screens have is anybody's.
  private static let screenLimit = 6
}
