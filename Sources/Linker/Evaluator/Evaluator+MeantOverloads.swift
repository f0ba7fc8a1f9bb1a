import Facts

/// Of several declarations under one name, those that what is passed can be meant for: asked where each object goes its
/// own way.
extension Evaluator {
  /// Those that take just what is passed; all, where that tells nothing.
  func meant(
    among candidates: [(id: FunctionID, receiver: Value?)], _ arguments: [LabeledValue]
  ) -> [(id: FunctionID, receiver: Value?)] {
    guard followsObjects, candidates.count > 1 else { return candidates }
    let scores = candidates.map { likeness(of: arguments, to: $0.id) }
    guard let best = scores.compactMap(\.self).max() else { return candidates }
    return zip(candidates, scores).filter { $0.1 == best }.map(\.0)
  }

  /// How many arguments are just of the type that is asked for; `nil` where one is of another.
  private func likeness(of arguments: [LabeledValue], to function: FunctionID) -> Int? {
    let entry = program[function]
    let scope = Scope(file: entry.file, owner: entry.owner, requirements: entry.requirements)
    let open = Set(entry.declaration.genericParameters.map(\.name))
    var parameters = entry.declaration.parameters[...]
    var likeness = 0
    for argument in arguments where !argument.isTrailing {
      while let next = parameters.first, next.label != argument.label { parameters.removeFirst() }
      guard let type = parameters.popFirst()?.type else { continue }
      guard let fits = fits(argument.value, exactly: type, open, in: scope) else { continue }
      guard fits else { return nil }
      likeness += 1
    }
    return likeness
  }

  /// Whether a value is of a type; `nil` where that stays open.
  private func fits(_ value: Value, exactly type: TypeReference, _ open: Set<String>, in scope: Scope) -> Bool? {
    let wanted = resolvedAlias(type.unwrapped, in: scope)
    if case .metatype = wanted {
      if case .metatype = value { return true }
      return value.isKnown ? false : nil
    }
    guard case .named(_, let generics) = wanted, let name = wanted.simpleName, !open.contains(name) else { return nil }
    if case .metatype = value { return name == "Any" || name == "AnyClass" ? nil : false }
    let target = program.resolve(wanted, from: scope.owner, file: scope.file).flatMap {
      program[$0].keyword == nil ? nil : $0
    }
    switch value {
    case .string: return Self.plainTypes.contains(name) ? name == "String" : nil
    case .number(let text):
      guard Self.plainTypes.contains(name) else { return nil }
      return text.contains(".") ? ["Double", "Float", "CGFloat"].contains(name) : !["String", "Bool"].contains(name)
    case .boolean: return Self.plainTypes.contains(name) ? name == "Bool" : nil
    case .term(let term) where value.isImplicitMember:
      guard let target else { return Self.plainTypes.contains(name) ? false : nil }
      return !program.members(named: String(term.name.dropFirst()), of: target).isEmpty
    case .instance, .enumCase:
      guard let id = typeID(of: value) else { return nil }
      guard let target else { return generics.isEmpty && Self.plainTypes.contains(name) ? false : nil }
      return isRelated(id, target)
    default: return nil
    }
  }

  private static let plainTypes: Set<String> = ["Bool", "CGFloat", "Double", "Float", "Int", "String"]
}
