import Facts

/// Views that are views by a protocol of a library whose source is not there: `struct Feed: ConnectedView`,
/// `enum Tabs: NavigationDestination`.
extension Program {
  /// Whether a struct or enum has a body of views, and conforms to something that can be what makes a view of it.
  func isViewOfLibrary(_ id: TypeID, named names: [String]) -> Bool {
    let type = self[id]
    guard type.keyword == .struct || type.keyword == .enum, !names.contains(where: Self.known.contains),
      type.inherited.contains(where: { isOutside($0, from: id) })
    else { return false }
    return (type.members["body"] ?? []).contains { member in
      switch member {
      case .variable(let body): isView(self[body].declaration.type) && self[body].declaration.getter != nil
      // `func body(content:)` is a modifier's.
      case .function(let body):
        isView(self[body].declaration.result) && self[body].declaration.parameters.first?.label != "content"
      case .enumCase, .type: false
      }
    }
  }

  private func isView(_ type: TypeReference?) -> Bool { ["View", "AnyView"].contains(type?.simpleName ?? "") }

  private func isOutside(_ type: TypeReference, from id: TypeID) -> Bool {
    guard let name = type.simpleName, !Self.plain.contains(name) else { return false }
    return resolve(type, from: id).map { self[$0].keyword == nil } ?? true
  }

  /// Protocols that say themselves what a body is for.
  private static let known: Set<String> = [
    "View", "ViewModifier", "Scene", "App", "ToolbarContent", "CustomizableToolbarContent", "Commands", "Widget",
    "TabContent", "UIViewControllerRepresentable", "UIViewRepresentable", "PreviewProvider",
  ]
  /// Protocols of the language that make no view of anything.
  private static let plain: Set<String> = [
    "Equatable", "Hashable", "Identifiable", "Codable", "Decodable", "Encodable", "Sendable", "Comparable",
    "CustomStringConvertible", "CaseIterable", "RawRepresentable", "Error", "LocalizedError", "Any", "AnyObject",
  ]
}
