import Facts

/// Views of SwiftUI in a cell, or in another view of UIKit's, with which nobody can act: a count, a picture, a label.
///
/// They are parts of the screen like any label, and no screens in it.
struct HostedDetails {
  let runner: Runner

  /// Whether a controller hosts one where it is put into the view whose code it is.
  func contain(_ host: Value, at site: CallSite) -> Bool {
    guard let owner = site.scope.owner, runner.actors.isView(owner), case .term(let term) = host, term.base == nil,
      UIKitClasses.hosting.contains(term.name), let root = term.argument("rootView") ?? term.unlabeled?.value
    else { return false }
    let acting = runner.linkage.shared(ActingViews.init(linkage:))
    let alternatives = root.alternatives
    return !alternatives.isEmpty
      && alternatives.allSatisfy { value in
        if case .instance(let view) = value.unmodified { !acting.contains(view.id) } else { false }
      }
  }
}
