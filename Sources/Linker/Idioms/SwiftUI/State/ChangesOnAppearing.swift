import Facts

/// What code changes as a view appears: it does not bring up the view that is there already.
struct ChangesOnAppearing {
  /// Where the view stands whose appearing makes a change, by where that is made.
  private var views: [Origin: ClosedRange<Int32>] = [:]

  /// - Complexity: O(*n*) in the size of what views do as they appear.
  init(_ linkage: Linkage) {
    for site in linkage.sites.named(Self.modifiers) where site.form == .call {
      guard let base = site.base, case .closure(let closure)? = site.arguments.last?.value.kind else { continue }
      let start = base.unmodified.offset
      guard start <= site.expression.offset else { continue }
      var collector = NameCollector()
      collector.collect(closure.body)
      for offset in collector.assignments {
        views[Origin(file: site.scope.file, offset: offset)] = start...site.expression.offset
      }
    }
  }

  private static let modifiers: Set<String> = ["onAppear", "task"]

  /// Whether it is by the appearing of one among several views, and of no other, that a change is made.
  func isMade(at change: Origin, bySeeing view: ShownView, of choice: [ShownView]) -> Bool {
    guard let place = views[change.general] else { return false }
    let seen = choice.filter { $0.origin.file == change.file && place.contains($0.origin.offset) }
    return Set(seen.map(\.origin)) == [view.origin]
  }
}
