import Facts
import NavigationModel

/// What `Info.plist` starts the app, or one of its extensions, with.
struct LaunchLinker {
  let linkage: Linkage

  func link() {
    for list in linkage.propertyLists {
      let storyboards = [list.mainStoryboard].compactMap(\.self) + list.sceneStoryboards
      for storyboard in unique(storyboards) { launch(storyboard) }
      if let storyboard = list.extensionStoryboard { launch(storyboard, role: .appExtension) }
      if let principal = list.extensionPrincipalClass { launch(principal: principal) }
    }
  }

  private func launch(_ storyboard: PlacedText, role: Entry.Role? = nil) {
    // A build setting fills the name in.
    guard !storyboard.text.contains("$(") else { return }
    guard let node = linkage.scenes.node(storyboard: storyboard.text, identifier: nil, near: storyboard.place.file)
    else {
      linkage.reportMissingScene(storyboard: storyboard.text, identifier: nil, at: storyboard.place)
      return
    }
    linkage.draft.entries.append(
      Entry(kind: .launch, name: "\(storyboard.text).storyboard", to: node, role: role, source: storyboard.place))
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
