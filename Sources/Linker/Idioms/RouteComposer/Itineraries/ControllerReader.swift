import Facts
import NavigationModel

/// Reads which view controller an expression names: `.custom(try? ClassFinder<Home, Any?>().findViewController())`.
struct ControllerReader {
  let linkage: Linkage

  func read(_ argument: LabeledValue) -> ControllerExpression {
    guard let expression = argument.expression else { return .unknown("") }
    let (written, scope) = argument.written ?? (expression, nil)
    return read(written.stripped, in: scope)
  }

  /// The view controller behind `.custom(…)`.
  func custom(_ argument: LabeledValue) -> ControllerExpression? {
    for case .term(let term) in argument.value.alternatives where term.name.hasSuffix("custom") {
      if let inner = term.arguments?.first { return read(inner) }
    }
    return nil
  }

  private func read(_ expression: Expression, in scope: Scope?) -> ControllerExpression {
    if expression.isNil { return .nothing }
    switch expression.lastName {
    case "rootViewController": return .root
    case "topmostViewController", "topmost": return .topmost
    default: break
    }
    guard let scope else { return .unknown(expression.excerpt()) }
    for case .term(let term) in linkage.evaluator.evaluate(expression, in: scope).alternatives {
      switch term.name {
      case "rootViewController": return .root
      case "topmostViewController": return .topmost
      case "findViewController", "getViewController":
        guard let base = term.base else { continue }
        return .found(FinderReader(linkage: linkage).read(LabeledValue(label: nil, value: base)))
      default: continue
      }
    }
    return .unknown(expression.excerpt())
  }
}
