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
      guard path.count == 1, arguments.isEmpty, typesByName[path[0]] == nil,
        let target = alias(path[0], from: self[id].parent)
      else { return [type] }
      return openedSupertype(target, of: id, depth: depth + 1)
    default: return [type]
    }
  }

  private func isClass(_ type: TypeReference) -> Bool {
    if let name = type.simpleName, UIKitClasses.isController(name) || name == "NSObject" { return true }
    return resolve(type).map { self[$0].keyword == .class } ?? false
  }
}
