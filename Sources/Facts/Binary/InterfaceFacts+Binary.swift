extension InterfaceFacts.Kind: FactCodable {}

extension InterfaceFacts: FactCodable {
  func write(to writer: inout FactWriter) {
    writer.put(
      kind, name, initialObjectID, isLaunchScreen, runtime, scenes, filesOwnerClass, partClasses, actions, directives)
  }

  init(from reader: inout FactReader) {
    self.init(
      kind: Kind(from: &reader), name: reader.text(), initialObjectID: String?(from: &reader),
      isLaunchScreen: Bool(from: &reader), runtime: reader.text(), scenes: [SceneFact](from: &reader),
      filesOwnerClass: String?(from: &reader), partClasses: [String](from: &reader),
      actions: [String](from: &reader), directives: [PlacedText](from: &reader))
  }
}

extension SceneFact: FactCodable {
  func write(to writer: inout FactWriter) {
    writer.put(
      objectID, element, customClass, customModule, storyboardIdentifier, title, modalPresentationStyle, reference,
      exitID, segues, partClasses)
    writer.put(place: place)
  }

  init(from reader: inout FactReader) {
    self.init(
      objectID: reader.text(), element: reader.text(), customClass: String?(from: &reader),
      customModule: String?(from: &reader), storyboardIdentifier: String?(from: &reader),
      title: String?(from: &reader), modalPresentationStyle: String?(from: &reader),
      reference: StoryboardReferenceFact?(from: &reader), exitID: String?(from: &reader),
      segues: [SegueFact](from: &reader), partClasses: [String](from: &reader), place: reader.place())
  }
}

extension StoryboardReferenceFact: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(storyboard, identifier, bundleIdentifier) }

  init(from reader: inout FactReader) {
    self.init(
      storyboard: String?(from: &reader), identifier: String?(from: &reader),
      bundleIdentifier: String?(from: &reader))
  }
}

extension SegueFact: FactCodable {
  func write(to writer: inout FactWriter) {
    writer.put(
      kind, relationship, identifier, destination, customClass, unwindAction, creationSelector,
      modalPresentationStyle, popoverAnchor, trigger)
    writer.put(place: place)
  }

  init(from reader: inout FactReader) {
    self.init(
      kind: reader.text(), relationship: String?(from: &reader), identifier: String?(from: &reader),
      destination: reader.text(), customClass: String?(from: &reader), unwindAction: String?(from: &reader),
      creationSelector: String?(from: &reader), modalPresentationStyle: String?(from: &reader),
      popoverAnchor: String?(from: &reader), trigger: reader.text(), place: reader.place())
  }
}
