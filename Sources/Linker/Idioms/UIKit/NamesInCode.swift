import Facts
import NavigationModel

/// Names of storyboards, scenes and segues that code writes as texts, held against the storyboards.
struct NamesInCode {
  let linkage: Linkage

  /// Reports a loading call whose storyboard or scene does not exist.
  func checkScene(_ site: CallSite) {
    guard !linkage.interface.storyboards.isEmpty else { return }
    let calls = StoryboardCalls(linkage: linkage)
    for case .term(let term) in linkage.evaluator.evaluate(site.expression, in: site.scope).alternatives {
      // A helper that asks for what its caller names is looked at where it is called.
      guard let call = calls.call(term), term.origin == site.origin,
        let storyboard = call.storyboard ?? calls.ownStoryboards(of: call).first
      else { continue }
      if !linkage.scenes.hasScene(storyboard: storyboard, identifier: call.identifier, near: call.place.file) {
        linkage.reportMissingScene(storyboard: storyboard, identifier: call.identifier, at: call.place)
      }
    }
  }

  /// Reports a performed segue that no scene of the class declares.
  func checkSegue(_ site: CallSite) {
    let written =
      site.argument("withIdentifier")
      .map { ConstantText(linkage: linkage).texts($0, in: site.scope) } ?? []
    let identifiers =
      written.isEmpty ? [SegueHelpers(linkage: linkage).identifier(at: site)].compactMap(\.self) : written
    guard !identifiers.isEmpty, let performers = performers(at: site) else { return }
    // Code of a class runs for its subclasses too.
    let scenes = performers.map { type in
      ([type] + linkage.program.conformers(of: type)).flatMap { linkage.scenes.scenes(of: $0) }
    }
    // Without a scene of its class the screen is made in code, and a segue may be its caller's.
    guard scenes.allSatisfy({ !$0.isEmpty }) else { return }
    let known = scenes.joined().flatMap(\.scene.segues).compactMap(\.identifier)
    for identifier in identifiers where !known.contains(identifier) {
      linkage.draft.missing.append(
        MissingReference(
          kind: .segue, name: identifier, source: linkage.place(site.origin),
          suggestion: Spelling.closest(to: identifier, among: known)))
    }
  }

  /// The screens that are asked to perform a segue; `nil` where it may be others.
  private func performers(at site: CallSite) -> [TypeID]? {
    guard let base = site.base, base.stripped.text != "self" else {
      return site.scope.owner.flatMap { linkage.program.isScreen($0) ? [$0] : nil }
    }
    if case .name(let name, _) = base.stripped.kind, case .expression(let local, _)? = site.scope.lookup(name)?.first,
      let made = local.written, case .cast(_, let type, _) = made.expression.kind,
      let cast = linkage.program.resolve(type, from: made.scope.owner, file: made.scope.file)
    {
      return linkage.program.isScreen(cast) ? [cast] : nil
    }
    let values = linkage.evaluator.evaluate(base, in: site.scope).alternatives
    let types = values.compactMap { linkage.evaluator.typeID(of: $0) }.filter(linkage.program.isScreen)
    return types.isEmpty || types.count < values.count ? nil : types
  }
}
