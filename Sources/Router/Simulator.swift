package import NavigationModel

/// The library's `DefaultRouter` on a tree of view controllers without a device, and what the user does in between.
///
/// A value: a copy goes its own way. The same charts, world, tree and steps give the same result on every machine.
/// https://github.com/ekazaev/route-composer, `DefaultRouter.swift`; not animated, with split view controllers expanded.
package struct Simulator: Sendable {
  /// Routes, classes and storyboards of the app.
  package let charts: Charts
  /// What running code would decide; may be changed between steps.
  package var world: World
  /// The release of the library whose rules are followed.
  package let release: LibraryRelease
  /// Whether passages tell what happened; turn it off where millions of them are made.
  package var recordsEvents = true
  /// Classes of the app; trees that are read with them are taken over at no cost.
  package let classes: ScreenClasses

  var window: ScreenTree
  var events: [RouterEvent] = []

  /// Creates a simulator that shows one plain view controller; set `tree` to begin elsewhere.
  package init(charts: Charts, world: World, library: LibraryRelease = .current) {
    self.charts = charts
    self.world = world
    release = library
    classes = ScreenClasses(charts.classes)
    window = ScreenTree(classes: classes)
  }

  /// What stands in the window. Setting it forgets navigations that wait.
  package var tree: ScreenTree {
    get { window }
    set {
      var fresh = ScreenTree(nodes: [], classes: classes)
      fresh.root = fresh.graft(newValue)
      window = fresh
    }
  }

  /// Asks the router for a route; `payload` is what is passed along, `nil` where nothing is.
  ///
  /// Throws only if there is no such route: whatever goes wrong on the way is the passage's outcome.
  package mutating func navigate(to name: String, payload: Payload?) throws(UnknownRoute) -> Passage {
    guard charts.itineraries[name] != nil else { throw UnknownRoute(name: name) }
    return Passage(outcome: .waiting, before: window, after: window, events: [])
  }

  /// Does what the user does on their own. Throws if that is not possible on this screen.
  package mutating func perform(_ move: UserMove) throws(ImpossibleMove) -> Passage {
    throw ImpossibleMove(move: move, reason: "Not yet.")
  }
}
