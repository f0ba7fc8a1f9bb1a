import Facts
import NavigationModel

/// Places where acting code makes a screen, and no edge to that screen arises from that code: what becomes of it was not
/// understood.
///
/// Every screen is made to be shown. So each place is a gap of the model even if another place shows the same screen:
/// without it a way of the app would be missing, and nobody would know. Code that gives a screen back, or keeps it, does
/// not show it; where that is shown is told elsewhere. And what a coordinator hands to others can come into view where
/// those act: its code counts as understood if anything of it leads somewhere.
struct UntoldMakings {
  let linkage: Linkage

  private var program: Program { linkage.program }

  /// Adds a gap for each of them; to be asked when every idiom has added its edges.
  ///
  /// - Complexity: O(*n*) in the number of calls and edges.
  func link() {
    guard linkage.draft.entries.contains(where: { $0.kind == .launch }) else { return }
    let told = linkage.shared(ToldPlaces.init)
    let known = Set(linkage.draft.unresolved.map { Line($0.source) })
    let previews = program.previews
    for index in program.types.indices {
      let id = TypeID(index: index)
      guard program.isScreen(id), let node = linkage.nodes.existingNode(for: id), !isTransparent(id, node) else {
        continue
      }
      for site in linkage.makings(of: id) where isActing(site, previews) {
        let place = linkage.place(site.origin)
        guard !known.contains(Line(place)), !told.leads(to: node, from: site), !told.isHandedOn(node, from: site) else {
          continue
        }
        linkage.draft.unresolved.append(
          Unresolved(
            source: place, call: site.expression.excerpt(),
            reason: "what becomes of the '\(program[id].name)' that is made here could not be found out"))
      }
    }
  }

  /// Whether nobody takes it for a place of its own: what it holds is what is shown.
  private func isTransparent(_ id: TypeID, _ node: NodeID) -> Bool {
    linkage.seenThrough.contains(node) || program.container(id) != nil
      || linkage.shared(PresentingControllers.init).contains(id)
  }

  /// Whether the code does something with what it makes, rather than give it back or keep it.
  ///
  /// A view in the content of another is a part of that.
  private func isActing(_ site: CallSite, _ previews: Set<Int>) -> Bool {
    guard case .function(let function) = site.code, let owner = site.scope.owner, program[owner].keyword != .struct,
      program[owner].keyword != .protocol, !previews.contains(owner.index), givesNothing(function)
    else { return false }
    if fillsList(function) { return false }
    if let local = local(of: site) { return !linkage.sites.isReturned(local, by: site.code) }
    return site.isArgument
  }

  /// Whether a function gives back what it makes in a list that it is lent: `func addCart(to tabs: inout [UIViewController])`.
  private func fillsList(_ id: FunctionID) -> Bool {
    let lists = program[id].declaration.parameters.filter { if case .array? = $0.type { true } else { false } }
    guard !lists.isEmpty else { return false }
    var filled = AssignedNames()
    filled.collect(program[id].declaration.body ?? [])
    return lists.contains { filled.names.contains($0.name) }
  }

  private func givesNothing(_ id: FunctionID) -> Bool {
    guard program[id].declaration.name != "init" else { return false }
    guard let result = program[id].declaration.result else { return true }
    return ["Void", "Never"].contains(result.simpleName ?? "")
  }

  /// The local that what is made becomes, or becomes a part of.
  private func local(of site: CallSite) -> String? {
    let outer = site.scope.owner == nil ? 1 : 2
    return site.declaration.names.count > outer ? site.declaration.names.last : nil
  }
}
