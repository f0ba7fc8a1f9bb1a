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

  /// The value of an implicit member, as the app declares it.
  func value(of term: Term, conformingTo protocols: Set<String>) -> (value: Value, screen: TypeReference?)? {
    let name = String(term.name.dropFirst())
    for index in linkage.program.types.indices {
      let id = TypeID(index: index)
      for member in linkage.program[id].members[name] ?? [] {
        guard let value = value(of: member, term), plays(value, protocols) else { continue }
        return (value, screen(requiredBy: member))
      }
    }
    return nil
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

  private func plays(_ value: Value, _ protocols: Set<String>) -> Bool {
    value.alternatives.contains { alternative in
      switch alternative {
      case .term(let term): !term.name.hasPrefix(".")
      default:
        linkage.evaluator.typeID(of: alternative).map {
          !protocols.isDisjoint(with: linkage.program.ancestry(of: $0))
        } ?? false
      }
    }
  }
}
