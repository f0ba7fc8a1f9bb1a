import Facts
import NavigationModel

/// Views that code makes, and that never came into view: between the two lies something that was not understood.
///
/// Each is a gap of the model: without it a whole part of the app would be missing, and nobody would know.
struct UnseenViews {
  let runner: Runner

  private var linkage: Linkage { runner.linkage }
  private var program: Program { runner.program }

  /// What is to be listed, with a place where the view is made.
  ///
  /// - Complexity: O(*n*) in the number of views and of the places that make them.
  func gaps() -> [Unresolved] {
    guard linkage.draft.entries.contains(where: { $0.kind == .launch }) else { return [] }
    let previews = program.previews
    let cases = linkage.shared(IdleCases.init)
    // What leads on is mostly no part that nobody needs.
    let presenting = Set(linkage.sites.named(Self.presentations).compactMap(\.scope.owner))
    let handedOn = Set(linkage.sites.all.flatMap(\.arguments).compactMap(\.value.namedType))
    return program.types.indices.map(TypeID.init).compactMap { id in
      guard program[id].keyword == .struct, program.ancestry(of: id).contains("View"),
        !runner.views.inView.contains(id), matters(id), linkage.nodes.existingNode(for: id) == nil, !cases.makeAll(id)
      else { return nil }
      let makers = linkage.makings(of: id).filter { site in
        !(site.scope.owner.map { previews.contains($0.index) } ?? false)
      }
      // What code makes that was not run is mostly a part of a view which never came into view itself.
      let name = program[id].name
      let isPlace = runner.views.screenLike.contains(id) || presenting.contains(id)
      guard let site = makers.first(where: isRun) ?? (isPlace ? makers.first : nil) else {
        guard isPlace, makers.isEmpty, handedOn.contains(name) else { return nil }
        return Unresolved(
          source: program.place(program[id].file, program[id].offset), call: name,
          reason: "where '\(name)' is shown could not be found out")
      }
      return Unresolved(
        source: linkage.place(site.origin), call: name,
        reason: isRun(site)
          ? "a view '\(name)' is made here, and where it is shown could not be found out"
          : "nothing was found that runs this code, which makes a view '\(name)'")
    }
  }

  private static let presentations: Set<String> = [
    "NavigationLink", "fullScreenCover", "navigationDestination", "sheet",
  ]

  /// Whether a view looks like a screen, or something in it may lead to one.
  private func matters(_ id: TypeID) -> Bool {
    runner.views.screenLike.contains(id)
      || (program[id].members["body"] ?? []).contains { member in
        if case .variable(let body) = member { runner.relevance.contains(body) } else { false }
      }
  }

  /// Whether the code around a place was run: that of a view which came into view, or a function that was called.
  private func isRun(_ site: CallSite) -> Bool {
    if let function = site.scope.function, runner.reached.contains(function) { return true }
    return site.scope.owner.map(runner.views.inView.contains) ?? false
  }
}

extension Expression {
  /// The type that is given as a value, to whoever makes such things: `DeskView.self`.
  fileprivate var namedType: String? {
    if case .member(let type?, "self", _) = stripped.kind { type.lastName } else { nil }
  }
}
