import Facts
import NavigationModel

/// What extensions of a protocol give to one of its types: `extension Routed where Home == UINavigationController`.
extension Evaluator {
  /// Of the members that a type has under one name, those whose conditions it meets; of these the most special ones.
  func applicable(_ members: [Program.Member], to receiver: Value?) -> [Program.Member] {
    let members = ofSameKind(members, as: receiver)
    guard followsObjects, members.count > 1, members.contains(where: { !requirements(of: $0).isEmpty }),
      let type = receiver.flatMap(ownType), let id = receiver.flatMap({ typeID(of: $0) })
    else { return members }
    let scope = Scope(file: program[id].file, owner: id, receiver: .metatype(type, id))
    let met = members.filter { member in requirements(of: member).allSatisfy { isMet($0, in: scope, by: id) } }
    let special = mostSpecial(met)
    return special.isEmpty ? members : special
  }

  /// Of functions and properties under one name, those of the type itself or those of its objects.
  private func ofSameKind(_ members: [Program.Member], as receiver: Value?) -> [Program.Member] {
    guard followsObjects, members.count > 1, let receiver else { return members }
    let isType = if case .metatype = receiver { true } else { false }
    let meant = members.filter { member in
      switch member {
      case .variable(let id): program[id].declaration.isStatic == isType
      case .function(let id):
        program[id].declaration.isStatic == isType || program[id].declaration.name == "init"
      case .enumCase, .type: true
      }
    }
    return meant.isEmpty ? members : meant
  }

  /// What code of a protocol's extension means by a name that no type can give another meaning: of the functions and
  /// properties of extensions, the most special ones of those that are there under the conditions of this one.
  func applicable(_ members: [Program.Member], inCodeOf scope: Scope) -> [Program.Member] {
    guard members.count > 1, members.contains(where: { !requirements(of: $0).isEmpty }) else { return members }
    let seen = members.filter { requirements(of: $0).allSatisfy(scope.requirements.contains) }
    let special = mostSpecial(seen)
    return special.isEmpty ? members : special
  }

  private func mostSpecial(_ members: [Program.Member]) -> [Program.Member] {
    members.filter { member in
      !members.contains { other in
        shape(of: other) == shape(of: member) && requirements(of: other).count > requirements(of: member).count
      }
    }
  }

  private func requirements(of member: Program.Member) -> [GenericRequirement] {
    switch member {
    case .variable(let id): program[id].requirements
    case .function(let id): program[id].requirements
    case .enumCase, .type: []
    }
  }

  /// Labels of a function, which tell it from others of its name.
  private func shape(of member: Program.Member) -> [String?]? {
    if case .function(let id) = member { program[id].declaration.parameters.map(\.label) } else { nil }
  }

  /// Whether a type meets a condition; what can not be told counts as met.
  private func isMet(_ requirement: GenericRequirement, in scope: Scope, by id: TypeID) -> Bool {
    guard requirement.isSameType else { return conforms(requirement, in: scope) }
    let subject = resolvedRequirement(requirement.subject, in: scope)
    let bound = resolvedRequirement(requirement.bound, in: scope)
    guard let subject, let bound else { return true }
    return subject == bound
  }

  private func conforms(_ requirement: GenericRequirement, in scope: Scope) -> Bool {
    guard let subject = resolvedRequirement(requirement.subject, in: scope),
      let id = program.resolve(subject, from: scope.owner, file: scope.file), program[id].keyword != nil
    else { return true }
    let names = Set(program.ancestry(of: id))
    let bounds = if case .composition(let parts) = requirement.bound { parts } else { [requirement.bound] }
    return bounds.allSatisfy { bound in
      guard let name = bound.simpleName else { return true }
      if name == "AnyObject" { return program[id].keyword == .class }
      return names.contains(name) || program[id].name == name || UIKitClasses.isController(name) && program.isScreen(id)
    }
  }

  /// What a side of a condition stands for in a type; `nil` where that is not known.
  private func resolvedRequirement(_ type: TypeReference, in scope: Scope) -> TypeReference? {
    guard case .named(var path, let arguments) = type else { return type }
    if path.count > 1, path[0] == "Self" { path.removeFirst() }
    guard path.count == 1 else { return path.count == 2 ? resolvedPart(path[1], of: .simple(path[0]), in: scope) : nil }
    if let found = associatedType(path[0], in: scope) { return found }
    let found = resolvedAlias(.named(path: path, arguments: arguments), in: scope)
    if found != .named(path: path, arguments: arguments) { return found == .other ? nil : found }
    let isType = program.resolve(found, from: scope.owner, file: scope.file) != nil
    return isType || path[0].hasPrefix("UI") || Self.plainTypes.contains(path[0]) ? found : nil
  }

  /// What a type that a side of a condition names calls another: `Screen.Context`.
  private func resolvedPart(_ name: String, of type: TypeReference, in scope: Scope) -> TypeReference? {
    guard let whole = resolvedRequirement(type, in: scope),
      let id = program.resolve(whole, from: scope.owner, file: scope.file), whole.arguments.isEmpty,
      let alias = program[id].aliases[name] ?? (followsObjects ? witnessedType(name, of: id) : nil)
    else { return nil }
    return resolvedAlias(alias, in: Scope(file: program[id].file, owner: id))
  }

  private static let plainTypes: Set<String> = ["Any", "Bool", "Double", "Int", "String", "UUID", "Void"]
}
