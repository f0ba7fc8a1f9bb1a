import NavigationModel

/// How a user leaves a screen without any code of the app: what the system offers on what is pushed or presented.
package enum WayBack: String, Hashable, Sendable, CaseIterable {
  /// A navigation bar leads back to the screen below.
  case backButton
  /// A sheet can be pulled down, a popover closed by a tap beside it.
  case pullDown

  /// What it is, in words.
  package var caption: String {
    switch self {
    case .backButton: "back button, to the screen that pushed it"
    case .pullDown: "sheet: pulled down, it closes"
    }
  }
}

/// The ways back that the system offers, by node.
struct WaysBack {
  private(set) var ways: [NodeID: Set<WayBack>] = [:]

  /// Reads them off the ways that lead to each node.
  init(of model: Model) {
    let stacks = Set(model.nodes.filter { $0.kind == .container && $0.container == .navigation }.map(\.id))
    for transition in model.transitions {
      guard let target = transition.to, target != transition.from,
        let way = WayBack(after: transition, toStack: stacks.contains(target))
      else { continue }
      ways[target, default: []].insert(way)
    }
    // What is the first of a presented stack goes with it.
    for transition in model.transitions where transition.kind.isContainment && stacks.contains(transition.from) {
      guard let target = transition.to, ways[transition.from]?.contains(.pullDown) == true else { continue }
      ways[target, default: []].insert(.pullDown)
    }
  }
}

extension WayBack {
  /// Styles of presentation that cover everything and stay until code closes them.
  private static let lasting: Set<String> = [
    "fullScreen", "fullScreenCover", "overFullScreen", "overCurrentContext", "currentContext", "custom",
  ]

  fileprivate init?(after transition: Transition, toStack isStack: Bool) {
    switch transition.kind {
    case .push: self = .backButton
    // A stack is never shown inside another: the system presents it.
    case .show, .showDetail: self = isStack ? .pullDown : .backButton
    case .popover: self = .pullDown
    case .present:
      guard transition.style.map({ !Self.lasting.contains($0) }) ?? true else { return nil }
      self = .pullDown
    case .setStack, .replaceRoot, .embed, .tab, .split, .page, .select, .unwind, .pop, .popTo, .popToRoot, .dismiss,
      .childFlow, .finishFlow, .alert, .openURL, .custom:
      return nil
    }
  }
}
