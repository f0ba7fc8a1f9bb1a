import Facts
import NavigationModel

/// Collects the facts of a storyboard or xib from its elements.
struct InterfaceHandler: XMLHandler {
  private let path: String
  private(set) var facts: InterfaceFacts
  /// Whether the root element is one of Interface Builder's.
  private(set) var isInterface = false
  private var problems: [Problem] = []
  private var scene: SceneInProgress?
  private var objectIDs: Set<String> = []
  private var actions: Set<String> = []

  init(path: String) {
    self.path = path
    facts = InterfaceFacts(path: path)
  }

  mutating func start(_ element: XMLElement, in ancestors: [XMLElement]) {
    if element.name == "action", ancestors.last?.name == "connections", let selector = element["selector"],
      actions.insert(selector).inserted
    {
      facts.actions.append(selector)
    }
    if ancestors.isEmpty {
      readRoot(element)
    } else if element.name == "scene", ancestors.last?.name == "scenes" {
      scene = SceneInProgress(element, path: path)
    } else if scene != nil {
      scene?.start(element, in: ancestors)
    } else if element.name == "placeholder", element["placeholderIdentifier"] == "IBFilesOwner" {
      facts.filesOwnerClass = element["customClass"]
    } else if element.name != "placeholder", let name = element["customClass"], !facts.partClasses.contains(name) {
      facts.partClasses.append(name)
    }
  }

  mutating func text(_ text: String, in ancestors: [XMLElement]) {
    scene?.text(text, in: ancestors)
  }

  mutating func end(_ element: XMLElement, in ancestors: [XMLElement]) {
    if element.name == "scene", ancestors.last?.name == "scenes" { closeScene() }
  }

  mutating func comment(_ text: String, at position: TextPosition) {
    let words = text.trimmingXMLWhitespace()
    guard words.hasPrefix("navgraph:") else { return }
    facts.directives.append(PlacedText(text: words, place: SourcePlace(position, in: path)))
  }

  /// Closes what a broken document left open, and returns what was wrong.
  mutating func finish() -> [Problem] {
    closeScene()
    return problems
  }

  private mutating func readRoot(_ element: XMLElement) {
    switch element.name {
    case "document":
      isInterface = true
      facts.initialObjectID = element["initialViewController"]
      facts.isLaunchScreen = element["launchScreen"] == "YES"
      facts.runtime = element["targetRuntime"] ?? ""
    case "archive":
      // The format before Xcode 5. It has no scenes and no segues, so no navigation is lost.
      isInterface = true
      note("this xib is in an archive format of before 2013; open and save it in Xcode", at: element, losesInput: false)
    default:
      note("root element '\(element.name)' is not one of Interface Builder's", at: element)
    }
  }

  private mutating func closeScene() {
    guard let closing = scene else { return }
    scene = nil
    // What scenes of other platforms are made of is another matter.
    if facts.isOfUIKit, let defect = closing.defect { note(defect.message, at: defect.element) }
    guard let fact = closing.fact else { return }
    if objectIDs.insert(fact.objectID).inserted {
      facts.scenes.append(fact)
    } else {
      let message = "object id '\(fact.objectID)' is taken by an earlier scene; this scene is left out"
      problems.append(Problem(place: fact.place, message: message, losesInput: true))
    }
  }

  private mutating func note(_ message: String, at element: XMLElement, losesInput: Bool = true) {
    let place = SourcePlace(element.position, in: path)
    problems.append(Problem(place: place, message: message, losesInput: losesInput))
  }
}
