/// A directed edge: from one node the user can come to another.
public struct Transition: Hashable, Codable, Sendable {
  /// What happens on the screen.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case push, show, showDetail, setStack, present, popover, replaceRoot
    /// A container holds the target from the start, or takes it in.
    case embed, tab, split, page
    /// An existing child of a container comes to the front.
    case select
    case unwind, pop, popTo, popToRoot, dismiss
    case childFlow, finishFlow
    case alert, openURL
    /// A segue or action of the app's own making.
    case custom
  }

  /// Which of the layers an edge belongs to.
  public enum Level: String, Hashable, Codable, Sendable, CaseIterable {
    /// A person sees it happen.
    case screen
    /// An end is a coordinator, router or flow.
    case flow
    /// Containment: a tab of a tab bar, the root of a navigation stack.
    case structural
  }

  /// Where the user is before.
  public var from: NodeID
  /// The target; `nil` for a way back that names none.
  public var to: NodeID?
  /// What happens on the screen, or what the gate is.
  public var kind: Kind
  /// Which of the layers it belongs to.
  public var level: Level
  /// Name of the route, segue identifier or method, for the arrow's label.
  public var label: String?
  /// What must let the user through, in the order in which it is asked.
  public var gates: [Gate]
  /// How sure the reader is of it.
  public var certainty: Certainty
  /// Where the code makes or declares it.
  public var source: SourcePlace
  /// Further places that make the same edge.
  public var alsoAt: [SourcePlace]
  /// The route that carries it out, if any.
  public var route: RouteID?
  /// Presentation style and the like, as written: `formSheet`, `overCurrentContext`, `index 2`; who takes a way back.
  public var detail: String?

  /// Creates an edge.
  public init(
    from: NodeID, to: NodeID?, kind: Kind, level: Level, label: String? = nil, gates: [Gate] = [],
    certainty: Certainty = .certain, source: SourcePlace, alsoAt: [SourcePlace] = [], route: RouteID? = nil,
    detail: String? = nil
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.level = level
    self.label = label
    self.gates = gates
    self.certainty = certainty
    self.source = source
    self.alsoAt = alsoAt
    self.route = route
    self.detail = detail
  }
}

extension Transition {
  /// Detail of a way back that only a control of the screen itself takes: what covers the screen stays.
  public static let ownControl = "own control"
  /// End of the detail of a modal that state shows, where no code resets that state.
  public static let neverReset = "never reset"
  /// Detail of a stack that is filled with several screens: below the one on top there is a way back.
  public static let aboveOthers = "above others"
  /// Detail of a root of a window that code opens beside that of the app, and takes away as it likes.
  public static let newWindow = "new window"

  /// How it shows: the detail without whether anybody takes that away again, which is for checks to say.
  public var style: String? {
    guard let detail, detail.hasSuffix(", \(Self.neverReset)") else { return detail }
    return String(detail.dropLast(Self.neverReset.count + 2))
  }
}

extension Transition.Kind {
  /// Whether the user comes back to where they were, rather than to something new.
  public var isWayBack: Bool {
    switch self {
    case .unwind, .pop, .popTo, .popToRoot, .dismiss, .finishFlow: true
    case .push, .show, .showDetail, .setStack, .present, .popover, .replaceRoot, .embed, .tab, .split, .page, .select,
      .childFlow, .alert, .openURL, .custom:
      false
    }
  }

  /// Whether a container holds the target.
  public var isContainment: Bool {
    switch self {
    case .embed, .tab, .split, .page: true
    case .push, .show, .showDetail, .setStack, .present, .popover, .replaceRoot, .select, .unwind, .pop, .popTo,
      .popToRoot, .dismiss, .childFlow, .finishFlow, .alert, .openURL, .custom:
      false
    }
  }
}

/// How sure the reader is of an edge.
public enum Certainty: String, Hashable, Codable, Sendable, CaseIterable {
  /// Read off the source.
  case certain
  /// Follows from a convention, a name or a set of possible values; or is declared, and nobody was seen to take it.
  case inferred
  /// Said by the team in `.navgraph.yml`; the place is there.
  case declared
}

/// What must let the user through: an interceptor, a login check, a condition.
public struct Gate: Hashable, Codable, Sendable {
  /// Where a gate stands.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// An object asked by the router.
    case interceptor
    /// An `if`, `guard` or `switch` around the call.
    case condition
    /// The device, the platform or the version of the system.
    case platform
  }

  /// Class of the interceptor, or the text of the condition.
  public var name: String
  /// What happens on the screen, or what the gate is.
  public var kind: Kind
  /// Where it stands in the source.
  public var source: SourcePlace

  /// Creates a gate.
  public init(name: String, kind: Kind, source: SourcePlace) {
    self.name = name
    self.kind = kind
    self.source = source
  }
}
