import NavigationModel

/// How a screen is joined to what stands: an action of a route with everything looked up that it depends on.
///
/// https://github.com/ekazaev/route-composer, folder `Actions`.
struct Joining: Sendable {
  /// What is done.
  enum Manner: Hashable, Sendable {
    case push, pushAsRoot, pushReplacingLast
    case addTab(at: Int?, replacing: Bool)
    case setAsMaster, pushToDetails, pushOnToDetails
    case present(inContext: Bool)
    case replaceRoot
    /// The screen is not joined to anything.
    case nothing
    /// An action of the app's own on a container: appends.
    case append
    /// An action of the app's own on a container: the only child.
    case replace
    /// An action of the app's own that refuses.
    case fail
    /// An action of the app's own on a container that takes nothing in.
    case drop
  }

  /// Who presents.
  enum Presenter: Hashable, Sendable {
    case previous, outermost
    case expression(ControllerExpression)
  }

  var manner: Manner
  /// As the source names it.
  var name: String
  /// The container that is needed; `nil` for an action that needs none.
  var container: Symbol?
  var presenter = Presenter.previous
  /// The class of the screens that an action without container takes; any where nothing is said.
  var target: Symbol?

  static let nothing = Joining(manner: .nothing, name: "nilAction")

  /// Whether it can put a screen into a container of a class while that is built or filled.
  func isEmbeddable(in type: Symbol, _ classes: ScreenClasses) -> Bool {
    container.map { classes.isSubclass(type, of: $0) } ?? false
  }
}

extension Joining {
  /// Looks up what an action does; a step without one, whose screen is built, joins nothing.
  init(_ action: RouteAction?, world: World, classes: ScreenClasses) {
    guard let action else {
      self = .nothing
      return
    }
    self.init(manner: .nothing, name: action.name)
    let written = action.container.map { classes.symbol($0) }
    target = action.appliesTo.map { classes.symbol($0) }
    switch action.kind {
    case .push, .pushAsRoot, .pushReplacingLast:
      manner = action.kind == .push ? .push : action.kind == .pushAsRoot ? .pushAsRoot : .pushReplacingLast
      container = written ?? classes.symbol(LibraryClasses.navigation)
    case .addTab:
      let index = action.parameters["at"].flatMap { Int($0) }
      manner = .addTab(at: index, replacing: index != nil && action.parameters["replacing"] == "true")
      container = written ?? classes.symbol(LibraryClasses.tab)
    case .setAsMaster, .pushToDetails, .pushOnToDetails:
      manner =
        action.kind == .setAsMaster
        ? .setAsMaster : action.kind == .pushToDetails ? .pushToDetails : .pushOnToDetails
      container = written ?? classes.symbol(LibraryClasses.split)
    case .present: present(action)
    case .replaceRoot: manner = .replaceRoot
    case .none: manner = .nothing
    case .custom: custom(action, written, World.conduct(of: action.name, in: world.actions), classes)
    }
  }

  private mutating func present(_ action: RouteAction) {
    let style = action.parameters["presentationStyle"] ?? ""
    manner = .present(inContext: style.hasSuffix("overCurrentContext") || style.hasSuffix("currentContext"))
    let start = action.parameters["startingFrom"] ?? ""
    if let expression = action.presenter {
      presenter = .expression(expression)
    } else if start.hasSuffix("topmostParent") {
      presenter = .outermost
    } else if start.contains("custom") {
      presenter = .expression(.unknown(start))
    }
  }

  /// What the world says of an action of the app counts first, then what its body tells.
  private mutating func custom(
    _ action: RouteAction, _ written: Symbol?, _ conduct: ActionConduct?, _ classes: ScreenClasses
  ) {
    container = written
    switch conduct {
    case .fails: manner = .fail
    case .drops: manner = .drop
    case .replaces: manner = .replace
    case nil:
      switch action.effect {
      case .present, .popover: present(action)
      case .replaceRoot: manner = .replaceRoot
      case .push, .show:
        manner = .push
        container = written ?? classes.symbol(LibraryClasses.navigation)
      case .setStack:
        manner = .pushAsRoot
        container = written ?? classes.symbol(LibraryClasses.navigation)
      case .showDetail:
        manner = .pushToDetails
        container = written ?? classes.symbol(LibraryClasses.split)
      case .tab:
        manner = .addTab(at: nil, replacing: false)
        container = written ?? classes.symbol(LibraryClasses.tab)
      default: manner = written == nil ? .nothing : .append
      }
    }
  }
}
