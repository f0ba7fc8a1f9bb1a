import Facts
import NavigationModel

/// Lists whose selection is a property that does something when it is set: `List(selection: $model.chosen)`, where `chosen`
/// has a setter that puts the item of a sheet in place.
///
/// Who taps a row of such a list sets that going.
struct SettingLists {
  /// What such lists are called, if there are any.
  private(set) var names: Set<String> = []

  /// - Complexity: O(*n*) in the number of properties and lists.
  init(_ linkage: Linkage) {
    let lists = linkage.sites.named("List").filter { $0.form == .call && $0.base == nil }
    let bound = Set(lists.compactMap { $0.argument("selection").flatMap(StateNames.boundName) })
    let isSetting = linkage.program.variables.contains { bound.contains($0.declaration.name) && $0.isSetting }
    if isSetting { names = ["List"] }
  }
}

extension SwiftUICalls {
  /// What choosing a row of a list does through the setter of what it is bound to.
  func settingList() -> RunningAnswer? {
    guard call.base == nil, let selection = call.argument("selection") else { return nil }
    let bound = call.evaluator.variables(selection.withoutDollar, in: call.scope)
      .filter { call.runner.program[$0.id].isSetting }
    guard !bound.isEmpty else { return nil }
    return RunningAnswer(
      effects: bound.flatMap { id, receiver -> [Effect] in
        let tags = tags(of: id)
        return (tags.isEmpty ? [views.someValue(of: id)] : tags).flatMap {
          call.runner.perform(observersOf: id, receiver: receiver, value: LabeledValue(label: nil, value: $0))
        }
      })
  }

  /// The values that rows of the view at hand stand for, as far as they are of a property's type.
  private func tags(of id: VariableID) -> [Value] {
    let type = call.evaluator.valueType(of: views.someValue(of: id))
    let sites = call.linkage.sites.named("tag").filter { $0.form == .call && $0.scope.owner == call.scope.owner }
    guard type != nil else { return [] }
    return sites.flatMap { site in
      site.arguments.prefix(1).flatMap { call.evaluator.evaluate($0.value, in: site.scope).alternatives }
    }.filter { call.evaluator.valueType(of: $0) == type }
  }
}

extension Program.VariableEntry {
  /// Whether it keeps nothing itself, and does something when it is set.
  fileprivate var isSetting: Bool { declaration.getter != nil && !declaration.observers.isEmpty }
}
