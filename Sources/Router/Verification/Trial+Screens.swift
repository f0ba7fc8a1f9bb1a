import NavigationModel

extension Trial {
  // MARK: Which of several

  /// Screens that the finder of the start could have taken as well, where that would have been better or as good.
  func ambiguities(_ system: UserSystem, _ charts: Charts) -> [Found] {
    guard let finders = charts.itineraries[request.route]?.legs.searchingFinders, !finders.isEmpty,
      system.hasSeveral(finders, in: tree)
    else { return [] }
    let lost = tree.names.subtracting(passage.after.names).total
    for rank in 1...3 {
      let other = system.ask(request, in: tree) { $0.passedOver = rank }
      guard other.outcome == .arrived else { return [] }
      let kept = tree.names.subtracting(other.after.names).total
      // What lies in the tab that is shown comes first, and everybody expects that.
      let (switches, otherSwitches) = (tree.selects(otherThan: passage.after), tree.selects(otherThan: other.after))
      let isBetter = kept < lost && (switches || !otherSwitches)
      let isEqual = kept == lost && other.after != passage.after && finders.allSatisfy { $0.isOfContent }
      guard isBetter || isEqual && switches && otherSwitches else { continue }
      let detail =
        isBetter
        ? "it leads to \(passage.after), where \(other.after) would do"
        : "it leads to \(passage.after), and might as well to \(other.after)"
      return [found(.definite, detail)]
    }
    return []
  }

  // MARK: Its own screen

  /// Whether the finder of the destination sees the screen that the route has just built; `nil` where it built none, or
  /// where nobody can tell.
  func recognition(_ system: UserSystem, _ charts: Charts) -> Bool? {
    guard passage.outcome == .arrived, case .step(let step)? = charts.itineraries[request.route]?.legs.first,
      step.factory.kind != .none, step.factory.kind != .byFinder, step.finder.isByClass, step.finder.startIsKnown
    else { return nil }
    var finder = step.finder
    // What it holds may be code's affair: a finder that does not see its class sees no payload either.
    finder.kind = .byClass
    guard system.finds(finder, step.screenClass, in: tree) == false,
      system.simulator.shows(step.screenClass, in: passage.after)
    else { return nil }
    return system.finds(finder, step.screenClass, in: passage.after)
  }

  var unrecognised: Found {
    found(.recognised, "in \(passage.after) its finder does not see what the route has just built")
  }

  // MARK: Modals in a context of their own

  /// A destination that can not be seen: because of a modal that stays in front of what the router shows, or else.
  func hidden(_ destination: String, _ system: UserSystem) -> Found {
    var bared = passage.after
    for modal in passage.after.innerModals { bared.detach(modal) }
    _ = bared.compact()
    guard bared.count < passage.after.count, system.simulator.shows(destination, in: bared) else {
      return found(.arrival, "\(destination) is not what can be seen in \(passage.after)")
    }
    return found(.uncovered, "a modal stays in front of \(destination) in \(passage.after)")
  }

  /// A second screen beside one that stands in the window: a variant of the route has shown that, or it lies in a modal
  /// where the finder does not look.
  func doubles(of destination: String, _ system: UserSystem, _ charts: Charts) -> [Found] {
    let type = system.simulator.classes.symbol(destination)
    let before = tree.instances(of: type)
    let after = passage.after.instances(of: type)
    guard !before.isEmpty, after.count > before.count else { return [] }
    let inner = tree.innerModals
    let shown = passage.after.payloads(of: after)
    let overlooked = before.contains { id in
      inner.contains { tree.contains(id, below: $0) } && shown.count { $0 == tree[id].payload } > 1
    }
    if overlooked { return [found(.uncovered, "\(destination) stands in a modal of \(tree) already")] }
    for other in charts.variants.first(where: { $0.contains(request.route) }) ?? [] where other != request.route {
      guard charts.itineraries[other] != nil else { continue }
      let passage = system.ask(Request(route: other, payload: request.payload), in: tree)
      guard passage.outcome == .arrived, passage.after.instances(of: type).count == before.count else { continue }
      return [found(.single, "\(other) has shown it in \(tree), and \(request.route) does not find it there")]
    }
    return []
  }
}

// MARK: -

extension UserSystem {
  /// Asks for a route in a state under other circumstances.
  func ask(_ request: Request, in tree: ScreenTree, where change: (inout Simulator) -> Void) -> Passage {
    var simulator = simulator
    simulator.tree = tree
    change(&simulator)
    return (try? simulator.navigate(to: request.route, payload: request.payload))
      ?? Passage(outcome: .waiting, before: tree, after: tree, events: [])
  }

