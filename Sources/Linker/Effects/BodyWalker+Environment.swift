import Facts

extension BodyWalker {
  /// Notes who can call what views give those inside of them under a key of the app's own:
  /// `.environment(\.navigate, { path.append($0) })` to each that reads `@Environment(\.navigate)`.
  mutating func noteEnvironment(_ name: String, _ arguments: [Argument], _ context: Context) {
    guard name == "environment", let key = arguments.environmentKey, let readers = environmentReaders[key] else {
      return
    }
    for value in given(arguments[1].value, context) {
      for reader in readers { uses.add(value, usedBy: .variable(reader)) }
    }
  }
}

extension [Argument] {
  /// The key of a value that views inside of another are to read: `.environment(\.navigate, …)`.
  var environmentKey: String? {
    guard count == 2, case .keyPath(_, let names) = self[0].value.kind else { return nil }
    return names.last
  }
}

extension Program {
  /// What reads the environment under keys of the app's own, by the key.
  var environmentReaders: [String: [VariableID]] {
    var found: [String: [VariableID]] = [:]
    for id in variables.indices.map(VariableID.init) {
      guard let key = self[id].declaration.environmentKey, environmentValue(key) != nil else { continue }
      found[key, default: []].append(id)
    }
    return found
  }
}
