import NavigationModel

/// What can be said for certain of screens: whose source was understood to its end, and who has nothing to do at all.
struct ScreenGaps: Sendable {
  private let known: Set<Symbol>
  private let idle: Set<Symbol>

  /// Reads what a model leaves open.
  ///
  /// - Parameters:
  ///   - model: the app as its user sees it.
  ///   - whole: the same with its flows: what a flow has shown, it can take away at any time.
  init(_ model: Model, within whole: Model, staged staging: Staging, in classes: ScreenClasses) {
    let files = Set(model.unresolved.map(\.source.file))
    let busy = Self.busyNodes(of: model, within: whole)
    var known: Set<Symbol> = []
    var idle: Set<Symbol> = []
    for node in model.nodes where node.kind == .screen || node.kind == .container {
      guard let source = node.source, !files.contains(source.file), let name = staging.name(of: node.id) else {
        continue
      }
      known.insert(classes.symbol(name))
      if !busy.contains(node.id) { idle.insert(classes.symbol(name)) }
    }
    let frames = [LibraryClasses.navigation, LibraryClasses.tab, LibraryClasses.split].map { classes.symbol($0) }
    self.known = known.union(frames)
    self.idle = idle.union(frames)
  }

  /// Nodes that do anything but hold others and open what lies outside of the app, or that something else may act on.
  private static func busyNodes(of model: Model, within whole: Model) -> Set<NodeID> {
    let nodes = Dictionary(model.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let leading = Set(model.transitions.filter { $0.to != $0.from && !$0.kind.isContainment }.map(\.from))
    var busy = Set(model.requests.compactMap(\.from))
    for transition in model.transitions where !transition.kind.isContainment && transition.kind != .openURL {
      switch transition.to.flatMap({ nodes[$0] })?.kind {
      // The system's screens come back by themselves, and so do alerts whose buttons lead nowhere.
      case .system: continue
      case .alert where !leading.contains(transition.to ?? transition.from): continue
      default: busy.insert(transition.from)
      }
    }
    for transition in whole.transitions where transition.level == .flow {
      busy.formUnion([transition.to].compactMap(\.self))
    }
    return busy
  }

  /// Whether all that a screen does was understood.
  func knows(_ type: Symbol) -> Bool { known.contains(type) }

  /// Whether all that a screen does was understood, and is nothing.
  func isIdle(_ type: Symbol) -> Bool { idle.contains(type) }
}
