import Facts

/// Static functions of libraries that make the screen they are called on: `CartViewController.instantiate()`.
struct LibraryFactories {
  let linkage: Linkage

  /// Words in the names of such functions.
  private static let verbs = ["instan", "load", "nib", "xib", "storyboard", "make", "creat", "build", "controller"]
  /// Words in the names of those that only say something of it.
  private static let nouns = ["name", "identifier", "id", "preload"]

  /// The object that a term makes.
  func object(_ term: Term) -> Value? {
    guard term.arguments != nil, case .metatype(let type, let id?)? = term.base, linkage.program.isScreen(id) else {
      return nil
    }
    let name = term.name.lowercased()
    guard Self.verbs.contains(where: name.contains), !Self.nouns.contains(where: name.hasSuffix) else { return nil }
    return .typed(type, id)
  }
}
