import Facts

/// What views give those inside of them under keys of the app's own: `.environment(\.selectedTab, $selectedTab)`.
struct OwnEnvironment {
  private var givers: [String: [CallSite]] = [:]
  /// Where views read what they are given so, by the key.
  private(set) var readers: [String: [VariableID]] = [:]

  /// - Complexity: O(*n*) in the number of properties.
  init(_ linkage: Linkage) {
    let program = linkage.program
    let keys = Set(
      program.variables.filter { entry in
        entry.owner.map { program[$0].name == "EnvironmentValues" } ?? false
      }.map(\.declaration.name))
    guard !keys.isEmpty else { return }
    for site in linkage.sites.named("environment") where site.form == .call && site.arguments.count == 2 {
      guard case .keyPath(_, let names) = site.arguments[0].value.kind, let key = names.last, keys.contains(key)
      else { continue }
      givers[key, default: []].append(site)
    }
    for id in program.variables.indices.map(VariableID.init) {
      if let key = program[id].declaration.environmentKey, givers[key] != nil { readers[key, default: []].append(id) }
    }
  }

  /// Where views are that surround those of a property with what it reads.
  func sites(giving id: VariableID, in program: Program) -> [CallSite] {
    program[id].declaration.environmentKey.flatMap { givers[$0] } ?? []
  }

  /// What is given under each key.
  var given: [(key: String, site: CallSite)] {
    givers.sorted { $0.key < $1.key }.flatMap { key, sites in sites.map { (key, $0) } }
  }
}

extension VariableDeclaration {
  /// The key under which it is a value of the environment: `@Environment(\.dismiss)`.
  var environmentKey: String? {
    for attribute in attributes where attribute.name == "Environment" {
      if case .keyPath(_, let names)? = attribute.arguments.first?.value.kind { return names.last }
    }
    return nil
  }

  /// Whether it is that value of the environment.
  func isEnvironment(_ key: String) -> Bool { environmentKey == key }
}

extension Program {
  /// The app's own value of the environment under a key: `extension EnvironmentValues { var router: Router { … } }`.
  func environmentValue(_ key: String) -> VariableID? {
    for type in typesByName["EnvironmentValues"] ?? [] {
      for case .variable(let id) in self[type].members[key] ?? [] { return id }
    }
    return nil
  }
}
