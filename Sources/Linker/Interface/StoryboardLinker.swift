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
        for segue in scene.segues where segue.kind != "unwind" { link(segue, of: scene, from: node, in: document) }
      }
      for scene in document.facts.scenes where scene.reference != nil { checkReference(scene, in: document) }
    }
  }

  private func checkClass(of scene: SceneFact) {
    guard let name = scene.customClass, linkage.scenes.type(named: name, near: scene.place.file) == nil,
      !UIKitClasses.isController(name)
    else { return }
    // A class of another module is that module's business; the app's own must be there.
    if let module = scene.customModule, !linkage.modules.contains(module), !linkage.program.files.isEmpty,
      linkage.imports.contains(module)
    {
      return
    }
    guard !linkage.mayDeclareElsewhere(name) else { return }
    linkage.draft.missing.append(
      MissingReference(
        kind: .sceneClass, name: name, source: scene.place,
        suggestion: Spelling.closest(to: name, among: linkage.program.controllerNames)))
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
    let kind = segue.transitionKind
    let gates = SegueRefusals(linkage: linkage).gates(of: segue, of: scene, in: document)
    for to in targets(of: segue, of: scene, in: document) {
      linkage.draft.add(
        Transition(
          from: node, to: to, kind: kind, level: kind.isContainment ? .structural : .screen, label: segue.identifier,
          gates: gates, source: segue.place, detail: segue.detail))
    }
  }

  /// What an `@IBSegueAction` makes, or else the scene that the segue points at.
  func targets(
    of segue: SegueFact, of scene: SceneFact, in document: InterfaceIndex.Document
  ) -> [NodeID] {
    if let selector = segue.creationSelector, let name = scene.customClass,
      let owner = linkage.scenes.type(named: name, near: document.path)
    {
      let made = linkage.program.functions.indices.map(FunctionID.init).filter {
        let function = linkage.program[$0]
        return function.owner == owner && function.declaration.isCalled(by: selector)
      }.flatMap { function in
        Targets(linkage: linkage, host: name).nodes(
          linkage.evaluator.result(of: function, arguments: [], receiver: nil))
      }
      if !made.isEmpty { return made }
    }
    return document.scene(objectID: segue.destination).flatMap { linkage.scenes.node(of: $0, in: document) }.map {
      [$0]
    } ?? []
  }
}

extension Linkage {
  /// Whether a class that no Swift file declares is there all the same, in Objective-C or a library: code names it, which
  /// would not compile else, or a project builds a file of that name.
  fileprivate func mayDeclareElsewhere(_ name: String) -> Bool {
    if program.typesByName[name] != nil || sites.isMentioned(name) { return true }
    let files = Set(["m", "mm", "h"].map { "\(name).\($0)" })
    return propertyLists.contains { list in
      list.project?.built.contains { path in
        path.split(separator: "/").last.map { files.contains(String($0)) } ?? false
      } ?? false
    }
  }
}

extension SegueFact {
  /// Presentation style, or the class that carries the segue out.
  var detail: String? { modalPresentationStyle ?? customClass }

  /// What the segue does on the screen.
  var transitionKind: Transition.Kind {
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
