import Facts

/// What a container of dependencies makes of a type: `container.register(CartViewing.self) { _ in CartViewController() }`.
///
/// Swinject, Dip, Resolver and their like all register a closure for a type, and give what it makes to whoever asks
/// for the type.
final class Registrations {
  private let linkage: Linkage
  private lazy var byType = Dictionary(
    grouping: linkage.sites.named(Self.names).compactMap(registration), by: \.type)
  /// What is being made: objects that hold each other ask for each other.
  private var active: Set<Origin> = []

  private struct Registration {
    var type: ValueType
    /// What tells it from others of the type.
    var name: String?
    var factory: Expression
    var scope: Scope

    var origin: Origin { Origin(file: scope.file, offset: factory.offset) }
  }

  private static let names: Set<String> = ["register", "autoregister", "registerSingleton", "registerType"]
  private static let requests: Set<String> = ["inject", "resolve", "synchronizedResolve"]
  private static let markers: Set<String> = ["implements", "as"]

  init(_ linkage: Linkage) { self.linkage = linkage }

  private var evaluator: Evaluator { linkage.evaluator }
  private var program: Program { linkage.program }

  /// The object that a call of a container gives: `container.resolve(CartViewing.self)`.
  func object(_ term: Term) -> Value? {
    guard Self.requests.contains(term.name), let asked = term.unlabeled, isType(asked),
      let type = evaluator.valueType(of: asked.value)
    else { return nil }
    var name: String?
    if case .string(let text)? = term.argument("name") { name = text }
    let made = made(type, named: name, with: term.handed)
    if !made.isEmpty { return .oneOf(made) }
    guard case .app(let id) = type, program[id].keyword != nil else { return nil }
    return .typed(.simple(program[id].name), id)
  }

  /// Whether what a container is asked for is a type, as written or as a helper was given it: `start(Cart.self)`.
  private func isType(_ asked: LabeledValue) -> Bool {
    if asked.expression?.isMetatype ?? true { return true }
    return if case .metatype = asked.value { true } else { false }
  }

  /// What is registered for a type of the app's.
  func objects(for type: TypeID) -> [Value] { made(.app(type), named: nil, with: []) }

  private func made(_ type: ValueType, named name: String?, with given: [LabeledValue]) -> [Value] {
    var registrations = byType[type] ?? []
    if registrations.contains(where: { $0.name == name }) { registrations.removeAll { $0.name != name } }
    return registrations.flatMap { made($0, with: given) }.filter(isObject)
  }

  private func made(_ registration: Registration, with given: [LabeledValue]) -> [Value] {
    guard active.insert(registration.origin).inserted else { return [] }
    defer { active.remove(registration.origin) }
    return evaluator.evaluate(registration.factory, in: registration.scope).alternatives.flatMap { factory -> [Value] in
      switch factory {
      case .closure(let closure): evaluator.result(of: closure, arguments: given).alternatives
      case .function(let id, let receiver):
        evaluator.result(of: id, arguments: [], receiver: receiver).alternatives
      // `CartViewController.init`.
      case .term(let term):
        if term.name == "init", case .metatype(let type, let id?)? = term.base { [.typed(type, id)] } else { [] }
      default: []
      }
    }
  }

  /// Whether it is an object of one class, which says more than what was asked for.
  private func isObject(_ value: Value) -> Bool {
    switch value {
    case .instance: true
    case .typed(_, let id?): evaluator.isConcrete(id) && program[id].keyword != nil
    case .term(let term): term.arguments != nil && term.base == nil && UIKitClasses.isController(term.name)
    default: false
    }
  }

  private func registration(_ site: CallSite) -> Registration? {
    guard site.form == .call, let factory = factory(of: site), let type = type(of: site, factory) else { return nil }
    var name: String?
    if let label = ["name", "tag"].lazy.compactMap(site.argument).first,
      case .string(let text) = evaluator.evaluate(label, in: site.scope)
    {
      name = text
    }
    return Registration(type: type, name: name, factory: factory, scope: site.scope)
  }

  private func factory(of site: CallSite) -> Expression? {
    let labels = ["factory", "initializer", "component", nil]
    return site.arguments.last { argument in
      switch argument.value.kind {
      case .closure: true
      case .member(_, "init", _): labels.contains(argument.label)
      case .name: argument.label != nil && labels.contains(argument.label)
      default: false
      }
    }?.value
  }

  /// The type that is asked for: one that is named, or what the closure says that it makes.
  private func type(of site: CallSite, _ factory: Expression) -> ValueType? {
    let named = marked(in: site.chain) ?? site.arguments.first { $0.value.isMetatype }?.value
    if let named { return evaluator.valueType(of: evaluator.evaluate(named, in: site.scope)) }
    if case .closure(let closure) = factory.kind, case .cast(_, let type, .upcast)? = closure.body.made?.kind {
      return program.resolve(type.unwrapped, from: site.scope.owner, file: site.scope.file).map(ValueType.app)
    }
    guard case .closure(let closure) = evaluator.evaluate(factory, in: site.scope) else { return nil }
    return evaluator.typeID(of: evaluator.result(of: closure, arguments: [])).map(ValueType.app)
  }

  /// `.implements(CartViewing.self)` after the registration.
  private func marked(in chain: Expression) -> Expression? {
    var current = chain.stripped
    while case .call(let callee, let arguments) = current.kind {
      if Self.markers.contains(callee.lastName ?? ""), let named = arguments.first?.value, named.isMetatype {
        return named
      }
      guard let base = callee.strippedBase else { break }
      current = base.stripped
    }
    return nil
  }
}

extension Expression {
  /// Whether it is `CartViewing.self` as written.
  fileprivate var isMetatype: Bool { if case .member(_?, "self", _) = kind { true } else { false } }
}

extension Term {
  /// What a container hands to the closure that makes the object: itself, and what it was asked with,
  /// `resolve(Cart.self, arguments: navigation, user)`.
  fileprivate var handed: [LabeledValue] {
    guard let first = arguments?.firstIndex(where: { ["argument", "arguments"].contains($0.label ?? "") }),
      let arguments
    else { return [] }
    let rest = arguments[first...].enumerated().prefix { $0.offset == 0 || $0.element.label == nil }
    let container = LabeledValue(label: nil, value: base ?? .unknown)
    return [container]
      + rest.map { argument in
        var argument = argument.element
        argument.label = nil
        return argument
      }
  }
}

extension [Statement] {
  /// What a closure of one statement makes.
  fileprivate var made: Expression? {
    guard let result = resultExpression else { return nil }
    if case .try(let inner, _) = result.kind { return inner }
    return result
  }
}
