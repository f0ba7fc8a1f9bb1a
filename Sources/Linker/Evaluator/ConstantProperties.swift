import Facts

/// Properties that no code changes of an object that is made: what they begin with they stay.
final class ConstantProperties {
  private unowned let wholeProgram: WholeProgram
  private var known: [VariableID: Bool] = [:]
  /// Names of what is turned over or lent to be changed: `isOpen.toggle()`, `update(&isOpen)`.
  private let changedInPlace: Set<String>

  init(_ wholeProgram: WholeProgram) {
    self.wholeProgram = wholeProgram
    changedInPlace = Set(
      wholeProgram.sites.named("toggle").compactMap { $0.base?.lastName }
        + wholeProgram.sites.all.flatMap(\.arguments).compactMap { argument in
          if case .prefix("&", let lent) = argument.value.kind { lent.lastName } else { nil }
        })
  }

  func contains(_ id: VariableID) -> Bool {
    if let answer = known[id] { return answer }
    let declaration = wholeProgram.evaluator.program[id].declaration
    let answer =
      declaration.getter == nil && declaration.observers.isEmpty && declaration.attributes.isEmpty
      && !declaration.isStatic && !changedInPlace.contains(declaration.name)
      && !wholeProgram.sites.assignments(to: declaration.name).contains { mayChange(id, $0) }
    known[id] = answer
    return answer
  }

  private func mayChange(_ id: VariableID, _ site: CallSite) -> Bool {
    let evaluator = wholeProgram.evaluator
    let owner = evaluator.program[id].owner
    guard let base = site.base, !base.isSelf else {
      guard site.base != nil || site.scope.lookup(site.name) == nil, evaluator.isRelated(site.scope.owner, owner)
      else { return false }
      return site.scope.function.map { evaluator.program[$0].declaration.name } != "init"
    }
    return evaluator.evaluate(base, in: site.scope).alternatives.contains { value in
      switch value {
      case .term, .enumCase, .metatype: false
      default: evaluator.typeID(of: value).map { evaluator.isRelated($0, owner) } ?? true
      }
    }
  }
}
