import Facts

/// What code can pass on to be called, and what happens when it is read or made.
extension Program {
  /// Whether reading a property does something: it makes a view, or gives a closure that is called.
  func isRun(_ id: VariableID) -> Bool {
    self[id].declaration.getter == nil
      ? canHoldFunction(id) || isContent(id) || keepsPart(id) : isViewCode(id) || givesFunction(id)
  }

  /// Whether a computed property makes a function: `var showCart: () -> Void { { [weak self] in … } }`.
  func givesFunction(_ id: VariableID) -> Bool {
    let declaration = self[id].declaration
    guard declaration.getter != nil, let type = declaration.type else { return false }
    return isFunction(type, in: self[id].owner)
  }

  /// Whether a stored property can be a closure, as far as its declaration tells.
  private func canHoldFunction(_ id: VariableID) -> Bool {
    let declaration = self[id].declaration
    if let type = declaration.type { return isFunction(type, in: self[id].owner) }
    if closureList(id) != nil { return true }
    switch declaration.value?.stripped.kind {
    // `Font.body`: what a library's type has.
    case .member(let base?, _, _):
      guard let root = base.rootName, root.first?.isUppercase ?? false else { return true }
      return typesByName[root]?.contains { self[$0].keyword != nil } ?? false
    case .array, .boolean, .call, .dictionary, .number, .string: return false
    default: return true
    }
  }

  /// Whether SwiftUI calls a function of what somebody makes, and nobody else does.
  func isPartOfMaking(_ id: FunctionID) -> Bool {
    self[id].owner != nil && Self.calledBySwiftUI.contains(self[id].declaration.name)
  }

  private static let calledBySwiftUI: Set<String> = ["body", "makeUIViewController", "makeCoordinator", "makeUIView"]

  /// Whether somebody would pass a function on to be called: it does something, or makes something of the app's.
  ///
  /// `label.text` is no function of that name that makes a text.
  func isWorthGiving(_ id: FunctionID) -> Bool {
    let declaration = self[id].declaration
    if isPartOfMaking(id) { return false }
    guard declaration.parameters.isEmpty, let result = declaration.result else { return true }
    let name = result.simpleName ?? ""
    return name.isEmpty || name == "Void" || name.hasSuffix("View") || name.hasPrefix("UI")
      || resolve(result, from: self[id].owner, file: self[id].file) != nil
  }
}
