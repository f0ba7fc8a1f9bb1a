import Facts

extension Runner {
  /// Whether what is gone through holds nothing in the object at hand: the children of a coordinator that has none.
  func isWithoutElements(_ list: Expression, _ scope: Scope) -> Bool {
    let found = evaluator.variables(list, in: scope)
    guard let wholeProgram = evaluator.wholeProgram, !found.isEmpty else { return false }
    return found.allSatisfy { id, receiver in
      let type = receiver.flatMap { evaluator.typeID(of: $0) } ?? evaluator.dispatchType(in: scope)
      return type.map { wholeProgram.staysEmpty(id, of: $0) } ?? false
    }
  }
}
