import Facts
import NavigationModel

/// What `Info.plist` starts the app with.
struct LaunchLinker {
  let linkage: Linkage

  func link() {
    for list in linkage.propertyLists {
      let storyboards = ([list.mainStoryboard].compactMap(\.self) + list.sceneStoryboards)
      for storyboard in unique(storyboards + [list.extensionStoryboard].compactMap(\.self)) { launch(storyboard) }
    }
  }

  private func launch(_ storyboard: PlacedText) {
    // A build setting fills the name in.
    guard !storyboard.text.contains("$(") else { return }
    guard let node = linkage.scenes.node(storyboard: storyboard.text, identifier: nil, near: storyboard.place.file)
    else {
      linkage.reportMissingScene(storyboard: storyboard.text, identifier: nil, at: storyboard.place)
      return
    }
    linkage.draft.entries.append(
      Entry(kind: .launch, name: "\(storyboard.text).storyboard", to: node, source: storyboard.place))
  }

  /// The main storyboard is often named twice, for the application and for its scene.
  private func unique(_ texts: [PlacedText]) -> [PlacedText] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0.text).inserted }
  }
}
