import Facts

/// What containers of dependencies give whose properties are factories:
/// `extension Container { var cart: Factory<CartModel> { self { CartModel() } } }`.
final class ContainerFactories {
  private unowned let program: WholeProgram
  /// The properties that are factories, by name.
  private let properties: [String: [VariableID]]
  /// What is being made: objects that hold each other ask for each other.
  private var active: Set<VariableID> = []

  private static let types: Set<String> = ["Factory", "ParameterFactory"]

  init(_ program: WholeProgram) {
    self.program = program
    let app = program.evaluator.program
    let found = app.variables.indices.map(VariableID.init).filter { id in
      let declaration = app[id].declaration
      let isTyped = declaration.type?.unwrapped.simpleName.map(Self.types.contains) ?? false
      guard declaration.getter == nil else { return isTyped }
      // `static let cart = Factory { CartModel() }`
      guard case .call(let callee, _)? = declaration.value?.kind, case .name(let name, _) = callee.kind else {
        return false
      }
      return Self.types.contains(name)
    }
    // What the app calls a factory itself is what its declaration says.
    let isLibrarys = Self.types.allSatisfy { app.typesByName[$0]?.allSatisfy { app[$0].keyword == nil } ?? true }
    properties = isLibrarys ? Dictionary(grouping: found) { app[$0].declaration.name } : [:]
  }

  private var evaluator: Evaluator { program.evaluator }

  func isFactory(_ name: String) -> Bool { properties[name] != nil }

  /// What the factories of a name make.
  func objects(_ name: String, given: [LabeledValue]) -> [Value] {
    (properties[name] ?? []).flatMap { made(by: $0, given) }
  }

  private func made(by id: VariableID, _ given: [LabeledValue]) -> [Value] {
    let entry = evaluator.program[id]
    guard active.insert(id).inserted else { return [declared(by: entry)] }
    defer { active.remove(id) }
    let scope = Scope(file: entry.file, owner: entry.owner)
    let written = entry.declaration.getter?.resultExpression ?? entry.declaration.value
    var closures = (written?.factoryClosure).map { [($0, scope)] } ?? []
    if closures.isEmpty { closures = registered(for: entry.declaration.name) }
    let found = closures.flatMap { closure, scope -> [Value] in
      guard case .closure(let maker) = evaluator.evaluate(closure, in: scope) else { return [] }
      // The declaration says what `{ .init() }` makes.
      let type = entry.declaration.type?.unwrapped.arguments.last
      return evaluator.contextual(evaluator.result(of: maker, arguments: given), type, in: scope).alternatives
    }.filter(\.isKnown)
    return found.isEmpty ? [declared(by: entry)] : found
  }

  /// What is put in the place of a factory that makes nothing by itself: `container.cart.register { CartModel() }`.
  private func registered(for name: String) -> [(Expression, Scope)] {
    program.sites.named("register").compactMap { site in
      guard site.form == .call, site.base?.lastName == name, let closure = site.arguments.last?.value,
        case .closure = closure.kind
      else { return nil }
      return (closure, site.scope)
    }
  }

  /// Some object of the type that is written.
  private func declared(by entry: Program.VariableEntry) -> Value {
    guard let type = entry.declaration.type?.unwrapped.arguments.last?.unwrapped else { return .unknown }
    return .typed(type, evaluator.program.resolve(type, from: entry.owner, file: entry.file))
  }
}

extension Evaluator {
  /// What a call of a container's factory makes: `Container.shared.cart()`, `container.cart.resolve()`.
  func madeByFactory(_ callee: Expression, _ given: [LabeledValue], in scope: Scope) -> Value? {
    guard let factories = wholeProgram?.factories else { return nil }
    var asked = callee.stripped
    if asked.lastName == "resolve", let factory = asked.strippedBase { asked = factory.stripped }
    guard let name = asked.lastName, factories.isFactory(name) else { return nil }
    if case .name = asked.kind, scope.lookup(name) != nil { return nil }
    // Other objects have functions of that name, too.
    if let base = asked.strippedBase, let type = typeID(of: evaluate(base, in: scope)), program[type].keyword != nil,
      !functionIDs(program.members(named: name, of: type)).isEmpty
    {
      return nil
    }
    let made = factories.objects(name, given: given)
    return made.isEmpty ? nil : .oneOf(made)
  }
}

extension WholeProgram {
  /// What a property holds that asks a container's factory for it: `@Injected(\.cart) var cart`.
  func injected(_ id: VariableID) -> [Value] {
    for attribute in evaluator.program[id].declaration.attributes where attribute.name.contains("Inject") {
      let name: String?
      if case .keyPath(_, let names)? = attribute.arguments.first?.value.kind {
        name = names.last
      } else {
        name = attribute.arguments.first?.value.lastName
      }
      guard let name, factories.isFactory(name) else { continue }
      return factories.objects(name, given: [])
    }
    return []
  }
}

extension Expression {
  /// What a factory is made with, whatever is said of it after that: `self { CartModel() }.singleton`.
  fileprivate var factoryClosure: Expression? {
    switch stripped.kind {
    case .call(let callee, let arguments):
      if let inner = callee.strippedBase?.factoryClosure { return inner }
      return arguments.last { if case .closure = $0.value.kind { true } else { false } }?.value
    case .member(let base?, _, _): return base.factoryClosure
    default: return nil
    }
  }
}
