import Facts

/// Views that code makes and gives to others which show them behind links and in sheets alone:
/// `.modifier(BackBar(destination: AnyView(Home())))`.
///
/// They are screens, and no parts of the view whose code makes them.
struct LinkedViews {
  private(set) var places: Set<Origin> = []

  /// - Complexity: O(*n*) in the number of calls that make such views.
  init(_ linkage: Linkage) {
    let program = linkage.program
    for (view, names) in linkage.shared(LinkedContent.init).names.sorted(by: { $0.key < $1.key }) {
      for site in linkage.sites.named(program[view].name) where site.form == .call {
        for argument in site.arguments where argument.label.map(names.contains) ?? false {
          if case .closure = argument.value.kind { continue }
          let given = linkage.evaluator.evaluate(argument.value, in: site.scope)
          for case .instance(let made) in given.alternatives.map(\.unmodified) where program.isPart(made.id) {
            places.insert(made.place.general)
          }
        }
      }
    }
  }
}
