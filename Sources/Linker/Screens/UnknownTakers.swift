import Facts
import NavigationModel

/// Calls of functions that no source declares, and that are given what can be shown: a screen, a flow, a route.
///
/// Who takes a screen may show it. Where some edge to it arises from the code around the call, it is known what becomes of it.
struct UnknownTakers {
  let linkage: Linkage
  let runner: Runner
  /// Lines of which something is said already.
  private let known: Set<Line>
  /// The screens that something leads to.
  private let reached: Set<NodeID>

  init(linkage: Linkage, runner: Runner) {
    self.linkage = linkage
    self.runner = runner
    known = Set(linkage.draft.unresolved.map { Line($0.source) })
    reached = Set(linkage.draft.transitions.compactMap(\.to) + linkage.draft.entries.compactMap(\.to))
  }

  private var program: Program { linkage.program }

  /// Adds a gap for each of them; to be asked when every idiom has added its edges.
  ///
  /// - Complexity: O(*n*) in the number of calls.
  func link() {
    let names = linkage.shared { [runner] _ in UndeclaredNames(runner) }
    let told = linkage.shared(ToldPlaces.init)
    let previews = program.previews
    guard linkage.draft.entries.contains(where: { $0.kind == .launch }) else { return }
    let wrappers = WrappersOfUnknown(linkage, names)
    for site in linkage.sites.all where !site.arguments.isEmpty {
      let wrapped = wrappers.wrapped(by: site)
      guard !wrapped.isEmpty || names.isCalled(by: site) else { continue }
      // A controller that is made with another holds that, and is shown itself.
      let isOfViews = site.scope.owner.map { program[$0].keyword == .struct } ?? false
      guard isOfViews || !site.name.beginsUppercase, !Self.harmless.contains(site.name),
        !SwiftUIViews.names.contains(site.name), !SwiftUIModifiers.takeValues(site),
        !UIKitClasses.isController(site.name),
        !(site.scope.owner.map { previews.contains($0.index) } ?? false)
      else { continue }
      let place = linkage.place(site.origin)
      guard !told.isTold(place), !known.contains(Line(place)),
        let given = given(to: site, told, through: wrapped)
      else { continue }
      linkage.draft.unresolved.append(
        Unresolved(
          source: place, call: site.expression.excerpt(),
          reason: "\(given) goes into '\(wrapped.first?.name ?? site.name)', which no source that was read declares: "
            + "whether that shows it is not known"))
    }
  }

  /// What a call is given that can be shown, in words.
  ///
  /// - Parameter wrapped: calls that hand it on, where a move may be made.
  private func given(to site: CallSite, _ told: ToldPlaces, through wrapped: [CallSite]) -> String? {
    for argument in site.arguments {
      if case .closure(let closure) = argument.value.kind {
        if let view = view(in: closure, of: site, told, through: wrapped) { return "'\(view)'" }
        continue
      }
      guard argument.value.isPath || argument.value.isMaking, !argument.value.stripped.isSelf else { continue }
      for value in linkage.evaluator.evaluate(argument.value, in: site.scope).alternatives {
        if let name = shown(value, at: site, told) { return name }
      }
    }
    return nil
  }

  private func shown(_ value: Value, at site: CallSite, _ told: ToldPlaces) -> String? {
    if case .enumCase(let route) = value {
      // What makes something of a route does not go there yet.
      guard !site.name.beginsUppercase, !site.isImplicitMember, enums.isNamed(route.type) || routes.contains(route.type)
      else { return nil }
      return "the route '\(program[route.type].name).\(route.name)'"
    }
    if case .term(let made) = value, made.base == nil, made.arguments != nil, UIKitClasses.isController(made.name) {
      return told.isUnderstood(site.code) ? nil : "'\(made.name)'"
    }
    if case .metatype(_, let type?) = value { return isForgotten(type, at: site) ? "'\(program[type].name)'" : nil }
    guard case .instance(let instance) = value else { return nil }
    // What is done with a flow is known where the flow is told.
    let isFlow = site.isImplicitMember && runner.actors.isFlow(instance.id)
    guard isFlow || program.isScreen(instance.id) && (isPlace(instance.id) || site.presents) else { return nil }
    let isTold = known.contains(Line(linkage.place(instance.place))) || isTold(instance.id, at: site, told)
    return isTold ? nil : "'\(program[instance.id].name)'"
  }

  /// Whether code names a screen's class to be made by whoever is told of it, `row.shows(Chooser.self)`, and nobody was
  /// seen to show one.
  private func isForgotten(_ type: TypeID, at site: CallSite) -> Bool {
    guard program[type].keyword == .class, program.isScreen(type), program.container(type) == nil, site.base != nil,
      program.conformers(of: type).isEmpty,
      !site.arguments.contains(where: { if case .closure = $0.value.kind { true } else { false } })
    else { return false }
    return linkage.nodes.existingNode(for: type).map { !reached.contains($0) } ?? true
  }

  private func isTold(_ type: TypeID, at site: CallSite, _ told: ToldPlaces) -> Bool {
    linkage.nodes.existingNode(for: type).map { told.leads(to: $0, fromCodeOf: site) } ?? false
  }

  /// A view that looks like a screen in the content that a call is given: where the call shows it, that is no part.
  private func view(
    in closure: Closure, of site: CallSite, _ told: ToldPlaces, through wrapped: [CallSite]
  ) -> String? {
    guard site.scope.owner.map({ program[$0].keyword == .struct }) ?? false else { return nil }
    var collector = NameCollector()
    collector.collect(closure.body)
    return collector.names.sorted().first { name in
      guard let id = program.resolve(.simple(name), from: site.scope.owner, file: site.scope.file),
        program.isScreen(id), site.presents || id != site.scope.owner && runner.views.screenLike.contains(id)
      else { return false }
      return !isTold(id, at: site, told) && !wrapped.contains { isTold(id, at: $0, told) }
    }
  }

  /// Whether a screen is a place of its own: a view that is a part of others goes into anything, and so does a stack.
  private func isPlace(_ type: TypeID) -> Bool {
    let container = program.container(type)
    return program[type].keyword == .class && (container == nil || container == .tab)
      || runner.views.screenLike.contains(type)
  }

  private var enums: NavigationEnums { linkage.shared(NavigationEnums.init) }
  private var routes: RouteTypes { linkage.shared(RouteTypes.init) }

  /// Functions of the system that keep, compare or describe what they get.
  private static let harmless: Set<String> = [
    "addObserver", "allSatisfy", "append", "assertionFailure", "background", "bringSubviewToFront", "contains",
    "debugPrint",
    "decode", "encode", "extract", "firstIndex", "insert", "mask", "overlay", "print", "remove", "removeAll",
    "removeObserver", "safeAreaInset", "send",
    "toolbar", "type", "withAnimation",
  ]
}

extension CallSite {
  /// Whether the labels of what a call is given say that it shows something.
  var presents: Bool { arguments.contains { $0.label.map(Self.presentingLabels.contains) ?? false } }

  private static let presentingLabels: Set<String> = [
    "destination", "isActive", "isPresented", "isShowing", "item", "presenting", "unwrapping",
  ]
}

extension Expression {
  /// Whether it makes something: a call, or a case.
  fileprivate var isMaking: Bool {
    switch stripped.kind {
    case .call, .member(nil, _, _): true
    default: false
    }
  }
}
