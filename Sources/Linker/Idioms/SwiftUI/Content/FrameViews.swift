import Facts

extension Program {
  /// Whether it is a view around whatever view it is given.
  func isFrame(_ id: TypeID) -> Bool {
    if self[id].genericParameters.contains(where: { parameter in
      parameter.name.hasSuffix("Content") || parameter.bound?.simpleName.map(Self.boundsOfContent.contains) ?? false
    }) {
      return true
    }
    // `let content: any UIViewControllerRepresentable`.
    if self[id].keyword == .struct, holdsController(id) { return true }
    // One that erases what it is given has no generic parameter to tell by.
    return (self[id].members["init"] ?? []).contains { member in
      guard case .function(let function) = member else { return false }
      return self[function].declaration.parameters.contains(where: \.isContent)
    }
  }

  private static let boundsOfContent: Set<String> = ["UIViewControllerRepresentable", "View"]

  /// Whether values of a type are given some view around a controller.
  private func holdsController(_ id: TypeID) -> Bool {
    self[id].members.values.joined().contains { member in
      guard case .variable(let property) = member, isStored(member) else { return false }
      return self[property].declaration.type?.unwrapped.simpleName == "UIViewControllerRepresentable"
    }
  }
}

extension Parameter {
  /// Whether it takes the view that is to be shown: `@ViewBuilder content: () -> some View`.
  fileprivate var isContent: Bool {
    guard case .function(_, let result)? = type?.unwrapped, ["View", "AnyView"].contains(result.simpleName ?? "") else {
      return false
    }
    return [nil, "content", "root", "rootView"].contains(label)
  }
}
