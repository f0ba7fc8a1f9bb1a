import Facts

extension Program {
  /// Whether it is a layout of the app's own: SwiftUI calls what stands in its braces, and lays it out.
  func isLayout(_ member: Member) -> Bool {
    guard case .type(let id) = member, self[id].keyword == .struct else { return false }
    return self[id].inherited.contains { $0.simpleName == "Layout" } && typesByName["Layout"] == nil
  }
}
