import Facts
import NavigationModel

extension SwiftUICalls {
  /// What the binding of a sheet does that code makes by hand: SwiftUI only ever takes away through it what is shown.
  ///
  /// `Binding(get: { store.sheet }, set: { store.show($0) })` is told that there is nothing any more.
  func dismissal(through binding: Expression) -> (index: Int, effects: [Effect])? {
    guard let set = setter(of: binding),
      let index = call.arguments.firstIndex(where: { $0.value.offset == binding.offset })
    else { return nil }
    let nothing = LabeledValue(label: nil, value: call.argument("item") == nil ? .boolean(false) : .null)
    let effects = set.alternatives.flatMap { alternative -> [Effect] in
      switch alternative {
      case .closure(let closure): call.runner.run(closure, arguments: [nothing])
      case .function(let id, let receiver): call.runner.run(id, receiver: receiver, arguments: [nothing])
      default: []
      }
    }
    return (index, effects)
  }

  /// What a binding that code makes by hand, there or in a property of its own, does with what it is told.
  private func setter(of binding: Expression) -> Value? {
    if case .call(_, let arguments) = binding.stripped.kind, let set = arguments.first(where: { $0.label == "set" }) {
      return call.value(set.value)
    }
    guard case .term(let term) = call.value(binding), term.name == "Binding", term.base == nil else { return nil }
    return term.argument("set")
  }
}