  func finds(_ finder: Finder, _ screenClass: String, in tree: ScreenTree) -> Bool {
    var simulator = simulator
    simulator.recordsEvents = false
    simulator.tree = tree
    return simulator.find(finder, payload: .nothing, screenClass: screenClass) != nil
  }

  /// Whether a tree holds several screens of the class of any finder.
  func hasSeveral(_ finders: [RouteFinder], in tree: ScreenTree) -> Bool {
    finders.contains { tree.instances(of: simulator.classes.symbol($0.screenClass)).count > 1 }
  }
}

/// A finder of a route that looks for screens of a class.
struct RouteFinder: Hashable {
  var screenClass: String
  /// Whether it looks for a screen, and not for any container.
  var isOfContent: Bool {
    ![LibraryClasses.navigation, LibraryClasses.tab, LibraryClasses.split].contains(screenClass)
  }
}

extension Finder {
  /// Whether the class decides, perhaps together with the payload.
  fileprivate var isByClass: Bool { [.byClass, .byClassAndContext, .hostingWithContext].contains(kind) }

  /// Whether the text tells where it begins to look.
  fileprivate var startIsKnown: Bool {
    switch origin {
    case .root, .topmost, .found: true
    case .nothing, .unknown: false
    case nil: [nil, "topmost", "root"].contains(startingPoint)
    }
  }

  /// Whether it begins to look at what the user sees.
  fileprivate var startsOnTop: Bool { origin == .topmost || origin == nil && [nil, "topmost"].contains(startingPoint) }
}

extension [Itinerary.Leg] {
  /// Finders that decide by class, from the top of the window, where a navigation starts; those behind a finder of
  /// another kind are left out.
  fileprivate var searchingFinders: [RouteFinder] {
    var found: [RouteFinder] = []
    for leg in self {
      switch leg {
      case .conversion: continue
      case .step(let step):
        if step.finder.kind == .none { continue }
        guard step.finder.isByClass, step.finder.startsOnTop else { return found }
        found.append(RouteFinder(screenClass: step.finder.screenClass ?? step.screenClass))
      case .custom(let finder, _):
        guard finder.isByClass, finder.startsOnTop, let name = finder.screenClass else { return found }
        found.append(RouteFinder(screenClass: name))
      case .alternatives, .root, .current, .open: return found
      }
    }
    return found
  }
}

extension ScreenTree {
  func instances(of type: Symbol) -> [ControllerID] {
    nodes.indices.map(ControllerID.init).filter { isInstance($0, of: type) }
  }

  fileprivate func payloads(of list: [ControllerID]) -> [Symbol] { list.map { self[$0].payload } }

  /// Modals that are presented by a screen inside a container.
  fileprivate var innerModals: [ControllerID] {
    nodes.indices.map(ControllerID.init).filter { id in
      let presenter = self[id].presenter
      return !presenter.isNone && !self[presenter].parent.isNone
    }
  }

  /// Whether a screen stands in another one, or above it.
  fileprivate func contains(_ id: ControllerID, below ancestor: ControllerID) -> Bool {
    var current = id
    while !current.isNone {
      if current == ancestor { return true }
      current = self[current].parent.isNone ? self[current].presenter : self[current].parent
    }
    return false
  }

  /// Names of all screens that are no containers of UIKit, each as often as it occurs.
  fileprivate var names: NameCounts {
    var names = NameCounts()
    for id in nodes.indices.map(ControllerID.init) where !kind(of: id).isOfUIKit {
      names[name(of: id), default: 0] += 1
    }
    return names
  }

  /// Whether another tree shows another of the tabs that this one has, too.
  fileprivate func selects(otherThan other: ScreenTree) -> Bool {
    guard let tabs = nodes.indices.map(ControllerID.init).first(where: { kind(of: $0) == .tab }),
      other.nodes.indices.contains(tabs.index), other.kind(of: tabs) == .tab
    else { return false }
    return self[tabs].selected != other[tabs].selected
  }
}

private typealias NameCounts = [String: Int]

extension NameCounts {
  /// What is left where each name of another list is taken out once.
  fileprivate func subtracting(_ other: NameCounts) -> NameCounts {
    var rest = self
    for (name, count) in other { rest[name] = Swift.max(0, (rest[name] ?? 0) - count) }
    return rest
  }

  fileprivate var total: Int { values.reduce(0, +) }
}
