import Facts

extension Program {
  /// Writes out supertypes that stand behind type aliases: `typealias TabScreen = BaseScreen & Routed`.
  func openSupertypes() {
    for index in types.indices {
      let inherited = types[index].inherited
      let opened = inherited.flatMap { openedSupertype($0, of: TypeID(index: index), depth: 0) }
      guard opened != inherited else { continue }
      // The superclass stands first, wherever it was written.
      types[index].inherited = opened.filter(isClass) + opened.filter { !isClass($0) }
    }
  }

  /// Gives types the aliases that protocols and classes above them declare: `protocol Tabbed { typealias Tab = ShopTab }`.
  ///
  /// What a protocol asks for by such a name may be an associated type with a default, which a type meets in its own way.
  ///
  /// - Complexity: O(*n*) in the number of types and of those above them.
  func inheritAliases() {
    let offered = types.indices.map(TypeID.init).map(inheritableAliases)
    for index in types.indices where types[index].keyword != .protocol {
      let id = TypeID(index: index)
      for ancestor in (ancestorTable[id] ?? []).sorted() where ancestor != id {
        for (name, target) in offered[ancestor.index]
        where types[index].aliases[name] == nil && types[index].members[name] == nil {
          types[index].aliases[name] = target
        }
      }
    }
  }

  private func inheritableAliases(of id: TypeID) -> [(name: String, target: TypeReference)] {
    guard [.protocol, .class].contains(self[id].keyword), !self[id].aliases.isEmpty else { return [] }
    let open = Set(self[id].genericParameters.map(\.name)).union(self[id].associatedTypes).union(["Self"])
    let asked = self[id].keyword == .protocol ? namesAsked(by: id) : []
    return self[id].aliases.filter { name, target in
      !asked.contains(name) && !target.mentions(open) && self[id].aliasParameters[name]?.isEmpty ?? true
    }.map { ($0.key, $0.value) }
  }

  /// Names of types in what a protocol asks for.
  private func namesAsked(by id: TypeID) -> Set<String> {
    var names: Set<String> = []
    for requirement in self[id].members.values.joined() where isRequirement(requirement) {
      switch requirement {
      case .variable(let variable): self[variable].declaration.type?.collectNames { names.insert($0) }
      case .function(let function):
        let declaration = self[function].declaration
        for type in declaration.parameters.map(\.type) + [declaration.result] {
          type?.collectNames { names.insert($0) }
        }
      case .enumCase, .type: break
      }
    }
    return names
  }

  private func openedSupertype(_ type: TypeReference, of id: TypeID, depth: Int) -> [TypeReference] {
    guard depth < 8 else { return [type] }
    switch type {
    case .composition(let parts): return parts.flatMap { openedSupertype($0, of: id, depth: depth + 1) }
    case .named(let path, let arguments):
      guard arguments.isEmpty, let target = path.count == 1 ? plainAlias(path[0], in: id) : member(path, of: id) else {
        return [type]
      }
      return openedSupertype(target, of: id, depth: depth + 1)
    default: return [type]
    }
  }

  private func plainAlias(_ name: String, in id: TypeID) -> TypeReference? {
    typesByName[name] == nil ? alias(name, from: self[id].parent) ?? ownAlias(name, of: id) : nil
  }

  /// An alias that a type declares itself, which its own aliases lead to: `typealias Routes = Base & CartRoute`.
  private func ownAlias(_ name: String, of id: TypeID) -> TypeReference? { self[id].aliases[name] }

  /// What an alias inside of a type stands for, which may be the very type that inherits: `Router.Routes`.
  private func member(_ path: [String], of id: TypeID) -> TypeReference? {
    guard typesByName[path.joined(separator: ".")] == nil, let name = path.last,
      let holder = resolve(.named(path: path.dropLast(), arguments: []), from: id)
    else { return nil }
    return self[holder].aliases[name]
  }

  /// Whether a name is that of a generic parameter of a type or of those around it: whatever else has it, is not meant.
  func isGeneric(over name: String, from context: TypeID) -> Bool {
    var current: TypeID? = context
    while let id = current {
      if self[id].isGeneric(over: name) { return true }
      current = self[id].parent
    }
    return false
  }

  /// What a type alias stands for that can be seen from inside a type.
  func alias(_ name: String, from context: TypeID?) -> TypeReference? {
    var current = context
    while let id = current {
      if let target = self[id].aliases[name] { return target }
      current = self[id].parent
    }
    return globalAliases[name]
  }

  /// Names of the generic parameters of such a type alias.
  func aliasParameters(_ name: String, from context: TypeID?) -> [String] {
    var current = context
    while let id = current {
      if self[id].aliases[name] != nil { return self[id].aliasParameters[name] ?? [] }
      current = self[id].parent
    }
    return globalAliasParameters[name] ?? []
  }

  private func isClass(_ type: TypeReference) -> Bool {
    if let name = type.simpleName, UIKitClasses.isController(name) || name == "NSObject" { return true }
    return resolve(type).map { self[$0].keyword == .class } ?? false
  }
}
