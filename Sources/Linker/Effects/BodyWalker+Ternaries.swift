import Facts

extension BodyWalker {
  /// Walks `isReady ? open() : wait()`: a condition around what stands on its sides, like that of an `if`.
  mutating func walkTernary(
    _ condition: Expression, _ then: Expression, _ otherwise: Expression, _ expression: Expression, _ context: Context
  ) {
    walk(condition, context)
    var (inner, other) = (context, context)
    surround(&inner, .holds([.boolean(condition)]), expression.offset, context.scope)
    walk(then, inner)
    surround(&other, .fails([.boolean(condition)]), expression.offset, context.scope)
    walk(otherwise, other)
  }
}
