import Facts
import NavigationModel

/// What views do when the system hands them an address: `.onOpenURL { url in … }`.
///
/// What that shows lies over the view that it stands on. Where it shows nothing, a person is led to that view.
struct OpenURLHandlers {
  fileprivate struct Handler {
    var origin: Origin
    var kind: Entry.Kind
    var name: String
    /// The types of the views that it stands on.
    var views: Set<TypeID>
    /// Where that is done what it does.
    var places: Set<SourcePlace> = []
    /// Whether code of the app's own has a part in it.
    var isOwn = false
  }

  private var handlers: [Origin: Handler] = [:]

  mutating func note(
    _ call: RunningCall, _ kind: Entry.Kind, on views: [TypeID], doing places: [SourcePlace], isOwn: Bool
  ) {
    let origin = call.origin.general
    var handler = handlers[origin] ?? Handler(origin: origin, kind: kind, name: call.name, views: [])
    handler.views.formUnion(views)
    handler.places.formUnion(places)
    handler.isOwn = handler.isOwn || isOwn
    handlers[origin] = handler
  }

  /// The screens over which each screen is seen that a link leads to.
  func ways(among entries: [Entry], in runner: Runner) -> [(from: NodeID, to: NodeID)] {
    guard !handlers.isEmpty else { return [] }
    return sorted.flatMap { handler -> [(from: NodeID, to: NodeID)] in
      let hosts = hosts(of: handler, runner)
      return entries.filter { handler.leads(to: $0) }.compactMap(\.to).flatMap { to in hosts.map { ($0, to) } }
    }
  }

  /// Adds an entry to the view that a link is handed to where nothing was found that this shows.
  func link(in runner: Runner) {
    let linkage = runner.linkage
    // What others do who watch what a handler changes arises at places of theirs: whose it is is not known.
    let open = linkage.draft.entries.filter { entry in !sorted.contains { $0.leads(to: entry) } }
    for handler in sorted
    where handler.isOwn && !linkage.draft.entries.contains(where: handler.leads)
      && !open.contains(where: { $0.kind == handler.kind && $0.name == handler.name })
    {
      let place = linkage.place(handler.origin)
      for host in hosts(of: handler, runner) where linkage.nodes[host]?.kind == .screen {
        linkage.draft.entries.append(Entry(kind: handler.kind, name: handler.name, to: host, source: place))
      }
    }
  }

  private var sorted: [Handler] { handlers.values.sorted { $0.origin < $1.origin } }

  private func hosts(of handler: Handler, _ runner: Runner) -> [NodeID] {
    let found = handler.views.flatMap { type in
      runner.linkage.nodes.existingNode(for: type).map { [$0] } ?? runner.actors.screens(of: type)
    }
    return Set(found).sorted()
  }
}

extension OpenURLHandlers.Handler {
  /// Whether an entry is what it leads to.
  fileprivate func leads(to entry: Entry) -> Bool {
    entry.kind == kind && entry.name == name
      && (places.contains(entry.source) || entry.alsoAt.contains(where: places.contains))
  }
}

extension SwiftUIContainers {
  /// `.onOpenURL { url in … }`: what that does is a way into the app.
  func entry(_ kind: Entry.Kind) -> RunningAnswer? {
    guard let index = call.arguments.lastIndex(where: { $0.isTrailing || $0.label == "perform" }) else { return nil }
    var effects: [Effect] = []
    var isOwn = false
    for alternative in call.value(call.arguments[index].value).alternatives {
      switch alternative {
      case .closure(let closure):
        isOwn = isOwn || asksApp(closure.closure)
        effects += call.runner.run(closure, arguments: [])
      case .function(let id, let receiver):
        isOwn = true
        effects += call.runner.run(id, receiver: receiver, arguments: [])
      default: continue
      }
    }
    call.runner.emission.commit(effects, at: .entry(kind, name: call.name))
    let places = call.runner.summaries.opened(effects).map { call.linkage.place($0.origin) }
    call.runner.views.links.note(call, kind, on: viewsBelow, doing: places, isOwn: isOwn)
    return RunningAnswer(effects: [], done: [index])
  }

  /// Whether a closure changes something, or calls what the app declares: a library that is told may do nothing here.
  private func asksApp(_ closure: Closure) -> Bool {
    var change = AssignedNames()
    change.collect(closure.body)
    if !change.names.isEmpty { return true }
    var collector = NameCollector()
    collector.collect(closure.body)
    return collector.names.contains { name in
      call.evaluator.methodsByName[name] != nil || call.runner.program.globals[name] != nil
    }
  }

  /// The views that the modifier at hand stands on: the one whose code it is, or what a scene shows.
  private var viewsBelow: [TypeID] {
    guard let owner = call.scope.owner, call.runner.program.isScreen(owner) else {
      guard let base = call.base else { return [] }
      return ViewContent(runner: call.runner).shown(by: base, in: call.scope).compactMap { shown in
        if case .view(_, let type) = shown.what { type } else { nil }
      }
    }
    return [owner]
  }
}
