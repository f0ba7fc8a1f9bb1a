import Facts
import NavigationModel

/// Which screens a value brings up; wrappers are seen through.
struct Targets {
  let linkage: Linkage
  /// The class whose code shows it, for the names of alerts.
  let host: String

  static let depthLimit = 8

  /// Everything that a value can show, each once.
  func targets(_ value: Value) -> [Effect.Target] {
    var found: [Effect.Target] = []
    for alternative in value.alternatives {
      for target in targets(alternative, depth: 0) where !found.contains(target) { found.append(target) }
    }
    return found.isEmpty ? plainController(value) : found
  }

  /// A view controller of UIKit's own that the code at hand dresses up; beside others it is a stand-in for none.
  private func plainController(_ value: Value) -> [Effect.Target] {
    guard case .term(let term) = value, term.base == nil, term.arguments != nil, term.name == "UIViewController" else {
      return []
    }
    let name = "\(term.name)@\(host)"
    return [
      .node(
        linkage.nodes.add(
          Node(
            id: NodeID(name), name: term.name, kind: .screen, source: linkage.place(term.origin), anonymous: true)))
    ]
  }

  /// The screens among them that are known already.
  func nodes(_ value: Value) -> [NodeID] {
    targets(value).compactMap { if case .node(let node) = $0 { node } else { nil } }
  }

  func targets(_ value: Value, depth: Int) -> [Effect.Target] {
    guard depth < Self.depthLimit else { return [] }
    if let runner = linkage.runner {
      let flows = runner.idioms.flows(shownBy: value, linkage).compactMap(runner.actors.flow)
      if !flows.isEmpty { return flows.map { .flow($0) } }
    }
    switch value {
    case .instance(let instance): return object(instance.id, value, depth)
    case .typed(let type, let id):
      guard let id else { return outside(type) }
      return linkage.program[id].keyword == nil ? extended(type) : object(id, value, depth)
    case .term(let term): return targets(term, depth)
    case .choice: return value.alternatives.flatMap { targets($0, depth: depth + 1) }
    case .array(let elements): return elements.last.map { targets($0, depth: depth + 1) } ?? []
    case .string(let text): return named(text)
    default: return []
    }
  }

  /// A controller that a library makes of the name of its class: `router.pushViewController("CartViewController")`.
  private func named(_ text: String) -> [Effect.Target] {
    let classes = (linkage.program.typesByName[text] ?? []).filter { id in
      linkage.program[id].keyword == .class && linkage.program.isScreen(id)
    }
    return classes.count == 1 ? [.node(linkage.nodes.node(for: classes[0]))] : []
  }

  private func object(_ id: TypeID, _ value: Value, _ depth: Int) -> [Effect.Target] {
    if linkage.program.isScreen(id) {
      if let content = content(of: value, depth) ?? content(ofFrame: value) { return content }
      let node = linkage.nodes.node(for: id)
      linkage.seen(value, as: node)
      if case .instance(let instance) = value { embed(partsOf: instance, in: node) }
      return [.node(node)]
    }
    // A protocol that only screens conform to stands for those.
    guard linkage.program[id].keyword == .protocol else { return presented(by: value, id, depth) }
    let conformers = linkage.program.conformers(of: id).filter(linkage.program.isScreen)
    guard (1...2).contains(conformers.count) else {
      return linkage.shared(Registrations.init).objects(for: id).flatMap { targets($0, depth: depth + 1) }
    }
    return conformers.map { .node(linkage.nodes.node(for: $0)) }
  }

