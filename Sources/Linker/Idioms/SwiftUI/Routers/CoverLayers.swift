import Facts
import NavigationModel

/// Where a view with a stack of its own lies over another while a flag is set: `.overlay { if isNew { Tour(isShown: $isNew) } }`.
///
/// That is a cover without saying so: it has a bar of its own and hides what is beneath.
struct CoverLayers {
  /// One such place.
  struct Layer {
    /// The flag that comes last, which brings the cover up.
    var flag: Expression
    /// What is asked beside that.
    var others: [Condition]
    var content: [Statement]
  }

  private(set) var layers: [Origin: Layer] = [:]

  /// Names of the flags.
  var names: Set<String> { Set(layers.values.compactMap(\.flag.lastName)) }

  /// - Complexity: O(*n*) in the number of overlays, and of views with containers.
  init(_ linkage: Linkage) {
    let program = linkage.program
    let holders = Set(linkage.sites.named(Self.containers).compactMap(\.scope.owner))
    for site in linkage.sites.named("overlay") where site.form == .call && site.scope.owner.map(program.isPart) ?? false
    {
      guard let layer = site.arguments.lazy.compactMap({ Layer(of: $0.value) }).first, layer.content.count == 1,
        case .expression(let view) = layer.content[0].kind, let name = view.unmodifiedName,
        let type = program.resolve(.simple(name), from: site.scope.owner, file: site.scope.file),
        holders.contains(type), type != site.scope.owner
      else { continue }
      layers[site.origin.general] = layer
    }
  }

  private static let containers: Set<String> = ["NBNavigationStack", "NavigationStack", "NavigationView"]
}

extension CoverLayers.Layer {
  /// What `{ if isReady && isNew { … } }` says.
  fileprivate init?(of argument: Expression) {
    guard case .closure(let closure) = argument.kind, closure.body.count == 1,
      case .if(let conditions, let then, nil) = closure.body[0].inner.kind
    else { return nil }
    var asked = conditions.flatMap(\.conjuncts)
    guard case .boolean(let flag)? = asked.popLast(), flag.lastName != nil else { return nil }
    switch flag.stripped.kind {
    case .name, .member: self.init(flag: flag, others: asked, content: then)
    default: return nil
    }
  }
}

extension SwiftUICalls {
  /// What lies over the view like a cover.
  func coverLayer() -> [Effect]? {
    guard let layer = call.linkage.shared(CoverLayers.init).layers[call.origin.general] else { return nil }
    let bindings = StateBindings(runner: call.runner)
    let variables = bindings.variables(layer.flag, in: call.scope)
    let code = Closure(parameters: [], result: nil, body: layer.content)
    let content = Expression(.closure(code), at: layer.content[0].offset)
    guard !variables.isEmpty else { return nil }
    let states = layer.others.compactMap { bindings.condition($0, in: call.scope) }
    for shown in ViewContent(runner: call.runner).shown(by: content, in: call.scope) where shown.isView {
      views.covers[views.node(of: shown, host: host), default: []] += states
    }
    let gates =
      layer.others.isEmpty ? [] : [call.linkage.gates.condition(layer.others, layer.flag.offset, call.scope)]
    return presentation(.present, nil, by: variables, of: content, item: false, behind: gates)
  }
}

extension Views {
  /// The covers that are only seen while a property has a value.
  func covers(while variable: VariableID, is value: Value) -> Set<NodeID> {
    Set(
      covers.filter { _, states in
        states.contains { $0.variables.contains(variable) && $0.holds(for: value) == true }
      }.keys)
  }
}
