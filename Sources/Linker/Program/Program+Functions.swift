import Facts

extension Program {
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
}
