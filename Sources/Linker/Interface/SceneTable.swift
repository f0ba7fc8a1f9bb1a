import Facts
import NavigationModel

/// Which node each storyboard scene is.
///
/// A scene with a class is that class's node; one without is a node of its own, named after its element.
final class SceneTable {
  let index: InterfaceIndex
  let nodes: NodeTable
  let program: Program
  private var known: [SceneKey: NodeID] = [:]

  private struct SceneKey: Hashable {
    var path: String
    var objectID: String
  }

  init(index: InterfaceIndex, nodes: NodeTable, program: Program) {
    self.index = index
    self.nodes = nodes
    self.program = program
  }

  /// The node of the scene that code asks for; `nil` where there is no such scene.
  func node(storyboard name: String, identifier: String?, near path: String) -> NodeID? {
    guard let document = index.storyboard(name, near: path), let scene = document.scene(identifier: identifier)
    else { return nil }
    return node(of: scene, in: document)
  }

  /// Whether there is a scene that code asks for.
  func hasScene(storyboard name: String, identifier: String?, near path: String) -> Bool {
    guard let document = index.storyboard(name, near: path), let scene = document.scene(identifier: identifier)
    else { return false }
    return followed(scene, in: document) != nil
  }

  /// The node of a scene; a storyboard reference is followed to its end.
  func node(of scene: SceneFact, in document: InterfaceIndex.Document) -> NodeID? {
    followed(scene, in: document).map { ownNode(of: $0.scene, in: $0.document) }
  }

  private func followed(
    _ scene: SceneFact, in document: InterfaceIndex.Document
  ) -> (scene: SceneFact, document: InterfaceIndex.Document)? {
    var scene = scene
    var document = document
    // A reference may lead to a reference, and a chain of them in a circle.
    for _ in 0..<8 {
      guard let reference = scene.reference else { return (scene, document) }
      guard let next = reference.storyboard.map({ index.storyboard($0, near: document.path) }) ?? document,
        let target = next.scene(identifier: reference.identifier)
      else { return nil }
      (scene, document) = (target, next)
    }
    return nil
  }

  private func ownNode(of scene: SceneFact, in document: InterfaceIndex.Document) -> NodeID {
    let key = SceneKey(path: document.path, objectID: scene.objectID)
    if let id = known[key] { return id }
    let id = classNode(of: scene, in: document) ?? anonymousNode(of: scene, in: document)
    known[key] = id
    describe(id, scene, in: document)
    return id
  }

  private func classNode(of scene: SceneFact, in document: InterfaceIndex.Document) -> NodeID? {
    guard let name = scene.customClass else { return nil }
    guard let type = type(named: name, near: document.path) else { return nil }
    // A container class that several scenes use is no one place: each scene holds screens of its own.
    if program.container(type) != nil, scenes(of: type).count > 1 { return nil }
    return nodes.node(for: type)
  }

  /// The class of that name which the app declares nearest to a storyboard: targets may have classes of one name.
  func type(named name: String, near path: String) -> TypeID? {
    let declared = (program.typesByName[name] ?? []).filter { program[$0].keyword != nil }
    return declared.max { a, b in
      sharedFolders(program.files[program[a].file].path, path)
        < sharedFolders(program.files[program[b].file].path, path)
    }
  }

  /// The scenes of a class, with their storyboards.
  func scenes(of type: TypeID) -> [(scene: SceneFact, document: InterfaceIndex.Document)] {
    index.storyboards.flatMap { document in
      document.facts.scenes.filter { scene in
        scene.customClass == program[type].name && self.type(named: program[type].name, near: document.path) == type
      }.map { ($0, document) }
    }
  }

  /// The container classes that several scenes use.
  func sharedContainers() -> Set<TypeID> {
    let names = index.storyboards.flatMap(\.facts.scenes).compactMap(\.customClass)
    let types = Set(names).flatMap { program.typesByName[$0] ?? [] }
    return Set(types.filter { program.container($0) != nil && scenes(of: $0).count > 1 })
  }

  private func anonymousNode(of scene: SceneFact, in document: InterfaceIndex.Document) -> NodeID {
    let name = scene.customClass ?? SceneElements.className(scene.element)
    let container = SceneElements.container(scene.element)
    let storyboard = index.distinctName(of: document)
    let plain = NodeID("\(name)@\(storyboard)")
    // One of its class in the storyboard needs no object id to be told apart.
    let same = document.facts.scenes.filter {
      $0.reference == nil && ($0.customClass ?? SceneElements.className($0.element)) == name
    }
    let id = same.count == 1 && nodes[plain] == nil ? plain : NodeID("\(name)@\(storyboard)#\(scene.objectID)")
    return nodes.add(
      Node(
        id: id, name: name, kind: container == nil ? .screen : .container, container: container, source: scene.place,
        anonymous: scene.customClass == nil || container != nil))
  }

  private func describe(_ id: NodeID, _ scene: SceneFact, in document: InterfaceIndex.Document) {
    nodes.update(id) { node in
      // The system shows a launch screen; code that loads it borrows its looks.
      if document.facts.isLaunchScreen, node.anonymous { node.kind = .system }
      if node.scene == nil {
        node.scene = StoryboardScene(
          storyboard: document.facts.name, identifier: scene.storyboardIdentifier, objectID: scene.objectID,
          isInitial: scene.objectID == document.facts.initialObjectID)
      }
      if let title = scene.title, !SceneElements.placeholders.contains(title) { node.title = node.title ?? title }
      if node.kind == .screen, let container = SceneElements.container(scene.element) {
        node.kind = .container
        node.container = container
      }
    }
    if let identifier = scene.storyboardIdentifier { nodes.addAlias(identifier, to: id) }
  }
}

/// What Interface Builder's element names stand for.
enum SceneElements {
  /// Titles that Interface Builder writes until somebody gives a better one.
  static let placeholders: Set<String> = ["Title", "Item", "View Controller", "Root View Controller"]

  /// The class of a scene without a custom class.
  static func className(_ element: String) -> String {
    switch element {
    case "viewController": "UIViewController"
    case "tableViewController": "UITableViewController"
    case "collectionViewController": "UICollectionViewController"
    case "navigationController": "UINavigationController"
    case "tabBarController": "UITabBarController"
    case "splitViewController": "UISplitViewController"
    case "pageViewController": "UIPageViewController"
    case "hostingController": "UIHostingController"
    case "avPlayerViewController": "AVPlayerViewController"
    case "glkViewController": "GLKViewController"
    default: "UIViewController"
    }
  }

  /// How a scene of that element shows its children.
  static func container(_ element: String) -> Node.Container? { UIKitClasses.container(className(element)) }
}
