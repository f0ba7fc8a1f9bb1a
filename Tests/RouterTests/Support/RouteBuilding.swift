import NavigationModel
import Router

private let nowhere = SourcePlace(file: "App.swift", line: 1, column: 1)

typealias Leg = Itinerary.Leg

extension Finder {
  /// `ClassFinder`.
  static func cls(
    _ options: String..., from start: String? = nil, origin: ControllerExpression? = nil, of name: String? = nil
  ) -> Finder {
    Finder(
      kind: .byClass, name: "ClassFinder", screenClass: name, options: options, startingPoint: start, origin: origin)
  }

  /// `ClassWithContextFinder`.
  static func ctx(_ options: String...) -> Finder {
    Finder(kind: .byClassAndContext, name: "ClassWithContextFinder", screenClass: nil, options: options)
  }

  static let never = Finder(kind: .none, name: "NilFinder", screenClass: nil)

  /// A finder of the app.
  static func own(_ name: String, of type: String? = nil) -> Finder {
    Finder(kind: .custom, name: name, screenClass: type)
  }
}

extension Factory {
  static let new = Factory(kind: .byClass, name: "ClassFactory", screenClass: nil)
  static let none = Factory(kind: .none, name: "NilFactory", screenClass: nil)

  static func storyboard(_ name: String, _ identifier: String? = nil) -> Factory {
    Factory(
      kind: .storyboard, name: "StoryboardFactory", screenClass: nil, storyboard: name, identifier: identifier)
  }

  static func container(_ kind: Kind) -> Factory {
    Factory(kind: kind, name: "\(kind)Factory", screenClass: nil, isContainer: true)
  }

  static func complete(_ container: String, _ children: FactoryChild...) -> Factory {
    Factory(
      kind: .complete, name: "CompleteFactory", screenClass: container, isContainer: true, children: children)
  }

  static func own(_ name: String, isContainer: Bool = false) -> Factory {
    Factory(kind: .custom, name: name, screenClass: nil, isContainer: isContainer)
  }
}

/// A child of a complete factory.
func child(
  _ name: String, _ factory: Factory = .new, using action: RouteAction? = nil, adapting conversion: String? = nil,
  tasks: [String] = []
) -> FactoryChild {
  var factory = factory
  factory.screenClass = factory.screenClass ?? name
  return FactoryChild(
    node: nil, factory: factory, action: action, conversion: conversion,
    contextTasks: tasks.map { RouteTask(name: $0, source: nowhere) }, source: nowhere)
}

extension RouteAction {
  static func builtIn(
    _ kind: Kind, _ container: String? = nil, _ parameters: [String: String] = [:],
    presenter: ControllerExpression? = nil
  ) -> RouteAction {
    RouteAction(
      kind: kind, name: "\(kind)", container: container, parameters: parameters, presenter: presenter,
      source: nowhere)
  }

  static let push = builtIn(.push)
  static let pushAsRoot = builtIn(.pushAsRoot)
  static let pushReplacingLast = builtIn(.pushReplacingLast)
  static let present = builtIn(.present)
  static let presentInContext = builtIn(.present, nil, ["presentationStyle": "overCurrentContext"])
  static let presentFromOutermost = builtIn(.present, nil, ["startingFrom": "topmostParent"])
  static let replaceRoot = builtIn(.replaceRoot)
  static let nothing = builtIn(.none)
  static let addTab = builtIn(.addTab)
  static let setAsMaster = builtIn(.setAsMaster)
  static let pushToDetails = builtIn(.pushToDetails)
  static let pushOnToDetails = builtIn(.pushOnToDetails)

  static func addTab(at index: Int, replacing: Bool = false) -> RouteAction {
    builtIn(.addTab, nil, ["at": "\(index)", "replacing": "\(replacing)"])
  }

  static func own(_ name: String, on container: String? = nil, effect: Transition.Kind? = nil) -> RouteAction {
    RouteAction(kind: .custom, name: name, container: container, effect: effect, source: nowhere)
  }
}

/// One step, as the router walks it; `screenClass` is that of the screens for which its tasks at the end are.
func step(
  _ name: String, _ finder: Finder = .cls(), _ factory: Factory = .new, _ action: RouteAction? = nil,
  context: String? = "Any?", gates: [String] = [], tasks: [String] = [], postTasks: [String] = [],
  on screenClass: String? = nil
) -> Leg {
  .step(
    RouteStep(
      node: nil, screenClass: name, context: context, spelling: "StepAssembly", finder: finder, factory: factory,
      action: action, interceptors: gates.map { Gate(name: $0, kind: .interceptor, source: nowhere) },
      contextTasks: tasks.map { RouteTask(name: $0, source: nowhere) },
      postTasks: postTasks.map { RouteTask(name: $0, screenClass: screenClass, source: nowhere) }, source: nowhere))
}

/// A new navigation controller.
func nav(_ action: RouteAction, _ name: String = "UINavigationController", context: String? = "Any?") -> Leg {
  step(name, .never, .container(.navigation), action, context: context)
}

/// A new tab bar controller.
func tabs(_ action: RouteAction, _ name: String = "UITabBarController") -> Leg {
  step(name, .never, .container(.tab), action)
}

/// A new split view controller.
func split(_ action: RouteAction) -> Leg { step("UISplitViewController", .never, .container(.split), action) }

/// A start that a finder finds.
func start(_ finder: Finder, context: String? = "Any?") -> Leg { .custom(finder, context: context) }

/// Any instance of a class.
func anyOf(_ name: String) -> Leg { start(.cls(of: name)) }

func alternatives(_ list: (RouteCondition, [Leg])..., context: String? = "Any?") -> Leg {
  .alternatives(
    context: context,
    list.map { Itinerary.Alternative(condition: $0.0, legs: $0.1, source: nowhere) })
}

func itinerary(
  _ name: String, _ legs: [Leg], asked: String? = nil, payload: PayloadExpression = .passed
) -> Itinerary {
  Itinerary(name: name, asked: asked, payload: payload, legs: legs, source: nowhere)
}
