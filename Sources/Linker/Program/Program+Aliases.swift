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

  private func isClass(_ type: TypeReference) -> Bool {
    if let name = type.simpleName, UIKitClasses.isController(name) || name == "NSObject" { return true }
    return resolve(type).map { self[$0].keyword == .class } ?? false
  }
}
