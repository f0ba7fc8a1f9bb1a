import Facts

/// Libraries that make objects of the type they are asked for: `container.resolve(CartCoordinator.self)`.
///
/// What the app registers for the type is made; else an object of the type itself.
final class DependencyContainers {
  private let linkage: Linkage
  private lazy var registrations = findRegistrations()
  private var made: [TypeID: Value] = [:]
  private var active: Set<TypeID> = []

  init(linkage: Linkage) { self.linkage = linkage }

  private static let requests: Set<String> = ["resolve", "inject", "synchronizedResolve"]
  private static let registering: Set<String> = ["autoregister", "register", "registerSingleton", "registerType"]

  /// The object that a term asks for.
  func object(_ term: Term) -> Value? {
    guard Self.requests.contains(term.name), let first = term.arguments?.first, first.label == nil,
      case .metatype(let type, let id?) = first.value, linkage.program[id].keyword != nil
    else { return nil }
    if let known = made[id] { return known }
    // What is made may be given what the container makes in turn.
    guard active.insert(id).inserted else { return .typed(type, id) }
    defer { active.remove(id) }
    let registered = (registrations[id] ?? []).map(value).filter { fits($0, id) }
    let object = registered.isEmpty ? .typed(type, id) : Value.oneOf(registered)
    made[id] = object
    return object
  }

  /// The registrations of each type.
  private func findRegistrations() -> [TypeID: [CallSite]] {
    var found: [TypeID: [CallSite]] = [:]
    for site in linkage.sites.named(Self.registering) where site.form == .call {
      guard let first = site.arguments.first, first.label == nil, !first.isTrailing,
        case .metatype(_, let id?) = linkage.evaluator.evaluate(first.value, in: site.scope)
      else { continue }
      found[id, default: []].append(site)
    }
    return found
  }

  /// What a registration makes: what its closure returns, or the type whose initialiser it names.
  private func value(_ site: CallSite) -> Value {
    for argument in site.arguments.dropFirst() {
      switch linkage.evaluator.evaluate(argument.value, in: site.scope) {
      case .closure(let closure): return linkage.evaluator.result(of: closure, arguments: [])
      case .metatype(let type, let id): return .typed(type, id)
      default: continue
      }
    }
    return .unknown
  }

  /// Whether an object can be what is asked for.
  private func fits(_ value: Value, _ type: TypeID) -> Bool {
    guard value.isKnown else { return false }
    return value.alternatives.allSatisfy { alternative in
      linkage.evaluator.typeID(of: alternative).map { linkage.evaluator.isRelated($0, type) } ?? false
    }
  }
}
