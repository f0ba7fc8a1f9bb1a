import Facts
import NavigationModel

/// Reads a factory expression.
struct FactoryReader {
  let linkage: Linkage

  private static let kinds: [String: Factory.Kind] = [
    "ClassFactory": .byClass, "XibFactory": .byClass, "ClassNameFactory": .byClass, ".classFactory": .byClass,
    "StoryboardFactory": .storyboard, ".storyboardFactory": .storyboard,
    "NilFactory": .none, ".nilFactory": .none,
    "FinderFactory": .byFinder, ".finderFactory": .byFinder,
    "InlineFactory": .inline, ".build": .inline,
    "UIHostingControllerFactory": .hosting, ".hostingControllerFactory": .hosting,
    "UIHostingControllerWithContextFactory": .hosting, ".hostingControllerWithContextFactory": .hosting,
    "NavigationControllerFactory": .navigation, ".navigationControllerFactory": .navigation,
    "TabBarControllerFactory": .tab, ".tabBarControllerFactory": .tab,
    "SplitControllerFactory": .split, ".splitControllerFactory": .split,
  ]

  private static let containerClasses: [Factory.Kind: String] = [
    .navigation: "UINavigationController", .tab: "UITabBarController", .split: "UISplitViewController",
  ]

  /// The class that a container factory of the library builds.
  static func containerClass(_ name: String) -> String? { kinds[name].flatMap { containerClasses[$0] } }

  /// Whether a factory of the library's builds one of UIKit's own containers, or does not say what.
  static func isStandard(_ factory: Factory) -> Bool {
    guard let standard = containerClass(factory.name) else { return false }
    return factory.screenClass == standard
  }

  /// The factory that a value is; nothing written builds nothing.
  func read(_ argument: LabeledValue?, near term: Term) -> Factory {
    guard let argument else { return Factory(kind: .none, name: "NilFactory", screenClass: nil) }
    for value in argument.value.alternatives {
      if let factory = read(value) { return factory }
    }
    var factory = Factory(kind: .custom, name: argument.expression?.excerpt() ?? "factory", screenClass: nil)
    factory.gaps.append(ReadingGap(argument, or: "the factory", assumed: "taken as one that makes the step's screen"))
    return factory
  }

  private func read(_ value: Value) -> Factory? {
    switch value {
    case .instance(let instance): custom(instance.id, instance.type)
    case .typed(let type, let id?): custom(id, type)
    case .term(let term): read(term)
    default: nil
    }
  }

  private func read(_ term: Term) -> Factory? {
    let chain = Chain(term)
    if chain.name == "CompleteFactoryAssembly" { return complete(chain) }
    guard let kind = Self.kinds[term.name] else {
      guard term.name.hasPrefix("."),
        let found = AppStatics(linkage: linkage).value(of: term, conformingTo: AppStatics.factoryProtocols),
        var factory = read(found.value)
      else { return nil }
      factory.screenClass = factory.screenClass ?? found.screen?.description
      return factory
    }
    var factory = Factory(kind: kind, name: String(term.name.trimmingPrefix(".")), screenClass: nil)
    factory.isContainer = Self.containerClasses[kind] != nil
    factory.screenClass = term.generics.first.flatMap(ScreenInference(linkage: linkage).known)?.description
    // From 0.9.17 to 2.0.2 the only generic argument of a container factory was the payload.
    if Self.containerClasses[kind] != nil, term.generics.count == 1,
      !ScreenInference(linkage: linkage).isController(term.generics[0])
    {
      factory.screenClass = nil
    }
    // A dot name takes its class from the step, a written factory has its own.
    if !term.name.hasPrefix(".") { factory.screenClass = factory.screenClass ?? Self.containerClasses[kind] }
    switch kind {
    case .byFinder:
      let finder = FinderReader(linkage: linkage).read(term.labeled("finder"))
      factory.screenClass = factory.screenClass ?? finder.screenClass
      factory.finder = finder
    case .storyboard: readStoryboard(term, into: &factory)
    case .inline: factory.screenClass = factory.screenClass ?? inlineClass(term)?.description
    case .hosting: factory.screenClass = hostedClass(term) ?? factory.screenClass
    default: break
    }
    return factory
  }

  /// `name:identifier:`, until 2.2 `storyboardName:viewControllerID:`.
  private func readStoryboard(_ term: Term, into factory: inout Factory) {
    factory.storyboard = text(term.argument("name") ?? term.argument("storyboardName"), in: term.scope)
    guard let identifier = term.labeled("identifier") ?? term.labeled("viewControllerID") else { return }
    factory.identifier = text(identifier.value, in: term.scope)
    if case .null = identifier.value { return }
    if factory.identifier == nil {
      factory.gaps.append(
        ReadingGap(identifier, or: "the identifier", assumed: "taken as the initial scene of the storyboard"))
    }
  }

