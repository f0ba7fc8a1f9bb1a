import Facts
import NavigationModel

/// Code that loads scenes: `UIStoryboard(name:bundle:).instantiate…`.
struct StoryboardCalls {
  let linkage: Linkage

  /// Storyboard and identifier of a loading call, where both are known.
  func scene(_ expression: Expression, in scope: Scope) -> (storyboard: String, identifier: String?)? {
    scene(linkage.evaluator.evaluate(expression, in: scope))
  }

  /// The same, for the value of such a call.
  func scene(_ value: Value) -> (storyboard: String, identifier: String?)? {
    for alternative in value.alternatives {
      guard case .term(let call) = alternative, call.arguments != nil, let storyboard = storyboard(call.base) else {
        continue
      }
      switch call.name {
      case "instantiateInitialViewController": return (storyboard, nil)
      case "instantiateViewController":
        guard let identifier = text(call.argument("withIdentifier") ?? call.argument("identifier")) else { continue }
        return (storyboard, identifier)
      default: continue
      }
    }
    return nil
  }

  private func storyboard(_ value: Value?) -> String? {
    for alternative in value?.alternatives ?? [] {
      guard case .term(let term) = alternative, term.name == "UIStoryboard" else { continue }
      return text(term.argument("name"))
    }
    return nil
  }

  private func text(_ value: Value?) -> String? {
    for alternative in value?.alternatives ?? [] {
      switch alternative {
      case .string(let text): return text
      case .term(let term) where term.name == "rawValue":
        if case .enumCase(let enumCase)? = term.base {
          let declared = linkage.program[enumCase.type].cases.first { $0.name == enumCase.name }
          return declared?.rawValue?.literalText ?? enumCase.name
        }
      // `String(describing: ProfileViewController.self)` is the usual way to name a scene after its class.
      case .term(let term) where term.name == "String":
        if case .metatype(let type, _)? = term.argument("describing") { return type.simpleName }
      default: continue
      }
    }
    return nil
  }
}
