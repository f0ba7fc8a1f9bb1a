import Facts
import NavigationModel

extension SwiftUICalls {
  /// What the binding of a sheet does that code makes by hand: SwiftUI only ever takes away through it what is shown.
  ///
  /// `Binding(get: { store.sheet }, set: { store.show($0) })` is told that there is nothing any more.
  func dismissal(through binding: Expression) -> (index: Int, effects: [Effect])? {
    guard case .call(_, let arguments) = binding.stripped.kind,
      let set = arguments.first(where: { $0.label == "set" }),
      let index = call.arguments.firstIndex(where: { $0.value.offset == binding.offset })
    else { return nil }
    let nothing = LabeledValue(label: nil, value: call.argument("item") == nil ? .boolean(false) : .null)
    let effects = call.value(set.value).alternatives.flatMap { alternative -> [Effect] in
      switch alternative {
      case .closure(let closure): call.runner.run(closure, arguments: [nothing])
      case .function(let id, let receiver): call.runner.run(id, receiver: receiver, arguments: [nothing])
      default: []
      }
    }
    return (index, effects)
  }
}
