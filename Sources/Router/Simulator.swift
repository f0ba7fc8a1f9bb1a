package import NavigationModel

/// The library's `DefaultRouter` on a tree of view controllers without a device, and what the user does in between.
///
/// A value: a copy goes its own way. The same charts, world, tree and steps give the same result on every machine.
/// https://github.com/ekazaev/route-composer, `DefaultRouter.swift`; not animated.
package struct Simulator: Sendable {
  /// Routes, classes and storyboards of the app.
  package let charts: Charts
  /// What running code would decide; may be changed between steps.
  package var world: World { didSet { window.collapsesSplits = world.splits == .collapsed } }
  /// The release of the library whose rules are followed.
  package let release: LibraryRelease
  /// Whether passages tell what happened; turn it off where millions of them are made.
  package var recordsEvents = true
  /// Of the screens that the finder of the start accepts, how many are passed over; the router itself takes the first.
  var passedOver = 0
  /// Classes of the app; trees that are read with them are taken over at no cost.
  package let classes: ScreenClasses

  let rules: LibraryRules
  let payloadTypes: PayloadTypes
  /// Values of flags where the world does not tell them.
  let initialFlags: [String: Bool]
  var window: ScreenTree
  /// What was passed along with the request whose route is walked.
  var asked = Payload.nothing
  var events: [RouterEvent] = []
  var suspensions: [Suspension] = []
  var numberOfSuspensions = 0
  /// Trees of storyboards by their text.
  var scenes: [String: ScreenTree] = [:]

  /// Creates a simulator that shows one plain view controller; set `tree` to begin elsewhere.
  package init(charts: Charts, world: World, library: LibraryRelease = .current) {
    self.charts = charts
    self.world = world
    release = library
    rules = LibraryRules(library)
    classes = ScreenClasses(charts.classes)
    payloadTypes = PayloadTypes(charts.payloadTypes)
    initialFlags = charts.initialFlags
    window = ScreenTree(classes: classes)
    window.collapsesSplits = world.splits == .collapsed
  }

  /// What stands in the window.
  ///
  /// Setting it forgets navigations that wait: the view controllers that they start from are gone.
  package var tree: ScreenTree {
    get { window }
    set {
      var fresh = ScreenTree(nodes: [], classes: classes)
      fresh.collapsesSplits = window.collapsesSplits
      fresh.root = fresh.graft(newValue)
      if fresh.collapsesSplits { _ = fresh.compact() }
      window = fresh
      suspensions = []
    }
  }

  /// Gates that a navigation waits for, the one that was asked last at the end.
  package var waitingGates: [String] {
    suspensions.compactMap { waiting in
      guard waiting.cause == .user, waiting.plan.gates.indices.contains(waiting.gate) else { return nil }
      return waiting.plan.gates[waiting.gate].gate
    }
  }

  /// Asks the router for a route; `payload` is what is passed along, `nil` where nothing is.
  ///
  /// Throws only if there is no such route: whatever goes wrong on the way is the passage's outcome.
  package mutating func navigate(to name: String, payload: Payload?) throws(UnknownRoute) -> Passage {
    guard charts.itineraries[name] != nil else { throw UnknownRoute(name: name, similar: similar(to: name)) }
    let before = window
    return passage(from: before, begin(name, payload: payload, depth: 0))
  }

  /// Does what the user does on their own.
  ///
  /// Throws if that is not possible on this screen; then nothing has changed. Nobody is asked if a screen may be left.
  package mutating func perform(_ move: UserMove) throws(ImpossibleMove) -> Passage {
    let before = window
    if recordsEvents { events.append(.moved(move.description)) }
    do throws(ImpossibleMove) {
      let outcome: Outcome =
        switch move {
        case .back: try goBack()
        case .dismiss: try dismissTopmost()
        case .tab(let index): try selectTab(index)
        case .pass(let gate): try answer(gate, passes: true)
        case .refuse(let gate): try answer(gate, passes: false)
        }
      return passage(from: before, outcome)
    } catch {
      events = []
      throw error
    }
  }

  /// Ends a step: drops what is gone, and hands out what happened.
  private mutating func passage(from before: ScreenTree, _ outcome: Outcome) -> Passage {
    if window != before {
      let renumbering = window.compact()
      for index in suspensions.indices { suspensions[index].renumber(by: renumbering) }
    }
    defer { events = [] }
    return Passage(outcome: outcome, before: before, after: window, events: events)
  }
}
