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
    let written = site.argument("withIdentifier")
      .flatMap { ConstantText(linkage: linkage).text($0, in: site.scope) }
    guard let identifier = written ?? SegueHelpers(linkage: linkage).identifier(at: site),
      site.base == nil || site.base?.text == "self", let owner = site.scope.owner, linkage.program.isScreen(owner)
    else { return }
    // Code of a class runs for its subclasses too.
    let scenes = ([owner] + linkage.program.conformers(of: owner)).flatMap { linkage.scenes.scenes(of: $0) }
    // Without a scene of its class the screen is made in code, and a segue may be its caller's.
    guard !scenes.isEmpty else { return }
    let known = scenes.flatMap(\.scene.segues).compactMap(\.identifier)
    guard !known.contains(identifier) else { return }
    linkage.draft.missing.append(
      MissingReference(
        kind: .segue, name: identifier, source: linkage.place(site.origin),
        suggestion: Spelling.closest(to: identifier, among: known)))
  }
}
