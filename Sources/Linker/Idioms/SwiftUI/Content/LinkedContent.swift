import Facts

/// Content that views are given to show behind links and in sheets of their own, and not in themselves.
///
/// `struct Picks<Detail: View>: View { let detail: () -> Detail; var body: some View { NavigationLink { detail() } … } }`
/// is a screen from which a person gets to what it is given, rather than a frame around that.
struct LinkedContent {
  private var byView: [TypeID: [VariableID]] = [:]
  private let evaluator: Evaluator

  init(_ linkage: Linkage) {
    let program = linkage.program
    evaluator = linkage.evaluator
    var destinations: [TypeID: [Expression]] = [:]
    for site in linkage.sites.named(CallSite.showing) {
      guard let owner = site.scope.owner, program.isPart(owner) else { continue }
      destinations[owner, default: []] += site.shown
    }
    for (view, shown) in destinations {
      var linked = NameCollector()
      for expression in shown { linked.collect(expression) }
      var own = NameCollector(ignoring: Set(shown.map(\.offset)))
      for member in program[view].members.values.joined() {
        switch member {
        case .variable(let id): own.collect(program[id].declaration.getter ?? [])
        case .function(let id) where program[id].declaration.name != "init":
          own.collect(program[id].declaration.body ?? [])
        case .function, .enumCase, .type: break
        }
      }
      byView[view] = program[view].members.keys.sorted().filter { linked.names.contains($0) && !own.names.contains($0) }
        .flatMap { name in
          (program[view].members[name] ?? []).compactMap { if case .variable(let id) = $0 { id } else { nil } }
        }
        .filter { program[$0].declaration.getter == nil && !program[$0].declaration.isStatic }
    }
  }

  /// What views call that content, by the view.
  var names: [TypeID: Set<String>] {
    byView.filter { !$0.value.isEmpty }.mapValues { kept in Set(kept.map { evaluator.program[$0].declaration.name }) }
  }

  /// Where the closures stand that a view was given for what it leads to.
  func linked(by instance: Instance) -> Set<Origin> {
    let given = (byView[instance.id] ?? []).compactMap { evaluator.given($0, of: .instance(instance)) }
    return Set(given.flatMap { $0.value.alternatives }.compactMap(\.placeOfClosure))
  }

  /// What a view was given to be seen in it.
  func seen(in instance: Instance) -> [LabeledValue] {
    guard let linked = byView[instance.id], !linked.isEmpty else { return instance.arguments }
    let names = Set(linked.map { evaluator.program[$0].declaration.name })
    let places = self.linked(by: instance)
    return instance.arguments.filter { argument in
      if let label = argument.label, names.contains(label) { return false }
      return !argument.value.alternatives.contains { $0.placeOfClosure.map(places.contains) ?? false }
    }
  }
}

extension Value {
  fileprivate var placeOfClosure: Origin? {
    if case .closure(let closure) = self { Origin(file: closure.scope.file, offset: closure.offset) } else { nil }
  }
}

extension CallSite {
  /// What links and sheets show.
  var shown: [Expression] {
    // What stands behind a link's destination is its label.
    let hasDestination = name == "NavigationLink" && arguments.contains { $0.label == "destination" }
    return arguments.filter { $0.label != "label" && !(hasDestination && $0.isTrailing) }.map(\.value)
  }

  /// What SwiftUI, and libraries like it, call what shows other screens.
  static let showing: Set<String> = [
    "sheet", "fullScreenCover", "navigationDestination", "NavigationLink", "flowDestination", "popover",
    "nbNavigationDestination",
  ]
}
