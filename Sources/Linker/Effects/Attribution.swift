import Facts
import NavigationModel

/// At which screen a piece of code runs, seen by the user.
///
/// Code of a screen belongs to it. Code of anything else belongs to the screens whose code calls it, through protocols
/// and delegates; to the life cycle of the app, which makes it an entry; or to a gate.
struct Attribution {
  let linkage: Linkage

  /// What sets a piece of code going.
  enum Source: Hashable {
    case screen(NodeID)
    /// A method of the application's or a scene's delegate.
    case entry(Entry.Kind, name: String)
    /// An interceptor: it runs for each route that it guards.
    case gate(String)
  }

  /// Callers are followed this far; longer chains do not occur, loops do.
  private static let reach = 400

  /// Everything that can run the code of a call.
  func sources(of site: CallSite) -> [Source] {
    var found: [Source] = []
    var seen: Set<FunctionID> = []
    var queue = [site]
    var next = 0
    while next < queue.count, next < Self.reach {
      let current = queue[next]
      next += 1
      if let source = ownSource(of: current.scope) {
        if !found.contains(source) { found.append(source) }
        continue
      }
      guard let function = current.scope.function, seen.insert(function).inserted else { continue }
      queue += linkage.calls.callers(of: function).filter { reaches($0, current, in: function) }
    }
    return found
  }

  /// Whether what a call passes, and what it is called on, leads into the branches of `switch` statements that a site
  /// stands in.
  private func reaches(_ call: CallSite, _ site: CallSite, in function: FunctionID) -> Bool {
    guard !site.branches.isEmpty else { return true }
    let evaluator = linkage.evaluator
    let run = CallInstances(evaluator: evaluator, calls: linkage.calls).run(of: site, for: call, function)
    return site.branches.allSatisfy { branch in
      let names = evaluator.evaluate(branch.subject, in: run.scope).alternatives.map(\.caseName)
      return names.contains { $0.map(branch.cases.contains) ?? true }
    }
  }

  /// What a scope tells by itself: its type is a screen, a gate, or a delegate of the app.
  private func ownSource(of scope: Scope) -> Source? {
    var owner = scope.owner
    while let id = owner {
      if isScreen(id) { return .screen(linkage.nodes.node(for: id)) }
      let names = linkage.program.ancestry(of: id)
      if names.contains("RoutingInterceptor") { return .gate(linkage.program[id].qualifiedName) }
      if linkage.program.isLifeCycleDelegate(id), let function = scope.function,
        let kind = Self.entryKind(linkage.program[function].declaration)
      {
        return .entry(kind, name: linkage.program[function].declaration.name)
      }
      owner = linkage.program[id].parent
    }
    return nil
  }

  /// A class that routes show is a screen, even where its superclass is not among the sources.
  private func isScreen(_ id: TypeID) -> Bool {
    if linkage.program.isScreen(id) { return true }
    guard linkage.program[id].keyword == .class, let parent = linkage.program[id].inherited.first,
      linkage.program.resolve(parent, from: id) == nil
    else { return false }
    return linkage.draft.routes.contains { $0.screenClass == linkage.program[id].name }
  }

  /// Which entry a delegate's method is; `nil` for its helpers.
  static func entryKind(_ function: FunctionDeclaration) -> Entry.Kind? {
    let words = ([function.name] + function.parameters.compactMap(\.label)).joined(separator: " ").lowercased()
    for (mark, kind) in entryMarks where words.contains(mark) { return kind }
    return nil
  }

  /// Words in the names and labels of delegate methods; the first that fits decides.
  private static let entryMarks: [(String, Entry.Kind)] = [
    ("didfinishlaunching", .launch), ("willfinishlaunching", .launch), ("willconnectto", .launch),
    ("openurlcontexts", .deepLink), ("open url", .deepLink), ("application openurl", .deepLink),
    ("application open", .deepLink), ("handleopen", .deepLink), ("onopenurl", .deepLink),
    ("continue", .universalLink), ("useractivity", .universalLink), ("performactionfor", .shortcut),
    ("registerforremote", .event), ("remotenotification", .pushNotification),
    ("usernotificationcenter", .pushNotification),
    ("localnotification", .pushNotification), ("didbecomeactive", .event), ("willenterforeground", .event),
    ("didenterbackground", .event), ("willresignactive", .event),
  ]
}
