import Facts
import NavigationModel

/// Segues that nothing but code can perform, and no code does.
struct IdleSegues {
  let linkage: Linkage

  /// Adds each of them.
  func link() {
    let sites = linkage.sites.named(["performSegue", "perform"]).filter { site in
      site.form == .call && (site.name == "performSegue" || site.argument("segue") != nil)
    }
    let performed = sites.map { site in
      (site.argument("withIdentifier") ?? site.arguments.first?.value)
        .flatMap { ConstantText(linkage: linkage).text($0, in: site.scope) }
    }
    // A call whose identifier is not known may mean any of them.
    guard !performed.contains(nil) else { return }
    let names = Set(performed.compactMap(\.self)).union(writtenTexts)
    for document in linkage.interface.storyboards {
      for scene in document.facts.scenes where isReadable(scene) {
        for segue in scene.segues where segue.needsCode(of: scene) {
          guard segue.identifier.map({ !names.contains($0) }) ?? true else { continue }
          linkage.draft.idle.append(IdleName(kind: .segue, name: segue.identifier ?? "", source: segue.place))
        }
      }
    }
  }

  /// Whether all code that can perform the scene's segues was read: its class is not one of Objective-C.
  private func isReadable(_ scene: SceneFact) -> Bool {
    guard let name = scene.customClass else { return true }
    return linkage.scenes.type(named: name, near: scene.place.file) != nil
  }

  /// Texts that helpers may be given instead: arguments, constants, raw values of cases that code names.
  private var writtenTexts: Set<String> {
    var texts = Set(linkage.program.variables.compactMap { $0.declaration.value?.literalText })
    for site in linkage.sites.all { texts.formUnion(site.arguments.compactMap(\.value.literalText)) }
    let used = Set(linkage.sites.caseUses.map(\.name))
    for entry in linkage.program.types where entry.keyword == .enum {
      // Any of them may be meant where code makes them of texts.
      let isOpen = linkage.sites.named(entry.name).contains { $0.argument("rawValue") != nil }
      let named = entry.cases.filter { isOpen || used.contains($0.name) }
      texts.formUnion(named.map { $0.rawValue?.literalText ?? $0.name })
    }
    return texts
  }
}

extension SegueFact {
  /// Whether it hangs on the controller itself: no button, cell or relationship sets it going.
  func needsCode(of scene: SceneFact) -> Bool {
    !["relationship", "embed", "unwind"].contains(kind) && trigger == scene.element
  }
}
