import Facts
import NavigationModel

/// Joins what the team declares with what was read.
///
/// Comes when all idioms have added their edges. Corrections come before additions, so that none is about the other.
struct DeclarationLinker {
  let linkage: Linkage

  /// Adds nodes, edges, routes and entries, and a drift for each declaration that does not fit.
  func link() {
    guard linkage.declarations != Declarations() else { return }
    let names = DeclaredNames(linkage: linkage)
    ScreenDeclarations(linkage: linkage, names: names).link()
    Corrections(linkage: linkage, names: names).link()
    let edges = DeclaredEdges(linkage: linkage)
    RouteDeclarations(linkage: linkage, names: names, edges: edges).link()
    TransitionDeclarations(linkage: linkage, names: names, edges: edges).link()
    edges.dropHopsBesideGates()
    EntryDeclarations(linkage: linkage, names: names).link()
    linkSinks()
  }

  /// A sink that no call fits by name, type and labels is idle.
  private func linkSinks() {
    for sink in linkage.declarations.sinks {
      let last = sink.typeName?.split(separator: ".").last.map(String.init)
      let called = sink.function == "init" ? last ?? sink.function : sink.function
      let calls = linkage.sites.named(called).filter { $0.form == .call }
      let ofType = calls.filter { site in
        sink.function == "init" || last.map { mayBe($0, site) } ?? true
      }
      let fitting = SinkFit(sink: sink, program: linkage.program)
      let meant = ofType.filter { fitting.accepts($0.arguments) }
      // A call without the argument that is declared to be the screen shows none.
      let shows = meant.contains { sink.argument == nil || fitting.position(in: $0.arguments) != nil }
      guard !shows else { continue }
      linkage.draft.drift.append(
        Drift(
          kind: .uncalledSink, name: meant.isEmpty ? sink.call : fitting.callWithArgument, source: sink.source,
          suggestions: Set(ofType.map { $0.notation(on: sink.typeName) }).sorted().prefix(3).map(\.self)))
    }
  }

  /// Whether a call may be one of a type's functions: what its receiver is need not be known.
  private func mayBe(_ type: String, _ site: CallSite) -> Bool {
    guard let base = site.base, base.stripped.text != "self" else {
      return site.scope.owner.map { linkage.program.ancestry(of: $0).contains(type) } ?? true
    }
    if base.stripped.lastName == type { return true }
    let values = linkage.evaluator.evaluate(base, in: site.scope).alternatives
    return values.isEmpty || values.contains { mayBe(type, $0) }
  }

  private func mayBe(_ type: String, _ value: Value) -> Bool {
    if let id = linkage.evaluator.typeID(of: value) { return linkage.program.ancestry(of: id).contains(type) }
    switch value {
    // A type of a library is known by its name alone.
    case .typed(let other, _), .metatype(let other, _): return other.simpleName.map { $0 == type } ?? true
    case .term(let term): return term.root.name == type || !term.root.name.beginsUppercase
    default: return true
    }
  }
}

extension CallSite {
  /// The call as a sink is declared: `AppRouter.open(_:from:)`.
  fileprivate func notation(on type: String?) -> String {
    let call = "\(name)(\(arguments.map { "\($0.label ?? "_"):" }.joined()))"
    return type.map {
      name == $0.split(separator: ".").last.map(String.init)
        ? "\($0).init\(call.dropFirst(name.count))" : "\($0).\(call)"
    } ?? call
  }
}
