import NavigationModel

/// A screen that the walk found missing: how it will be built, or looked up later, and what is done with it then.
struct Construction: Sendable {
  /// Where the screen comes from.
  enum Origin: Sendable {
    case factory(Factory)
    /// Nothing builds it: it is looked for again when its turn comes, and must be there then.
    case lookup(Finder)
  }

  var origin: Origin
  var screenClass: String
  var joining: Joining
  var payload: Payload
  var contextTasks: [RouteTask]
  var postTasks: [RouteTask]
  /// Screens that are built inside it, in order.
  var children: [Construction] = []

  /// Whether it takes in the screens of later steps.
  var isContainer: Bool {
    guard case .factory(let factory) = origin else { return false }
    switch factory.kind {
    case .navigation, .tab, .split, .complete: return true
    default: return factory.isContainer
    }
  }

  /// As a person reads it.
  var phrase: String {
    switch origin {
    case .factory(let factory): factory.name
    case .lookup(let finder): finder.phrase
    }
  }
}

extension Construction {
  /// What the walk says of it.
  var announcement: RouterEvent {
    switch origin {
    case .factory(let factory): .planned(step: screenClass, factory: factory.name)
    case .lookup(let finder): .expected(step: screenClass, finder: finder.phrase)
    }
  }
}

/// Everything that a walk decided before anything is changed.
struct Plan: Sendable {
  /// A gate with what it is asked with.
  struct Asking: Sendable {
    var gate: String
    var payload: Payload
  }

  /// A task for the end.
  struct Slip: Sendable {
    var task: RouteTask
    var screen: ControllerID
    /// Whether the router itself holds the screen until then; a child that its container has dropped is gone.
    var isHeld = false
  }

  /// The view controller that the navigation starts from.
  var start = ControllerID.none
  var gates: [Asking] = []
  /// From the start towards the destination.
  var constructions: [Construction] = []
  var slips: [Slip] = []
}
