internal import NavigationModel

/// What containers bring along.
struct Contents {
  private let context: CheckContext
  private let held: [NodeID: [NodeID]]
  private let roots: [NodeID]

  init(_ context: CheckContext) {
    self.context = context
    let containment = context.model.transitions.filter(\.kind.isContainment)
    held = Dictionary(grouping: containment, by: \.from).mapValues { $0.compactMap(\.to) }
    roots =
      context.model.entries.filter { $0.kind == .launch }.compactMap(\.to)
      + context.model.transitions.filter { $0.kind == .replaceRoot }.compactMap(\.to)
  }

  /// Whether what a step builds is or holds the screen, or might.
  func mayHold(_ node: NodeID, _ screenClass: String, in step: RouteStep) -> Bool {
    let children = step.factory.nestedChildren
    let factories = [step.factory] + children.map(\.factory)
    if factories.contains(where: { $0.isOpaque }) || isUnreadScene(step) { return true }
    // A plain container of UIKit has no node of its own, and holds nothing but the children named here.
    let built = zip([step.node] + children.map(\.node), factories)
      .filter { node, factory in node != nil || !factory.isPlainContainer }.map(\.0)
    guard let nodes = built.allKnown else { return true }
    return holds(node, screenClass, anyOf: nodes)
  }

  /// Whether a step takes its screen from a storyboard that was not read.
  private func isUnreadScene(_ step: RouteStep) -> Bool {
    step.factory.kind == .storyboard && step.node.map { held[$0] == nil && context.node($0)?.scene == nil } ?? true
  }

  func rootsMayHold(_ node: NodeID, _ screenClass: String) -> Bool {
    roots.isEmpty || holds(node, screenClass, anyOf: roots)
  }

  private func holds(_ wanted: NodeID, _ screenClass: String, anyOf tops: [NodeID]) -> Bool {
    var visited = Set(tops)
    var waiting = tops
    while let id = waiting.popLast() {
      let node = context.node(id)
      if id == wanted || node?.name == screenClass { return true }
      if let container = node?.container, container.systemClass == screenClass { return true }
      // A class of the app's own with nothing known in it may fill itself in ways that were not read.
      if let node, node.kind == .container, !node.anonymous, node.scene == nil, held[id] == nil { return true }
      if context.gaps.touch(file: node?.source?.file) { return true }
      for child in held[id] ?? [] where visited.insert(child).inserted { waiting.append(child) }
    }
    return false
  }
}

extension Node.Container {
  /// The class of UIKit that every such container is or inherits from.
  fileprivate var systemClass: String? {
    switch self {
    case .navigation: "UINavigationController"
    case .tab: "UITabBarController"
    case .split: "UISplitViewController"
    case .page: "UIPageViewController"
    case .drawer, .custom: nil
    }
  }
}

extension Factory {
  /// Whether code of the app's own decides what comes out.
  fileprivate var isOpaque: Bool {
    switch kind {
    case .byFinder, .inline, .hosting, .custom: true
    case .byClass, .storyboard, .none, .navigation, .tab, .split, .complete: false
    }
  }
}

extension [NodeID?] {
  /// All of them, unless one is not known.
  fileprivate var allKnown: [NodeID]? {
    let known = compactMap { $0 }
    return known.count == count ? known : nil
  }
}

extension Factory {
  /// Whether it builds a container of UIKit's own class, empty but for its children.
  fileprivate var isPlainContainer: Bool {
    switch kind {
    case .navigation, .tab, .split, .complete: isContainer
    case .byClass, .storyboard, .none, .byFinder, .inline, .hosting, .custom: false
    }
  }
}
