import NavigationModel

/// A transition that the app itself makes, without the router: who has to be on the screen, and what becomes of it.
struct OwnMove: Sendable {
  /// What happens to the window.
  enum Deed: Hashable, Sendable {
    case push, showDetail, setStack, present, replaceRoot, embed
    /// An existing child of a container comes to the front: a tab by its number, or whatever holds the target.
    case select(Int?)
    case pop, popTo, popToRoot
    /// Whether only a control of the screen itself does it, which what covers the screen also covers.
    case dismiss(byOwnControl: Bool)
  }

  /// An assumption about the device: which one, and whether it holds.
  struct Assumption: Hashable, Sendable {
    var platform: Int
    var holds: Bool
  }

  /// The class of the screen that makes it.
  let actor: Symbol
  let deed: Deed
  /// What comes up, with what it holds from the start; `nil` for a way back that names no target.
  let target: ScreenTree?
  /// What it presumes of the device.
  let assumptions: [Assumption]
  /// Whether what it presents covers the whole screen, so that nobody can pull it down.
  let covers: Bool
  /// Whether the source leaves no doubt about it, and no way back stands beside it as in `dismiss { present(…) }`.
  let surelyAdds: Bool
  /// What happens, for people: `Home pushes Detail`.
  let description: String
  /// Where the code makes it.
  let source: SourcePlace
}

extension Transition.Kind {
  /// What a transition does to the window; `nil` for what leaves it as it is.
  func deed(_ detail: String?) -> OwnMove.Deed? {
    switch self {
    case .push, .show, .custom: .push
    case .showDetail: .showDetail
    case .setStack: .setStack
    case .present, .popover: .present
    case .replaceRoot: detail == "new window" ? nil : .replaceRoot
    case .embed, .tab, .split, .page: .embed
    case .select: .select(detail.flatMap { $0.hasPrefix("index ") ? Int($0.dropFirst(6)) : nil })
    case .unwind, .popTo: .popTo
    case .pop: .pop
    case .popToRoot: .popToRoot
    case .dismiss: .dismiss(byOwnControl: detail == Transition.ownControl)
    case .childFlow, .finishFlow, .alert, .openURL: nil
    }
  }

  /// What a screen does, as a verb.
  var verb: String {
    switch self {
    case .push: "pushes"
    case .show: "shows"
    case .showDetail: "shows as details"
    case .setStack: "fills the stack with"
    case .present: "presents"
    case .popover: "pops over"
    case .replaceRoot: "replaces the root with"
    case .embed, .split, .page: "embeds"
    case .tab: "adds the tab"
    case .select: "selects"
    case .unwind: "unwinds to"
    case .pop: "goes back"
    case .popTo: "goes back to"
    case .popToRoot: "goes back to the first screen"
    case .dismiss: "is dismissed"
    case .childFlow: "starts"
    case .finishFlow: "finishes"
    case .alert: "alerts with"
    case .openURL: "opens"
    case .custom: "goes on to"
    }
  }
}

extension Transition {
  /// Whether it surely puts something on top, given the ways back of the same screen.
  func surelyAdds(beside waysBack: [Transition]) -> Bool {
    certainty != .inferred
      && !waysBack.contains { back in
        // What is popped below a modal does not take it away.
        let undoes = kind != .present || back.kind == .dismiss || back.kind == .unwind
        return undoes && back.source.file == source.file && abs(back.source.line - source.line) <= 5
      }
  }

  /// Whether what it presents has no edge by which to pull it down.
  var coversScreen: Bool {
    guard kind == .present, let style = detail?.lowercased() else { return false }
    return ["fullscreen", "currentcontext", "custom"].contains { style.contains($0) }
  }
}
