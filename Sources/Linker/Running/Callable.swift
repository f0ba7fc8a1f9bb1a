import Facts

/// Which functions somebody may call: the app's code by their names, or a library that knows them.
struct Callable {
  private let program: Program
  private let names: Set<String>

  init(linkage: Linkage) {
    let program = linkage.program
    let uses = linkage.sites.uses
    self.program = program
    names = Set(
      program.functions.indices.map(FunctionID.init).compactMap { id in
        let name = program[id].declaration.name
        return uses.isUsed(id, named: name) ? name : nil
      })
  }

  /// Whether code names it, or says that the system calls it.
  func isNamed(_ id: FunctionID) -> Bool {
    let declaration = program[id].declaration
    return names.contains(declaration.name) || declaration.isOverride || !declaration.attributes.isEmpty
  }

  func contains(_ id: FunctionID) -> Bool {
    let declaration = program[id].declaration
    if isNamed(id) { return true }
    guard let owner = program[id].owner else { return false }
    let types = [owner] + program.ancestors(of: owner).sorted()
    // What a protocol of the app's own asks for is called by who knows that protocol.
    if types.dropFirst().contains(where: { asks($0, for: declaration) }) { return false }
    return types.contains(where: isKnownToLibrary)
  }

  /// Whether a protocol that no library knows has a requirement that a function fulfils.
  private func asks(_ type: TypeID, for declaration: FunctionDeclaration) -> Bool {
    guard program[type].keyword == .protocol, !isKnownToLibrary(type) else { return false }
    return program[type].members[declaration.name]?.contains { member in
      guard case .function(let id) = member else { return false }
      return program[id].declaration.fullName == declaration.fullName
    } ?? false
  }

  /// Whether a type has superclasses or protocols that the app does not declare.
  private func isKnownToLibrary(_ type: TypeID) -> Bool {
    program[type].keyword == nil
      || program[type].inherited.contains { parent in
        guard let name = parent.simpleName, !Self.silent.contains(name) else { return false }
        return program.resolve(parent, from: type).map { program[$0].keyword == nil } ?? true
      }
  }

  /// Of the system's, but calling nothing.
  private static let silent: Set<String> = ["AnyObject", "NSObject", "ObservableObject", "class"]
}
