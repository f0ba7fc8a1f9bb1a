import Facts

/// The states of a store: the one that it begins with, and what its reducers make of an action.
struct StoreStates {
  private let store: ReduxStores.Store
  private let reduction: Reduction

  init(_ store: ReduxStores.Store, _ runner: Runner) {
    self.store = store
    reduction = Reduction(runner)
  }

  /// A state, with what it takes to see what of it an action has changed.
  struct State {
    var value: Value
    var parts: StateParts

    var isUnchanged: Bool { parts.isUnchanged(value) }
  }

  /// The state before anything was dispatched.
  var first: State {
    guard store.initial.isNull else { return State(value: store.initial, parts: reduction.state) }
    // What nobody knows is no action of any reducer's.
    let value = store.reducers.map { reduction.result(of: $0, action: nobodys, state: .null) }
    return State(value: .oneOf(value), parts: reduction.state)
  }

  /// The states that an action leads to, whatever was before.
  func after(_ action: Value) -> [State] {
    guard let type = store.state else { return [] }
    var state = reduction.state.before(of: type.unwrapped, in: store.scope)
    for reducer in store.reducers { state = reduction.result(of: reducer, action: action, state: state) }
    return state.alternatives.map { State(value: $0, parts: reduction.state) }
  }

  /// An object that is of no action's type.
  private var nobodys: Value {
    guard let type = store.state, let id = reduction.program.resolve(type, file: store.scope.file) else {
      return .unknown
    }
    return .instance(Instance(type: type, id: id, arguments: [], place: Origin(file: 0, offset: -2)))
  }
}
