/// What running code would decide: the answers of gates, screens, tasks and finders whose bodies are not read.
///
/// Names are those of types in the source, without generic arguments.
package struct World: Hashable, Sendable {
  /// Boolean expressions as spelled in the source.
  package var flags: [String: Bool] = [:]
  /// Interceptors; one that is not listed lets everybody pass.
  package var gates: [String: GateConduct] = [:]
  /// Classes of screens.
  package var screens: [String: ScreenConduct] = [:]
  /// Context tasks; one that is not listed does nothing.
  package var tasks: [String: TaskConduct] = [:]
  /// The app's own finders.
  package var finders: [String: FinderConduct] = [:]
  /// The app's own factories.
  package var factories: [String: FactoryConduct] = [:]
  /// The app's own actions.
  package var actions: [String: ActionConduct] = [:]
  /// Trees of storyboards, in the notation of trees: `"Main"` the initial one, `"Main/trip"` a scene.
  package var storyboards: [String: String] = [:]
  /// Interceptors of the router itself, in the order in which they were added.
  package var routerGates: [String]?
  /// Whether the router refuses to be asked while it is at work, as `SingleNavigationRouter` does.
  package var navigatesOneAtATime: Bool?
  /// How much room split view controllers have.
  package var splits: SplitConduct?

  /// Creates a world in which nothing is known.
  package init() {}
}

/// How split view controllers stand in the window.
package enum SplitConduct: String, Hashable, Sendable, CaseIterable {
  case expanded
  /// As on a phone: all that they show is their primary navigation controller, which has the details on top.
  case collapsed
}

/// How an interceptor answers.
package struct GateConduct: Hashable, Sendable {
  /// What it does in the end.
  package enum Answer: String, Hashable, Sendable, CaseIterable {
    case passes, fails
    /// It never completes, unless the user does what it asks for.
    case waits
  }

  /// What it does in the end.
  package var answer: Answer?
  /// A flag with which it passes at once, without anything else.
  package var unless: String?
  /// Name of the error that it fails with; `generic` where nothing says so.
  package var error: String?
  /// Name of the route that it opens.
  package var opens: String?
  /// Whether it leaves the rest to what is known already; without, this is all that counts.
  package var isPartial: Bool

  /// Creates a conduct.
  package init(
    answer: Answer? = nil, unless: String? = nil, error: String? = nil, opens: String? = nil, isPartial: Bool = false
  ) {
    self.answer = answer
    self.unless = unless
    self.error = error
    self.opens = opens
    self.isPartial = isPartial
  }
}

/// How screens of a class answer.
package struct ScreenConduct: Hashable, Sendable {
  /// Whether it may be dismissed.
  package var canBeDismissed: Bool?
  /// Payloads that its check of compatibility rejects.
  package var refuses: [String]?
  /// Payloads that it takes for its own, whatever it stores.
  package var answersTo: [String]?

  /// Creates a conduct.
  package init(canBeDismissed: Bool? = nil, refuses: [String]? = nil, answersTo: [String]? = nil) {
    self.canBeDismissed = canBeDismissed
    self.refuses = refuses
    self.answersTo = answersTo
  }
}

/// What a context task does.
package struct TaskConduct: Hashable, Sendable {
  /// When a task refuses.
  package enum Moment: String, Hashable, Sendable, CaseIterable {
    case prepare, perform
  }

  /// Whether it stores the payload in the screen; no payload clears it.
  package var stores: Bool?
  /// Payloads that it refuses.
  package var refuses: [String]?
  /// When it refuses; `perform` where nothing says so.
  package var at: Moment?
  /// Tab that it selects, by payload.
  package var selectsTab: [String: Int]?

  /// Creates a conduct.
  package init(stores: Bool? = nil, refuses: [String]? = nil, at: Moment? = nil, selectsTab: [String: Int]? = nil) {
    self.stores = stores
    self.refuses = refuses
    self.at = at
    self.selectsTab = selectsTab
  }
}

/// What a finder of the app's own accepts among screens of its class.
package struct FinderConduct: Hashable, Sendable {
  /// Which screens it accepts.
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    case always, never
    /// Those that are presented modally, or whose ancestor is.
    case presented
    case unpresented
    /// Those that store the same payload.
    case payload
  }

  /// Which screens it accepts; all where nothing says so.
  package var matches: Rule?
  /// Whether it stores the payload in what it accepts.
  package var stores: Bool?

  /// Creates a conduct.
  package init(matches: Rule? = nil, stores: Bool? = nil) {
    self.matches = matches
    self.stores = stores
  }
}

/// What a factory of the app's own does.
package struct FactoryConduct: Hashable, Sendable {
  /// Whether it stores the payload in what it builds.
  package var stores: Bool?
  /// Whether it fails to build.
  package var fails: Bool?

  /// Creates a conduct.
  package init(stores: Bool? = nil, fails: Bool? = nil) {
    self.stores = stores
    self.fails = fails
  }
}

/// What an action of the app's own does.
package enum ActionConduct: String, Hashable, Sendable, CaseIterable {
  case fails
  /// Nothing, and succeeds.
  case drops
  /// The new screen becomes the only child of the container.
  case replaces
}
