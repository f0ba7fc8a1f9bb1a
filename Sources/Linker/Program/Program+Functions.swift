import Facts

extension Program {
  /// What types call types of functions: `typealias Completion = () -> Void`.
  func findNamesOfFunctions() -> Set<String> {
    var names: Set<String> = []
    for (index, entry) in types.enumerated() {
      for (name, target) in entry.aliases where !names.contains(name) {
        if isFunction(target, in: TypeID(index: index)) { names.insert(name) }
      }
    }
    return names
  }

  /// Computed properties that put controllers into containers: `let tabs = UITabBarController(); tabs.viewControllers = …`.
  var fillingGetters: [VariableID] {
    variables.indices.map(VariableID.init).filter { id in
      guard let getter = self[id].declaration.getter else { return false }
      var used = NameCollector()
      used.collect(getter)
      return !used.names.isDisjoint(with: Self.containment)
    }
  }

  private static let containment: Set<String> = [
    "addChild", "addChildViewController", "setViewController", "setViewControllers", "viewControllers",
    "setTabs", "tabs",
  ]

  /// Whether a type is that of a function, or of something that holds functions.
  func isFunction(_ type: TypeReference, in owner: TypeID?, depth: Int = 0) -> Bool {
    switch type {
    case .function: return true
    case .optional(let inner), .array(let inner), .dictionary(_, let inner):
      return isFunction(inner, in: owner, depth: depth)
    case .tuple(let parts): return parts.contains { isFunction($0, in: owner, depth: depth) }
    case .named(let path, let arguments):
      if arguments.contains(where: { isFunction($0, in: owner, depth: depth) }) { return true }
      guard let name = path.last, depth < 8 else { return false }
      // `Network.Completion` is what another type calls so.
      let namer = path.count > 1 ? resolve(.named(path: path.dropLast(), arguments: []), from: owner) : nil
      guard let alias = namer.flatMap({ self[$0].aliases[name] }) ?? alias(name, from: owner) else {
        // What somebody is told to do for it is as good as a function.
        if path == ["Selector"], typesByName[name] == nil { return true }
        // Nobody knows where that is written: some type may call a function so.
        return owner == nil && path.count == 1 && namesOfFunctions.contains(name)
      }
      return isFunction(alias, in: owner, depth: depth + 1)
    case .composition, .metatype, .other: return false
    }
  }
}
