import Facts

/// State that some code may reset, and so take away what shows while it is set.
///
/// What is not seen to be reset by its name may be so by another one: whoever gets the binding may do it.
struct ResetState {
  private var names: Set<String> = []

  /// - Complexity: O(*n*) in the number of calls and assignments.
  init(_ linkage: Linkage) {
    for site in linkage.sites.all {
      if case .assignment(_, _, let value) = site.expression.kind {
        if value.kind != .boolean(true) { names.insert(site.name.withoutDollar) }
      } else if let name = site.base?.lastName {
        // `isShown.toggle()`, and whatever else a method makes of the value.
        names.insert(name.withoutDollar)
      }
      guard !OwnState.presenting.contains(site.name) else { continue }
      for argument in site.arguments {
        if let name = argument.value.boundName { names.insert(name) }
        if let name = argument.value.stripped.lastName { names.insert(name.withoutDollar) }
      }
    }
    for entry in linkage.program.variables where entry.declaration.attributes.contains(where: { $0.name != "State" }) {
      names.insert(entry.declaration.name)
    }
  }

  /// Whether a binding leads to state of the view's own that nobody resets.
  func neverResets(_ binding: Expression) -> Bool {
    guard case .name(let name, _) = binding.stripped.kind, name.hasPrefix("$") else { return false }
    return !names.contains(name.withoutDollar)
  }
}
