import Facts
import NavigationModel

/// Values on stacks for which no screen was found, listed where they are put there.
struct OpenLinks {
  let views: Views
  /// The types of what lists select: a link in one of them chooses, and goes onto no stack.
  private let selected: Set<ValueType>

  init(views: Views) {
    self.views = views
    let evaluator = views.runner.evaluator
    let lists = views.linkage.sites.named("List").filter { $0.form == .call }
    selected = Set(
      lists.flatMap { list in
        list.argument("selection").map { StateBindings(runner: views.runner).variables($0, in: list.scope) } ?? []
      }.compactMap { evaluator.valueType(of: views.someValue(of: $0)) })
  }

  /// Lists what no run found a screen for.
  func list(_ value: Value, at origin: Origin) {
    let type = views.runner.evaluator.valueType(of: value)
    if let type, selected.contains(type) { return }
    let place = views.linkage.place(origin)
    let shown = type.map { " for \(views.name(of: $0))" } ?? ""
    views.runner.emission.leaveOpen(
      origin,
      Unresolved(
        source: place, call: views.runner.emission.calls.text(of: origin) ?? "value on a stack",
        reason: "what the stack shows\(shown) could not be found out"))
  }

  /// Whether a table has nothing for some values, and says so.
  static func isEmptied(by content: Expression) -> Bool {
    var collector = NameCollector()
    collector.collect(content)
    return collector.names.contains("EmptyView")
  }
}
