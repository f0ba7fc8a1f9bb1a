import Facts

/// The stores of an app: what changes their states, and who observes those.
final class ReduxStores {
  /// One of them.
  struct Store {
    var origin: Origin
    /// Functions that make the next state of an action and the state before.
    var reducers: [Value]
    /// Functions that get each action before the reducers do.
    var middleware: [ClosureValue]
    /// What it begins with, where that is written: `Store(reducer: reduce, state: AppState())`.
    var initial: Value
    var state: TypeReference?
    /// Where the type of its state is named.
    var scope: Scope
    var subscriptions: [Subscription] = []
  }

  /// Who observes a store.
  struct Subscription {
    /// The class of the object that is told of new states.
    var subscriber: TypeID
    var object: Value
    /// What it is told: `{ $0.select { $0.navigation } }`; `nil` is the whole state.
    var selection: ClosureValue?
  }

  private(set) var all: [Store] = []
  private let linkage: Linkage

  private var evaluator: Evaluator { linkage.evaluator }
  private var program: Program { linkage.program }

  /// - Complexity: O(*n*) in the number of calls that make stores or subscribe to something.
  init(_ linkage: Linkage) {
    self.linkage = linkage
    for site in linkage.sites.named(names) where site.form == .call { read(site) }
    for site in linkage.sites.named("subscribe") where site.form == .call {
      let meant = stores(meantBy: site.base, in: site.scope)
      guard !meant.isEmpty else { continue }
      let found = subscriptions(site)
      for index in all.indices where meant.contains(index) {
        for subscription in found where !all[index].subscriptions.contains(where: { $0.isSame(as: subscription) }) {
          all[index].subscriptions.append(subscription)
        }
      }
    }
  }

  private static let name = "Store"

  /// What the library's store is called here: `typealias AppStore = Store<AppState>`.
  private var names: Set<String> {
    let aliases = program.globalAliases.filter { $0.value.unwrapped.simpleName == Self.name }.keys
    return Set(aliases).union([Self.name])
  }

  private func read(_ site: CallSite) {
    guard let reducer = site.argument("reducer") else { return }
    var store = Store(
      origin: site.origin.general, reducers: reducers(in: evaluator.evaluate(reducer, in: site.scope)), middleware: [],
      initial: site.argument("state").map { evaluator.evaluate($0, in: site.scope) } ?? .null, scope: site.scope)
    if let list = site.argument("middleware"), case .array(let parts) = evaluator.evaluate(list, in: site.scope) {
      store.middleware = parts.compactMap { if case .closure(let closure) = $0 { closure } else { nil } }
    }
    if case .call(let callee, _) = site.expression.kind, case .name(_, let generics) = callee.stripped.kind {
      store.state = generics.first
    }
    for case .function(let id, _) in store.reducers where store.state == nil {
      store.state = program[id].declaration.result?.unwrapped
      store.scope = Scope(file: program[id].file, owner: program[id].owner)
    }
    if store.state == nil { store.state = evaluator.ownType(of: store.initial) }
    all.append(store)
  }

  /// Reducers that are given as functions, as objects of the first releases, or as several together.
  private func reducers(in value: Value) -> [Value] {
    // Of several functions by one name, that is meant which is called as a store does it.
    let called = value.alternatives.filter { isCalledByStores($0) }
    return (called.isEmpty ? value.alternatives : called).flatMap { alternative -> [Value] in
      switch alternative {
      case .function, .closure: return [alternative]
      case .array(let parts): return parts.flatMap(reducers)
      case .term(let term): return (term.arguments ?? []).flatMap { reducers(in: $0.value) }
      default:
        guard let type = evaluator.typeID(of: alternative) else { return [] }
        return program.members(named: "handleAction", of: type).compactMap { member in
          if case .function(let id) = member { .function(id, receiver: alternative) } else { nil }
        }
      }
    }
  }

  private func isCalledByStores(_ value: Value) -> Bool {
    guard case .function(let id, _) = value else { return false }
    let names = program[id].declaration.parameters.map(\.name)
    return names.count == 2 && Set(names) == ["action", "state"]
  }

  /// The stores that an expression can mean; all where it is some store or other.
  func stores(meantBy base: Expression?, in scope: Scope) -> [Int] {
    guard let base else { return Array(all.indices) }
    var isStore = base.lastName.map { $0.lowercased().hasSuffix("store") } ?? false
    var meant: Set<Int> = []
    for value in evaluator.evaluate(base, in: scope).alternatives {
      switch value {
      case .term(let term):
        guard let index = all.firstIndex(where: { $0.origin == term.origin.general }) else { continue }
        meant.insert(index)
      case .typed(let type, nil), .typed(let type, _?):
        if let name = type.simpleName, Self.types.contains(name) { isStore = true }
      default: continue
      }
    }
    return meant.isEmpty ? isStore ? Array(all.indices) : [] : meant.sorted()
  }

  private static let types: Set<String> = [name, "StoreType", "DispatchingStoreType"]

  private func subscriptions(_ site: CallSite) -> [Subscription] {
    guard let subscriber = site.arguments.first(where: { $0.label == nil && !$0.isTrailing })?.value else { return [] }
    let written = site.arguments.last { $0.isTrailing || $0.label == "transform" || $0.label == "selector" }
    let selection = written.flatMap { argument -> ClosureValue? in
      if case .closure(let closure) = evaluator.evaluate(argument.value, in: site.scope) { closure } else { nil }
    }
    return evaluator.evaluate(subscriber, in: site.scope).alternatives.flatMap { object -> [Subscription] in
      guard let type = evaluator.typeID(of: object) else { return [] }
      let own = Subscription(subscriber: type, object: object, selection: selection)
      // What a base class subscribes, each of its heirs does.
      let heirs = program.conformers(of: type).filter { program[$0].keyword != .protocol }
      let isBase = program[type].keyword == .protocol
      return (isBase ? [] : [own])
        + heirs.map { heir in
          let object = Value.typed(.simple(program[heir].name), heir)
          return Subscription(subscriber: heir, object: object, selection: selection)
        }
    }
  }

  /// Where code hands on the function that dispatches: `actions.forEach(dispatch)`, `client.send(request, dispatch)`.
  static func handings(of linkage: Linkage) -> [Origin] {
    guard !linkage.imports.isDisjoint(with: ReSwiftIdiom.modules) else { return [] }
    return linkage.sites.all.filter { site in
      site.form == .call && site.arguments.contains { $0.value.lastName == ReSwiftIdiom.dispatch }
    }.map(\.origin)
  }

  /// The function that tells an object of new states.
  func observer(_ type: TypeID) -> FunctionID? {
    for case .function(let id) in program.members(named: "newState", of: type)
    where program[id].declaration.parameters.count == 1 && program[id].declaration.body != nil {
      return id
    }
    return nil
  }

  /// Whether a function is run with each state that an action leads to.
  func isTold(_ function: FunctionID) -> Bool {
    program[function].declaration.name == "newState"
      && all.contains { store in
        !store.reducers.isEmpty && store.subscriptions.contains { observer($0.subscriber) == function }
      }
  }
}

extension ReduxStores.Subscription {
  fileprivate func isSame(as other: Self) -> Bool {
    subscriber == other.subscriber && selection?.offset == other.selection?.offset
      && selection?.scope.file == other.selection?.scope.file
  }
}
