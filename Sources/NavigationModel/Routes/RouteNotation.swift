/// Prints a route on one line: the destination first, then hop by hop towards the start, as the router walks it.
///
///     ProductViewController(ctx / sb TabBar/ProductViewController) [gate LoginInterceptor] <push> Nav(nil / new) ...
///
/// A **step** is `Class(finder / factory)`, then promises, then `[gate …]`, `[tasks …]`, `[post …]`, each a list in the
/// order of the source. `Nav`, `Tab` and `Split` stand for UIKit's own container classes; every other class is written
/// out. Generic arguments of tasks and gates are left out.
///
/// | finder | means | factory | means |
/// |---|---|---|---|
/// | `cls` | of its class | `class` | built by its class, with or without a xib |
/// | `ctx` | of its class and payload | `sb Name`, `sb Name/Id` | a storyboard's initial scene, an identified scene |
/// | `nil` | never found | `none` | never built |
/// | `instance` | this instance | `find` | built by finding it |
/// | `presenting` | whoever presents the screen | `inline` | built by a closure |
/// | `details` | the split view's detail stack | `hosting` | a SwiftUI view |
/// | `where` | those that a closure accepts | `new` | one of UIKit's containers, which takes in the steps after it |
/// | `hosting` | a SwiftUI view and its payload | `complete[a, b]` | a container together with these children |
/// | `Name` | the app's own finder | `Name`, `Name[]` | the app's own factory, of a container |
///
/// Search options stand in braces, with `from` a starting point: `cls{current, visible, from root}`. Where a finder or
/// factory names another class than its step, it says so: `cls Nav`, `class as BagViewController`; `any` means that
/// nothing says which class.
///
/// A **hop** is `<action>` and the next step or the start: `<push>`, `<push in BlueNavigationController>`,
/// `<addTab at: 1, replacing: true>`, `<CATransaction.wrap(push)>`, the app's own by name; `<none>` for an action that
/// does nothing and `<>` where none is written.
///
/// A **start** is `root`, `current`, `custom(finder)`, `@route` (`@one|two` for variants), `...` for a chain that breaks
/// off, or alternatives in order: `switch{if condition -> start, closure -> start, found finder, else -> start}`.
///
/// **Promises** follow a step or a start: `!` expects a container, `~` converts the payload, `~any` drops its type,
/// ` unsafe` drops both types.
public struct RouteNotation: Hashable, Sendable {
  /// Whether the type of a step's payload is printed after its class: `ProductViewController: ProductID(…)`.
  public var showsContexts: Bool

  /// Creates a printer.
  public init(showsContexts: Bool = false) {
    self.showsContexts = showsContexts
  }

  /// The whole route on one line.
  public func text(of route: Route) -> String {
    (route.steps.map(text(of:)) + [text(of: route.start)]).joined(separator: " ")
  }

  /// A step together with the action that joins it to the previous screen.
  public func text(of step: RouteStep) -> String {
    var words = [head(of: step)]
    words += list("gate", step.interceptors.map(\.name))
    words += list("tasks", step.contextTasks.map(\.name))
    words += list("post", step.postTasks.map(\.name))
    words.append("<\(step.action.map(text(of:)) ?? "")>")
    return words.joined(separator: " ")
  }

  /// A finder, seen from a step of the given class.
  public func text(of finder: Finder, in stepClass: String? = nil) -> String {
    var text = word(for: finder)
    switch (finder.screenClass, finder.kind) {
    case (_, .none), (_, .presenting), (_, .details): break
    case (nil, .byClass), (nil, .byClassAndContext): text += " any"
    case (let screenClass?, _) where screenClass != stepClass: text += " \(short(screenClass))"
    default: break
    }
    let search = finder.options + (finder.startingPoint.map { ["from \($0)"] } ?? [])
    return search.isEmpty ? text : "\(text){\(search.joined(separator: ", "))}"
  }

  /// A factory, seen from a step of the given class.
  public func text(of factory: Factory, in stepClass: String? = nil) -> String {
    let text = word(for: factory)
    guard factory.kind != .none, let screenClass = factory.screenClass, screenClass != stepClass else { return text }
    return "\(text) as \(short(screenClass))"
  }

  /// An action with its container, parameters and wrappers, without the angle brackets.
  public func text(of action: RouteAction) -> String {
    var text = action.kind == .custom ? withoutGenericArguments(action.name) : action.kind.rawValue
    if let container = action.container, container != action.kind.ownContainer {
      text += " in \(short(container))"
    }
    if !action.parameters.isEmpty {
      let parameters = action.parameters.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      text += " " + parameters.joined(separator: ", ")
    }
    return action.wrappers.reversed().reduce(text) { "\($1)(\($0))" }
  }

  /// Where a chain begins.
  public func text(of start: RouteStart) -> String {
    word(for: start) + text(of: start.promises)
  }
}

