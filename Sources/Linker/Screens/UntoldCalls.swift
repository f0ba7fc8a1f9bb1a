import Facts
import NavigationModel

/// Calls of the app's own helpers that lead somewhere, and of which nothing is told where they stand: no run came to them,
/// or whoever asks was not found.
///
/// A helper that shows what it is given is told at its calls, one that shows always the same inside itself. So of the first
/// every call is asked for that no edge arises from; of the second, each that no run came to.
struct UntoldCalls {
  let linkage: Linkage
  let runner: Runner

  private var program: Program { linkage.program }

  /// Adds one gap for each piece of code that calls the same; to be asked when every idiom has added its edges.
  ///
  /// - Complexity: O(*n*) in the number of calls.
  func link() {
    guard linkage.draft.entries.contains(where: { $0.kind == .launch }) else { return }
    let helpers = Helpers(linkage)
    guard !helpers.names.isEmpty else { return }
    let told = linkage.shared(ToldPlaces.init)
    let known = Set(linkage.draft.unresolved.map { Line($0.source) })
    let previews = program.previews
    var listed: Set<Asked> = []
    for site in linkage.sites.named(helpers.names) where site.form == .call && site.base?.isSuper != true {
      let place = linkage.place(site.origin)
      guard !told.isTold(place), !known.contains(Line(place)), !runner.handingOn.contains(site.origin),
        !site.isForTests,
        !(site.scope.owner.map { previews.contains($0.index) || program[$0].keyword == .protocol } ?? false),
        !handsOn(site), !showsItself(site), let helper = helpers.meant(by: site), !isToldInside(site, told)
      else { continue }
      let isRun = runner.visited.contains(site.origin)
      // What a constant rules out never happens.
      if !isRun, runner.changes.isInBlockLeftOut(site.origin.general) { continue }
      guard helper.isGiven ? givesSomething(site) : !isRun,
        listed.insert(Asked(code: site.code, name: site.name)).inserted
      else { continue }
      linkage.draft.unresolved.append(
        Unresolved(
          source: place, call: site.expression.excerpt(),
          reason: isRun ? "where this call leads could not be found out" : "nothing was found that runs this code"))
    }
  }

  /// Whether a call gives anything that could be shown: to close what is there, or to work on another queue, leads nowhere.
  private func givesSomething(_ site: CallSite) -> Bool {
    site.arguments.contains { argument in
      switch argument.value.stripped.kind {
      case .closure, .nil, .boolean, .number, .string: false
      case .name(let name, _): name != "self"
      default: true
      }
    }
  }

  /// Whether an object is asked to show itself: it does that for nobody.
  private func showsItself(_ site: CallSite) -> Bool {
    guard let base = site.base else { return false }
    return site.arguments.contains { $0.value.stripped.text == base.stripped.text }
  }

  /// Whether what a call does is told where the helper does it.
  private func isToldInside(_ site: CallSite, _ told: ToldPlaces) -> Bool {
    runner.summaries.opened(runner.doneByCalls[site.origin] ?? []).contains { effect in
      !effect.kind.isWayBack && told.isTold(linkage.place(effect.origin))
    }
  }

  private struct Asked: Hashable {
    var code: Code
    var name: String
  }

  /// Whether a helper hands on what it is given itself: its callers have the edge.
  private func handsOn(_ site: CallSite) -> Bool {
    guard let function = site.scope.function else { return false }
    let own = Set(program[function].declaration.parameters.map(\.name))
    return site.arguments.contains { argument in
      if case .name(let name, _) = argument.value.stripped.kind { own.contains(name) } else { false }
    }
  }
}

/// Functions of the app that lead somewhere, told by the edges of the model.
private struct Helpers {
  private let linkage: Linkage
  /// Functions at whose calls edges arise.
  private var given: Set<FunctionID> = []
  /// Functions in whose bodies edges arise.
  private var fixed: Set<FunctionID> = []
  private(set) var names: Set<String> = []

  init(_ linkage: Linkage) {
    self.linkage = linkage
    var places: Set<SourcePlace> = []
    // A segue is told in its storyboard: who performs it stands beside that, or nowhere.
    for transition in linkage.draft.transitions
    where transition.to != nil && Self.leading.contains(transition.kind) && transition.source.file.hasSuffix(".swift") {
      places.insert(transition.source)
      places.formUnion(transition.alsoAt)
    }
    let performers = Set(linkage.sites.named("performSegue").compactMap(\.scope.function))
    for site in linkage.sites.all where site.form == .call && places.contains(linkage.place(site.origin)) {
      let called = functions(calledBy: site)
      guard performers.isDisjoint(with: called) else { continue }
      given.formUnion(called)
      guard called.isEmpty, let function = site.scope.function, isHelper(function) else { continue }
      fixed.insert(function)
    }
    names = Set(given.union(fixed).map { linkage.program[$0].declaration.name }).subtracting(["init"])
  }

  private static let leading: Set<Transition.Kind> = [.push, .present, .popover, .show, .replaceRoot, .setStack]

  /// Whether the app's own code is who calls a function, and no library.
  private func isHelper(_ id: FunctionID) -> Bool {
    let declaration = linkage.program[id].declaration
    return !declaration.isOverride && declaration.attributes.isEmpty && declaration.name != "init"
  }

  /// Whether code is that of somebody who shows things: a screen, or who navigates by his name.
  private func acts(_ scope: Scope) -> Bool {
    guard let owner = scope.owner else { return false }
    return linkage.program.isScreen(owner) || UnreadCalls.isNameOfNavigation(linkage.program[owner].name)
  }

  func functions(calledBy site: CallSite) -> [FunctionID] {
    guard case .call(let callee, _) = site.expression.kind,
      let members = linkage.sites.types.members(callee, in: site.scope)
    else { return [] }
    let passed = site.arguments.map { LabeledValue(label: $0.label, value: .unknown, isTrailing: $0.isTrailing) }
    return members.compactMap { member in
      // What a function gives back does nothing yet.
      guard case .function(let id) = member, linkage.program[id].declaration.result == nil,
        linkage.evaluator.accepts(linkage.program[id].declaration.parameters, passed)
      else { return nil }
      return id
    }
  }

  /// Whether a call means one of the helpers, and whether that shows what it is given.
  func meant(by site: CallSite) -> (isGiven: Bool, Void)? {
    let called = functions(calledBy: site)
    guard !called.isEmpty else { return nil }
    if called.contains(where: given.contains) { return (true, ()) }
    // One of several that answer may lead nowhere.
    return acts(site.scope) && called.allSatisfy(fixed.contains) ? (false, ()) : nil
  }
}
