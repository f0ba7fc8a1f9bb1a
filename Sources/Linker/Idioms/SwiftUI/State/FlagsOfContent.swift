import Facts

/// Flags that a view hands to nobody but what it shows while they are set: whoever else changes one is inside of that.
struct FlagsOfContent {
  /// Where views give bindings of their own state to what they make, by the view and the name of the state.
  private var handings: [TypeID: [String: [Int32]]] = [:]

  /// - Complexity: O(*n*) in the number of calls.
  init(_ linkage: Linkage) {
    for site in linkage.sites.all where site.form == .call && !CallSite.showing.contains(site.name) {
      guard let owner = site.scope.owner, linkage.program.isPart(owner) else { continue }
      for argument in site.arguments {
        guard let name = argument.value.boundName else { continue }
        handings[owner, default: [:]][name, default: []].append(argument.value.offset)
      }
    }
  }

  /// State that a view declares for itself, be it kept from one launch to the next.
  private static let own: Set<String> = ["AppStorage", "SceneStorage", "State"]

  /// Whether what is presented is all that gets the flag by which it is.
  func areHandedOn(by presentation: Presentation, in program: Program) -> Bool {
    var collector = NameCollector()
    collector.collect(presentation.content)
    let start = presentation.content.offset
    return presentation.variables.count == 1
      && presentation.variables.allSatisfy { variable in
        guard let owner = program[variable].owner, owner == presentation.scope.owner,
          program[variable].declaration.attributes.contains(where: { Self.own.contains($0.name) }),
          let places = handings[owner]?[program[variable].declaration.name]
        else { return false }
        return places.allSatisfy { $0 >= start && $0 <= collector.last }
      }
  }
}
