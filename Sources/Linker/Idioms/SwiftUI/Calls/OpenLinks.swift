import Facts
import NavigationModel

/// Values on stacks for which no screen was found, listed where they are put there.
struct OpenLinks {
  let views: Views
  /// The types of what lists select: a link in one of them chooses, and goes onto no stack.
  private let selected: Set<ValueType>
  /// Links in views with such lists, where nothing else tells what the list selects.
  private let choosing: Set<Origin>

  init(views: Views) {
    self.views = views
    let evaluator = views.runner.evaluator
    let lists = views.linkage.sites.named("List").filter { $0.form == .call }
    selected = Set(
      lists.flatMap { list in
        list.argument("selection").map { StateBindings(runner: views.runner).variables($0, in: list.scope) } ?? []
      }.compactMap { evaluator.valueType(of: views.someValue(of: $0)) })
    let owners = Set(lists.filter { $0.argument("selection") != nil }.compactMap(\.scope.owner))
    choosing = Set(
      views.linkage.sites.named("NavigationLink").filter { $0.scope.owner.map(owners.contains) ?? false }.map(\.origin))
  }

  /// Lists what no run found a screen for.
  func list(_ value: Value, at origin: Origin) {
    let type = views.runner.evaluator.valueType(of: value)
    guard !(type.map(selected.contains) ?? choosing.contains(origin.general)) else { return }
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
