import Facts

/// Values of the app's own that observed properties hold: `@Published var state = ScreenState()`.
///
/// Who changes a part of such a value changes the property, and SwiftUI draws anew.
extension Program {
  /// The structs that observed properties hold, and those that stand in them.
  ///
  /// - Complexity: O(*n*) in the number of properties; to be asked for once.
  func findObservedValues() -> Set<TypeID> {
    var found: Set<TypeID> = []
    var open: [TypeID] = []
    for index in variables.indices where StateNames.isObservedItself(VariableID(index: index), in: self) {
      if let type = valueType(of: VariableID(index: index)), found.insert(type).inserted { open.append(type) }
    }
    while let type = open.popLast() {
      for case .variable(let id) in self[type].members.values.joined() where self[id].declaration.getter == nil {
        if let inner = valueType(of: id), found.insert(inner).inserted { open.append(inner) }
      }
    }
    return found
  }

  /// The struct that a property holds, by its type as written or by what it begins with; views are no values of state.
  private func valueType(of id: VariableID) -> TypeID? {
    let (declaration, file) = (self[id].declaration, self[id].file)
    var written = declaration.type?.unwrapped
    if written == nil, case .call(let callee, _)? = declaration.value?.stripped.kind,
      case .name(let name, _) = callee.kind
    {
      written = .simple(name)
    }
    guard let written, let type = resolve(written, from: self[id].owner, file: file), self[type].keyword == .struct,
      !isPart(type), !isScreen(type)
    else { return nil }
    return type
  }
}