  /// A text; `.main` is what the app adds to texts.
  private func text(_ value: Value?, in scope: Scope) -> String? {
    ConstantText(linkage: linkage)
      .text(value.map { linkage.evaluator.contextual($0, .simple("String"), in: scope) })
  }

  /// What the closure or expression of an inline factory makes.
  private func inlineClass(_ term: Term) -> TypeReference? {
    let argument = term.labeled("viewController") ?? term.arguments?.first
    guard let argument else { return nil }
    var made = argument.value
    if case .closure(let closure) = made {
      if let written = closure.closure.result { return written }
      made = linkage.evaluator.result(of: closure, arguments: [])
    }
    return ScreenInference(linkage: linkage).screen(made)
  }

  private func hostedClass(_ term: Term) -> String? {
    if let written = term.generics.first {
      return written.simpleName == "UIHostingController" ? written.description : "UIHostingController<\(written)>"
    }
    return inlineClass(term).map { "UIHostingController<\($0)>" }
  }

  private func custom(_ id: TypeID, _ type: TypeReference) -> Factory {
    let inference = ScreenInference(linkage: linkage)
    let names = linkage.program.ancestry(of: id)
    var factory = Factory(
      kind: .custom, name: linkage.program[id].qualifiedName,
      screenClass: inference.screen(of: id, as: type)?.description)
    factory.isContainer = names.contains {
      ["ContainerFactory", "SimpleContainerFactory", "Container", "SimpleContainer"].contains($0)
    }
    if let scene = inference.storyboardScene(of: id) {
      factory.storyboard = scene.storyboard
      factory.identifier = scene.identifier
    }
    return factory
  }

  /// The factory of a step that is nothing but a container.
  ///
  /// `standard` is UIKit's class that it is or descends from.
  static func container(_ type: TypeReference, like standard: String? = nil) -> Factory {
    let kind = containerClasses.first { $0.value == standard ?? type.simpleName }?.key ?? .navigation
    let name =
      switch kind {
      case .tab: "TabBarControllerFactory"
      case .split: "SplitControllerFactory"
      default: "NavigationControllerFactory"
      }
    return Factory(kind: kind, name: name, screenClass: type.description, isContainer: true)
  }
}

extension FactoryReader {
  /// Whether it is a container factory of the library's, or one with children, that does not say which class it builds.
  static func isUntyped(_ value: Value) -> Bool {
    guard let chain = Chain(value) else { return false }
    guard chain.name == "CompleteFactoryAssembly" else {
      return containerClass(chain.name) != nil && chain.head.generics.isEmpty
    }
    return (chain.head.labeled("factory") ?? chain.head.unlabeled).map { isUntyped($0.value) } ?? false
  }

  /// Makes a container that is written without its class one of the class that is wanted.
  private func narrow(_ factory: inout Factory, to wanted: TypeReference?) {
    guard Self.isStandard(factory) else { return }
    let narrowed = ScreenInference(linkage: linkage).narrowed(factory.screenClass, to: wanted)
    factory.screenClass = narrowed?.description ?? factory.screenClass
  }

  /// `CompleteFactoryAssembly(factory:).with(…).with(…).assemble()`, nested as deep as written.
  private func complete(_ chain: Chain) -> Factory? {
    guard let argument = chain.head.labeled("factory") ?? chain.head.unlabeled else { return nil }
    let inner = read(argument, near: chain.head)
    var factory = Factory(kind: .complete, name: inner.name, screenClass: inner.screenClass, isContainer: true)
    factory.gaps = inner.gaps
    // The type that is written for the whole names the class: `CompleteFactory<NavigationControllerFactory<Stack, C>>`.
    let isUntyped = Self.isUntyped(argument.value)
    if isUntyped { narrow(&factory, to: chain.links.last?.declared?.arguments.first?.arguments.first) }
    for link in chain.links {
      switch link.name {
      case "with":
        guard let made = link.arguments?.first else { continue }
        var child = FactoryChild(
          node: nil, factory: read(made, near: link), source: linkage.place(link.origin))
        child.action = link.labeled("using").map { ActionReader(linkage: linkage).read($0, at: link) }
        if isUntyped { narrow(&factory, to: child.action?.container.map(TypeReference.simple)) }
        child.conversion = link.labeled("adapting").flatMap { ContextReader(linkage: linkage).result(of: $0) }
        factory.children.append(child)
      case "adding", "add":
        guard let task = link.arguments?.first, !factory.children.isEmpty else { continue }
        let name = TaskReader(linkage: linkage).name(of: task)
        factory.children[factory.children.count - 1].contextTasks.append(
          RouteTask(name: name, source: linkage.place(link.origin)))
      default: factory.gaps += ReadingGap(member: link).map { [$0] } ?? []
      }
    }
    return factory
  }
}
