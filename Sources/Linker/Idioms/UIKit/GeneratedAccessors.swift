import Facts

/// Storyboards, scenes and segues by the names that generators give them: R.swift and SwiftGen.
///
/// The generated file is rarely in the repository, so names are taken back to the texts that they were made of.
struct GeneratedAccessors {
  let interface: InterfaceIndex

  /// The storyboard that a term names: `R.storyboard.main`, `R.storyboard.main()`, `StoryboardScene.Main.storyboard`.
  func storyboard(_ term: Term) -> String? {
    switch (term.base?.term?.name, term.base?.term?.base?.term?.name) {
    case ("storyboard", "R"): document(term.name)?.facts.name
    case ("StoryboardScene", nil): document(term.name)?.facts.name
    case (_, "StoryboardScene") where term.name == "storyboard": term.base?.term.flatMap(storyboard)
    default: nil
    }
  }

  /// The scene that a call makes: `R.storyboard.main.login()`, `StoryboardScene.Main.login.instantiate()`.
  ///
  /// Without identifier it is the initial scene.
  func scene(_ term: Term) -> (storyboard: String, identifier: String?)? {
    guard term.arguments != nil, let base = term.base?.term else { return nil }
    if let storyboard = base.base?.term?.name == "storyboard" ? storyboard(base) : nil {
      return identifier(term.name, in: storyboard).map { (storyboard, $0) }
    }
    guard ["instantiate", "viewController"].contains(term.name) else { return nil }
    return resource(base)
  }

  /// The scene that a term names: `R.storyboard.main.login`, `StoryboardScene.Main.login`.
  func resource(_ term: Term) -> (storyboard: String, identifier: String?)? {
    guard let storyboard = term.base?.term.flatMap(storyboard) else { return nil }
    if term.name == "initialScene" { return (storyboard, nil) }
    return identifier(term.name, in: storyboard).map { (storyboard, $0) }
  }

  /// The segue that a term names: `R.segue.loginViewController.openCart`, `StoryboardSegue.Main.openCart`.
  func segue(_ term: Term) -> String? {
    let owner = term.base?.term
    let isRs = owner?.base?.term?.name == "segue" && owner?.base?.term?.base?.term?.name == "R"
    guard isRs || owner?.base?.term?.name == "StoryboardSegue" else {
      return ["identifier", "rawValue"].contains(term.name) ? owner.flatMap(segue) : nil
    }
    let wanted = Self.bare(term.name)
    return interface.storyboards.lazy.flatMap(\.facts.scenes).flatMap(\.segues).compactMap(\.identifier)
      .first { Self.bare($0) == wanted }
  }

  private func document(_ name: String) -> InterfaceIndex.Document? {
    let wanted = Self.bare(name)
    return interface.storyboards.first { Self.bare($0.facts.name) == wanted }
  }

  private func identifier(_ name: String, in storyboard: String) -> String? {
    let wanted = Self.bare(name)
    return interface.storyboards.lazy.filter { $0.facts.name == storyboard }.flatMap(\.facts.scenes)
      .compactMap(\.storyboardIdentifier).first { Self.bare($0) == wanted }
  }

  /// A name without all that generators change: cases, and characters that are not allowed in Swift's names.
  private static func bare(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension Value {
  fileprivate var term: Term? { if case .term(let term) = self { term } else { nil } }
}
