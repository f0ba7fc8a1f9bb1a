import Facts

extension StateNames {
  /// Whether SwiftUI draws anew when a property changes, or may do so as its wrapper is the app's own.
  static func isObserved(_ id: VariableID, in program: Program) -> Bool {
    isObservedItself(id, in: program)
      || program[id].declaration.getter == nil && program[id].owner.map(program.observedValues.contains) ?? false
  }

  /// The same for a property by itself, be it one of an observed value or not.
  static func isObservedItself(_ id: VariableID, in program: Program) -> Bool {
    program[id].declaration.attributes.contains { observing.contains($0.name) || program.typesByName[$0.name] != nil }
      || program[id].owner.map { program[$0].attributes.contains { $0.name == "Observable" } } ?? false
  }

  private static let observing: Set<String> = [
    "AppStorage", "Bindable", "Binding", "Environment", "EnvironmentObject", "FocusState", "GestureState",
    "ObservedObject", "Published", "Query", "SceneStorage", "State", "StateObject", "ObservationTracked",
  ]
}
