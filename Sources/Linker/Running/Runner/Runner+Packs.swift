import Facts
import NavigationModel

extension Runner {
  /// Whether it is a parameter for any number of values for which nothing is passed.
  func isEmpty(_ sequence: Condition, _ scope: Scope) -> Bool {
    guard case .boolean(let expression) = sequence, case .name(let name, _) = expression.stripped.kind,
      let meanings = scope.lookup(name)
    else { return false }
    return meanings.allSatisfy { meaning in
      if case .value(.array(let elements)) = meaning { elements.isEmpty } else { false }
    }
  }
}
