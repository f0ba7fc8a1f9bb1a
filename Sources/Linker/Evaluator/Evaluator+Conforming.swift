import Facts

/// What the protocol that is written for a variable leaves of all that its value could be.
///
/// A container that gives whatever is asked for, `func resolve<T>() -> T`, could give anything that it was given:
/// `let settings: SettingsBuilding = container.resolve()` says which.
extension Evaluator {
  /// Of several values those whose classes conform to a protocol of the app's; all, where none is known to.
  func conforming(_ value: Value, to type: TypeReference?, in scope: Scope) -> Value {
    guard wholeProgram != nil, !followsObjects, let type, case .choice(let values) = value,
      let wanted = program.resolve(resolvedAlias(type.unwrapped, in: scope), from: scope.owner, file: scope.file),
      program[wanted].keyword == .protocol
    else { return value }
    let fitting = values.filter { isObject($0, of: wanted) != false }
    return fitting.contains { isObject($0, of: wanted) == true } ? .oneOf(fitting) : value
  }

  /// Whether an object's class conforms to a protocol; `nil` where it is not known of which class it is.
  private func isObject(_ value: Value, of wanted: TypeID) -> Bool? {
    guard let type = typeID(of: value), isConcrete(type) else { return nil }
    return isRelated(type, wanted)
  }
}
