import Facts
import NavigationModel

/// Storyboards to nodes and transitions.
struct StoryboardLinker {
  let linkage: Linkage

  /// Adds every scene and every segue.
  func link() {
    for document in linkage.interface.storyboards {
      for scene in document.facts.scenes where scene.reference == nil {
        guard let node = linkage.scenes.node(of: scene, in: document) else { continue }
        checkClass(of: scene)
        for segue in scene.segues { link(segue, of: scene, from: node, in: document) }
      }
      for scene in document.facts.scenes where scene.reference != nil { checkReference(scene, in: document) }
    }
  }

  private func checkClass(of scene: SceneFact) {
    guard let name = scene.customClass, linkage.program.resolve(.simple(name)).map({ linkage.program[$0].keyword }) == nil,
      !UIKitClasses.isController(name)
    else { return }
    // A class of another module is that module's business; the app's own must be there.
    if let module = scene.customModule, !linkage.modules.contains(module), !linkage.program.files.isEmpty,
      linkage.imports.contains(module)
    { return }
    linkage.draft.missing.append(
      MissingReference(
        kind: .sceneClass, name: name, source: scene.place,
        suggestion: Spelling.closest(to: name, among: linkage.program.declaredTypeNames)))
  }

  private func checkReference(_ scene: SceneFact, in document: InterfaceIndex.Document) {
    guard let reference = scene.reference, linkage.scenes.node(of: scene, in: document) == nil,
      reference.bundleIdentifier == nil
    else { return }
    linkage.reportMissingScene(
      storyboard: reference.storyboard ?? document.facts.name, identifier: reference.identifier, at: scene.place)
  }

  private func link(
    _ segue: SegueFact, of scene: SceneFact, from node: NodeID, in document: InterfaceIndex.Document
  ) {
    if segue.kind == "unwind" { return linkUnwind(segue, from: node) }
    guard let target = document.scene(objectID: segue.destination),
      let to = linkage.scenes.node(of: target, in: document)
    else { return }
    let kind = segue.transitionKind
    linkage.draft.add(
      Transition(
        from: node, to: to, kind: kind, level: kind.isContainment ? .structural : .screen, label: segue.identifier,
        source: segue.place, detail: segue.modalPresentationStyle ?? segue.customClass))
  }

  /// An unwind segue leads to the classes that declare its action.
  private func linkUnwind(_ segue: SegueFact, from node: NodeID) {
    guard let selector = segue.unwindAction else { return }
    let targets = linkage.program.functions.enumerated().compactMap { index, function -> TypeID? in
      guard function.declaration.matches(selector: selector), let owner = function.owner,
        linkage.program.isScreen(owner)
      else { return nil }
      return owner
    }
    for owner in targets {
      linkage.draft.add(
        Transition(
          from: node, to: linkage.nodes.node(for: owner), kind: .unwind, level: .screen, label: segue.identifier ?? selector,
          certainty: targets.count == 1 ? .certain : .inferred, source: segue.place))
    }
    if targets.isEmpty {
      linkage.draft.unresolved.append(
        Unresolved(source: segue.place, call: "unwind \(selector)", reason: "no screen declares this unwind action"))
    }
  }
}

extension SegueFact {
  /// What the segue does on the screen.
  fileprivate var transitionKind: Transition.Kind {
    switch kind {
    case "relationship":
      switch relationship {
      case "viewControllers": .tab
      case "rootViewController", nil: .embed
      default: .split
      }
    case "embed": .embed
    case "show": .show
    case "push": .push
    case "presentation", "modal": .present
    case "popoverPresentation", "popover": .popover
    case "showDetail": .showDetail
    case "replace": .setStack
    default: .custom
    }
  }
}

extension FunctionDeclaration {
  /// Whether Objective-C calls the function by that selector: `doneWithSegue:` is `done(segue:)`, `done:` is `done(_:)`.
  func matches(selector: String) -> Bool {
    guard let parameter = parameters.first, parameters.count == 1, selector.hasSuffix(":") else { return false }
    let bare = String(selector.dropLast())
    guard let label = parameter.label else { return bare == name }
    let spelled = label.prefix(1).uppercased() + label.dropFirst()
    return bare == name + "With" + spelled || bare == name + spelled
  }
}
