import Facts
import NavigationModel

/// What the names in declarations mean: nodes by identity, class or other name, types of the app, routes.
final class DeclaredNames {
  private let linkage: Linkage
  /// Routes by identity and, where only one has it, by name.
  private var routes: [String: Route] = [:]
  /// Names of declared routes that are left out.
  private var leftOut: Set<String> = []

  init(linkage: Linkage) {
    self.linkage = linkage
    for (name, same) in Dictionary(grouping: linkage.draft.routes, by: \.name) where same.count == 1 {
      routes[name] = same[0]
    }
    for route in linkage.draft.routes { routes[route.id.rawValue] = route }
  }

  /// Something that a declaration can lead to.
  struct Target {
    var node: NodeID
    /// The route that carries it out, where its name was written.
    var route: RouteID?
  }

  /// Adds a declared route whose steps are known.
  func add(_ route: Route) { routes[route.name] = route }

  /// Notes that a declared route has steps that are not known: that was said, and its name means nothing then.
  func leaveOut(_ name: DeclaredName) { leftOut.insert(name.text) }

  /// The route of a name.
  func route(_ name: DeclaredName) -> Route? { routes[name.text] }

  /// The node of a name; reports a name that means none, or several.
  func node(_ name: DeclaredName) -> NodeID? {
    let found = find(name.text)
    if found.count > 1 {
      report(.ambiguousName, name, suggestions: found.map(\.identity).sorted().map(\.rawValue))
    } else if found.isEmpty {
      report(.unknownName, name, suggestions: [closestName(to: name.text)].compactMap(\.self))
    }
    return found.count == 1 ? found.first.map { node(of: $0) } : nil
  }

  /// The node of a name, or the destination of the route of that name.
  func target(_ name: DeclaredName) -> Target? {
    if let route = route(name), let node = route.destination { return Target(node: node, route: route.id) }
    if leftOut.contains(name.text), !isKnown(name) { return nil }
    return node(name).map { Target(node: $0) }
  }

  /// Whether a name means anything at all.
  func isKnown(_ name: DeclaredName) -> Bool { !find(name.text).isEmpty }

  /// Gates of a declaration: a class of the app is asked by somebody, everything else is a condition.
  func gates(_ names: [DeclaredName]) -> [Gate] {
    names.map { name in
      let isType = linkage.program.typesByName[name.text]?.contains { linkage.program[$0].keyword != nil } ?? false
      return Gate(name: name.text, kind: isType ? .interceptor : .condition, source: name.source)
    }
  }

  /// Reports another name of a node by which something else is called already: nobody would find the node by it.
  func checkAlias(_ alias: String, of node: NodeID, at source: SourcePlace) {
    // Of names that are only other names, too, the look-up says that they mean several things.
    let own = find(alias).filter { meaning in
      meaning.identity != node && linkage.nodes[meaning.identity].map { $0.name == alias } ?? true
    }
    guard let other = own.map(\.identity).min() else { return }
    report(
      .ambiguousName, DeclaredName(alias, at: source), suggestions: [node, other].sorted().map(\.rawValue))
  }

  func report(_ kind: Drift.Kind, _ name: DeclaredName, suggestions: [String] = []) {
    linkage.draft.drift.append(Drift(kind: kind, name: name.text, source: name.source, suggestions: suggestions))
  }

  // MARK: - Looking up

  /// Comparing names takes time; nothing that a person writes is longer, and nobody misspells more.
  private static let longestName = 200
  private var suggestionsLeft = 100

  private func closestName(to text: String) -> String? {
    guard text.utf8.count <= Self.longestName, suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    return Spelling.closest(to: text, among: known)
  }

  /// A node, or a type that has none yet.
  private struct Meaning: Hashable {
    var identity: NodeID
    var type: TypeID?
  }

  /// What a name can mean, nothing twice; what it means exactly hides what it means in short.
  private func find(_ text: String) -> Set<Meaning> {
    if linkage.nodes[NodeID(text)] != nil { return [Meaning(identity: NodeID(text))] }
    let nodes = linkage.nodes.nodes.values.filter { $0.name == text }.map { Meaning(identity: $0.id) }
    let exact = Set(nodes).union(types(text).map(meaning))
    if !exact.isEmpty { return exact }
    return Set(linkage.nodes.nodes.values.filter { $0.aliases.contains(text) }.map { Meaning(identity: $0.id) })
  }

  /// Types that the app declares: by the names of the types around them, else by their module, else by their own name.
  private func types(_ text: String) -> [TypeID] {
    let program = linkage.program
    let declared = (program.typesByName[text] ?? []).filter { program[$0].keyword != nil }
    let qualified = declared.filter { program[$0].qualifiedName == text }
    if !qualified.isEmpty { return qualified }
    if let dot = text.firstIndex(of: ".") {
      let (module, name) = (text[..<dot], String(text[dot...].dropFirst()))
      let inside = (program.typesByName[name] ?? []).filter { id in
        program[id].keyword != nil && program[id].qualifiedName == name
          && program.files[program[id].file].module == module
      }
      if !inside.isEmpty { return inside }
    }
    return declared
  }

  private func meaning(_ type: TypeID) -> Meaning {
    let identity = linkage.nodes.identity(of: type)
    return Meaning(identity: identity, type: linkage.nodes[identity] == nil ? type : nil)
  }

  /// The node; a type that becomes one only now is a screen or, where nobody can look at it, a flow.
  private func node(of meaning: Meaning) -> NodeID {
    guard let type = meaning.type else { return meaning.identity }
    let id = linkage.nodes.node(for: type)
    if !linkage.program.isScreen(type) {
      let kind: Node.Kind = linkage.program.isLifeCycleDelegate(type) ? .event : .flow
      linkage.nodes.update(id) { $0.kind = kind }
    }
    return id
  }

  /// Every name that could have been written.
  private var known: [String] {
    let nodes = linkage.nodes.nodes.values.flatMap { [$0.id.rawValue, $0.name] + $0.aliases }
    let screens = linkage.program.types.indices.map { TypeID(index: $0) }.filter { linkage.program.isScreen($0) }
    return nodes + screens.map { linkage.program[$0].qualifiedName } + routes.keys
  }
}
