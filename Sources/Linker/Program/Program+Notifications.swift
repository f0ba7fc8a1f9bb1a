import Facts

extension Program {
  /// Whether a member of a type is the name of a notification: who observes `Player.didPause` names no player.
  func isNotification(_ member: String, of base: Expression) -> Bool {
    guard case .name(let name, _) = base.kind, let types = typesByName[name] else { return false }
    return types.contains { type in
      self[type].members[member]?.contains { found in
        guard case .variable(let id) = found else { return false }
        return self[id].declaration.isStatic && self[id].declaration.isNotificationName
      } ?? false
    }
  }
}

extension VariableDeclaration {
  fileprivate var isNotificationName: Bool {
    if let type {
      guard case .named(let path, _) = type.unwrapped, path.count > 1, path.last == "Name" else { return false }
      return path[path.count - 2].hasSuffix("Notification")
    }
    guard case .call(let callee, _)? = value?.stripped.kind, callee.lastName == "Name" else { return false }
    return callee.strippedBase?.lastName?.hasSuffix("Notification") ?? false
  }
}
