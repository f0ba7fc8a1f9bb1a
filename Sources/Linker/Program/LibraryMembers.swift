import Facts

/// Properties that a library's protocol gives to the app's classes.
extension Program {
  /// Declares them: ReactorKit's `View` has a `reactor`, which a class assigns and reads without declaring it.
  func addLibraryMembers() {
    guard files.contains(where: { $0.imports.contains("ReactorKit") }) else { return }
    for index in types.indices where types[index].keyword == .class && types[index].members["reactor"] == nil {
      let entry = types[index]
      guard entry.inherited.contains(where: { Self.reactorViews.contains($0.simpleName ?? "") }) else { continue }
      let id = VariableID(index: variables.count)
      let declaration = VariableDeclaration(
        name: "reactor", type: reactorType(of: entry).map { .optional($0) }, value: nil, getter: nil, observers: [],
        isStatic: false, attributes: [], offset: entry.offset)
      variables.append(
        VariableEntry(declaration: declaration, owner: TypeID(index: index), file: entry.file, requirements: []))
      types[index].members["reactor"] = [.variable(id)]
    }
  }

  private static let reactorViews: Set<String> = ["View", "StoryboardView"]

  /// What `func bind(reactor: CartReactor)` takes, else what the class calls its `Reactor`.
  private func reactorType(of entry: TypeEntry) -> TypeReference? {
    for case .function(let id) in entry.members["bind"] ?? [] {
      let taken = self[id].declaration.parameters.first { $0.label == "reactor" }
      if let type = taken?.type { return type.unwrapped }
    }
    return entry.aliases["Reactor"]
  }
}
