import Facts
import NavigationModel

/// What a controller of UIKit's shows of SwiftUI: `UIHostingController(rootView: NavigationStack { CartView() })`.
extension Targets {
  /// The app's own views in a stack, a layout or another view of SwiftUI's; `nil` where a term is none.
  func screens(inSwiftUI term: Term) -> [Effect.Target]? {
    guard let runner = linkage.runner, isOfSwiftUI(term) else { return nil }
    return screens(ViewContent(runner: runner).shown(by: .term(term), in: term.scope), runner.views)
  }

  /// The app's own views that a closure makes: `UIHostingController { CartView() }`.
  func screens(madeBy closure: ClosureValue) -> [Effect.Target] {
    guard let runner = linkage.runner else { return [] }
    return screens(ViewContent(runner: runner).shown(by: .closure(closure), in: closure.scope), runner.views)
  }

  /// What a view is given that is around whatever view it is given: it is seen through, and its own code is a part of that.
  func content(ofFrame value: Value) -> [Effect.Target]? {
    guard let runner = linkage.runner, case .instance(let frame) = value, linkage.program[frame.id].keyword == .struct,
      runner.views.isTransparent(frame.id)
    else { return nil }
    let scope = Scope(file: frame.place.file, owner: nil)
    let shown = ViewContent(runner: runner).shown(by: value, in: scope).filter(\.isView)
    guard !shown.isEmpty, !shown.contains(where: { $0.isOf(frame.id) }) else { return nil }
    let targets = shown.flatMap { content(ofBridge: $0) ?? [runner.views.target($0, host: host)] }
    for case .node(let node) in targets { runner.discover(value, as: node) }
    return targets
  }

  /// The screens that a view around controllers makes, where they are of classes of the app's own.
  private func content(ofBridge shown: ShownView) -> [Effect.Target]? {
    guard case .view(let view, let type) = shown.what,
      linkage.program.ancestry(of: type).contains("UIViewControllerRepresentable")
    else { return nil }
    let made = linkage.program.members(named: "makeUIViewController", of: type).flatMap { member -> [NodeID] in
      guard case .function(let function) = member else { return [] }
      return nodes(linkage.evaluator.result(of: function, arguments: [], receiver: view))
    }
    guard !made.isEmpty, made.allSatisfy({ linkage.nodes[$0]?.kind == .screen }) else { return nil }
    for node in made { linkage.runner?.discover(view, as: node) }
    return made.map { .node($0) }
  }

  /// What a hosting controller gets to show after it was made with nothing to see: `host.rootView = AnyView(page())`.
  func rootGivenLater(to host: Term) -> Value? {
    guard let function = host.scope.function else { return nil }
    for site in linkage.sites.named("rootView") where site.form == .assignment && site.scope.function == function {
      guard case .name(let local, _)? = site.base?.stripped.kind,
        case .expression(let made, _)? = host.scope.lookup(local)?.first,
        made.written?.expression.stripped.offset == host.origin.offset,
        case .assignment(_, _, let root) = site.expression.kind
      else { continue }
      return linkage.evaluator.evaluate(root, in: host.scope)
    }
    return nil
  }

  private func screens(_ shown: [ShownView], _ views: Views) -> [Effect.Target] {
    shown.filter(\.isView).map { views.target($0, host: host) }
  }

  /// Whether a view of SwiftUI's own stands behind all modifiers, or a coordinator that was asked for its view.
  private func isOfSwiftUI(_ term: Term) -> Bool {
    var current = term
    while case .term(let inner)? = current.base { current = inner }
    if case .instance(let object)? = current.base { return StinsenRoutes.isCoordinator(object.id, in: linkage.program) }
    return current.base == nil && current.arguments != nil
      && (SwiftUIViews.names.contains(current.name) || StinsenIdiom.landmarks.contains(current.name))
  }
}

extension ShownView {
  /// Whether it is a view of a type.
  fileprivate func isOf(_ type: TypeID) -> Bool { if case .view(_, type) = what { true } else { false } }
}