  /// What an object that wraps a screen shows: a module, a presentable.
  private func presented(by value: Value, _ id: TypeID, _ depth: Int) -> [Effect.Target] {
    if case .instance(let instance) = value, linkage.program.libraryBase(of: id)?.hasSuffix("Controller") ?? false,
      let root = linkage.evaluator.handedToLibrary(by: instance).first(where: { $0.label == "rootViewController" })
    {
      // An heir of a library's container is seen through as the container itself is.
      return targets(root.value, depth: depth + 1)
    }
    for name in ["viewController", "rootViewController", "view", "controller"] {
      guard case .variable(let variable)? = linkage.program.members(named: name, of: id).first else { continue }
      let found = targets(linkage.evaluator.value(of: variable, receiver: value), depth: depth + 1)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// A navigation controller of the app's own class that gets its root from outside is as good as a plain one.
  private func content(of value: Value, _ depth: Int) -> [Effect.Target]? {
    if let hosted = hosted(by: value, depth) { return hosted }
    if let chosen = linkage.runner?.views.nodes(chosenBy: value, host: host) { return chosen.map { .node($0) } }
    if let object = linkage.shared(HeldContent.init).object(shownBy: value) { return [.stack(object)] }
    if let wrapped = wrappedStack(of: value, depth) { return wrapped }
    guard case .instance(let instance) = value, linkage.program.container(instance.id) == .navigation else {
      return nil
    }
    guard let root = root(givenTo: instance) else {
      guard isFilledFromOutside(instance.id), let emission = linkage.runner?.emission else { return nil }
      linkage.seenThrough.insert(linkage.nodes.identity(of: instance.id))
      emission.note(instance.place, isOf: instance.id)
      return [.stack(instance.place)]
    }
    let found = targets(root, depth: depth + 1)
    let content = found.compactMap { if case .node(let node) = $0 { node } else { nil } }
    linkage.runner?.emission.wrap(content, in: linkage.nodes.identity(of: instance.id))
    return found
  }

  /// Whether nothing in the code of a navigation controller's class puts anything into it.
  private func isFilledFromOutside(_ id: TypeID) -> Bool {
    // What the app adds to a library's class is as much outside as whoever calls it.
    let own = linkage.program.ancestors(of: id).union([id]).filter { linkage.program[$0].keyword != nil }
    guard !linkage.program.ancestry(of: id).contains(where: UIKitClasses.isSystem) else { return false }
    return linkage.sites.named(Self.fillings).allSatisfy { site in
      // An initialiser of its own that gives no root only sets the bar up.
      if site.name == "init", site.argument("rootViewController") == nil { return true }
      // An override that hands on what it is given does what its callers do.
      if site.base?.isSuper ?? false, let function = site.scope.function,
        linkage.runner?.isHandedToSuper(by: function) ?? false
      {
        return true
      }
      return site.scope.owner.map { !own.contains($0) } ?? true
    }
  }

  private static let fillings: Set<String> = ["init", "pushViewController", "setViewControllers", "viewControllers"]

  /// A generic hosting controller of the app's own shows whatever view it is made with.
  private func hosted(by value: Value, _ depth: Int) -> [Effect.Target]? {
    guard let id = linkage.evaluator.typeID(of: value), linkage.program.isGenericHost(id) else { return nil }
    var found: [Effect.Target] = []
    if case .instance(let instance) = value {
      let root =
        instance.arguments.first { $0.label == "rootView" } ?? instance.arguments.first { $0.label == nil }
        ?? linkage.evaluator.handedToLibrary(by: instance).first { $0.label == "rootView" }
      found = root.map { targets($0.value, depth: depth + 1) } ?? []
    }
    if found.isEmpty, let view = linkage.evaluator.ownType(of: value)?.arguments.first {
      found = linkage.nodes.node(for: view).map { [.node($0)] } ?? []
    }
    guard !found.isEmpty else { return nil }
    let content = found.compactMap { if case .node(let node) = $0 { node } else { nil } }
    linkage.runner?.emission.wrap(content, in: linkage.nodes.identity(of: id))
    return found
  }

  private func outside(_ type: TypeReference) -> [Effect.Target] {
    guard let name = type.simpleName, UIKitClasses.isSystem(name) else { return [] }
    return linkage.nodes.node(for: type).map { [.node($0)] } ?? []
  }

  /// An object of a library's class to which the app adds something.
  private func extended(_ type: TypeReference) -> [Effect.Target] {
    guard let name = type.simpleName, isControllerOfLibrary(name) else { return outside(type) }
    return linkage.nodes.node(for: type).map { [.node($0)] } ?? []
  }

  /// What a static function of a library's controller class makes: `PinpadViewController.instantiateFromNib()`.
  private func product(ofTypeIn term: Term) -> [Effect.Target] {
    guard term.arguments != nil, term.name.first?.isLowercase == true else { return [] }
    switch term.base {
    case .term(let type) where type.base == nil && type.arguments == nil && type.name.beginsUppercase:
      return extended(.simple(type.name))
    case .metatype(let type, let id?) where linkage.program[id].keyword == nil: return extended(type)
    default: return []
    }
  }

  /// Whether a name is that of a view controller that neither the app nor UIKit declares.
  private func isControllerOfLibrary(_ name: String) -> Bool {
    name.hasSuffix("ViewController") && name != "ViewController" && !UIKitClasses.isController(name)
      && !UIKitClasses.isSystem(name)
  }

  private func targets(_ term: Term, _ depth: Int) -> [Effect.Target] {
    let inner = { (value: Value) in value.alternatives.flatMap { targets($0, depth: depth + 1) } }
    let made = { (value: Value) in
      inner(value).compactMap { target -> NodeID? in
        if case .node(let node) = target { node } else { nil }
      }
    }
    if let loaded = StoryboardCalls(linkage: linkage).nodes(term, made: made) {
      return loaded.map { linkage.isEmptyStack($0) ? .stack(place(of: term)) : .node($0) }
    }
    if let content = TabProviders(evaluator: linkage.evaluator).content(of: term) {
      if case .array(let tabs) = content { return tabs.flatMap(inner) }
      return inner(content)
    }
    if let wrapped = wrapped(term) ?? implied(term) { return inner(wrapped) }
    if let screens = screens(inSwiftUI: term) { return screens }
    guard term.arguments != nil, term.base == nil else {
      let kept = linkage.keptByLibraries(term).flatMap(inner)
      return kept.isEmpty ? product(ofTypeIn: term) : kept
    }
    switch UIKitClasses.container(term.name) {
    case .navigation:
      guard let root = term.argument("rootViewController") else { return [.stack(place(of: term))] }
      let found = inner(root)
      return found.isEmpty ? [.stack(place(of: term))] : found
    case .tab, .split, .page: return [.node(container(term))]
    case .drawer, .custom, nil: break
    }
    if UIKitClasses.hosting.contains(term.name) {
      let root = term.argument("rootView") ?? term.unlabeled?.value
      if case .closure(let closure)? = root { return screens(madeBy: closure) }
      let first = root.map(inner) ?? []
      return first.isEmpty ? rootGivenLater(to: term).map(inner) ?? [] : first
    }
    if LegacyAlerts.isAlertController(term) { return [.node(alert(term.argument("title"), at: term.origin))] }
    if let owner = xibOwner(term) { return [.node(owner)] }
    return library(term)
  }

  /// An object that a library declares: the app shows it, so it is a controller or a view.
  private func library(_ term: Term) -> [Effect.Target] {
    if let root = term.argument("rootViewController") { return root.alternatives.flatMap { targets($0, depth: 1) } }
    let reference = TypeReference.named(path: [term.name], arguments: term.generics)
    if UIKitClasses.isSystem(term.name) { return outside(reference) }
    let isController =
      ["ViewController", "Controller", "VC"].contains { term.name.hasSuffix($0) }
      || linkage.shared(ControllersByUse.init).names.contains(term.name)
    guard isController, !UIKitClasses.isController(term.name) else { return [] }
    // What a generic parameter stands for that nobody fills is no screen.
    if let owner = term.scope.owner, linkage.program[owner].isGeneric(over: term.name) { return [] }
    if let model = LibraryModels(linkage: linkage).model(shownBy: term) {
      return [.node(linkage.nodes.node(for: model))]
    }
    if let content = LibraryWrappers(targets: self).content(of: term) { return content }
    guard let node = linkage.nodes.node(for: reference) else { return [] }
    embed(term, in: node)
    return [.node(node)]
  }

  /// A class of the app's own that inherits from such a controller holds what it hands to that.
  private func embed(partsOf instance: Instance, in node: NodeID) {
    guard linkage.program.libraryBase(of: instance.id) != nil else { return }
    let parts = linkage.evaluator.handedToLibrary(by: instance)
    embed(parts, at: Origin(file: instance.place.file, offset: instance.place.offset), in: node)
  }

  /// A library's controller that is made of the app's controllers holds them: a drawer, a panel.
  private func embed(_ term: Term, in node: NodeID) {
    embed(term.arguments ?? [], at: Origin(file: term.origin.file, offset: term.origin.offset), in: node)
  }

  /// What a library's container is given becomes a part of it.
  func embed(_ arguments: [LabeledValue], at origin: Origin, in node: NodeID) {
    guard let emission = linkage.runner?.emission else { return }
    for argument in arguments where isPart(argument) {
      for target in argument.value.alternatives.flatMap(elements).flatMap({ targets($0, depth: 1) }) {
        switch target {
        case .node(let child) where linkage.nodes[child].map({ $0.kind != .screen && $0.kind != .container }) ?? true:
          continue
        case .flow, .move: continue
        default: break
        }
        linkage.nodes.update(node) { if $0.kind == .external { ($0.kind, $0.container) = (.container, .custom) } }
        let effect = Effect(kind: .embed, target: target, origin: origin, gates: [], certainty: .inferred)
        emission.contain(effect, in: node)
      }
    }
  }

  /// What a list holds, each for itself.
  private func elements(_ value: Value) -> [Value] {
    if case .array(let elements) = value { elements.flatMap(\.alternatives) } else { [value] }
  }

  /// Whether an argument is no object that only stands in some relation to the controller that is given it.
  func isPart(_ argument: LabeledValue) -> Bool {
    let label = argument.label?.lowercased() ?? ""
    return argument.expression?.stripped.text != "self" && !Self.relations.contains(where: label.contains)
  }

  /// What labels of arguments say that only stand in some relation to a controller.
  static let relations = ["delegate", "source", "parent", "presenting", "from", "coordinator", "presenter"]

  /// What stands behind members that lead from a wrapper to its content.
  private func wrapped(_ term: Term) -> Value? {
    guard let base = term.base else { return nil }
    if ["rootViewController", "topViewController", "viewController", "visibleViewController"].contains(term.name),
      term.arguments == nil
    {
      return base
    }
    // A modifier of SwiftUI, or an operator that returns what it is applied to; what a view has is none: `self.$note`.
    guard case .instance(let instance) = root(of: base), linkage.program.isScreen(instance.id),
      term.arguments != nil || linkage.program[instance.id].keyword == .class
    else { return nil }
    return base
  }

  /// `.fullScreen(cart)`, where a controller is wanted: what the app adds to controllers under that name.
  private func implied(_ term: Term) -> Value? {
    let value = Value.term(term)
    guard value.isImplicitMember else { return nil }
    let meant = linkage.evaluator.contextual(value, .simple("UIViewController"), in: term.scope)
    return meant.isImplicitMember ? nil : meant
  }

  private func root(of value: Value) -> Value {
    var current = value
    while case .term(let term) = current, let base = term.base { current = base }
    return current
  }

  /// Where a navigation controller is made, and by which object, where each makes its own.
  private func place(of term: Term) -> Origin { term.origin }

  /// A container of UIKit's that the app makes without a class of its own.
  private func container(_ term: Term) -> NodeID {
    let place = linkage.place(term.origin)
    let owner = maker(of: term).map { linkage.program[$0].name } ?? place.file
    let name = "\(term.name)@\(owner)"
    return linkage.nodes.add(
      Node(
        id: NodeID(name), name: term.name, kind: .container, container: UIKitClasses.container(term.name),
        source: place, anonymous: true))
  }

  /// The class whose object makes it: what a base class makes is another one for each class that inherits from it.
  private func maker(of term: Term) -> TypeID? {
    guard let owner = term.scope.owner, linkage.program[owner].keyword == .class,
      let heir = term.scope.receiver.flatMap(linkage.evaluator.typeID), linkage.program[heir].keyword == .class,
      linkage.program.ancestors(of: heir).contains(owner)
    else { return term.scope.owner }
    return heir
  }

  /// `UIViewController(nibName:)` is the screen that owns the xib.
  private func xibOwner(_ term: Term) -> NodeID? {
    guard let name = ConstantText(linkage: linkage).text(term.argument("nibName")) else { return nil }
    let path = linkage.place(term.origin).file
    guard let owner = linkage.interface.xib(name, near: path)?.facts.filesOwnerClass,
      let type = linkage.scenes.type(named: owner, near: path), linkage.program.isScreen(type)
    else { return nil }
    return linkage.nodes.node(for: type)
  }

  /// Alerts of one screen are told apart by their title.
  func alert(_ written: Value?, at origin: Origin) -> NodeID {
    var title: String?
    if case .string(let text)? = written, !text.allSatisfy(\.isWhitespace) { title = text }
    return linkage.nodes.addAlert(title, or: "alert", of: host, at: origin)
  }
}
