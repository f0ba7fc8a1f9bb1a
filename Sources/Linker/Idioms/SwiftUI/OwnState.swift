import Facts
import NavigationModel

/// State that only the view changes that declares it: what the view's code makes of it is all that it ever is.
struct OwnState {
  private let linkage: Linkage
  /// Names of bindings that views hand to others, by the type whose code does it.
  private let givenAway: [TypeID: Set<String>]

  init(_ linkage: Linkage) {
    self.linkage = linkage
    var names: [TypeID: Set<String>] = [:]
    // A modifier of the app's own shows what it is given; another view may change it.
    for site in linkage.sites.all where site.name.first?.isUppercase ?? false {
      guard let owner = site.scope.owner else { continue }
      for argument in site.arguments {
        guard let name = argument.value.lastName, name.hasPrefix("$") else { continue }
        names[owner, default: []].insert(name.withoutDollar)
      }
    }
    givenAway = names
  }

  /// The cases that a property can have; `nil` where that stays open, or somebody else may change it.
  func cases(of id: VariableID) -> [Value]? {
    let entry = linkage.program[id]
    let evaluator = linkage.evaluator
    guard let owner = entry.owner, givenAway[owner]?.contains(entry.declaration.name) != true,
      linkage.sites.named("_" + entry.declaration.name).allSatisfy({ $0.scope.owner != owner }),
      var values = evaluator.stores?.values(of: id)
    else { return nil }
    if let initial = entry.declaration.value, !initial.isNil {
      values.append(evaluator.evaluate(initial, in: Scope(file: entry.file, owner: owner)))
    }
    let cases = values.map { evaluator.contextual($0, entry.declaration.type, in: nil) }.flatMap(\.alternatives)
    let areKnown = cases.allSatisfy { if case .enumCase = $0 { true } else { false } }
    return areKnown && cases.count <= Self.caseLimit ? cases : nil
  }

  private static let caseLimit = 12
}
