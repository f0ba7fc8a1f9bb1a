import Facts
import NavigationModel

/// Code that loads scenes: `UIStoryboard(name:bundle:).instantiate…`.
struct StoryboardCalls {
  let linkage: Linkage

  /// Storyboard and identifier of a loading call, where both are known.
  func scene(_ expression: Expression, in scope: Scope) -> (storyboard: String, identifier: String?)? {
    for alternative in linkage.evaluator.evaluate(expression, in: scope).alternatives {
      guard case .term(let term) = alternative, let call = call(term), let storyboard = call.storyboard else {
        continue
      }
      return (storyboard, call.identifier)
    }
    return nil
  }

  /// A call that loads a scene, as far as its texts are known.
  struct Call {
    /// Name of the storyboard; `nil` for one that came from elsewhere, such as the screen's own.
    var storyboard: String?
    /// Identifier of the scene; `nil` means the initial one.
    var identifier: String?
    /// The class whose own storyboard is asked.
    var owner: TypeID?
    var place: SourcePlace
    /// Whether the code makes the storyboard itself, under a name that stays open: it is nobody's own.
    var isOfOpenName = false
  }

  /// What a term asks of a storyboard; `nil` if it does not, or its identifier stays open.
  func call(_ term: Term) -> Call? { calls(term).first }

  /// All that a term can ask of storyboards: a name or an identifier may be one of several.
  ///
  /// Which name goes with which identifier the storyboards tell.
  func calls(_ term: Term) -> [Call] {
    guard let arguments = term.arguments else { return [] }
    let place = linkage.place(term.origin)
    func call(_ storyboard: String?, _ identifier: String?) -> Call {
      Call(storyboard: storyboard, identifier: identifier, owner: term.scope.owner, place: place)
    }
    if let scene = accessors.scene(term) { return [call(scene.storyboard, scene.identifier)] }
    let identifiers: [String?]
    switch term.name {
    case "instantiateInitialViewController": identifiers = [nil]
    case "instantiateViewController":
      if case .term(let resource)? = term.argument("withResource"), let scene = accessors.resource(resource) {
        return [call(scene.storyboard, scene.identifier)]
      }
      let written = term.argument("withIdentifier") ?? term.argument("identifier") ?? arguments.first?.value
      identifiers = ConstantText(linkage: linkage).texts(written)
    default: return []
    }
    let storyboards = term.base.map(storyboardNames) ?? []
    let isOfOpenName = storyboards.isEmpty && term.base?.alternatives.contains(where: isMadeHere) ?? false
    let names: [String?] = storyboards.isEmpty ? [nil] : storyboards
    let calls = names.flatMap { storyboard in
      identifiers.map { identifier in
        var call = call(storyboard, identifier)
        call.isOfOpenName = isOfOpenName
        return call
      }
    }
    guard calls.count > 1 else { return calls }
    let found = calls.filter { node($0) != nil }
    return found.isEmpty ? Array(calls.prefix(1)) : found
  }

  /// Whether a storyboard is made by its name: `UIStoryboard(name: name, bundle: nil)`.
  private func isMadeHere(_ storyboard: Value) -> Bool {
    guard case .term(let term) = storyboard else { return false }
    return term.name == "UIStoryboard" && term.base == nil && term.argument("name") != nil
  }

  /// Whether it stays open which scene a call loads, in whoever's hands the storyboard is.
  func isOpen(_ site: CallSite) -> Bool {
    let loads = linkage.evaluator.evaluate(site.expression, in: site.scope).alternatives.compactMap { value -> Term? in
      if case .term(let term) = value, term.name == site.name { term } else { nil }
    }
    return loads.isEmpty
      || loads.contains { term in
        guard let call = call(term) else { return true }
        return call.storyboard == nil && ownStoryboards(of: call).isEmpty && node(call) == nil
      }
  }

  private var accessors: GeneratedAccessors { GeneratedAccessors(interface: linkage.interface) }

  /// Whether a term is a call that loads a scene.
  private func isLoading(_ term: Term) -> Bool {
    guard term.arguments != nil else { return false }
    return ["instantiateViewController", "instantiateInitialViewController"].contains(term.name)
      || accessors.scene(term) != nil
  }

  private func storyboardNames(_ value: Value) -> [String] {
    var seen: Set<String> = []
    return value.alternatives.flatMap { alternative -> [String] in
      guard case .term(let term) = alternative else { return [] }
      if term.name == "UIStoryboard", case .term(let resource)? = term.argument("resource") {
        return [accessors.storyboard(resource)].compactMap(\.self)
      }
      guard term.name == "UIStoryboard" else { return [accessors.storyboard(term)].compactMap(\.self) }
      return ConstantText(linkage: linkage).texts(term.argument("name"))
    }.filter { seen.insert($0).inserted }
  }

  /// The screens that a loading term makes; `nil` if the term loads none.
  func nodes(_ term: Term, made: (Value) -> [NodeID]) -> [NodeID]? {
    guard isLoading(term) else { return nil }
    let loaded = calls(term).compactMap(node)
    if !loaded.isEmpty { return loaded }
    // The closure of `instantiateViewController(identifier:creator:)` makes the screen itself.
    for case .closure(let creator) in (term.arguments ?? []).map(\.value) {
      let screens = made(linkage.evaluator.result(of: creator, arguments: []))
      if !screens.isEmpty { return screens }
    }
    return []
  }

  /// The object that a loading term makes, where the scene has a class of the app's.
  func object(_ term: Term) -> Value? {
    guard isLoading(term) else { return nil }
    for case .closure(let creator) in (term.arguments ?? []).map(\.value) {
      let made = linkage.evaluator.result(of: creator, arguments: [])
      if made.isKnown { return made }
    }
    // Where one of several scenes has no class of the app's, only the call stands for all of them.
    let calls = calls(term)
    let made = calls.compactMap(object)
    return made.isEmpty || made.count < calls.count ? nil : .oneOf(made)
  }

  private func object(_ call: Call) -> Value? {
    guard let node = node(call), let name = linkage.nodes[node]?.name, linkage.nodes[node]?.anonymous == false,
      let type = linkage.scenes.type(named: name, near: call.place.file), linkage.nodes.identity(of: type) == node
    else { return nil }
    return .typed(.simple(name), type)
  }

  private func node(_ call: Call) -> NodeID? {
    let path = call.place.file
    if let name = call.storyboard {
      return linkage.scenes.node(storyboard: name, identifier: call.identifier, near: path)
    }
    if let own = ownStoryboards(of: call).first {
      return linkage.scenes.node(storyboard: own, identifier: call.identifier, near: path)
    }
    guard let identifier = call.identifier else { return nil }
    let holder = linkage.interface.storyboard(withScene: identifier, near: path)
    return holder.flatMap { linkage.scenes.node(storyboard: $0.facts.name, identifier: identifier, near: $0.path) }
  }

  /// Storyboards with a scene of the class whose code asks; those first that have the identifier.
  func ownStoryboards(of call: Call) -> [String] {
    guard let owner = call.owner, !call.isOfOpenName else { return [] }
    let documents = linkage.scenes.scenes(of: owner).map(\.document)
    let having = documents.filter { call.identifier == nil || $0.scene(identifier: call.identifier) != nil }
    return (having.isEmpty ? documents : having).map(\.facts.name)
  }
}
