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
    EntryDeclarations(linkage: linkage, names: names).link()
    linkSinks()
  }

  /// A call is made by name, so a name that nobody calls is surely idle.
  private func linkSinks() {
    for sink in linkage.declarations.sinks {
      let last = sink.typeName?.split(separator: ".").last.map(String.init)
      let called = sink.function == "init" ? last ?? sink.function : sink.function
      guard linkage.sites.named(called).isEmpty else { continue }
      linkage.draft.drift.append(Drift(kind: .uncalledSink, name: sink.call, source: sink.source))
    }
  }
}
