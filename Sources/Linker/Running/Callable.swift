import Facts

/// Which functions somebody may call: the app's code by their names, or a library that knows them.
struct Callable {
  private let program: Program
  private let names: Set<String>
  /// Functions that share their name with others of their type, and that no call fits.
  private let unmeant: Set<FunctionID>

  init(linkage: Linkage) {
    let program = linkage.program
    let uses = linkage.sites.uses
    self.program = program
    names = Set(
      program.functions.indices.map(FunctionID.init).compactMap { id in
        let name = program[id].declaration.name
        return uses.isUsed(id, named: name) ? name : nil
      })
    unmeant = Self.unmeant(linkage)
  }

  /// - Complexity: O(*n*) in the number of functions, and of calls of those that share their names.
  private static func unmeant(_ linkage: Linkage) -> Set<FunctionID> {
    let program = linkage.program
    var found: Set<FunctionID> = []
    var callsByName: [String: [[LabeledValue]]] = [:]
    for type in program.types {
      for (name, members) in type.members where members.count > 1 && name != "init" {
        let overloads = members.compactMap { member -> FunctionID? in
          guard case .function(let id) = member, program[id].declaration.body != nil else { return nil }
          return id
        }
        guard overloads.count > 1 else { continue }
        let calls =
          callsByName[name]
          ?? linkage.sites.named(name).filter { $0.form == .call }.map { site in
            site.arguments.map { LabeledValue(label: $0.label, value: .unknown, isTrailing: $0.isTrailing) }
          }
        callsByName[name] = calls
        for id in overloads {
          let parameters = program[id].declaration.parameters
          if !calls.contains(where: { linkage.evaluator.accepts(parameters, $0) }) { found.insert(id) }
        }
      }
    }
    return found
  }

  /// Whether code names it, or says that the system calls it.
  func isNamed(_ id: FunctionID) -> Bool {
    let declaration = program[id].declaration
    return names.contains(declaration.name) && !unmeant.contains(id) || declaration.isOverride
      || declaration.attributes.contains { !Self.quiet.contains($0.name) }
  }

  /// Whether nothing at all can call a function: only its own file sees it, and no code names it.
  func isDead(_ id: FunctionID) -> Bool { program[id].declaration.isFilePrivate && !isNamed(id) }

  /// Attributes that say nothing of who calls a function.
  private static let quiet: Set<String> = [
    "MainActor", "Sendable", "ViewBuilder", "available", "discardableResult", "inlinable", "inline", "nonobjc",
    "preconcurrency", "usableFromInline",
  ]

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
