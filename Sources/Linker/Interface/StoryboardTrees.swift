import Facts

/// What instantiating a scene puts on the screen: a container arrives with its relationship children.
///
/// Written in the notation of trees: `Tab<0>[Nav[Home], Account]`.
struct StoryboardTrees {
  let index: InterfaceIndex

  private static let depthLimit = 12

  /// By storyboard name the initial scene, by name and identifier each that code can ask for.
  func all() -> [String: String] {
    var trees: [String: String] = [:]
    for document in index.storyboards {
      if let initial = document.scene(identifier: nil), trees[document.facts.name] == nil {
        trees[document.facts.name] = tree(of: initial, in: document, depth: 0)
      }
      for scene in document.facts.scenes {
        guard let identifier = scene.storyboardIdentifier else { continue }
        let key = "\(document.facts.name)/\(identifier)"
        if trees[key] == nil { trees[key] = tree(of: scene, in: document, depth: 0) }
      }
    }
    return trees
  }

  private func tree(of scene: SceneFact, in document: InterfaceIndex.Document, depth: Int) -> String {
    if let reference = scene.reference, depth < Self.depthLimit {
      let target = reference.storyboard.map { index.storyboard($0, near: document.path) } ?? document
      guard let target, let next = target.scene(identifier: reference.identifier) else { return "UIViewController" }
      return tree(of: next, in: target, depth: depth + 1)
    }
    let children = depth < Self.depthLimit ? self.children(of: scene, in: document, depth: depth) : []
    switch scene.element {
    case "navigationController": return "\(scene.customClass ?? "Nav")[\(children.joined(separator: ", "))]"
    case "tabBarController":
      return "\(scene.customClass ?? "Tab")\(children.isEmpty ? "" : "<0>")[\(children.joined(separator: ", "))]"
    case "splitViewController": return "\(scene.customClass ?? "Split")[\(children.joined(separator: " / "))]"
    default: return scene.customClass ?? Self.classes[scene.element] ?? "UIViewController"
    }
  }

  private func children(of scene: SceneFact, in document: InterfaceIndex.Document, depth: Int) -> [String] {
    scene.segues.filter { $0.kind == "relationship" }.compactMap { segue in
      document.scene(objectID: segue.destination).map { tree(of: $0, in: document, depth: depth + 1) }
    }
  }

  private static let classes = [
    "tableViewController": "UITableViewController", "collectionViewController": "UICollectionViewController",
    "pageViewController": "UIPageViewController", "hostingController": "UIHostingController",
  ]
}
