import Facts
import NavigationModel

extension SceneFact {
  /// What the tag of a controller says about its scene.
  init(_ element: XMLElement, objectID: String, path: String) {
    self.init(
      objectID: objectID, element: element.name, customClass: element["customClass"],
      customModule: element["customModule"], storyboardIdentifier: element["storyboardIdentifier"],
      modalPresentationStyle: element["modalPresentationStyle"], reference: StoryboardReferenceFact(element),
      place: SourcePlace(element.position, in: path))
  }
}

extension StoryboardReferenceFact {
  /// Where the tag of a placeholder leads; `nil` for a controller.
  fileprivate init?(_ element: XMLElement) {
    guard element.name == "viewControllerPlaceholder" else { return nil }
    self.init(
      storyboard: element["storyboardName"], identifier: element["referencedIdentifier"],
      bundleIdentifier: element["bundleIdentifier"])
  }
}
