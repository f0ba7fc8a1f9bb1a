import Facts
import NavigationModel

/// Which screen class and payload type a step is about, as the compiler would infer them.
struct ScreenInference {
  let linkage: Linkage

  /// The container class of a step that is nothing but one: its generic argument, else what is wanted of it, else the
  /// class of its name.
  ///
  /// From 0.9.17 to 2.0.2 the only generic argument was the payload.
  func container(of chain: Chain, wanted: TypeReference?) -> TypeReference? {
    guard let standard = RouteComposerVocabulary.containerSteps[chain.name] else { return nil }
    guard let first = chain.head.generics.first, chain.head.generics.count > 1 || isController(first) else {
      // Who expects a container gets what there is.
      let isPromised = chain.links.contains { $0.name == "expectingContainer" }
      return narrowed(standard, to: isPromised ? nil : wanted?.arguments.first) ?? .simple(standard)
    }
    return first
  }

  /// The class that is wanted of a container for which only UIKit's own is written, if it descends from that.
  func narrowed(_ standard: String?, to wanted: TypeReference?) -> TypeReference? {
    guard let standard, let wanted = wanted.flatMap(known), let id = linkage.program.resolve(wanted),
      linkage.program.ancestry(of: id).contains(standard)
    else { return nil }
    return wanted
  }

  /// A step about a class, as the type of whoever awaits it has it.
  static func step(about screen: TypeReference) -> TypeReference {
    .named(path: ["DestinationStep"], arguments: [screen, .other])
  }

  func isController(_ type: TypeReference) -> Bool {
    guard let name = type.simpleName else { return false }
    if UIKitClasses.isController(name) { return true }
    return linkage.program.resolve(type).map { linkage.program.isScreen($0) } ?? name.hasSuffix("Controller")
  }

  /// In this order: generic arguments of the head, of finder and factory; what a finder or factory of the app says;
  /// the declared type; the container of the step.
  func types(
    _ chain: Chain, _ finder: Finder, _ factory: Factory, declared: TypeReference?, container: TypeReference?
  ) -> (screen: TypeReference?, context: TypeReference?) {
    var screen: TypeReference?
    var context: TypeReference?
    var generics = chain.head.generics
    // `StepAssembly<ClassFinder<Home, Any?>, …>` names its finder; what that is about is what the step is about.
    if let finder = StepParts.types(of: chain)?.finder {
      (screen, context) = typesOfPart(finder)
      generics = []
    } else if chain.name == "StepAssemblerWithFinder" {
      generics = []
    }
    if let container {
      screen = container
      context = (generics.count > 1 ? generics[1] : generics.first == container ? nil : generics.first).flatMap(known)
    } else if let first = generics.first {
      (screen, context) = (known(first), generics.count > 1 ? known(generics[1]) : nil)
    }
    let parts = StepParts(chain)
    for argument in [parts.finder, parts.factory] {
      guard let found = argument.flatMap({ genericTypes($0.value) }) else { continue }
      screen = screen ?? found.screen
      context = context ?? found.context
    }
    if case .closure(let predicate)? = parts.finder.flatMap(predicate), predicate.closure.parameters.count > 1 {
      context = context ?? predicate.closure.parameters[1].type
    }
    screen = screen ?? reference(factory.screenClass) ?? reference(finder.screenClass)
    if let arguments = declared?.arguments, !arguments.isEmpty {
      // A chain that ends in `unsafelyRewrapped()` is declared as any view controller: that says nothing.
      if arguments[0].simpleName != "UIViewController" { screen = screen ?? known(arguments[0]) }
      if arguments.count > 1 { context = context ?? known(arguments[1]) }
    }
    if let view = screen?.arguments.first, UIKitClasses.hosting.contains(screen?.simpleName ?? "") {
      context = context ?? payload(ofView: view)
    }
    return (screen, context)
  }

  /// Screen and payload of a finder or factory that is known by its type alone.
  private func typesOfPart(_ type: TypeReference) -> (screen: TypeReference?, context: TypeReference?) {
    if let id = linkage.program.resolve(type), linkage.program[id].keyword != nil {
      return (screen(of: id, as: type), context(of: id, as: type))
    }
    return (type.arguments.first.flatMap(known), type.arguments.dropFirst().first.flatMap(known))
  }

