import Facts

/// The text that a value surely is: literals, constants, raw values of enums, names of classes.
struct ConstantText {
  let linkage: Linkage

  /// The first text among what a value can be.
  func text(_ value: Value?) -> String? { value?.alternatives.lazy.compactMap(single).first }

  /// All texts that a value can be: `isKnown ? "Home" : "Login"`.
  func texts(_ value: Value?) -> [String] {
    var seen: Set<String> = []
    return (value?.alternatives ?? []).compactMap(single).filter { seen.insert($0).inserted }
  }

  /// The text of an expression.
  func text(_ expression: Expression, in scope: Scope) -> String? {
    text(linkage.evaluator.evaluate(expression, in: scope))
  }

  /// All texts that an expression can be.
  func texts(_ expression: Expression, in scope: Scope) -> [String] {
    texts(linkage.evaluator.evaluate(expression, in: scope))
  }

  private func single(_ value: Value) -> String? {
    switch value {
    case .string(let text): return text
    case .term(let term) where term.base != nil && accessors.segue(term) != nil: return accessors.segue(term)
    // `R.storyboard.main.name`.
    case .term(let term) where term.name == "name" && term.base != nil:
      guard case .term(let base)? = term.base else { return nil }
      return accessors.storyboard(base)
    case .term(let term) where term.name == "rawValue": return term.base.flatMap(rawValue)
    // `String(describing: ProfileViewController.self)` is the usual way to name a scene after its class.
    case .term(let term) where term.name == "String":
      return (term.argument("describing") ?? term.argument("reflecting")).flatMap(className)
    // `NSStringFromClass(self).components(separatedBy: ".").last` leaves the module out.
    case .term(let term) where ["last", "components", "description"].contains(term.name):
      return term.base.flatMap { text($0) }
    case .term(let term) where term.name == "NSStringFromClass": return term.unlabeled.flatMap { className($0.value) }
    default: return nil
    }
  }

  private var accessors: GeneratedAccessors { GeneratedAccessors(interface: linkage.interface) }

  private func rawValue(_ value: Value) -> String? {
    guard case .enumCase(let enumCase) = value else { return nil }
    let declared = linkage.program[enumCase.type].cases.first { $0.name == enumCase.name }
    return declared?.rawValue?.literalText ?? enumCase.name
  }

  /// Where code of a type describes `self`, that is the type.
  private func className(_ value: Value) -> String? {
    switch value {
    case .metatype(let type, let id), .typed(let type, let id):
      // In a protocol's extension `self` is whoever conforms.
      id.map { linkage.program[$0].keyword == .protocol } ?? false ? nil : type.simpleName
    case .instance(let instance): instance.type.simpleName
    case .enumCase(let known) where known.payload.isEmpty: known.name
    default: nil
    }
  }
}
