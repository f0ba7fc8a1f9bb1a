import NavigationModel

/// The Composable Architecture: reducers decide what is shown, which is not followed; the model says so.
enum ComposableArchitectureIdiom: Idiom {
  static let name = "ComposableArchitecture"
  static let modules: Set<String> = ["ComposableArchitecture"]

  static func link(_ linkage: Linkage) {
    guard let file = linkage.program.files.first(where: { $0.imports.contains(name) }) else { return }
    linkage.draft.remarks.append(
      Remark(
        source: SourcePlace(file: file.path, line: 1, column: 1),
        message: "navigation by reducers of the Composable Architecture is not covered; those edges are missing"))
  }
}
