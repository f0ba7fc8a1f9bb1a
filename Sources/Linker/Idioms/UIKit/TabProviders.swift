/// Tabs that make their controllers when they are first shown, since iOS 18: `UITab(title: …) { _ in Events() }`.
///
/// See <https://developer.apple.com/documentation/uikit/uitab>.
struct TabProviders {
  let evaluator: Evaluator

  /// What a tab shows, or the tabs of a group; `nil` for anything else.
  func content(of term: Term) -> Value? {
    guard term.base == nil, let arguments = term.arguments else { return nil }
    switch term.name {
    case "UITab", "UISearchTab":
      for case .closure(let closure) in arguments.map(\.value) { return evaluator.result(of: closure, arguments: []) }
      return nil
    case "UITabGroup": return term.argument("children")
    default: return nil
    }
  }
}
