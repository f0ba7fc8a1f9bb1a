import NavigationModel

extension Simulator {
  /// Which of the screens of its class a finder takes.
  private struct Target {
    var type: Symbol?
    var rule: FinderConduct.Rule
    var payload: Payload
    /// So many of those that suit are passed over.
    var passedOver = 0
  }

  /// Asks a finder, `findViewController(with:)`; gives `nil` where it finds nothing.
  ///
  /// A finder that stores what it was asked with writes it into the screen that it accepts, whatever comes of the
  /// navigation. `screenClass` is what the step says where the finder does not name a class.
  mutating func find(
    _ finder: Finder, payload: Payload, screenClass: String? = nil, passingOver count: Int = 0
  ) -> ControllerID? {
    let found: ControllerID?
    let name = finder.screenClass ?? screenClass
    let type = name.map { classes.symbol($0) }
    switch finder.kind {
    case .none: return nil
    case .presenting: found = origin(of: finder).flatMap { window.presenting($0) }
    case .details: found = details(finder)
    case .byClass, .instance:
      found = search(finder, Target(type: type, rule: .always, payload: payload, passedOver: count))
    case .byClassAndContext, .hostingWithContext:
      found = search(finder, Target(type: type, rule: .payload, payload: payload, passedOver: count))
    case .custom, .predicate:
      let conduct = World.conduct(of: finder.name, in: world.finders)
      found = search(finder, Target(type: type, rule: conduct?.matches ?? .always, payload: payload))
      if let found, conduct?.stores == true { window.store(payload.text, in: found) }
    }
    if recordsEvents { record(finder, name, found) }
    return found
  }

  /// Whether a finder finds anything.
  mutating func finds(_ finder: Finder, payload: Payload) -> Bool { find(finder, payload: payload) != nil }

  /// The view controller that an expression names.
  mutating func controller(_ expression: ControllerExpression) -> ControllerID? {
    switch expression {
    case .nothing: return nil
    case .root: return window.root
    case .topmost: return window.topmost
    case .found(let finder): return find(finder, payload: .nothing)
    case .unknown(let text):
      if recordsEvents { events.append(.unread(text, assumed: "taken for the topmost view controller")) }
      return window.topmost
    }
  }

  private mutating func origin(of finder: Finder) -> ControllerID? {
    if let origin = finder.origin { return controller(origin) }
    switch finder.startingPoint {
    case nil, "topmost"?: return window.topmost
    case "root"?: return window.root
    case let text?: return controller(.unknown(text))
    }
  }

  private mutating func search(_ finder: Finder, _ target: Target) -> ControllerID? {
    // A finder that holds its screen does not search; which screen that is the source does not tell, so any will do.
    let holdsScreen = finder.kind == .instance
    guard let start = holdsScreen ? window.root : origin(of: finder) else { return nil }
    let options = holdsScreen ? .fullStack : SearchOptions(finder.options) ?? rules.defaultOptions
    let (window, world) = (window, world)
    var passed: [ControllerID] = []
    return StackSearch(window: window, rules: rules).first(from: start, options: options) { id in
      if let type = target.type, !window.isInstance(id, of: type) { return false }
      guard Self.accepts(id, target, window, world) else { return false }
      if target.passedOver == 0 { return true }
      // A search may come by a screen twice.
      if passed.contains(id) { return false }
      passed.append(id)
      return passed.count > target.passedOver
    }
  }

  private static func accepts(_ id: ControllerID, _ target: Target, _ window: ScreenTree, _ world: World) -> Bool {
    switch target.rule {
    case .always: return true
    case .never: return false
    case .presented: return window.presenting(id) != nil
    case .unpresented: return window.presenting(id) == nil
    case .payload:
      if !world.screens.isEmpty {
        for name in window.answering(for: id) {
          guard let answers = World.conduct(of: name, in: world.screens)?.answersTo else { continue }
          return answers.contains(target.payload.text ?? "")
        }
      }
      return window.payload(of: id) == target.payload.text
    }
  }

  /// The navigation controller in which a split view controller shows its details.
  ///
  /// https://github.com/ekazaev/route-composer, `DetailsNavigationFinder.swift`: with one child only, the navigation
  /// controller on top of the primary one, as a collapsed split view controller has it.
  private mutating func details(_ finder: Finder) -> ControllerID? {
    let split = Target(type: classes.symbol(LibraryClasses.split), rule: .always, payload: .nothing)
    guard let split = search(finder, split) else { return nil }
    let children = window.children(of: split)
    guard let last = children.last else { return nil }
    guard window.kind(of: last) == .navigation else { return nil }
    if children.count > 1 { return last }
    guard let top = window.children(of: last).last, window.kind(of: top) == .navigation else { return nil }
    return top
  }

  private mutating func record(_ finder: Finder, _ name: String?, _ found: ControllerID?) {
    let phrase = finder.phrase.contains("<") ? finder.phrase : finder.phrase + (name.map { "<\($0)>" } ?? "")
    if let found {
      let parents = window.parents(of: found).map { " in \(window.name(of: $0))" }.joined()
      events.append(.found(screen: window.name(of: found), finder: phrase, place: parents))
    } else {
      let options = SearchOptions(finder.options) ?? rules.defaultOptions
      let start = finder.startingPoint ?? "topmost"
      events.append(.notFound(finder: phrase, place: "among \(options) from \(start)"))
    }
  }
}
