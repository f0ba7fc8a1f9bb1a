import Facts

/// Dot names that the app adds to the library: `.finder(.cartFinder)`, `.using(.cartReplaceRoot)`.
///
/// The compiler finds them through the parameter's type; here any static member of that name counts whose type plays
/// the role that is asked for.
struct AppStatics {
  let linkage: Linkage

  static let finderProtocols: Set<String> = ["Finder", "StackIteratingFinder"]
  static let factoryProtocols: Set<String> = [
    "Factory", "ContainerFactory", "SimpleContainerFactory", "AbstractFactory", "Container", "SimpleContainer",
  ]
  static let actionProtocols: Set<String> = ["Action", "ContainerAction", "AbstractAction"]

  /// The value of an implicit member, or one that stands behind a type of the library's, as the app declares it.
  ///
  /// `names` are the library's own dot names for that role, lower case: a member may be nothing but another spelling.
  func value(
    of term: Term, conformingTo protocols: Set<String>, orNamed names: Set<String> = []
  ) -> (value: Value, screen: TypeReference?)? {
    for member in linkage.evaluator.staticMembers[String(term.name.trimmingPrefix("."))] ?? [] {
      guard let value = value(of: member, term), plays(value, protocols, names) else { continue }
      return (value, screen(requiredBy: member))
    }
    return nil
  }

  /// A chain that begins with a step or route which the app declares by a dot name: `.from(.main.expectingContainer())`.
  func expanded(_ value: Value) -> Value { expanded(value, depth: 0) }

  /// One may be declared by another: `static var guest: Destination { .berth(99) }`.
  private static let depthLimit = 4

  private func expanded(_ value: Value, depth: Int) -> Value {
    guard case .term(let last) = value, last.root.name.hasPrefix("."), depth < Self.depthLimit else { return value }
    let chain = Chain(last)
    for member in linkage.evaluator.staticMembers[String(chain.name.dropFirst())] ?? [] {
      // An implicit member belongs to the type that is asked for: a step of the library.
      guard isOfLibrary(member), let made = self.value(of: member, chain.head) else { continue }
      let steps = made.alternatives.flatMap { expanded($0, depth: depth + 1).alternatives }.filter { alternative in
        guard case .term(let term) = alternative else { return false }
        return RouteComposerVocabulary.steps.contains(term.root.name)
      }
      guard !steps.isEmpty else { continue }
      return .oneOf(steps.map { step in chain.links.reduce(step) { .term($1.moved(to: $0)) } })
    }
    return value
  }

  private func isOfLibrary(_ member: Program.Member) -> Bool {
    let owner: TypeID? =
      switch member {
      case .variable(let id): linkage.program[id].owner
      case .function(let id): linkage.program[id].owner
      case .enumCase, .type: nil
      }
    return owner.map {
      linkage.program[$0].keyword == nil && linkage.evaluator.opaqueNames.contains(linkage.program[$0].name)
    } ?? false
  }

  /// The screen class that the extension around a member asks for: `where VC == CartViewController`.
  private func screen(requiredBy member: Program.Member) -> TypeReference? {
    let requirements: [GenericRequirement] =
      switch member {
      case .variable(let id): linkage.program[id].requirements
      case .function(let id): linkage.program[id].requirements
      case .enumCase, .type: []
      }
    return requirements.first { $0.isSameType && ["VC", "ViewController"].contains($0.subject.simpleName) }?.bound
  }

  private func value(of member: Program.Member, _ term: Term) -> Value? {
    switch member {
    case .variable(let id) where linkage.program[id].declaration.isStatic: linkage.evaluator.value(of: id)
    case .function(let id) where linkage.program[id].declaration.isStatic:
      linkage.evaluator.result(of: id, arguments: term.arguments ?? [], receiver: nil)
    case .variable, .function, .enumCase, .type: nil
    }
  }

  private func plays(_ value: Value, _ protocols: Set<String>, _ names: Set<String>) -> Bool {
    value.alternatives.contains { alternative in
      switch alternative {
      case .term(let term): !term.name.hasPrefix(".") || names.contains(term.name.dropFirst().lowercased())
      default:
        linkage.evaluator.typeID(of: alternative).map {
          !protocols.isDisjoint(with: linkage.program.ancestry(of: $0))
        } ?? false
      }
    }
  }
}

extension Term {
  /// The same call on another value.
  func moved(to base: Value) -> Term {
    Term(base: base, name: name, generics: generics, arguments: arguments, origin: origin, scope: scope)
  }
}
