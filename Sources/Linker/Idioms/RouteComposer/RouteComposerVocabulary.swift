/// The library's own names, over all releases.
enum RouteComposerVocabulary {
  /// Heads of a chain that ends in a destination.
  static let assemblies: Set<String> = [
    "StepAssembly", "StepAssembler", "StepAssemblerWithFinder", "ContainerStepAssembly", "EnclosedStepAssembly",
  ]
  /// Steps between destination and start.
  static let integrators: Set<String> = [
    "SingleStep", "SingleContainerStep", "BasicStep", "BasicContainerStep", "NavigationControllerStep",
    "TabBarControllerStep", "SplitControllerStep",
  ]
  /// Steps that say their container themselves, and the class of it.
  static let containerSteps: [String: String] = [
    "NavigationControllerStep": "UINavigationController", "TabBarControllerStep": "UITabBarController",
    "SplitControllerStep": "UISplitViewController", ".navigationController": "UINavigationController",
    ".tabBarController": "UITabBarController", ".splitViewController": "UISplitViewController",
  ]
  static let starts: Set<String> = ["GeneralStep", "RootViewControllerStep", "CurrentViewControllerStep"]
  /// What a step, route or start begins with.
  static let steps = assemblies.union(integrators).union(starts).union(destinations)
    .union(["ChainAssembly", "SwitchAssembly"])
  static let destinations: Set<String> = ["Destination", "AnyDestination"]
  /// Members that promise something about the step before them.
  static let promises: Set<String> = [
    "expectingContainer", "adaptingContext", "unsafelyRewrapped", "unsafelyUnwrapped", "unwrapped", "asDestination",
  ]
  /// Calls that build a chain, and the promises about it.
  static let members: Set<String> = promises.union(synonyms.keys).union([
    "finder", "factory", "adding", "add", "using", "usingNoAction", "from", "within", "assemble", "addCase", "with",
  ])
  /// What those are called that the library keeps for code that extends it, since 2.21.0: it calls them itself.
  static let synonyms = ["getFinder": "finder", "getFactory": "factory", "usingAction": "using"]
  /// Generic parameters: the screen's class, then what it is asked with; a step that is being put together has those of
  /// its finder and factory.
  static let generics = LibraryGenerics(
    positions: ["VC": .first, "ViewController": .first, "C": .last, "Context": .last],
    typesOfParts: assemblies.union(integrators).union(["CompleteFactory", "CompleteFactoryAssembly", "FinderFactory"]),
    protocols: protocols)
  /// What the app may extend for all finders, or all factories, of the library's that have these generic parameters.
  private static let protocols: [String: Set<String>] = {
    var found: [String: Set<String>] = [:]
    for name in ["ClassFinder", "ClassWithContextFinder"] { found[name] = ["Finder", "StackIteratingFinder"] }
    for name in ["InstanceFinder", "NilFinder"] { found[name] = ["Finder"] }
    for name in ["ClassFactory", "XibFactory", "ClassNameFactory", "StoryboardFactory", "NilFactory", "InlineFactory"] {
      found[name] = ["AbstractFactory", "Factory"]
    }
    for name in ["NavigationControllerFactory", "TabBarControllerFactory", "SplitControllerFactory"] {
      found[name] = ["AbstractFactory", "ContainerFactory", "SimpleContainerFactory"]
    }
    return found
  }()
  /// Calls that ask the router for a route.
  static let requests: Set<String> = ["navigate", "commitNavigation", "deepLinkTo"]

  static let finders: Set<String> = [
    "ClassFinder", "ClassWithContextFinder", "InstanceFinder", "NilFinder", "PresentingFinder",
    "DetailsNavigationFinder", "InlineStackIteratingFinder", "UIHostingControllerWithContextFinder",
    "ViewControllerClassFinder", "ViewControllerClassWithContextFinder",
  ]
  static let factories: Set<String> = [
    "ClassFactory", "XibFactory", "ClassNameFactory", "StoryboardFactory", "NilFactory", "FinderFactory",
    "InlineFactory", "UIHostingControllerFactory", "UIHostingControllerWithContextFactory",
    "NavigationControllerFactory", "TabBarControllerFactory", "SplitControllerFactory", "CompleteFactory",
    "CompleteFactoryAssembly", "ViewControllerFromStoryboard", "NavigationFactory",
  ]
  static let tasks: Set<String> = [
    "InlineInterceptor", "InlineContextTask", "InlinePostTask", "ContextSettingTask",
    "DismissalMethodProvidingContextTask", "NavigationDelayingInterceptor",
  ]
  static let others: Set<String> = [
    "ChainAssembly", "SwitchAssembly", "GeneralAction", "GeneralActions", "ViewControllerActions",
    "NavigationControllerActions", "TabBarControllerActions", "SplitViewControllerActions", "CATransaction",
    "DispatchQueue", "DestinationStep", "DefaultRouter", "GlobalInterceptorRouter",
    "SingleNavigationRouter", "RouteComposerDefaults", "DefaultStackIterator", "InlineContextTransformer",
    "StepChainAssembly", "ContainerStepChainAssembly", "ActionToStepIntegrator", "GenericStepAssembly",
  ]

  static let all =
    assemblies.union(integrators).union(starts).union(destinations).union(finders).union(factories).union(tasks)
    .union(others)
}