  /// The closure of an inline finder: it takes the screen and the payload.
  private func predicate(_ finder: LabeledValue) -> Value? {
    guard case .term(let term) = finder.value else { return nil }
    return term.arguments?.first { if case .closure = $0.value { true } else { false } }?.value
  }

  /// What a hosted view is made with.
  private func payload(ofView type: TypeReference) -> TypeReference? {
    guard let id = linkage.program.resolve(type) else { return nil }
    for (name, label) in [("init", "with"), ("isTarget", "for"), ("setup", "with")] {
      for case .function(let function) in linkage.program[id].members[name] ?? [] {
        let parameters = linkage.program[function].declaration.parameters
        if let parameter = parameters.first, parameter.label == label { return parameter.type }
      }
    }
    return nil
  }

  private func reference(_ text: String?) -> TypeReference? {
    guard let text else { return nil }
    guard let open = text.firstIndex(of: "<") else {
      return .named(path: text.split(separator: ".").map(String.init), arguments: [])
    }
    let inner = text[text.index(after: open)...].dropLast()
    return .named(path: [String(text[..<open])], arguments: [.simple(String(inner))])
  }

  /// Screen and payload of a finder or factory, as far as it says so itself.
  func genericTypes(_ value: Value) -> (screen: TypeReference?, context: TypeReference?)? {
    for alternative in value.alternatives {
      switch alternative {
      case .term(let term):
        guard !term.generics.isEmpty else { continue }
        // The hosting finder names the view and payload; its screen is the hosting controller.
        if term.name == "UIHostingControllerWithContextFinder" {
          return (.named(path: ["UIHostingController"], arguments: [known(term.generics[0]) ?? .other]), nil)
        }
        // A container factory with one argument names its payload.
        if let container = FactoryReader.containerClass(term.name), term.generics.count == 1,
          !isController(term.generics[0])
        {
          return (.simple(container), term.generics[0])
        }
        return (known(term.generics[0]), term.generics.count > 1 ? known(term.generics[1]) : nil)
      case .instance(let instance):
        return (screen(of: instance.id, as: instance.type), context(of: instance.id, as: instance.type))
      case .typed(let type, let id?): return (screen(of: id, as: type), context(of: id, as: type))
      default: continue
      }
    }
    return nil
  }

  /// A written type, if it says anything: `HomeFactory.ViewController` is what that factory builds, `_` is nothing.
  func known(_ type: TypeReference) -> TypeReference? {
    guard case .named(let path, let arguments) = type else {
      if case .optional(let wrapped) = type { return known(wrapped).map { .optional($0) } }
      return type == .other ? nil : type
    }
    guard path.count > 1, let role = path.last else {
      return .named(path: path, arguments: arguments.map { known($0) ?? .other })
    }
    let owner = TypeReference.named(path: Array(path.dropLast()), arguments: arguments)
    if let id = linkage.program.resolve(owner) {
      if let alias = linkage.program[id].aliases[role] { return bound(alias, in: id, to: arguments) }
      if let told = linkage.evaluator.witnessedType(role, of: id) { return bound(told, in: id, to: arguments) }
    }
    guard role == "ViewController" || role == "Context" else { return type }
    if RouteComposerVocabulary.all.contains(path[path.count - 2]) {
      let index = role == "ViewController" ? 0 : 1
      return index < arguments.count ? arguments[index] : nil
    }
    guard let id = linkage.program.resolve(owner) else {
      // `FC.Context` in what the app adds to a step: what the library calls its own parameters says nothing here.
      return path.count == 2 && Self.libraryParameters.contains(path[0]) ? nil : type
    }
    return (role == "ViewController" ? screen(of: id, as: owner) : context(of: id, as: owner)) ?? type
  }

  private static let libraryParameters: Set<String> = ["F", "FC", "VC"]

  /// The screen class of a finder or factory that the app declares, its generic parameters bound as written.
  func screen(of id: TypeID, as type: TypeReference) -> TypeReference? {
    screen(of: id).flatMap { bound($0, in: id, to: type.arguments) }.flatMap(known)
  }

  private func context(of id: TypeID, as type: TypeReference) -> TypeReference? {
    context(of: id).flatMap { bound($0, in: id, to: type.arguments) }.flatMap(known)
  }

