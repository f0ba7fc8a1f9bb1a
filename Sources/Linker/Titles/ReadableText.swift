import Facts

/// What a user reads where code gives a text: a literal, what stands around it to have it translated, or a constant.
struct ReadableText {
  let linkage: Linkage

  /// The text that an expression stands for, if that is one and the same whenever it is shown.
  ///
  /// - Parameter isKey: whether a literal is looked up in the tables of translations before it is shown.
  func text(_ expression: Expression, in scope: Scope, isKey: Bool) -> String? {
    guard let text = text(expression, scope, depth: 0), text.contains(where: { !$0.isWhitespace }) else { return nil }
    return isKey ? translated(text) : text
  }

  private func text(_ expression: Expression, _ scope: Scope, depth: Int) -> String? {
    guard depth < Self.depthLimit else { return nil }
    switch expression.stripped.kind {
    case .string: return expression.stripped.literalText
    case .call(let callee, let arguments): return translated(callee, arguments, scope, depth)
    case .member(let base?, "localized", _): return text(base, scope, depth: depth + 1).flatMap(translated)
    case .name, .member: return constant(expression, scope, depth)
    default: return nil
    }
  }

  /// `Text("Cart")`, `NSLocalizedString("Cart", comment: "")`, `tr("Strings", "cart.title", fallback: "Cart")`.
  private func translated(_ callee: Expression, _ arguments: [Argument], _ scope: Scope, _ depth: Int) -> String? {
    let literals = arguments.compactMap { $0.value.literalText }
    if let text = literals.lazy.compactMap({ linkage.translations[$0] }).first { return text }
    if let written = arguments.first(where: { Self.fallbacks.contains($0.label ?? "") })?.value.literalText {
      return written
    }
    guard let name = callee.lastName else { return nil }
    if Self.wrappers.contains(name), let first = arguments.first {
      return text(first.value, scope, depth: depth + 1).flatMap(translated)
    }
    guard name.hasPrefix("localized"), let base = callee.strippedBase else { return nil }
    return text(base, scope, depth: depth + 1).flatMap(translated)
  }

  /// What a property is declared as, if nothing else is ever put into it.
  private func constant(_ expression: Expression, _ scope: Scope, _ depth: Int) -> String? {
    guard let id = linkage.evaluator.storedVariable(expression, in: scope) else { return nil }
    let entry = linkage.program[id]
    let isAssigned = linkage.sites.named(entry.declaration.name).contains { $0.form == .assignment }
    guard entry.declaration.attributes.isEmpty, !isAssigned, let value = entry.declaration.value ?? soleResult(of: id)
    else { return nil }
    return text(value, Scope(file: entry.file, owner: entry.owner), depth: depth + 1)
  }

  /// What a computed property of one expression gives: `static var cart: String { tr("cart") }`.
  private func soleResult(of id: VariableID) -> Expression? {
    guard let getter = linkage.program[id].declaration.getter, getter.count == 1 else { return nil }
    switch getter[0].kind {
    case .expression(let expression), .return(let expression?): return expression
    default: return nil
    }
  }

  /// What a table of texts has for a key; keys themselves are no words for a reader: `cart.title`, `CART_TITLE`.
  func translated(_ text: String) -> String? {
    if let translated = linkage.translations[text] { return translated }
    if text.contains(where: \.isWhitespace) { return text }
    let isKey = text.first?.isLowercase ?? true || text.dropLast().contains { $0 == "." || $0 == "_" }
    return isKey ? nil : text
  }

  private static let depthLimit = 4
  /// Labels of what is read where there is no translation.
  private static let fallbacks: Set<String> = ["defaultValue", "fallback", "value"]
  private static let wrappers: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "String", "Text", "verbatim",
  ]
}
