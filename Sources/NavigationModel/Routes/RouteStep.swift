/// One hop of a route.
public struct RouteStep: Hashable, Codable, Sendable {
  /// Node that the step finds or builds.
  public var node: NodeID?
  /// Class that it finds or builds, as written.
  public var screenClass: String
  /// Type of the payload, as written.
  public var context: String?
  /// Spelling of the step: `StepAssembler`, `SingleStep`, `NavigationControllerStep`.
  public var spelling: String
  /// How it recognises its screen.
  public var finder: Finder
  /// How it builds its screen.
  public var factory: Factory
  /// How this step's screen is joined to the previous one, nearer to the start; `nil` where nothing is written.
  public var action: RouteAction?
  /// Gates, in the order written.
  public var interceptors: [Gate]
  /// Code that runs on the screen with the payload, in the order written.
  public var contextTasks: [RouteTask]
  /// Code that runs after the navigation.
  public var postTasks: [RouteTask]
  /// What the code promises about this step to the one after it.
  public var promises: [Promise]
  /// Where it stands in the source.
  public var source: SourcePlace
  /// What else of it could not be read; for the simulator, no part of the published model.
  public var gaps: [ReadingGap] = []

  private enum CodingKeys: CodingKey {
    case node, screenClass, context, spelling, finder, factory, action, interceptors, contextTasks, postTasks, promises
    case source
  }

  /// Creates a step.
  public init(
    node: NodeID?, screenClass: String, context: String? = nil, spelling: String, finder: Finder, factory: Factory,
    action: RouteAction? = nil, interceptors: [Gate] = [], contextTasks: [RouteTask] = [],
    postTasks: [RouteTask] = [], promises: [Promise] = [], source: SourcePlace
  ) {
    self.node = node
    self.screenClass = screenClass
    self.context = context
    self.spelling = spelling
    self.finder = finder
    self.factory = factory
    self.action = action
    self.interceptors = interceptors
    self.contextTasks = contextTasks
    self.postTasks = postTasks
    self.promises = promises
    self.source = source
  }
}

/// Code that runs on a screen, or after the navigation.
public struct RouteTask: Hashable, Codable, Sendable {
  /// Class of the task, as written.
  public var name: String
  /// Class of the screens that it runs on, where the source says so; only a router asks for it.
  public var screenClass: String?
  /// Where it stands in the source.
  public var source: SourcePlace

  private enum CodingKeys: CodingKey { case name, source }

  /// Creates a task.
  public init(name: String, screenClass: String? = nil, source: SourcePlace) {
    self.name = name
    self.screenClass = screenClass
    self.source = source
  }
}

/// What the code assures the compiler of, and nothing checks before the app runs.
public struct Promise: Hashable, Codable, Sendable {
  /// Which assurance.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// The screen will stand inside a container of the type that the action needs.
    case expectingContainer
    case adaptingContext
    case unsafelyRewrapped
  }

  /// Which assurance it is.
  public var kind: Kind
  /// The transformer of an adapted context, as written.
  public var transformer: String?

  /// Creates a promise.
  public init(kind: Kind, transformer: String? = nil) {
    self.kind = kind
    self.transformer = transformer
  }
}
