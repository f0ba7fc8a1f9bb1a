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

  /// What a view of the app's own shows that is no more than a frame around a view which it is given:
  /// `UIHostingController(rootView: Themed { CartView() })`.
  func screens(framedBy value: Value) -> [Effect.Target]? {
    guard let runner = linkage.runner, case .instance(let frame) = value,
      linkage.program[frame.id].keyword == .struct, runner.views.isTransparent(frame.id)
    else { return nil }
    let shown = ViewContent(runner: runner).shown(by: value, in: Scope(file: frame.place.file, owner: nil))
    let isSeenThrough = shown.contains { shown in
      if case .view(_, let type) = shown.what { type != frame.id } else { false }
    }
    return isSeenThrough ? screens(shown, runner.views) : nil
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
