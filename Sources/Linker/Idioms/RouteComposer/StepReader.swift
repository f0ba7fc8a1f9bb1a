import Facts
import NavigationModel

/// Reads one step of a chain: its finder, factory and tasks, and the class and payload that all of them agree on.
struct StepReader {
  let linkage: Linkage

  /// The step without its node, and the class that it is about.
  ///
  /// `declared` is the type that is written for it, or that whoever awaits it asks for.
  func read(_ chain: Chain, declared: TypeReference?) -> (step: RouteStep, type: TypeReference?) {
    let inference = ScreenInference(linkage: linkage)
    var parts = StepParts(chain)
    let remarks = SpellingRemarks(linkage: linkage)
    if parts.isUnlabeled { remarks.remarkUnlabeled(chain) }
    if let types = StepParts.types(of: chain) {
      parts.finder = parts.finder.map { meant($0, as: types.finder, in: chain.head.scope) }
      parts.factory = parts.factory.map { meant($0, as: types.factory, in: chain.head.scope) }
    }
    parts.container = inference.container(of: chain, wanted: declared)
    var finder = FinderReader(linkage: linkage).read(parts.finder)
    var factory = FactoryReader(linkage: linkage).read(parts.factory, near: chain.head)
    if let container = parts.container {
      finder = Finder(kind: .none, name: "NilFinder", screenClass: container.description)
      factory = FactoryReader.container(container, like: RouteComposerVocabulary.containerSteps[chain.name])
    }
    if parts.factory.map({ FactoryReader.isUntyped($0.value) }) ?? false,
      let narrowed = inference.narrowed(factory.screenClass, to: declared?.arguments.first)
    {
      factory.screenClass = narrowed.description
    }
    let types = inference.types(chain, finder, factory, declared: declared, container: parts.container)
    finder.screenClass = finder.screenClass ?? types.screen?.description
    factory.screenClass = factory.screenClass ?? types.screen?.description
    // A container factory without generic arguments builds what the step is about.
    if FactoryReader.isStandard(factory), let screen = types.screen { factory.screenClass = screen.description }
    if finder.kind == .custom { remarks.remarkIterator(of: parts.finder) }
    if types.screen == nil { remarks.remarkUntyped(chain) }
    let screenClass = types.screen?.description ?? "UIViewController"
    var step = RouteStep(
      node: nil, screenClass: screenClass, context: known(types.context), spelling: spelling(chain.name),
      finder: finder, factory: factory, source: linkage.place(chain.origin))
    if types.screen == nil, declared?.arguments.first?.simpleName != "UIViewController" {
      step.gaps += classGap(of: finder, factory, chain)
    }
    for link in chain.links where chain.name != "ChainAssembly" && isIntegrator(chain) {
      if link.name == "adding" || link.name == "add", let argument = link.arguments?.first {
        TaskReader(linkage: linkage).read(argument, at: link, into: &step)
      }
      step.gaps += ReadingGap(member: link).map { [$0] } ?? []
    }
    var rest = chain
    step.promises = isIntegrator(chain) ? rest.takePromises() : []
    // In 0.9 the action stood inside the factory or the step.
    if let early = parts.action { step.action = ActionReader(linkage: linkage).read(early, at: chain.head) }
    return (step, types.screen)
  }

  /// Nothing says which class a step is about, and it is looked for or made by its class.
  private func classGap(of finder: Finder, _ factory: Factory, _ chain: Chain) -> [ReadingGap] {
    let finds: Set<Finder.Kind> = [.byClass, .byClassAndContext, .hostingWithContext]
    let makes: Set<Factory.Kind> = [.byClass, .storyboard, .hosting]
    guard finds.contains(finder.kind) || makes.contains(factory.kind) else { return [] }
    let name = finds.contains(finder.kind) ? finder.name : factory.name
    return [ReadingGap(text: "the class of \(name)", assumed: "taken as UIViewController")]
  }

  /// `.init()` where the type is known that is wanted.
  private func meant(_ argument: LabeledValue, as type: TypeReference, in scope: Scope) -> LabeledValue {
    var argument = argument
    argument.value = linkage.evaluator.contextual(argument.value, type, in: scope)
    return argument
  }

  /// A payload type that says something: no generic parameter of the library's own types.
  private func known(_ context: TypeReference?) -> String? {
    guard let text = context?.description, text != "_" else { return nil }
    let isParameter = ["C", "VC", "Context"].contains(text) && linkage.program.typesByName[text] == nil
    return isParameter ? nil : text
  }

  private func isIntegrator(_ chain: Chain) -> Bool {
    RouteComposerVocabulary.integrators.contains(chain.name) || chain.name.hasPrefix(".")
  }

  private func spelling(_ name: String) -> String {
    switch name {
    case ".navigationController": "NavigationControllerStep"
    case ".tabBarController": "TabBarControllerStep"
    case ".splitViewController": "SplitControllerStep"
    default: name
    }
  }
}

/// The arguments of a step, from its head or from the calls on it.
struct StepParts {
  var finder: LabeledValue?
  var factory: LabeledValue?
  var action: LabeledValue?
  var container: TypeReference?
  /// Written without labels, as no release allows.
  var isUnlabeled = false

  /// The types of finder and factory, where the step is written with them: `StepAssembly<Finder, Factory>(…)`.
  static func types(of chain: Chain) -> (finder: TypeReference, factory: TypeReference)? {
    let heads: Set<String> = ["StepAssembly", "ContainerStepAssembly", "SingleStep", "SingleContainerStep"]
    guard heads.contains(chain.name), chain.head.generics.count == 2 else { return nil }
    return (chain.head.generics[0], chain.head.generics[1])
  }

  init(_ chain: Chain) {
    finder = chain.head.labeled("finder")
    factory = chain.head.labeled("factory")
    action = chain.head.labeled("action")
    for link in chain.links {
      switch link.name {
      case "finder": finder = link.arguments?.first
      case "factory": factory = link.arguments?.first
      default: break
      }
    }
    let bare = (chain.head.arguments ?? []).filter { $0.label == nil && !$0.isTrailing }
    if finder == nil, factory == nil, bare.count == 2 {
      (finder, factory) = (bare[0], bare[1])
      isUnlabeled = true
    }
    action = action ?? factory.flatMap(Self.action)
  }

  /// How a factory of the first releases says itself that its screen is shown; one with children as the one in it does.
  private static func action(of factory: LabeledValue) -> LabeledValue? {
    switch factory.value {
    case .term(let made):
      let chain = Chain(made)
      guard chain.name == "CompleteFactoryAssembly" else { return made.labeled("action") }
      return (chain.head.labeled("factory") ?? chain.head.unlabeled).flatMap(action)
    case .instance(let made): return made.arguments.first { $0.label == "action" }
    default: return nil
    }
  }
}
