import Facts

/// What controls of views do, each when a person uses it: two buttons of one body are not tapped in one go.
struct ActionsOfViews {
  private let bodies: BodyPlaces
  /// Where the code of actions stands, by file.
  private var actions: [Int: [ClosedRange<Int32>]] = [:]

  /// - Complexity: O(*n*) in the number of closures.
  init(_ linkage: Linkage) {
    bodies = linkage.program.places
    for site in linkage.sites.closures {
      guard case .call(let callee, let arguments)? = site.taker?.kind, let name = callee.lastName,
        Self.takers.contains(name),
        let taken = arguments.first(where: { $0.value.offset == site.origin.offset }), taken.label != "label"
      else { continue }
      var code = NameCollector()
      code.collect(taken.value)
      let start = taken.value.offset
      actions[site.origin.file, default: []].append(start...max(start, code.last))
    }
  }

  /// Whether two places are in code that runs in one go.
  func areSameRun(_ a: Origin, _ b: Origin) -> Bool { bodies.isSame(a, b) && action(around: a) == action(around: b) }

  /// Where the innermost action begins that a place is in.
  private func action(around place: Origin) -> Int32? {
    actions[place.file]?.filter { $0.contains(place.offset) }.map(\.lowerBound).max()
  }

  private static let takers: Set<String> = [
    "Button", "onAppear", "onChange", "onDisappear", "onLongPressGesture", "onReceive", "onSubmit", "onTapGesture",
    "refreshable", "task",
  ]
}
