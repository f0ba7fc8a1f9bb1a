import Facts
import NavigationModel

/// Segues that nothing but code can perform, and no code does.
struct IdleSegues {
  let linkage: Linkage

  /// Adds each of them; a way that is declared and that nobody takes is none that surely is there.
  func link() {
    guard let performed else { return }
    for document in linkage.interface.storyboards {
      for scene in document.facts.scenes where isReadable(scene) && !performed.isOpen(scene) {
        for segue in scene.segues where segue.needsCode(of: scene) && !isOfLibrary(segue, of: scene) {
          guard segue.identifier.map({ !performed.includes($0, in: scene) }) ?? true else { continue }
          linkage.draft.idle.append(IdleName(kind: .segue, name: segue.identifier ?? "", source: segue.place))
        }
      }
    }
    let places = Set(linkage.draft.idle.filter { $0.kind == .segue }.map(\.source))
    guard !places.isEmpty else { return }
    linkage.draft.correct { transition in
      guard places.isSuperset(of: [transition.source] + transition.alsoAt) else { return transition }
      var unsure = transition
      unsure.certainty = .inferred
      return unsure
    }
  }

  /// What code performs; `nil` where that may be any segue.
  private var performed: PerformedNames? {
    var names = PerformedNames(anywhere: writtenTexts)
    for site in linkage.sites.named(["performSegue", "perform"]) where site.performsSegue {
      let identifier = site.argument("withIdentifier") ?? site.arguments.first?.value
      // An override hands on what its callers ask for, and their calls are met, too.
      if site.base?.isSuper == true, isHandedOn(identifier, site.scope) { continue }
      let performers = performers(at: site)
      let meant = identifier.map { ConstantText(linkage: linkage).texts($0, in: site.scope) } ?? []
      if !meant.isEmpty {
        names.add(meant, by: performers)
      } else if identifier.map({ isRawValue($0, in: site.scope) }) ?? false
        || SegueHelpers(linkage: linkage).segues(takenBy: site) != nil
      {
        // Whoever asks for a case of the enum names it.
        continue
      } else if let performers {
        // A call whose identifier is not known may mean any segue of the class whose code it is.
        names.open.formUnion(performers)
      } else {
        return nil
      }
    }
    return names
  }

  /// The names of the classes whose segues code of their own performs; `nil` where it performs somebody else's.
  private func performers(at site: CallSite) -> Set<String>? {
    guard site.base.isOwn, let owner = site.scope.owner, linkage.program[owner].keyword == .class,
      linkage.program.isScreen(owner) || linkage.program.container(owner) != nil
    else { return nil }
    return Set((linkage.program.conformers(of: owner) + [owner]).map { linkage.program[$0].name })
  }

  /// Whether a library's code carries the segue out, and may perform it, too: that which the scene's class inherits from.
  private func isOfLibrary(_ segue: SegueFact, of scene: SceneFact) -> Bool {
    guard segue.kind == "custom", let name = segue.customClass,
      linkage.scenes.type(named: name, near: scene.place.file) == nil,
      let type = scene.customClass.flatMap({ linkage.scenes.type(named: $0, near: scene.place.file) })
    else { return false }
    return linkage.program.libraryBase(of: type) != nil
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

  /// Whether all code that can perform the scene's segues was read: its class is not one of Objective-C.
  private func isReadable(_ scene: SceneFact) -> Bool {
    guard let name = scene.customClass else { return true }
    return linkage.scenes.type(named: name, near: scene.place.file) != nil
  }

  /// Texts that others may be given instead: those in bodies, constants, raw values of cases that code names.
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

/// Names of segues that code performs, and of the classes whose code it is.
private struct PerformedNames {
  /// Those that code of any class may perform.
  var anywhere: Set<String>
  /// Those that a class performs of its own scenes.
  var own: [String: Set<String>] = [:]
  /// Classes that may perform any segue of theirs.
  var open: Set<String> = []

  init(anywhere: Set<String>) { self.anywhere = anywhere }

  mutating func add(_ names: [String], by classes: Set<String>?) {
    guard let classes else { return anywhere.formUnion(names) }
    for name in names { own[name, default: []].formUnion(classes) }
  }

  func isOpen(_ scene: SceneFact) -> Bool { scene.customClass.map(open.contains) ?? false }

  func includes(_ name: String, in scene: SceneFact) -> Bool {
    anywhere.contains(name) || scene.customClass.flatMap { own[name]?.contains($0) } ?? false
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
