import NavigationModel

/// Screens of whose source something stayed unresolved: that they lead nowhere can not be said.
struct ScreenGaps: Sendable {
  private let known: Set<Symbol>

  /// Classes of the screens whose file holds no navigation call that could not be resolved.
  init(_ model: Model, staged staging: Staging, in classes: ScreenClasses) {
    let files = Set(model.unresolved.map(\.source.file))
    known = Set(
      model.nodes.compactMap { node in
        guard node.kind == .screen || node.kind == .container, let source = node.source, !files.contains(source.file),
          let name = staging.name(of: node.id)
        else { return nil }
        return classes.symbol(name)
      } + [LibraryClasses.navigation, LibraryClasses.tab, LibraryClasses.split].map { classes.symbol($0) })
  }

  /// Whether all that a screen does was understood.
  func knows(_ type: Symbol) -> Bool { known.contains(type) }
}
