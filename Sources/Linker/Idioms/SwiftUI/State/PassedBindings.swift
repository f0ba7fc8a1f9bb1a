import Facts

/// Names of properties whose bindings code uses for more than to show something: somebody else may change those.
struct PassedBindings {
  private var names: Set<String> = []

  /// - Complexity: O(*n*) in the number of calls.
  init(_ linkage: Linkage) {
    for site in linkage.sites.all where !OwnState.presenting.contains(site.name) {
      for used in [site.base].compactMap(\.self) + site.arguments.map(\.value) {
        if let name = used.boundName { names.insert(name) }
      }
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }
}