  /// What a name that is written in a type means: aliases of that type, one by another, and its generic parameters.
  ///
  /// A parameter that nothing binds says nothing.
  private func bound(_ found: TypeReference, in id: TypeID, to arguments: [TypeReference]) -> TypeReference? {
    let parameters = linkage.program[id].genericParameters.map(\.name)
    let scope = Scope(file: linkage.program[id].file, owner: id)
    scope.bindGenerics { Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first }) }
    let type = linkage.evaluator.resolvedAlias(found, in: scope)
    return type == .other || type.arguments.contains(.other) ? nil : type
  }

  private func screen(of id: TypeID) -> TypeReference? {
    let entry = linkage.program[id]
    if let alias = entry.aliases["ViewController"] { return alias }
    for (name, label) in [("isTarget", nil as String?), ("build", nil), ("findViewController", nil)] {
      for case .function(let function) in entry.members[name] ?? [] {
        let declaration = linkage.program[function].declaration
        if name == "isTarget" {
          if let type = declaration.parameters.first(where: { $0.label == label })?.type { return type.unwrapped }
        } else if let type = declaration.result {
          return entry.aliases[type.unwrapped.description] ?? type.unwrapped
        }
      }
    }
    return nil
  }

  /// The class of the screens that a task runs on: what `perform(on:…)` takes, or the closure of an inline task.
  func screen(ofTask value: Value) -> String? {
    for alternative in value.alternatives {
      var found: TypeReference?
      switch alternative {
      case .instance(let instance): found = screenOfTask(instance.id, as: instance.type)
      case .typed(let type, let id?): found = screenOfTask(id, as: type)
      case .term(let term):
        found = term.generics.first.flatMap(known)
        if found == nil, case .closure(let closure)? = term.unlabeled?.value {
          found = closure.closure.parameters.first?.type
        }
      default: continue
      }
      // A generic parameter or a protocol stands for no class.
      if let found, isController(found) { return found.description }
    }
    return nil
  }

  private func screenOfTask(_ id: TypeID, as type: TypeReference) -> TypeReference? {
    let entry = linkage.program[id]
    if let alias = entry.aliases["ViewController"] { return bound(alias, in: id, to: type.arguments) }
    for case .function(let function) in linkage.program.members(named: "perform", of: id) {
      let parameter = linkage.program[function].declaration.parameters.first { $0.label == "on" }
      guard let written = parameter?.type else { continue }
      let scope = Scope(file: linkage.program[function].file, owner: id)
      return bound(linkage.evaluator.resolvedAlias(written, in: scope), in: id, to: type.arguments)
    }
    return nil
  }

  /// What a finder or factory of the app's is asked with, or a screen takes in.
  private func context(of id: TypeID) -> TypeReference? {
    let entry = linkage.program[id]
    if let alias = entry.aliases["Context"] { return alias }
    let parameters = [
      ("isTarget", "with"), ("build", "with"), ("findViewController", "with"), ("setup", "with"), ("isTarget", "for"),
      ("checkCompatibility", "with"), ("init", "with"),
    ]
    for (name, label) in parameters {
      for case .function(let function) in entry.members[name] ?? [] {
        let parameters = linkage.program[function].declaration.parameters
        if let type = parameters.first(where: { $0.label == label })?.type { return type }
      }
    }
    return nil
  }

  /// The class of a screen that evaluation found.
  func screen(_ value: Value) -> TypeReference? {
    for alternative in value.alternatives {
      switch alternative {
      case .instance(let instance): return instance.type
      case .typed(let type, _): return type.unwrapped
      case .term(let term) where term.base == nil && !term.name.hasPrefix("."):
        let isHosting = UIKitClasses.hosting.contains(term.name) && term.generics.isEmpty
        let view = isHosting ? term.argument("rootView").flatMap { screen($0) } : nil
        return .named(path: [term.name], arguments: view.map { [$0] } ?? term.generics)
      default: continue
      }
    }
    return nil
  }

  /// The storyboard scene that the body of an app's factory loads.
  func storyboardScene(of id: TypeID) -> (storyboard: String, identifier: String?)? {
    let sites = linkage.sites.named(["instantiateViewController", "instantiateInitialViewController"])
    for site in sites where site.scope.owner == id {
      if let scene = StoryboardCalls(linkage: linkage).scene(site.expression, in: site.scope) { return scene }
    }
    return nil
  }
}
