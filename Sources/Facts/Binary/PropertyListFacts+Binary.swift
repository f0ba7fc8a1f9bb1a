extension PropertyListFacts: FactCodable {
  func write(to writer: inout FactWriter) {
    writer.put(
      mainStoryboards, launchStoryboard, sceneStoryboards, sceneDelegateClasses, extensionStoryboard,
      extensionPrincipalClass, urlSchemes, shortcutTypes, project)
  }

  init(from reader: inout FactReader) {
    self.init(
      mainStoryboards: [PlacedText](from: &reader), launchStoryboard: PlacedText?(from: &reader),
      sceneStoryboards: [PlacedText](from: &reader), sceneDelegateClasses: [PlacedText](from: &reader),
      extensionStoryboard: PlacedText?(from: &reader), extensionPrincipalClass: PlacedText?(from: &reader),
      urlSchemes: [PlacedText](from: &reader), shortcutTypes: [PlacedText](from: &reader),
      project: ProjectFacts?(from: &reader))
  }
}
