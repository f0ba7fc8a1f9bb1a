import Facts
import NavigationModel

/// What `Info.plist`, or the build settings in its place, starts the app, or one of its extensions, with.
struct LaunchLinker {
  let linkage: Linkage

  func link() {
    for list in linkage.propertyLists {
      let storyboards = list.mainStoryboards + list.sceneStoryboards
      let ofScenes = Set(list.sceneStoryboards.map(\.text))
      for storyboard in unique(storyboards) {
        // Of several configurations the delegate may choose one.
        let isChosen = ofScenes.count > 1 && ofScenes.contains(storyboard.text) && choosesConfiguration
        launch(storyboard, isChosen: isChosen)
      }
      if let storyboard = list.extensionStoryboard { launch(storyboard, role: .appExtension) }
      if let principal = list.extensionPrincipalClass { launch(principal: principal) }
    }
  }

  private var choosesConfiguration: Bool {
    linkage.program.functions.contains { function in
      function.declaration.parameters.contains { $0.label == "configurationForConnecting" }
    }
  }

  private func launch(_ storyboard: PlacedText, role: Entry.Role? = nil, isChosen: Bool = false) {
    // A build setting fills the name in.
    guard !storyboard.text.contains("$("), !isBlank(storyboard) else { return }
    guard let node = linkage.scenes.node(storyboard: storyboard.text, identifier: nil, near: storyboard.place.file)
    else {
      linkage.reportMissingScene(storyboard: storyboard.text, identifier: nil, at: storyboard.place)
      return
    }
    let entry = Entry(
      kind: .launch, name: "\(storyboard.text).storyboard", to: node,
      gates: isChosen ? [Gate(name: "configurationForConnecting", kind: .condition, source: storyboard.place)] : [],
      role: role, source: storyboard.place)
    // Each configuration of a target says it again, and the property list beside them may, too.
    let isKnown = linkage.draft.entries.contains { known in
      known.kind == .launch && known.to == node && known.name == entry.name && known.role == role
    }
    if !isKnown { linkage.draft.entries.append(entry) }
  }

  /// Whether it is a launch screen with nothing of the app's on it: code puts something else in its place at once.
  private func isBlank(_ storyboard: PlacedText) -> Bool {
    guard let document = linkage.interface.storyboard(storyboard.text, near: storyboard.place.file),
      document.facts.isLaunchScreen
    else { return false }
    return document.facts.scenes.allSatisfy { $0.customClass == nil }
  }

  /// The system makes the class itself; of many extensions it is no controller.
  private func launch(principal: PlacedText) {
    guard let type = type(of: principal), linkage.program.isScreen(type) else { return }
    linkage.draft.entries.append(
      Entry(
        kind: .launch, name: principal.text, to: linkage.nodes.node(for: type), role: .appExtension,
        source: principal.place))
  }

  /// The class that a property list names, by its Swift name or by the one that `@objc(…)` gives it.
  private func type(of principal: PlacedText) -> TypeID? {
    let program = linkage.program
    if let type = linkage.scenes.type(named: principal.text, near: principal.place.file) { return type }
    return program.types.indices.map(TypeID.init).first { type in
      program[type].attributes.contains {
        $0.name == "objc" && $0.arguments.first?.value.lastName == principal.text
      }
    }
  }

  /// The main storyboard is often named twice, for the application and for its scene.
  private func unique(_ texts: [PlacedText]) -> [PlacedText] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0.text).inserted }
  }
}
