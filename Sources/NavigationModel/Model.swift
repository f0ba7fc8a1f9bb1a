/// The linked navigation of one app: what `navgraph extract` prints.
///
/// Every list is sorted, so that the same sources give the same bytes.
public struct Model: Hashable, Codable, Sendable {
  /// Version of the format, the first key of the JSON.
  public var format: String
  /// Screens, containers, flows and alerts.
  public var nodes: [Node]
  /// Ways from one node to another.
  public var transitions: [Transition]
  /// Route configurations, as the app writes them.
  public var routes: [Route]
  /// Places that ask the router for a route.
  public var requests: [RouteRequest]
  /// Ways into the app from outside.
  public var entries: [Entry]
  /// Navigation calls that could not be resolved: the honest gap.
  public var unresolved: [Unresolved]
  /// Every call that navigates, with how it was resolved: what coverage is counted from.
  public var calls: [NavigationCall]
  /// Names that the source uses and nothing declares: storyboards, identifiers, classes.
  public var missing: [MissingReference]
  /// Cases of the enums by which the app navigates, with who asks for them and whether somebody answers.
  public var dispatches: [Dispatch]
  /// Coordinators that keep others, and whether they let them go.
  public var childFlows: [ChildFlow]
  /// Names that are declared and that nothing uses.
  public var idle: [IdleName]
  /// What the reader accepted though a compiler would not, and what it left out on purpose.
  public var remarks: [Remark]
  /// Declarations of the team that the source does not bear out, or no longer needs.
  public var drift: [Drift]

  /// The version that this package writes.
  public static let currentFormat = "navgraph-model/1"

  /// Creates a model.
  public init(
    nodes: [Node] = [], transitions: [Transition] = [], routes: [Route] = [], requests: [RouteRequest] = [],
    entries: [Entry] = [], unresolved: [Unresolved] = [], calls: [NavigationCall] = [],
    missing: [MissingReference] = [], dispatches: [Dispatch] = [],
    childFlows: [ChildFlow] = [], idle: [IdleName] = [], remarks: [Remark] = [],
    drift: [Drift] = []
  ) {
    self.format = Self.currentFormat
    self.nodes = nodes
    self.transitions = transitions
    self.routes = routes
    self.requests = requests
    self.entries = entries
    self.unresolved = unresolved
    self.calls = calls
    self.missing = missing
    self.dispatches = dispatches
    self.childFlows = childFlows
    self.idle = idle
    self.remarks = remarks
    self.drift = drift
  }
}

/// A navigation call whose target or kind stays open.
public struct Unresolved: Hashable, Codable, Sendable {
  /// Where it stands in the source.
  public var source: SourcePlace
  /// The call as written, shortened.
  public var call: String
  /// Why it stays open.
  public var reason: String

  /// Creates a gap.
  public init(source: SourcePlace, call: String, reason: String) {
    self.source = source
    self.call = call
    self.reason = reason
  }
}

extension Unresolved {
  /// Reason of the gap that stands where an app begins of which it is not known what it shows.
  public static let launch = "what the app shows first could not be found out"
}

/// A name that is used and declared nowhere.
public struct MissingReference: Hashable, Codable, Sendable {
  /// What sort of name is missing.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    case storyboard
    case storyboardIdentifier
    /// A storyboard without an initial scene is instantiated by it.
    case initialScene
    /// `customClass` of a scene without such a class in the source.
    case sceneClass
    case segue
  }

  /// What sort of name is missing.
  public var kind: Kind
  /// The name as written; for an identifier with its storyboard, `Main/Checkout`.
  public var name: String
  /// Where it stands in the source.
  public var source: SourcePlace
  /// The most similar name that does exist.
  public var suggestion: String?

  /// Creates a missing reference.
  public init(kind: Kind, name: String, source: SourcePlace, suggestion: String? = nil) {
    self.kind = kind
    self.name = name
    self.source = source
    self.suggestion = suggestion
  }
}

/// A name that is declared and that nothing uses.
public struct IdleName: Hashable, Codable, Sendable {
  /// What sort of name is idle.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// A segue that only code can perform, and none does.
    case segue
    /// The answer of an interceptor, which it never gives on some way; the name is that of the interceptor.
    case answer
  }

  /// What sort of name is idle.
  public var kind: Kind
  /// The name as written; empty where the source gives none.
  public var name: String
  /// Where it is declared.
  public var source: SourcePlace

  /// Creates an idle name.
  public init(kind: Kind, name: String, source: SourcePlace) {
    self.kind = kind
    self.name = name
    self.source = source
  }
}

/// Something worth saying about the source that is no defect of the navigation.
public struct Remark: Hashable, Codable, Sendable {
  /// Where it stands in the source.
  public var source: SourcePlace
  /// What there is to say, in one line.
  public var message: String

  /// Creates a remark.
  public init(source: SourcePlace, message: String) {
    self.source = source
    self.message = message
  }
}
