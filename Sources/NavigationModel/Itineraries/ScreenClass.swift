/// What the source says about a class of view controllers, as far as a router can notice it.
public struct ScreenClass: Hashable, Sendable {
  /// Its name, as trees write it.
  public var name: String
  /// Names of its generic parameters.
  public var parameters: [String]
  /// The class that it inherits from, as written; `nil` for one that the source does not declare.
  public var superclass: String?
  /// Whether it is a container by its own word (`CustomContainerViewController`).
  public var isCustomContainer: Bool
  /// Whether the router asks it if it may be dismissed (`RoutingInterceptable`).
  public var isInterceptable: Bool
  /// What it answers, where that is a literal.
  public var canBeDismissed: Bool?
  /// Whether it tells one payload from another (`ContextChecking`).
  public var checksContext: Bool
  /// Whether it takes a payload in (`ContextAccepting`).
  public var acceptsContext: Bool
  /// Whether a modal that is presented in the current context stays inside it.
  public var definesPresentationContext: Bool
  /// Payloads that its check names as its own, whatever it holds; `nil` where it does not name any.
  public var answersTo: [String]?
  /// Where it is declared.
  public var source: SourcePlace?

  /// Creates a class.
  public init(
    name: String, parameters: [String] = [], superclass: String? = nil, isCustomContainer: Bool = false,
    isInterceptable: Bool = false, canBeDismissed: Bool? = nil, checksContext: Bool = false,
    acceptsContext: Bool = false, definesPresentationContext: Bool = false, answersTo: [String]? = nil,
    source: SourcePlace? = nil
  ) {
    self.name = name
    self.parameters = parameters
    self.superclass = superclass
    self.isCustomContainer = isCustomContainer
    self.isInterceptable = isInterceptable
    self.canBeDismissed = canBeDismissed
    self.checksContext = checksContext
    self.acceptsContext = acceptsContext
    self.definesPresentationContext = definesPresentationContext
    self.answersTo = answersTo
    self.source = source
  }
}
