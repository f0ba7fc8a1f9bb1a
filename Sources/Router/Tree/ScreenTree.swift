/// What stands in the window: view controllers, their children, and what they present.
///
/// A value: an arena of small nodes that refer to each other by number, so that a copy costs two references, and
/// comparing or hashing one pass over flat memory. Trees that are handed out list their nodes in a fixed order (a node,
/// its children, what it presents), therefore two trees that look the same are equal.
package struct ScreenTree: Sendable {
  /// A view controller.
  struct Node: Hashable, Sendable {
    var type: Symbol
    /// Row of its class among those that are known, or of the generic class behind it; 0 for a plain one.
    var row: Int32
    /// What the screen stores.
    var payload = Symbol.none
    /// Index of the selected tab; 0 for anything else.
    var selected: Int32 = 0
    /// The container around it.
    var parent = ControllerID.none
    /// Who presents it modally.
    var presenter = ControllerID.none
    /// What it presents modally itself.
    var presented = ControllerID.none
    var firstChild = ControllerID.none
    var nextSibling = ControllerID.none

    init(_ type: Symbol, _ classes: ScreenClasses) {
      self.type = type
      row = classes.row(of: type)
    }
  }

  let classes: ScreenClasses
  var nodes: [Node]
  var root: ControllerID
  /// Whether split view controllers have room for their primary screen only; no part of what a tree is.
  var collapsesSplits = false

  /// A window whose root is one view controller, `UIViewController` where nothing else is said.
  package init(root name: String = LibraryClasses.root, classes: ScreenClasses) {
    self.classes = classes
    nodes = [Node(classes.symbol(name), classes)]
    root = ControllerID(0)
  }

  init(nodes: [Node], classes: ScreenClasses) {
    self.nodes = nodes
    self.classes = classes
    root = ControllerID(0)
  }

  /// Number of view controllers.
  package var count: Int { nodes.count }
}

extension ScreenTree: Hashable {
  /// Whether both read the same.
  ///
  /// O(n); trees of one simulator are compared as numbers.
  package static func == (left: ScreenTree, right: ScreenTree) -> Bool {
    guard left.nodes.count == right.nodes.count else { return false }
    if left.classes.isSame(as: right.classes) { return left.nodes == right.nodes }
    return left.description == right.description
  }

  /// Feeds what the tree looks like, independent of who numbered its names.
  ///
  /// O(n).
  package func hash(into hasher: inout Hasher) {
    hasher.combine(nodes.count)
    for node in nodes {
      hasher.combine(UInt64(node.type.stamp) << 32 | UInt64(node.payload.stamp))
      hasher.combine(UInt64(UInt32(bitPattern: node.parent.raw)) << 32 | UInt64(UInt32(bitPattern: node.presenter.raw)))
      hasher.combine(node.selected)
    }
  }
}
