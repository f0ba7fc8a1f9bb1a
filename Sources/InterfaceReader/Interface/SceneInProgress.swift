import Facts
import NavigationModel

/// One `<scene>` while its elements come by.
///
/// Whatever stands beside the controller in `<objects>` (its exit, gesture recognisers, loose views) belongs to it, and
/// may come before it.
struct SceneInProgress {
  private let path: String
  private let element: XMLElement
  private var controller: SceneFact?
  private var titles = SceneTitles()
  private var exitID: String?
  private var segues: [SegueFact] = []
  private var partClasses: [String] = []
  private var firstDefect: Defect?

  /// What was wrong, and at which element.
  typealias Defect = (message: String, element: XMLElement)

  init(_ element: XMLElement, path: String) {
    self.element = element
    self.path = path
  }

  /// The scene as read so far; `nil` without a controller.
  var fact: SceneFact? {
    guard var fact = controller else { return nil }
    fact.title = titles.preferred
    fact.exitID = exitID
    fact.segues = segues
    fact.partClasses = partClasses
    return fact
  }

  /// What of this scene is left out, if anything; a scene made of a million mistakes is reported once.
  var defect: Defect? {
    if firstDefect == nil, controller == nil, !segues.isEmpty {
      return ("this scene has no controller; its segues are left out", element)
    }
    return firstDefect
  }

  mutating func start(_ element: XMLElement, in ancestors: [XMLElement]) {
    if element.name == "segue" {
      if let segue = SegueFact(element, in: ancestors, path: path) { segues.append(segue) }
    } else if ancestors.isInsideSceneObjects {
      readObject(element)
    } else {
      readPart(element)
      titles.start(element, in: ancestors)
    }
  }

  mutating func text(_ text: String, in ancestors: [XMLElement]) {
    titles.text(text, in: ancestors)
  }

  private mutating func readObject(_ element: XMLElement) {
    if element.name == "exit" {
      exitID = element["id"]
    } else if element.isSceneController {
      readController(element)
    } else {
      readPart(element)
    }
  }

  /// A view, cell or object of a class of its own.
  private mutating func readPart(_ element: XMLElement) {
    guard element.name != "placeholder", let name = element["customClass"], !partClasses.contains(name) else { return }
    partClasses.append(name)
  }

  private mutating func readController(_ element: XMLElement) {
    guard controller == nil else {
      firstDefect = firstDefect ?? ("a scene has one controller; '\(element.name)' is left out", element)
      return
    }
    guard let id = element["id"] else {
      firstDefect = firstDefect ?? ("'\(element.name)' has no id; this scene is left out", element)
      return
    }
    titles.controller = element["title"]
    controller = SceneFact(element, objectID: id, path: path)
  }
}

extension XMLElement {
  /// Whether this object is what its scene is made for.
  ///
  /// Interface Builder marks it; the list of names is for documents that were written without the mark.
  fileprivate var isSceneController: Bool {
    self["sceneMemberID"] == "viewController" || Self.controllerNames.contains(name)
  }

  private static let controllerNames: Set<String> = [
    "avPlayerViewController", "collectionViewController", "glkViewController", "hostingController",
    "navigationController", "pageViewController", "splitViewController", "tabBarController", "tableViewController",
    "viewController", "viewControllerPlaceholder",
  ]
}

extension [XMLElement] {
  /// Whether an element below these is an object of a scene, not a part of one.
  fileprivate var isInsideSceneObjects: Bool {
    count >= 2 && self[count - 1].name == "objects" && self[count - 2].name == "scene"
  }
}
