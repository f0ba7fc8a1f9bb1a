/// What a class of view controllers does with its children.
///
/// The router asks containers through an adapter: https://github.com/ekazaev/route-composer, `ContainerAdapter`.
package enum ContainerKind: UInt8, Hashable, Sendable, CaseIterable {
  /// Not a container: children that it may have are not looked at.
  case none
  /// A stack; its last child is visible.
  case navigation
  /// Tabs; the selected one is visible.
  case tab
  /// Primary and details side by side, both visible.
  case split
  /// A container of the app's own: all its children are visible.
  case custom

  /// Whether the router sees its children.
  package var isContainer: Bool { self != .none }

  /// Whether trees write its children in square brackets.
  package var isOfUIKit: Bool {
    switch self {
    case .navigation, .tab, .split: true
    case .none, .custom: false
    }
  }
}
