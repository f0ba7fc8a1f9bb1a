import Facts
import NavigationModel

extension SegueFact {
  /// The segue of a tag; `nil` where the element `segue` means something else.
  ///
  /// The commit and preview of a peek stand inside another segue and lead nowhere of their own.
  init?(_ element: XMLElement, in ancestors: [XMLElement], path: String) {
    guard let destination = element["destination"], element["inheritsFrom"] == nil else { return nil }
    guard ancestors.count >= 2, ancestors.last?.name == "connections" else { return nil }
    self.init(
      kind: element["kind"] ?? "", relationship: element["relationship"], identifier: element["identifier"],
      destination: destination, customClass: element["customClass"], unwindAction: element["unwindAction"],
      creationSelector: element["destinationCreationSelector"],
      modalPresentationStyle: element["modalPresentationStyle"],
      popoverAnchor: element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"],
      trigger: ancestors[ancestors.count - 2].name, place: SourcePlace(element.position, in: path))
  }
}
