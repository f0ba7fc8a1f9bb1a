import Facts

/// Actions that code dispatches: the reducers make a state of them, and who observes that does something about it.
struct DispatchCalls {
  let call: RunningCall
  private let stores: ReduxStores

  init(_ call: RunningCall) {
    self.call = call
    stores = call.linkage.shared(ReduxStores.init)
  }

  private var evaluator: Evaluator { call.evaluator }
  private var runner: Runner { call.runner }

  /// Actions that make others are followed this far.
  private static let depthLimit = 4

  /// `store.dispatch(ShowDetail(id: id))`, and `dispatch(…)` in what a store runs itself.
  func dispatch() -> RunningAnswer? {
    let meant = meantStores
    guard !meant.isEmpty, let given = call.arguments.first else { return nil }
    return RunningAnswer(effects: tell(call.value(given.value), to: meant), done: [0])
  }

  /// `actions.forEach(dispatch)`.
  func dispatchEach() -> RunningAnswer? {
    guard let base = call.base, call.arguments.count == 1, call.arguments[0].value.lastName == ReSwiftIdiom.dispatch,
      !stores.all.isEmpty
    else { return nil }
    let action = evaluator.element(of: call.value(base))
    return RunningAnswer(effects: tell(action, to: Array(stores.all.indices)), done: [0])
  }

  /// `store.subscribe(self)`: who subscribes is told the state as it is, which for what is made at launch is the first.
  func subscribe() -> RunningAnswer? {
    let meant = stores.stores(meantBy: call.base, in: call.scope)
    guard call.base != nil, !meant.isEmpty,
      let subscriber = call.arguments.first(where: { $0.label == nil && !$0.isTrailing })
    else { return nil }
    let types = call.value(subscriber.value).alternatives.compactMap { evaluator.typeID(of: $0) }
    var effects: [Effect] = []
    for index in meant {
      let state = StoreStates(stores.all[index], runner).first
      for subscription in stores.all[index].subscriptions
      where types.contains(subscription.subscriber) && !runner.program.isScreen(subscription.subscriber) {
        effects += StoreObserver(subscription, runner, at: call.origin).effects(ofFirst: state)
      }
    }
    return RunningAnswer(effects: effects, done: Set(call.arguments.indices))
  }

  private var meantStores: [Int] {
    guard call.base == nil else { return stores.stores(meantBy: call.base, in: call.scope) }
    // A function that the store hands out.
    return call.scope.lookup(call.name) == nil ? [] : Array(stores.all.indices)
  }

  private func tell(_ action: Value, to meant: [Int]) -> [Effect] {
    meant.flatMap { tell(action, to: $0, depth: 0) }.map { $0.behind([Tellings.sent]) }
  }

  private func tell(_ action: Value, to index: Int, depth: Int) -> [Effect] {
    guard depth < Self.depthLimit else { return [] }
    return action.expanded.flatMap { action -> [Effect] in
      switch action {
      case .closure(let closure):
        let given = creating(closure.closure.parameters)
        return runner.perform(closure, arguments: given)
          + tell(evaluator.result(of: closure, arguments: given), to: index, depth: depth + 1)
      case .function(let id, let receiver):
        let given = creating(runner.program[id].declaration.parameters)
        return runner.perform(id, receiver: receiver, arguments: given, at: call.origin)
          + tell(evaluator.result(of: id, arguments: given, receiver: receiver), to: index, depth: depth + 1)
      case .term(let term):
        // `Thunk<AppState> { dispatch, state in … }`
        guard term.name == "Thunk", case .closure(let body)? = term.arguments?.last?.value else { return [] }
        return runner.perform(body, arguments: [])
      case .instance, .enumCase: return reduce(action, by: index)
      case .typed(let type, let id?) where runner.program[id].keyword == .struct:
        // Whatever it is made with, it is of that type.
        let some = Instance(type: type, id: id, arguments: [], place: call.origin)
        return reduce(.instance(some), by: index)
      default: return []
      }
    }
  }

  /// What a function gets that makes an action: the state and the store.
  private func creating(_ parameters: [Parameter]) -> [LabeledValue] {
    parameters.map { LabeledValue(label: $0.label, value: .unknown) }
  }

  private func reduce(_ action: Value, by index: Int) -> [Effect] {
    let store = stores.all[index]
    var effects = store.middleware.flatMap { pass(action, to: $0) }
    let states = StoreStates(store, runner).after(action)
    for state in states where !state.isUnchanged {
      for subscription in store.subscriptions {
        effects += StoreObserver(subscription, runner, at: call.origin).effects(of: state)
      }
    }
    return effects
  }

  /// Passes an action through `{ dispatch, state in { next in { action in … } } }`.
  private func pass(_ action: Value, to middleware: ClosureValue) -> [Effect] {
    let open = LabeledValue(label: nil, value: .unknown)
    guard case .closure(let next) = evaluator.result(of: middleware, arguments: [open, open]),
      case .closure(let handler) = evaluator.result(of: next, arguments: [open])
    else { return [] }
    return runner.perform(handler, arguments: [LabeledValue(label: nil, value: action)])
  }
}

extension Value {
  /// Each action that it can be: one that is made with one of several cases is several.
  fileprivate var expanded: [Value] {
    alternatives.flatMap { alternative -> [Value] in
      guard case .instance(let instance) = alternative else { return [alternative] }
      return instance.arguments.expanded { _ in true }.map { arguments in
        let place = instance.place
        return .instance(Instance(type: instance.type, id: instance.id, arguments: arguments, place: place))
      }
    }
  }
}