// MARK: - Steps

extension RouteNotation {
  private func head(of step: RouteStep) -> String {
    let finder = text(of: step.finder, in: step.screenClass)
    let factory = text(of: step.factory, in: step.screenClass)
    let context = showsContexts ? step.context.map { ": \($0)" } ?? "" : ""
    return "\(short(step.screenClass))\(context)(\(finder) / \(factory))\(text(of: step.promises))"
  }

  private func list(_ label: String, _ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    return ["[\(label) \(names.map(withoutGenericArguments).joined(separator: ", "))]"]
  }

  private func text(of promises: [Promise]) -> String {
    promises.map { promise in
      switch promise.kind {
      case .expectingContainer: "!"
      case .adaptingContext: promise.transformer == nil ? "~any" : "~"
      case .unsafelyRewrapped: " unsafe"
      }
    }.joined()
  }

  private func word(for finder: Finder) -> String {
    switch finder.kind {
    case .byClass: "cls"
    case .byClassAndContext: "ctx"
    case .instance: "instance"
    case .none: "nil"
    case .presenting: "presenting"
    case .details: "details"
    case .predicate: "where"
    case .hostingWithContext: "hosting"
    case .custom: withoutGenericArguments(finder.name)
    }
  }

  private func word(for factory: Factory) -> String {
    switch factory.kind {
    case .byClass: "class"
    case .storyboard: "sb " + [factory.storyboard ?? "?", factory.identifier].compactMap(\.self).joined(separator: "/")
    case .none: "none"
    case .byFinder: "find"
    case .inline: "inline"
    case .hosting: "hosting"
    case .navigation, .tab, .split: "new"
    case .complete: "complete[\(factory.children.map(text(of:)).joined(separator: ", "))]"
    case .custom: withoutGenericArguments(factory.name) + (factory.isContainer ? "[]" : "")
    }
  }

  private func text(of child: FactoryChild) -> String {
    let screenClass = child.factory.screenClass ?? child.node?.rawValue
    var words = ["\(screenClass.map(short) ?? "?")(\(text(of: child.factory, in: child.factory.screenClass)))"]
    words += list("tasks", child.contextTasks.map(\.name))
    if let action = child.action {
      words.append("<\(text(of: action))>")
    }
    return words.joined(separator: " ")
  }
}

// MARK: - Starts

extension RouteNotation {
  private func word(for start: RouteStart) -> String {
    switch start.kind {
    case .root: "root"
    case .current: "current"
    case .custom: "custom(\(start.finder.map { text(of: $0) } ?? "?"))"
    case .route: "@" + start.routes.map(\.rawValue).joined(separator: "|")
    case .alternatives: "switch{\(start.alternatives.map(text(of:)).joined(separator: ", "))}"
    case .open: "..."
    }
  }

  private func text(of alternative: RouteAlternative) -> String {
    let always = alternative.always ? " (always)" : ""
    let detail = alternative.text.map { " \($0)" } ?? ""
    switch alternative.condition {
    case .closure: return "closure\(detail)\(always) -> \(text(of: alternative.start))"
    case .boolean: return "if\(detail)\(always) -> \(text(of: alternative.start))"
    case .otherwise: return "else -> \(text(of: alternative.start))"
    case .found:
      let found = "found \(alternative.finder.map { text(of: $0) } ?? "?")"
      guard alternative.leadsToFoundScreen else { return "\(found)\(always) -> \(text(of: alternative.start))" }
      return found + text(of: alternative.start.promises) + always
    }
  }
}

// MARK: - Names

extension RouteNotation {
  /// UIKit's own containers by their short names.
  private func short(_ screenClass: String) -> String {
    switch screenClass {
    case "UINavigationController": "Nav"
    case "UITabBarController": "Tab"
    case "UISplitViewController": "Split"
    default: screenClass
    }
  }

  private func withoutGenericArguments(_ name: String) -> String {
    var depth = 0
    return String(
      name.filter { character in
        if character == "<" { depth += 1 }
        defer { if character == ">" { depth -= 1 } }
        return depth == 0
      })
  }
}

extension RouteAlternative {
  /// Whether the chain goes on from the very screen that the finder found.
  fileprivate var leadsToFoundScreen: Bool {
    start.kind == .custom && (start.finder == nil || start.finder == finder)
  }
}

extension RouteAction.Kind {
  /// The container class that the action needs where it names no other.
  fileprivate var ownContainer: String? {
    switch self {
    case .push, .pushAsRoot, .pushReplacingLast: "UINavigationController"
    case .addTab: "UITabBarController"
    case .setAsMaster, .pushToDetails, .pushOnToDetails: "UISplitViewController"
    case .present, .replaceRoot, .none, .custom: nil
    }
  }
}
