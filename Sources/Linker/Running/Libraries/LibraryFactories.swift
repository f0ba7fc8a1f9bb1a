import Facts

/// Static functions of libraries that make the screen they are called on: `CartViewController.instantiate()`.
struct LibraryFactories {
  let linkage: Linkage

  /// How libraries name such functions.
  private static let prefixes = ["instantiate", "loadFrom", "fromNib", "fromStoryboard", "initFrom", "createFrom"]

  /// The object that a term makes.
  func object(_ term: Term) -> Value? {
    guard term.arguments != nil, case .metatype(let type, let id?)? = term.base, linkage.program.isScreen(id),
      Self.prefixes.contains(where: { term.name.hasPrefix($0) })
    else { return nil }
    return .typed(type, id)
  }
}
