import Facts
import NavigationModel

/// Segues that nothing but code can perform, and no code does.
struct IdleSegues {
  let linkage: Linkage

  /// Adds each of them.
  func link() {
    var names = writtenTexts
    // A call whose identifier is not known may mean any segue of the class whose code it is.
    var open: Set<TypeID> = []
    for site in linkage.sites.named(["performSegue", "perform"]) where site.performsSegue {
      let identifier = site.argument("withIdentifier") ?? site.arguments.first?.value
      // An override hands on what its callers ask for, and their calls are met, too.
      if site.base?.isSuper == true, isHandedOn(identifier, site.scope) { continue }
      let meant = identifier.map { ConstantText(linkage: linkage).texts($0, in: site.scope) } ?? []
      if !meant.isEmpty {
        names.formUnion(meant)
      } else if identifier.map({ isRawValue($0, in: site.scope) }) ?? false
        || SegueHelpers(linkage: linkage).segues(takenBy: site) != nil
      {
        // Whoever asks for a case of the enum names it.
        continue
      } else if site.base.map({ $0.stripped.text == "self" }) ?? true, let owner = site.scope.owner,
        linkage.program[owner].keyword == .class
      {
        open.formUnion(linkage.program.conformers(of: owner) + [owner])
      } else {
        return
      }
    }
    for document in linkage.interface.storyboards {
      for scene in document.facts.scenes where isReadable(scene) && !open.contains(where: { isOf($0, scene) }) {
        for segue in scene.segues where segue.needsCode(of: scene) {
          guard segue.identifier.map({ !names.contains($0) }) ?? true else { continue }
          linkage.draft.idle.append(IdleName(kind: .segue, name: segue.identifier ?? "", source: segue.place))
        }
      }
    }
  }

  /// Whether an override of `performSegue` gives the identifier to its superclass that it was given itself.
  private func isHandedOn(_ identifier: Expression?, _ scope: Scope) -> Bool {
    guard let function = scope.function, case .name(let name, _)? = identifier?.stripped.kind else { return false }
    let declaration = linkage.program[function].declaration
    return declaration.name == "performSegue" && declaration.parameters.first?.name == name
  }

  /// Whether a helper performs what a case of an enum of the app's stands for.
  private func isRawValue(_ identifier: Expression, in scope: Scope) -> Bool {
    guard case .member(let base?, "rawValue", _) = identifier.stripped.kind else { return false }
    let types = linkage.evaluator.evaluate(base, in: scope).alternatives.map { linkage.evaluator.typeID(of: $0) }
    return !types.isEmpty && types.allSatisfy { $0.map { linkage.program[$0].keyword == .enum } ?? false }
  }

  private func isOf(_ type: TypeID, _ scene: SceneFact) -> Bool {
    scene.customClass == linkage.program[type].name
  }

  /// Whether all code that can perform the scene's segues was read: its class is not one of Objective-C.
  private func isReadable(_ scene: SceneFact) -> Bool {
    guard let name = scene.customClass else { return true }
    return linkage.scenes.type(named: name, near: scene.place.file) != nil
  }

  /// Texts that helpers may be given instead: those in bodies, constants, raw values of cases that code names.
  private var writtenTexts: Set<String> {
    var texts = Set(linkage.program.variables.compactMap { $0.declaration.value?.literalText })
    texts.formUnion(linkage.sites.texts)
    let used = Set(linkage.sites.caseUses.filter { !$0.isCompared }.map(\.name))
    for entry in linkage.program.types where entry.keyword == .enum {
      // Any of them may be meant where code makes them of texts.
      let isOpen = linkage.sites.named(entry.name).contains { site in
        // A segue that is under way is only told apart.
        site.argument("rawValue").map { $0.stripped.lastName != "identifier" } ?? false
      }
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

extension CallSite {
  /// `performSegue(withIdentifier: "open", sender: self)`, `perform(segue: StoryboardSegue.Main.open)`.
  fileprivate var performsSegue: Bool {
    form == .call && (name == "performSegue" || argument("segue") != nil)
  }
}
